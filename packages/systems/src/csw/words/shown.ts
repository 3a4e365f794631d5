import type { Fate, Line, Place } from '@warmoot/kernel';
import type { CswEvent } from '../engine/events.ts';
import { NOWHERE } from '../state/board.ts';
import { type Battle, boardIn, isLeader } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';
import { kindOf } from './describe.ts';
import { type Listener, seenOf } from './telling.ts';
import { unitsIn } from './whose.ts';

/** The hex of an event: the one it names, otherwise where its first unit is. */
const cellOf = (before: Battle, event: CswEvent): number => {
  if (event.type === 'attackRolled' || event.type === 'attackDeclared') return event.attack.target;
  if (event.type === 'unitsMoved' || event.type === 'unitsWent') return event.path.at(-1) ?? NOWHERE;
  if (event.type === 'workChanged') return event.work.cell;
  if ('cell' in event && typeof event.cell === 'number') return event.cell;
  const [first] = unitsIn(before, event);
  return first === undefined ? NOWHERE : (before.units[first]?.cell ?? NOWHERE);
};

/** CSW-TUN-02: the place of what happens underground is shown only to those who see it. */
const isSeen = (listener: Listener, event: CswEvent): boolean => {
  const ids = unitsIn(listener.before, event);
  return seenOf(listener, ids).length === ids.length;
};

const placeOf = (listener: Listener, event: CswEvent): Place | undefined => {
  const cell = cellOf(listener.before, event);
  return cell === NOWHERE || !isSeen(listener, event) ? undefined : boardIn(listener.before).grid.hexes[cell];
};

const FATES: Partial<Record<CswEvent['type'], Fate['is']>> = {
  unitEliminated: 'lost',
  unitsDeserted: 'lost',
  hitTaken: 'hurt',
  unitsRouted: 'routed',
  unitsRallied: 'rallied',
};

const fateOf = (battle: Battle, id: UnitId, is: Fate['is']): Fate[] => {
  const unit = battle.units[id];
  if (unit === undefined) return [];
  const { side, name } = unit;
  return [{ is, side, who: name, kind: kindOf(name), ...(isLeader(battle, unit) && { isLeader: true }) }];
};

/** Everybody learns of a loss; other fates only of units that the listener sees (CSW-TUN-02). */
const fatesOf = (listener: Listener, event: CswEvent): Fate[] => {
  const is = FATES[event.type];
  if (is === undefined) return [];
  const ids = unitsIn(listener.before, event);
  const known = is === 'lost' ? ids : seenOf(listener, ids);
  return known.flatMap((id) => fateOf(listener.before, id, is));
};

/** CSW-P-11: where on the board the listener is shown an event, and what it did to which units. */
export const shown = (listener: Listener, event: CswEvent): Pick<Line, 'at' | 'fates'> => {
  const at = placeOf(listener, event);
  const fates = fatesOf(listener, event);
  return { ...(at && { at }), ...(fates.length > 0 && { fates }) };
};
