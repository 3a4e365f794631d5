import { type Clause, cacheLastTwo, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn, raceOf, type Stack } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { rosterOf } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf, hasFriendlyShips, isEnemy } from '../../state/sides.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import { hasBerths } from './berths.ts';
import { type Group, groupIn } from './group.ts';

/** The players who have ships in these stacks, as bits. */
const shipowners = cacheLastTwo((stacks: readonly Stack[]): number =>
  stacks.reduce((bits, { ships, owner }) => (ships.length > 0 ? bits | bitOf(owner) : bits), 0),
);

/** Most matches are fought far from the sea: then boarding need not be checked. */
export const hasShipsAnywhere = (game: Game, player: PlayerNumber): boolean =>
  (shipowners(game.stacks) & friendsOf(game, player)) !== 0 ||
  game.players.some((_, owner) => !isEnemy(game, player, owner) && rosterOf(game, owner).ships.length > 0);

interface Boarding {
  readonly game: Game;
  readonly group: Group | undefined;
  readonly node: Spot;
}

const ownGroupAshore: Clause<Boarding> = ({ game, group }) =>
  group !== undefined && groundIn(game).shores[group.from] !== undefined
    ? permit
    : refuse('CST-MOV-10', 'a group must be some of your own Units and Characters in one land hex');

const onlyLandUnits: Clause<Boarding> = ({ group }) =>
  group?.units.some(({ type }) => TRAITS[type].isShip)
    ? refuse('CST-UNI-06', 'a ship cannot carry ships')
    : permit;

/** CST-MOV-10, CST-RAC-20, CST-R-52 */
const noUndead: Clause<Boarding> = ({ game, group }) => {
  const { player, units, characters } = group as Group;
  const nation = raceOf(game, player);
  const isUndead =
    (characters.length > 0 && nation === 'Undead') ||
    units.some(({ type }) => raceOfUnit(type, nation) === 'Undead');
  return isUndead ? refuse('CST-RAC-20', 'ships cannot carry the Undead') : permit;
};

const besideTheShip: Clause<Boarding> = ({ game, group, node }) =>
  groundIn(game).shores[(group as Group).from]?.includes(node) &&
  hasFriendlyShips(game, (group as Group).player, node)
    ? permit
    : refuse('CST-MOV-10', 'no ship of yours or an ally is beside the hex there');

/** CST-MOV-10: at least 1 MP left, and not stopped. */
const canStillBoard: Clause<Boarding> = ({ group }) =>
  (group as Group).members.every(({ left, isStopped }) => left >= 1 && !isStopped)
    ? permit
    : refuse('CST-MOV-10', 'part of the group has no movement left');

const findsBerths: Clause<Boarding> = ({ game, group, node }) =>
  hasBerths(game, (group as Group).player, node, (group as Group).units)
    ? permit
    : refuse('CST-UNI-10', 'there are not enough berths');

const CLAUSES: readonly Clause<Boarding>[] = [
  ownGroupAshore,
  onlyLandUnits,
  noUndead,
  besideTheShip,
  canStillBoard,
  findsBerths,
];

/** CST-MOV-10, CST-MOV-12; an ally's ships too, which their owner moves (CST-UNI-07). */
export const embarkOrder: OrderRule<'embark'> = {
  check: (game, player, order) =>
    firstRefusal(CLAUSES, { game, group: groupIn(game, player, order), node: spotIn(game, order.node) }),
  decide: (tale, player, { units, chars, node }) => {
    tale.tell({
      type: 'embarked',
      player,
      units,
      characters: chars,
      node: spotIn(tale.state, node),
      rules: ['CST-MOV-10'],
    });
  },
  subjects: (game, player) => {
    if (!hasShipsAnywhere(game, player)) return [];
    const { shores } = groundIn(game);
    const hasShip = (at: Spot): boolean =>
      shores[at]?.some((node) => hasFriendlyShips(game, player, node)) === true;
    const mayBoard = ({ owner, at, isStopped }: Unit | Character): boolean =>
      owner === player && !isStopped && hasShip(at);
    const subjects: string[] = [];
    for (const unit of game.units) if (mayBoard(unit)) subjects.push(unitSubject(unit.id));
    for (const character of game.characters) if (mayBoard(character)) subjects.push(character.id);
    return subjects;
  },
  about: ['unit', 'character'],
  legal: function* (game, player, subject) {
    const id = unitIn(subject);
    const at = id === undefined ? findCharacter(game, subject)?.at : findUnit(game, id)?.at;
    for (const node of groundIn(game).shores[at ?? -1] ?? []) {
      const order = {
        type: 'embark' as const,
        units: id === undefined ? [] : [id],
        chars: id === undefined ? [subject] : [],
        node: idOfSpot(game, node),
      };
      if (embarkOrder.check(game, player, order).ok) yield order;
    }
  },
  describe: (game, { units, chars, node }) =>
    say`take ${[namesOfUnits(game, units), namesOfCharacters(game, chars)].filter(Boolean).join(', ')} aboard at ${nameOfSpot(game, spotIn(game, node))}`,
  choice: (game, _player, { units, chars, node }) => {
    const place = placeOfSpot(game, spotIn(game, node));
    return choiceOf('Embark', {
      goal: node,
      actors: [...units.map(unitSubject), ...chars],
      ...(place && { place }),
    });
  },
};
