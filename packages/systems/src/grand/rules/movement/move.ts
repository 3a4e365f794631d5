import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { TERRAIN } from '../../data/terrain.ts';
import { armyInSubject, armySubject, type OrderRule } from '../../engine/orderRule.ts';
import type { OrderOf, Part } from '../../orders/orders.ts';
import { type Army, strengthOf, type Troops } from '../../state/army.ts';
import { armiesOf, armyAt, armyIn, type Game, groundIn, isFast, isOwnCity } from '../../state/game.ts';
import { besideSpot, isBeside, NOWHERE, type Spot } from '../../state/ground.ts';
import { idOf, nameOfSpot, placeOf, spotIn } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { nameOfArmy } from '../../words/names.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy, mostArmy } from '../armies/limits.ts';
import { breakOff, checkLeaves, checkPart, movingTroops } from '../armies/part.ts';
import { ledPartOf } from '../armies/partOf.ts';
import { type Entry, noEnemyThere, notAtPeace, notBarredByPrince, notIntoBattle } from './enter.ts';
import { checkMayAct, mayAct } from './mayAct.ts';
import { moveInto } from './moveInto.ts';

/** GRD-MOV-01, GRD-MOV-07, GRD-R-62, GRD-WHS-03 */
const FAST_POINTS = 2;

interface Move {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly army: Army;
  readonly part: Part | undefined;
  readonly path: readonly Spot[];
}

/** GRD-MOV-07, GRD-R-62: the movement points of a fast army for these hexes. */
export const fastCost = (game: Game, path: readonly Spot[]): number =>
  path.reduce((sum, spot) => sum + TERRAIN[groundIn(game).terrain[spot] ?? 'plain'].fastCost, 0);

/** GRD-MOV-01, GRD-MOV-07: one hex a week, whatever the terrain; a fast army two points' worth. */
export const reaches = (game: Game, troops: Troops, path: readonly Spot[]): boolean =>
  path.length === 1 || (isFast(game, troops) && fastCost(game, path) <= FAST_POINTS);

const onTheMap: Clause<Move> = ({ game, army, path }) => {
  const ground = groundIn(game);
  const isPath = path.every(
    (spot, at) => spot !== NOWHERE && isBeside(ground, at === 0 ? army.at : (path[at - 1] as Spot), spot),
  );
  return isPath ? permit : refuse('GRD-MOV-08', 'a move leads to a neighbouring hex of the map');
};

const withinReach: Clause<Move> = ({ game, army, part, path }) => {
  if (reaches(game, movingTroops(army, part), path)) return permit;
  return isFast(game, movingTroops(army, part))
    ? refuse('GRD-R-62', 'woods and mountains take the whole week')
    : refuse('GRD-MOV-01', 'an army moves one hex a week');
};

const mayEnter: Clause<Move> = ({ game, kingdom, path }) => {
  for (const spot of path) {
    const entry: Entry = { game, kingdom, spot };
    const verdict = firstRefusal([notIntoBattle, notAtPeace, notBarredByPrince, noEnemyThere], entry);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

/** GRD-ARM-02, GRD-ARM-03, GRD-R-84: at most 500 points in a hex; passing through a friendly army merges. */
const mayMerge: Clause<Move> = ({ game, army, part, path }) => {
  if (path.slice(0, -1).some((spot) => armyAt(game, spot) !== undefined))
    return refuse('GRD-ARM-02', 'entering the hex of a friendly army merges them');
  const there = armyAt(game, path.at(-1) as Spot);
  if (there === undefined || strengthOf(there) + strengthOf(movingTroops(army, part)) <= mostArmy(game))
    return permit;
  return refuse(
    'GRD-ARM-03',
    say`together they would have more than ${figureOf(game, mostArmy(game))} points`,
  );
};

const CLAUSES: readonly Clause<Move>[] = [
  ({ game, army, part }) => checkPart(game, army, part),
  ({ game, army, part }) => checkLeaves(game, army, part),
  onTheMap,
  withinReach,
  mayEnter,
  mayMerge,
];

const checkMove: OrderRule<'move'>['check'] = (game, kingdom, order) => {
  const verdict = checkMayAct(game, kingdom, order.army);
  if (!verdict.ok) return verdict;
  const army = armyIn(game, order.army) as Army;
  const path = order.path.map((id) => spotIn(game, id));
  return firstRefusal(CLAUSES, { game, kingdom, army, part: order.part, path });
};

/** The ways a part of an army may be offered: all of it, half of it, all but 50. */
export const partsOffered = (game: Game, army: Army): (Part | undefined)[] => {
  const least = leastArmy(game);
  const strength = strengthOf(army);
  const canSplit = strength >= 2 * least || (isOwnCity(game, army.owner, army.at) && strength > least);
  if (!canSplit) return [undefined];
  const sizes = new Set(
    [Math.floor(strength / 2), strength - least].filter((size) => size >= least && size < strength),
  );
  return [undefined, ...[...sizes].map((size) => ledPartOf(army, size))];
};

/** How strong a part is, in points. */
export const partText = (game: Game, id: number, part: Part): string => {
  const army = armyIn(game, id);
  return figureOf(game, army === undefined ? 0 : strengthOf(movingTroops(army, part)));
};

const pathsFrom = (game: Game, army: Army, part: Part | undefined): Spot[][] => {
  const ground = groundIn(game);
  const near = besideSpot(ground, army.at).map((spot) => [spot]);
  if (!isFast(game, movingTroops(army, part))) return near;
  const far = near.flatMap(([first]) =>
    besideSpot(ground, first as Spot)
      .filter((spot) => spot !== army.at && !isBeside(ground, army.at, spot))
      .map((spot) => [first as Spot, spot]),
  );
  return [...near, ...far];
};

/** GRD-MOV-01 to GRD-MOV-08; nothing stops an army on its way: no zones of control (GRD-MOV-06). */
export const moveOrder: OrderRule<'move'> = {
  check: checkMove,
  decide: (tale, _kingdom, order) => {
    const army = armyIn(tale.state, order.army) as Army;
    const path = order.path.map((id) => spotIn(tale.state, id));
    moveInto(tale, breakOff(tale, army, order.part), path, 'ordered');
  },
  subjects: (game, kingdom) =>
    armiesOf(game, kingdom)
      .filter(mayAct)
      .map(({ id }) => armySubject(id)),
  legal: function* (game, kingdom, subject) {
    const army = armyIn(game, armyInSubject(subject) ?? -1);
    if (army === undefined || army.owner !== kingdom || !mayAct(army)) return;
    for (const part of partsOffered(game, army))
      for (const path of pathsFrom(game, army, part)) {
        const order: OrderOf<'move'> = {
          type: 'move',
          army: army.id,
          path: path.map((spot) => idOf(game, spot)),
          ...(part && { part }),
        };
        if (checkMove(game, kingdom, order).ok) yield order;
      }
  },
  describe: (game, { army, path, part }) => {
    const to = nameOfSpot(game, spotIn(game, path.at(-1) as string));
    return part === undefined
      ? say`move ${nameOfArmy(game, army)} to ${to}`
      : say`move ${partText(game, army, part)} points of ${nameOfArmy(game, army)} to ${to}`;
  },
  choice: (game, _kingdom, { army, path, part }) => {
    const spots = path.map((id) => spotIn(game, id));
    const to = spots.at(-1) as Spot;
    const joins = armyAt(game, to) !== undefined;
    return choiceOf(part === undefined ? (joins ? 'Join' : 'Move') : 'Send part', {
      goal:
        part === undefined
          ? nameOfSpot(game, to)
          : say`${partText(game, army, part)} to ${nameOfSpot(game, to)}`,
      actors: [armySubject(army)],
      ...(to !== NOWHERE && { place: placeOf(game, to), way: spots.map((spot) => placeOf(game, spot)) }),
      ...(part !== undefined && { isAside: true }),
    });
  },
};
