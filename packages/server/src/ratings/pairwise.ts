import type { Outcome, Seat } from '@warmoot/kernel';

/** The result of a match for one of its players. */
export type Verdict = 'won' | 'drawn' | 'lost';

/** MOT-22: if nobody or everybody won, it is a draw for all. */
export const verdictFor = (
  { winners }: Pick<Outcome, 'winners'>,
  seats: readonly Seat[],
  seat: Seat,
): Verdict => {
  if (winners.length === 0 || winners.length === seats.length) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
};

/**
 * MOT-22: how one player did against another. Winners beat everybody else and draw among themselves. Those who lost are
 * not compared: the outcome does not say which of them did better.
 */
export const scoreAgainst = (
  { winners }: Pick<Outcome, 'winners'>,
  seat: Seat,
  other: Seat,
): 0 | 0.5 | 1 | undefined => {
  if (winners.length === 0) return 0.5;
  const [won, otherWon] = [winners.includes(seat), winners.includes(other)];
  if (won && otherWon) return 0.5;
  if (won || otherWon) return won ? 1 : 0;
  return undefined;
};
