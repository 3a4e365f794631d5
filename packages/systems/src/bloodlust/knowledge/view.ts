import { type Dice, type Gist, type Seat, type Seen, seen } from '@warmoot/kernel';
import type { BloodEvent } from '../engine/events.ts';
import type { BloodState } from '../state/state.ts';

/** Nothing is hidden in this order of play (BLD-PLY-06); every seat sees the whole table. */
export type BloodView = BloodState;

export const view = (state: BloodState, _seat: Seat): Seen<BloodView> =>
  seen({
    options: state.options,
    edges: state.edges,
    table: state.table,
    terrain: state.terrain,
    camps: state.camps,
    units: state.units,
    lost: state.lost,
    bonds: state.bonds,
    charges: state.charges,
    turn: state.turn,
    at: state.at,
    step: state.step,
    active: state.active,
    deploying: state.deploying,
    first: state.first,
    waiting: state.waiting,
    shots: state.shots,
    control: state.control,
    mayAdvance: state.mayAdvance,
    end: state.end,
  });

export const imagine = (known: BloodView, _seat: Seat, _dice: Dice): BloodState => ({ ...known });

/** Castings lost by either side, for odds. */
export const gist = (before: BloodState, events: readonly BloodEvent[], seat: Seat): Gist => {
  const counts = { own: 0, enemy: 0 };
  for (const { changes } of events)
    for (const [id, change] of Object.entries(changes.units ?? {})) {
      const unit = before.units[id];
      const hits = (change.deeds?.meleeHits ?? 0) + (change.deeds?.fireHits ?? 0);
      const known = (unit?.deeds.meleeHits ?? 0) + (unit?.deeds.fireHits ?? 0);
      if (unit !== undefined && hits > known) counts[unit.side === seat ? 'own' : 'enemy'] += hits - known;
    }
  return counts;
};
