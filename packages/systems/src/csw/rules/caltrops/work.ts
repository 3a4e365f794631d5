import type { Tale } from '../../engine/tale.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { type Battle, type Caltrops, isOnSurface, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** The new markers of one hex. */
export const recordCaltrops = (
  tale: Tale,
  cell: number,
  caltrops: readonly Caltrops[],
  what: string,
  rule: string,
): void => {
  tale.tell({ type: 'caltropsChanged', caltrops, cell, what, rules: [rule] });
};

export const caltropsIn = ({ caltrops }: Battle, cell: number, state: Caltrops['state']): boolean =>
  caltrops.some((each) => each.cell === cell && each.state === state);

/** Adds a marker. */
export const withMarker = ({ caltrops }: Battle, cell: number, state: Caltrops['state']): Caltrops[] =>
  [...caltrops, { cell, state }].sort((a, b) => a.cell - b.cell);

/** Removes a marker of that state. */
const withoutMarker = ({ caltrops }: Battle, cell: number, state: Caltrops['state']): Caltrops[] => {
  const index = caltrops.findIndex((each) => each.cell === cell && each.state === state);
  return caltrops.filter((_, i) => i !== index);
};

/** The marker of a hex in another state. */
export const withState = (
  battle: Battle,
  cell: number,
  from: Caltrops['state'],
  to: Caltrops['state'],
): Caltrops[] =>
  battle.caltrops.map((each) => (each.cell === cell && each.state === from ? { cell, state: to } : each));

/**
 * CSW-CAL-03, CSW-R-67: done when its side's next movement segment starts; workers that left or routed have stopped.
 */
export const finishCaltropsWork = (tale: Tale): void => {
  const { phasing } = tale.state;
  for (const unit of tale.state.units)
    if (unit.working !== null && unit.side === phasing && isOnSurface(unit)) finish(tale, unit);
};

const finish = (tale: Tale, { id, cell, working }: Unit): void => {
  const taking = working === 'taking';
  tale.tell({
    type: 'unitsMarked',
    units: [id],
    change: taking ? { working: null, carriesCaltrops: true } : { working: null },
    rules: ['CSW-CAL-03'],
  });
  if (taking) recordCaltrops(tale, cell, withoutMarker(tale.state, cell, 'inWork'), 'taken up', 'CSW-CAL-03');
  else recordCaltrops(tale, cell, withState(tale.state, cell, 'inWork', 'placed'), 'placed', 'CSW-CAL-03');
};

/** CSW-CAL-03: markers whose worker fell, routed or left become heaps. */
export const abandonCaltropsWork = (tale: Tale): void => {
  for (const { cell, state } of tale.state.caltrops)
    if (state === 'inWork' && !unitsAt(tale.state, cell).some((unit) => unit.working !== null))
      recordCaltrops(
        tale,
        cell,
        withState(tale.state, cell, 'inWork', 'stacked'),
        'left in a heap',
        'CSW-CAL-03',
      );
};

/** CSW-CAL-01, CSW-CAL-06: foot of either side that ended its move there, free and not dormant (CSW-UND-04). */
const picksUp = (battle: Battle, unit: Unit): boolean =>
  unit.stepsTaken > 0 &&
  !unit.routed &&
  !unit.dormant &&
  !unit.carriesCaltrops &&
  unit.working === null &&
  typeOf(battle, unit).category === 'foot';

/** CSW-CAL-06: immediately when the movement ends. */
export const pickUpCaltrops = (tale: Tale): void => {
  for (const { cell, state } of tale.state.caltrops) {
    if (state !== 'stacked') continue;
    const finder = unitsAt(tale.state, cell).find((unit) => picksUp(tale.state, unit));
    if (finder === undefined) continue;
    const rules = ['CSW-CAL-06'];
    tale.tell({ type: 'unitsMarked', units: [finder.id], change: { carriesCaltrops: true }, rules });
    recordCaltrops(tale, cell, withoutMarker(tale.state, cell, 'stacked'), 'picked up', 'CSW-CAL-06');
  }
};
