import { type Mark, say } from '@warmoot/kernel';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { allowanceIn } from '../rules/movement/party.ts';
import { beginWalk, checkStop, hasStepped, stepOnWalk, type Walk } from '../rules/movement/walk.ts';
import { waypoints } from '../rules/movement/waypoints.ts';
import { couldStop } from '../rules/stacking/stacks.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { NOWHERE, nextTo } from '../state/board.ts';
import { type Battle, boardIn } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { pointsText } from '../units/unitType.ts';
import { placeOf } from './marks.ts';

/** Half points the slowest of them has left. */
const leftHalf = ({ party, spentHalf, steppedRear }: Walk): number =>
  Math.min(...spentHalf.map((spent, i) => 2 * allowanceIn(party, i, steppedRear) - spent));

/**
 * CSW-P-03: every hex a stack can come to, with the points it has left there: through front flats, or only through a
 * rear flat; where an enemy zone ends the move; where there is no room, or it would overstack; where there are
 * caltrops; where it may not step from zone to zone.
 */
export const reachMarks = (battle: Battle, units: readonly Unit[]): Mark[] => {
  const marks = new Map<string, Mark>();
  const add = ({ kind, label, rule }: Omit<Mark, 'places'>, cell: number): void => {
    const key = `${kind} ${label}`;
    const places = [...(marks.get(key)?.places ?? []), placeOf(battle, cell)];
    marks.set(key, { kind, places, ...(label && { label }), ...(rule && { rule }) });
  };
  for (const walk of bestWalks(battle, units).values())
    for (const mark of [reachMark(battle, walk), ...dangersAt(battle, walk)]) add(mark, walk.cell);
  for (const cell of betweenZones(battle, units))
    add({ kind: 'forbidden', label: 'from one enemy zone into another', rule: 'CSW-ZOC-04' }, cell);
  return [...marks.values()];
};

/** For each hex the path through front flats if there is one, otherwise the cheapest. */
const bestWalks = (battle: Battle, units: readonly Unit[]): Map<number, Walk> => {
  const walks = new Map<number, Walk>();
  for (const walk of waypoints(battle, units)) {
    const known = walks.get(walk.cell);
    const better = known === undefined || (known.steppedRear && !walk.steppedRear);
    if (hasStepped(walk) && better) walks.set(walk.cell, walk);
  }
  return walks;
};

const reachMark = (battle: Battle, walk: Walk): Omit<Mark, 'places'> => {
  const room = checkStop(battle, walk);
  if (!room.ok) return { kind: 'passage', label: room.because, rule: room.rule };
  const label = say`${pointsText(leftHalf(walk))} left`;
  if (inEnemyZone(battle, walk.party.side, walk.cell)) return { kind: 'stop', label, rule: 'CSW-ZOC-02' };
  return walk.steppedRear ? { kind: 'reachByRear', label, rule: 'CSW-FAC-03' } : { kind: 'reach', label };
};

/** Permitted, but worth a warning. */
const dangersAt = (battle: Battle, walk: Walk): Omit<Mark, 'places'>[] => {
  const { party, cell } = walk;
  const crowds = checkStop(battle, walk).ok && !couldStop(battle, party.units, cell);
  const pricks = battle.caltrops.some((each) => each.cell === cell && each.state === 'placed');
  return [
    ...(crowds
      ? [
          {
            kind: 'warning',
            label: 'units that end here rout: too many, or of several types',
            rule: 'CSW-STK-07',
          },
        ]
      : []),
    ...(pricks ? [{ kind: 'warning', label: 'caltrops', rule: 'CSW-CAL-07' }] : []),
  ];
};

/** CSW-ZOC-04 bars only the first step: a later one is barred by CSW-ZOC-02 already. */
const betweenZones = (battle: Battle, units: readonly Unit[]): number[] => {
  const [first] = units;
  if (first === undefined || !mayAllMove(battle, units).ok) return [];
  const walk = beginWalk(battle, units, first.facing);
  return ([0, 1, 2, 3, 4, 5] as const)
    .map((direction) => nextTo(boardIn(battle), first.cell, direction))
    .filter((cell) => cell !== NOWHERE)
    .filter((cell) => {
      const walked = stepOnWalk(battle, walk, cell);
      return !walked.ok && walked.rule === 'CSW-ZOC-04';
    });
};
