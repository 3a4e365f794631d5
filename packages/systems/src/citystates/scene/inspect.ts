import { type ExplainedFact, type Inspection, type Seat, say } from '@warmoot/kernel';
import { TERRAIN } from '../data/terrain.ts';
import { UNITS } from '../data/units.ts';
import { unitIn } from '../engine/subjects.ts';
import { payOf } from '../rules/economy/income.ts';
import { MAX_RAISED } from '../rules/economy/recruit.ts';
import { allowanceOf, characterAllowance } from '../rules/movement/group.ts';
import { isBesieged } from '../rules/siege/state.ts';
import type { Character } from '../state/character.ts';
import { type Game, groundIn } from '../state/game.ts';
import { NOWHERE, type Spot } from '../state/ground.ts';
import { nameOfSpot, spotIn } from '../state/places.ts';
import { NOBODY, numberOf, type PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { findCharacter, findUnit } from '../state/units.ts';
import { listed, nameOfCharacter, openingPlayer, spokenPlayer } from '../words/names.ts';
import { counted } from '../words/telling.ts';
import { encounterCard } from './hand.ts';
import { flightLayer } from './layers.ts';
import { unknownUnits } from './remembered.ts';

const fact = (label: string, value: string, ...rules: string[]): ExplainedFact => ({ label, value, rules });

const unitFacts = (game: Game, unit: Unit): ExplainedFact[] => {
  const { attack, defense, order, carry, tags } = UNITS[unit.type];
  const allowance = allowanceOf(game, unit);
  return [
    ...(attack === null
      ? []
      : [fact('Attack', String(attack), 'CST-UNI-01'), fact('Defence', String(defense), 'CST-UNI-01')]),
    fact(
      'Movement',
      unit.isStopped
        ? 'cannot move further this turn'
        : say`${Math.max(0, allowance - unit.spent)} of ${allowance}`,
      unit.isStopped ? 'CST-ZOC-02' : 'CST-MOV-01',
    ),
    ...(order > 0 ? [fact('Strikes at', String(order), 'CST-LCB-07')] : []),
    ...(carry > 0 ? [fact('Carries', counted(carry, 'Unit'), 'CST-MOV-10')] : []),
    fact('Kind', listed(tags), 'CST-UNI-01'),
    ...(unit.hasAttacked ? [fact('This turn', 'has attacked', 'CST-LCB-01')] : []),
    fact('Place', nameOfSpot(game, unit.at)),
  ];
};

const characterFacts = (game: Game, character: Character): ExplainedFact[] => [
  fact('Class', say`${character.class}, level ${character.level}`, 'CST-CHR-01'),
  fact(
    'Movement',
    say`${Math.max(0, characterAllowance(game, character) - character.spent)} of ${characterAllowance(game, character)}`,
    'CST-MOV-03',
  ),
  fact('Action', character.hasActed ? 'has acted this turn' : 'can act', 'CST-CHR-04'),
  ...(character.isCursed ? [fact('Cursed', 'one level lower', 'CST-PRA-11')] : []),
  ...character.artifacts.map((id) => fact('Artifact', encounterCard(id)?.name ?? id, 'CST-CHR-08')),
  fact('Place', nameOfSpot(game, character.at)),
];

const centreFacts = (game: Game, player: PlayerNumber, hex: Spot): ExplainedFact[] => {
  const ground = groundIn(game);
  const number = ground.centreAt[hex] ?? NOWHERE;
  const centre = game.centres[number];
  if (centre === undefined) return [];
  const holder = centre.controller === NOBODY ? 'nobody' : spokenPlayer(game, centre.controller);
  const most = ground.centres[number]?.isCity ? MAX_RAISED.city : MAX_RAISED.town;
  return [
    fact('Held by', holder, 'CST-ECO-03'),
    fact('Income', say`${payOf(game, number)} gold a turn`, 'CST-ECO-01'),
    ...(centre.controller === player
      ? [fact('Raised', say`${centre.raised} of ${most} this turn`, 'CST-ECO-06')]
      : []),
    ...(centre.pillagedInTurn > 0
      ? [fact('Pillaged', say`in turn ${centre.pillagedInTurn}`, 'CST-BAR-05')]
      : []),
    ...(centre.controller !== NOBODY && isBesieged(game, centre.controller, hex)
      ? [fact('Besieged', 'yields nothing', 'CST-SIE-05')]
      : []),
  ];
};

const guardianFacts = (game: Game, hex: Spot): ExplainedFact[] => {
  if (groundIn(game).hasRuins[hex] !== 1) return [];
  const guardian = game.lasting.ruins.find((ruin) => ruin.hex === hex)?.guardian;
  const card = guardian == null ? undefined : encounterCard(guardian);
  return [
    fact(
      'Ruins',
      card === undefined ? 'to be explored' : say`${card.name}, level ${card.level}, guards them`,
      'CST-RUI-02',
    ),
  ];
};

/** CST-HID-02 */
const stackFacts = (game: Game, hex: Spot): ExplainedFact[] =>
  game.stacks
    .filter(({ at }) => at === hex)
    .map((stack) => {
      const { owner, fighting, passengers, ships, types } = stack;
      const hidden = fighting - Math.min(fighting, types.length);
      const parts = [
        ...(ships.length > 0 ? [listed(ships)] : []),
        ...(fighting > hidden ? [listed(types.slice(0, fighting))] : []),
        ...(hidden > 0 ? [unknownUnits(game, stack, hidden)] : []),
        ...(passengers > 0 ? [say`${counted(passengers, 'Unit')} aboard`] : []),
      ];
      return fact(openingPlayer(game, owner), listed(parts, '; ') || 'supplies', 'CST-HID-02');
    });

const hexFacts = (game: Game, player: PlayerNumber, hex: Spot): ExplainedFact[] => {
  const ground = groundIn(game);
  const { name, move } = TERRAIN[ground.terrain[hex] as keyof typeof TERRAIN];
  const own = game.units.filter(({ at, owner }) => at === hex && owner === player);
  return [
    ...centreFacts(game, player, hex),
    fact('Terrain', move > 0 ? say`${name}, ${move} points to enter` : name, 'CST-TER-01'),
    ...(ground.hasFortress[hex] === 1 ? [fact('Fortress', 'printed', 'CST-TER-07')] : []),
    ...(game.forts.some((fort) => fort.hex === hex) ? [fact('Field fort', 'built', 'CST-TER-15')] : []),
    ...guardianFacts(game, hex),
    ...(own.length > 0
      ? [
          fact(
            'Your Units',
            say`${own.filter(({ type }) => TRAITS[type].isLandFighting).length} of 8`,
            'CST-STK-01',
          ),
        ]
      : []),
    ...stackFacts(game, hex),
  ];
};

/** `stack blue 2,-1` and `fleet …` contain their place. */
const spotOfPiece = (game: Game, subject: string): Spot => {
  const named = game.stacks.find(({ at }) => subject.endsWith(` ${nameOfSpot(game, at)}`));
  return named?.at ?? NOWHERE;
};

/** CST-PLY-06: the card of a Unit, a Character, a stack or a hex. */
export const inspect = (game: Game, seat: Seat, subject: string): Inspection | undefined => {
  const player = numberOf(seat);
  const unit = findUnit(game, unitIn(subject) ?? -1);
  if (unit !== undefined)
    return {
      title: unit.type,
      facts: unitFacts(game, unit),
      layers: flightLayer(game, player, unit),
    };
  const character = findCharacter(game, subject);
  if (character !== undefined)
    return { title: nameOfCharacter(game, character), facts: characterFacts(game, character), layers: [] };
  const spot = spotIn(game, subject);
  const hex = spot >= 0 ? spot : spotOfPiece(game, subject);
  if (hex < 0 || hex >= groundIn(game).hexes) return undefined;
  return { title: nameOfSpot(game, hex), facts: hexFacts(game, player, hex), layers: [] };
};
