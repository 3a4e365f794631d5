import type { UnitCode } from '../../data/units.ts';
import { type Counts, HIRED, STARTING, type Unit, unitsFrom } from '../../state/roster.ts';
import { type FieldResult, type Status, uidOf } from './field.ts';
import type { Fought } from './result.ts';

export const force = (counts: Counts, first = 1): Unit[] => unitsFrom(counts, first, STARTING);
export const companies = (counts: Counts, first = 1): Unit[] => unitsFrom(counts, first, HIRED);

export const one = (code: UnitCode, battles = 1): Unit => ({ uid: 1, code, battles, isMercenary: false });

type Fates = Readonly<Record<number, Status>>;

/** A battle of these units; all survive but those named by uid. */
export const fought = (
  attacker: readonly Unit[],
  defender: readonly Unit[],
  fates: Fates = {},
  more: Partial<FieldResult> = {},
  hasMercenaryModule = false,
): Fought => ({
  battleId: 'grand-1',
  turns: 10,
  hasMercenaryModule,
  units: { attacker, defender },
  result: {
    battleId: 'grand-1',
    ending: 'turnLimit',
    turns: 10,
    withdrew: null,
    bonus: { attacker: 0, defender: 0 },
    fates: Object.fromEntries(
      [...attacker, ...defender].map(({ uid }) => [uidOf(uid), fates[uid] ?? 'survived']),
    ),
    fellWith: {},
    ...more,
  },
});
