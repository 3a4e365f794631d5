import type { CswEvent } from '../engine/events.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';

/** The units an event is about, those acting before those hit. */
export const unitsIn = (before: Battle, event: CswEvent): readonly UnitId[] => {
  switch (event.type) {
    case 'attackDeclared':
      return event.attack.units;
    case 'attackRolled':
      return event.struck === undefined ? event.attack.units : [event.struck];
    case 'attackWithdrawn':
      return before.attacks[event.index]?.units ?? [];
    case 'moraleRolled':
      return event.check.units;
    case 'battleOpened':
    case 'unitAppeared':
      return [];
    default:
      return 'units' in event ? event.units : 'unit' in event ? [event.unit] : [];
  }
};

/** The side that acts in an event or is affected by it; undefined if both are, or it concerns the battle itself. */
export const whose = (before: Battle, event: CswEvent): Side | undefined => {
  const [first] = unitsIn(before, event);
  if (first !== undefined) return before.units[first]?.side;
  if (event.type === 'unitAppeared') return event.unit.side;
  if (event.type === 'rallyRolled') return before.phasing;
  return 'side' in event ? event.side : undefined;
};
