import { digestOf, Match, type Seat, seededDice } from '@warmoot/kernel';
import { csw } from '../index.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { CswOptions } from '../scenarios/index.ts';

/**
 * A whole game that was once played, kept for ever: how it was set up, every order in turn, and what came of it. A game
 * that comes out otherwise means that the rules have changed: say so in the commit, raise `rulesVersion` if stored
 * matches would now mean something else, and record it anew (`npm run golden`).
 */
export interface GoldenGame {
  readonly name: string;
  readonly options: CswOptions;
  readonly seed: string;
  readonly rulesVersion: number;
  /** A digest of the battle at the beginning of each turn and at the end, to see where two runs part. */
  readonly turns: readonly string[];
  readonly outcome: string;
  readonly orders: readonly { readonly seat: Seat; readonly order: CswOrder }[];
}

/** A header, then a line for each order: `blue {"type":"done"}`. Short enough to read in a diff. */
export const printGame = ({ orders, ...header }: GoldenGame): string =>
  [JSON.stringify(header), ...orders.map(({ seat, order }) => `${seat} ${JSON.stringify(order)}`), ''].join('\n');

export const readGame = (text: string): GoldenGame => {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const orders = lines.map((line) => {
    const space = line.indexOf(' ');
    return { seat: line.slice(0, space), order: JSON.parse(line.slice(space + 1)) as CswOrder };
  });
  return { ...(JSON.parse(header) as Omit<GoldenGame, 'orders'>), orders };
};

type CswMatch = ReturnType<typeof beginGame>;
export const beginGame = (options: CswOptions, seed: string) => Match.begin(csw, options, seededDice(seed));

/** Plays on until nothing more is given; `next` is asked for an order as long as somebody must decide. */
export const playGame = (
  { name, options, seed }: Pick<GoldenGame, 'name' | 'options' | 'seed'>,
  next: (match: CswMatch, given: number) => { seat: Seat; order: CswOrder } | undefined,
): GoldenGame => {
  const match = beginGame(options, seed);
  const orders: { seat: Seat; order: CswOrder }[] = [];
  const turns = [digestOf(match.state)];
  for (let given = next(match, 0); given !== undefined; given = next(match, orders.length)) {
    const { turn } = match.state;
    const answer = match.submit(given.seat, given.order);
    if (!answer.ok) throw new Error(`order ${orders.length + 1} of ${name} is no longer taken: ${JSON.stringify(answer)}`);
    orders.push(given);
    if (match.state.turn !== turn) turns.push(digestOf(match.state));
  }
  turns.push(digestOf(match.state));
  const outcome = match.outcome?.reason ?? 'not over';
  return { name, options, seed, rulesVersion: csw.rulesVersion, turns, outcome, orders };
};
