import { type Seat, say } from '@warmoot/kernel';
import type { CswEvent } from '../engine/events.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { unitsAt } from '../state/occupancy.ts';
import type { Battle } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';
import { hexName, namesAndSide } from './describe.ts';

export type EventOf<Type extends CswEvent['type']> = Extract<CswEvent, { type: Type }>;

/** A seat, the battle before the event, and what the seat knows of it. */
export interface StoryContext {
  readonly seat: Seat;
  readonly before: Battle;
  readonly knowledge: Knowledge;
}

/** A sentence, or nothing if the event means nothing to this seat or is hidden from it. */
export type StoryWriter<Type extends CswEvent['type']> = (
  context: StoryContext,
  event: EventOf<Type>,
) => string | undefined;

export type StoryWriters<Type extends CswEvent['type']> = { readonly [Each in Type]: StoryWriter<Each> };

/** `Heavy Foot 1–4 in 0706`, or just the hex if nobody is there. */
export const occupantsOf = (battle: Battle, cell: number): string => {
  const ids = unitsAt(battle, cell).map(({ id }) => id);
  return ids.length === 0
    ? hexName(battle, cell)
    : say`${namesAndSide(battle, ids)} in ${hexName(battle, cell)}`;
};

/** `the gate in 0706`, open or closed (CSW-GAT-03). */
export const constructionIn = (battle: Battle, cell: number): string =>
  say`the ${battle.setup.field.terrain[cell] as string} in ${hexName(battle, cell)}`;

/** CSW-P-20: those of the units that the seat can see. */
export const seenOf = ({ before, knowledge }: StoryContext, ids: readonly UnitId[]): UnitId[] =>
  ids.filter((id) => {
    const unit = before.units[id];
    return unit !== undefined && knowledge.sees(unit);
  });
