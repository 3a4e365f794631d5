import type { Tale } from '../../engine/tale.ts';
import type { CharacterId } from '../../state/character.ts';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import { type Ground, isNaval, type Spot } from '../../state/ground.ts';
import { charactersAt, occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { hasEnemyFighters, hasFriendlyFighters } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { battleOf, fightersOf, isFlyer, ownersOf, raceOfFighter } from '../battle/fighters.ts';
import type { Battle } from '../battle/state.ts';
import { enterHexes } from '../movement/arrival.ts';
import { fleetRetreatsTo } from '../navalCombat/retreat.ts';
import { roomFor } from '../stacking/stacking.ts';
import { BARRED, stepCost, type Terms, termsOfRace } from '../terrain/stepCost.ts';
import { inEnemyZone } from '../zones/zones.ts';

/** Whether the defenders retreat by air: all of them fly, and no Caravan is with them. */
const goByAir = (game: Game, battle: Battle): boolean => {
  const owners = ownersOf(battle, 'defender').reduce((bits, owner) => bits | bitOf(owner), 0);
  return (
    fightersOf(battle, 'defender').every(isFlyer) &&
    ((occupancyOf(game).supplies[battle.to] as number) & owners) === 0
  );
};

/** The terms on which all must be able to enter: each Unit's race, and its owner's nation for Caravans. */
const termsOfAll = (game: Game, battle: Battle): Terms[] => [
  ...fightersOf(battle, 'defender').map((fighter) =>
    termsOfRace(raceOfFighter(game, fighter), isFlyer(fighter), 0),
  ),
  ...ownersOf(battle, 'defender').map((owner) => termsOfRace(raceOf(game, owner), false, 0)),
];

const besideBattle = (ground: Ground, { to }: Battle): { hex: Spot; direction: number }[] =>
  [0, 1, 2, 3, 4, 5]
    .map((direction) => ({ hex: ground.beside[6 * to + direction] as Spot, direction }))
    .filter(({ hex }) => hex >= 0 && ground.isOpen[hex] === 1);

/** CST-LCB-20 and, for flyers driven off, CST-ACB-10: ZOC ignored, over any hexside. Ascending. */
export const retreatHexes = (game: Game, isDrivenOff: boolean): Spot[] => {
  const battle = battleOf(game);
  const ground = groundIn(game);
  const survivors = fightersOf(battle, 'defender');
  const owner = survivors[0]?.owner as PlayerNumber;
  const flies = isDrivenOff || goByAir(game, battle);
  const terms = termsOfAll(game, battle);
  const mayCross = (direction: number): boolean =>
    flies || terms.every((each) => stepCost(game, ground, each, battle.to, direction) !== BARRED);
  const isSafe = (hex: Spot): boolean =>
    isDrivenOff || !inEnemyZone(game, owner, hex) || hasFriendlyFighters(game, owner, hex);
  return besideBattle(ground, battle)
    .filter(
      ({ hex, direction }) =>
        mayCross(direction) &&
        !hasEnemyFighters(game, owner, hex) &&
        roomFor(game, hex, survivors.length) &&
        isSafe(hex),
    )
    .map(({ hex }) => hex)
    .sort((a, b) => a - b);
};

/** Where the defenders may go: hexes on land, nodes at sea (CST-LCB-20, CST-NCB-09). */
export const retreatSpots = (game: Game): Spot[] =>
  battleOf(game).kind === 'land' ? retreatHexes(game, false) : fleetRetreatsTo(game);

/** CST-LCB-20: with Characters and Caravans of their owners; a fleet takes along everything aboard. */
const retinue = (game: Game, owners: readonly PlayerNumber[], withSupply: boolean): Unit[] => {
  const { to } = battleOf(game);
  const isSea = isNaval(groundIn(game), to);
  return unitsAt(game, to).filter(
    ({ owner, type }) => isSea || (owners.includes(owner) && (withSupply || !TRAITS[type].isSupply)),
  );
};

export const retreatTo = (tale: Tale, to: Spot, isDrivenOff: boolean): void => {
  const game = tale.state;
  const battle = battleOf(game);
  const units = retinue(game, ownersOf(battle, 'defender'), !isDrivenOff);
  const owners = [...new Set(units.map(({ owner }) => owner))];
  const characters: CharacterId[] = owners.flatMap((owner) =>
    charactersAt(game, owner, battle.to).map(({ id }) => id),
  );
  tale.tell({
    type: 'defendersRetreated',
    to,
    units: units.map(({ id }) => id),
    characters,
    irrevocable: true,
    rules: [battle.kind === 'land' ? (isDrivenOff ? 'CST-ACB-10' : 'CST-LCB-20') : 'CST-NCB-09'],
  });
  if (battle.kind === 'land')
    for (const owner of owners)
      enterHexes(
        tale,
        owner,
        units.filter((unit) => unit.owner === owner),
        [to],
      );
};
