import type { GameCommand, Pending, Seat } from '@warmoot/kernel';
import type { AppendedLine } from '../matches/liveMatch.ts';
import type { AnyItem, Moment } from '../matches/sight.ts';

export type Decision = Pending<GameCommand>;

/** What a line did to the open decisions. */
export interface DecisionChanges {
  readonly opened: readonly Decision[];
  /** Seats whose decision is no longer open. */
  readonly closed: readonly Seat[];
}

/** The decision a seat must make: each seat has one clock, so the first one counts. */
export const decisionOf = ({ pending }: Moment, seat: Seat): Decision | undefined =>
  pending.find((decision) => decision.seat === seat);

const firstOfEach = (moment: Moment | undefined): readonly Decision[] =>
  (moment?.pending ?? []).filter(
    (decision, i, all) => all.findIndex(({ seat }) => seat === decision.seat) === i,
  );

export const turnoverOf = ({
  item,
  before,
  after,
}: Pick<AppendedLine, 'item' | 'before' | 'after'>): DecisionChanges => {
  const earlier = firstOfEach(before);
  const now = firstOfEach(after);
  const fresh = now.filter((decision) => !earlier.some((other) => isSame(other, decision)));
  const again = now.filter((decision) => !fresh.includes(decision) && isNextRound(decision, item, fresh));
  return {
    opened: [...fresh, ...again],
    closed: earlier.map(({ seat }) => seat).filter((seat) => !now.some((decision) => decision.seat === seat)),
  };
};

const isSame = (a: Decision, b: Decision): boolean => a.seat === b.seat && a.task === b.task;

/**
 * When several seats decide at once, the last to be ready opens the next round for all. The others' decisions are then
 * new, and so is its own, although it has the same name as the one before.
 */
const isNextRound = ({ seat, task }: Decision, item: AnyItem, fresh: readonly Decision[]): boolean =>
  item.kind === 'command' && item.seat === seat && fresh.some((other) => other.task === task);
