import type { ClauseId, GameEvent, LineKind, Modifier, Roll } from '@warmoot/kernel';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

export type EventType =
  | 'begun'
  | 'placed'
  | 'rolled'
  | 'sealed'
  | 'spellLaid'
  | 'spellRevealed'
  | 'enchanted'
  | 'deployed'
  | 'stepBegan'
  | 'turnBegan'
  | 'ordered'
  | 'shot'
  | 'charged'
  | 'answered'
  | 'moved'
  | 'contacted'
  | 'struck'
  | 'lost'
  | 'gone'
  | 'routed'
  | 'recoiled'
  | 'advanced'
  | 'rallied'
  | 'looted'
  | 'ended';

/** What an event changes: single units, units that leave, and anything else in the state. */
export interface Changes {
  readonly units?: Readonly<Record<string, Partial<Unit>>>;
  readonly removed?: readonly string[];
  readonly rest?: Partial<Omit<BloodState, 'units'>>;
}

/** An event carries its sentence; one about a secret, such as a sealed order, has another for everybody else. */
export interface BloodEvent extends GameEvent {
  readonly type: EventType;
  readonly text: string;
  /** What all but the side `of` read. */
  readonly toOthers?: string;
  readonly of?: Side;
  readonly kind?: LineKind;
  readonly rules: readonly ClauseId[];
  readonly rolls?: readonly Roll[];
  readonly modifiers?: readonly Modifier[];
  readonly changes: Changes;
}

const unitsAfter = (
  units: BloodState['units'],
  { units: changed, removed }: Changes,
): BloodState['units'] => {
  if (changed === undefined && removed === undefined) return units;
  const after: Record<string, Unit> = { ...units };
  for (const [id, change] of Object.entries(changed ?? {})) after[id] = { ...(after[id] as Unit), ...change };
  for (const id of removed ?? []) delete after[id];
  return after;
};

/** Records an event: everything was decided before. */
export const apply = (state: BloodState, { changes }: BloodEvent): BloodState => ({
  ...state,
  ...changes.rest,
  units: unitsAfter(state.units, changes),
});
