/** Works of engineers and settlers, some of them over several actions in a row (CHR-EAC-03, CHR-R-101). */
import type { ClauseId } from '@warmoot/kernel';
import type { Change, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { armiesAt } from '../../state/readers.ts';
import type { Campaign, EmpireId, Unit } from '../../state/state.ts';
import { type Booking, booked } from '../accounting/ledger.ts';
import { engagesByDefault, isOpenWater, wantsEmpire } from '../encounters/wants.ts';

/** CHR-R-60: nobody builds under the eyes of a hostile army. */
export const isWatched = (campaign: Campaign, { at, owner }: Unit): boolean =>
  !isOpenWater(campaign, at) &&
  armiesAt(campaign, at).some(
    (army) =>
      army.owner !== owner &&
      !army.inside &&
      (wantsEmpire(campaign, army, owner, at) || engagesByDefault(campaign, owner, army.owner, at)),
  );

/** How many consecutive actions this one makes. */
export const actionsDone = ({ work }: Unit, kind: string): number =>
  (work?.kind === kind ? work.done : 0) + 1;

export interface Work {
  /** Distinguishes this work from others: `depot`, `dig 3`. */
  readonly kind: string;
  readonly actions: number;
  readonly rules: readonly ClauseId[];
  /** Due with the first action, never refunded. */
  readonly price?: number;
  readonly what: string;
}

const told = ({ owner, name }: Unit, text: string): ReportText => ({
  to: [owner],
  section: 'execution',
  text: `${name}${text}.`,
});

const paidBy = (empire: EmpireId, what: string, guilders: number): Booking[] =>
  guilders > 0 ? [{ empire, cause: 'building', what, guilders: -guilders }] : [];

/** `: watchtower begun (1 of 2)`. */
const progressOf = ({ what, actions }: Work, done: number): string =>
  `: ${what.replace(/^an? /u, '')} ${done === 1 ? 'begun' : 'continued'} (${done} of ${actions})`;

/** One action of work; the last of them leads to `finished`. False if it cannot be paid. */
export const workOn = (tale: Tale, unit: Unit, work: Work, finished: Change): boolean => {
  const done = actionsDone(unit, work.kind);
  const due = done === 1 ? (work.price ?? 0) : 0;
  if (tale.state.empires[unit.owner]!.treasury < due) return false;
  const isDone = done >= work.actions;
  const { money, ledger } = booked(paidBy(unit.owner, work.what, due));
  const after = isDone ? finished : {};
  tale.tell({
    type: isDone ? 'workFinished' : 'workBegun',
    rules: work.rules,
    about: { unit: unit.id, work: work.kind, done, ...(due > 0 && { ledger }) },
    change: {
      ...after,
      ...(due > 0 && { money }),
      units: [[unit.id, { work: isDone ? null : { kind: work.kind, done } }], ...(after.units ?? [])],
    },
    told: [told(unit, isDone ? ` finished ${work.what}` : progressOf(work, done))],
  });
  return true;
};
