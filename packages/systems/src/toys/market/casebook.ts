import { INCH, type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { CARTERS, ROUNDS, WARES } from './data.ts';
import { BLANK, type Carter, type MarketState, startOf } from './state.ts';

const Wares = z.array(z.enum(WARES)).default([]);
const CarterWords = z.strictObject({
  /** Inches from the left and the upper edge, and degrees. */
  at: z.tuple([z.number(), z.number(), z.int().min(0).max(359)]).optional(),
  hand: Wares,
  sold: Wares,
});

/** Carters that are not named do not take part. */
const Given = z.strictObject({
  round: z.int().min(1).max(ROUNDS).default(1),
  turn: z.string().optional(),
  carters: z.record(z.string(), CarterWords),
});
type Given = z.infer<typeof Given>;

const carterIn = (seat: Seat, { at, hand, sold }: Given['carters'][string]): Carter => ({
  seat,
  wagon:
    at === undefined
      ? startOf(seat)
      : { x: Math.round(at[0] * INCH), y: Math.round(at[1] * INCH), heading: at[2] },
  hand,
  sold,
  hasOffered: false,
});

/** A position in the words of a case: the round, whose turn it is, and each carter's wagon and cards. */
export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readerOf(Given)(given);
  if (!reading.ok) return reading;
  const { round, turn, carters: words } = reading.value;
  const stranger = Object.keys(words).find((name) => CARTERS.every(({ seat }) => seat !== name));
  if (stranger !== undefined)
    return unreadable(`there is no carter called ${stranger}`, ['carters', stranger]);
  const carters = CARTERS.flatMap(({ seat }) => {
    const own = words[seat];
    return own === undefined ? [] : [carterIn(seat, own)];
  });
  const active = turn === undefined ? 0 : carters.findIndex(({ seat }) => seat === turn);
  if (active < 0) return unreadable(`${turn} is not among the carters`, ['turn']);
  return readingOf({ options: { players: carters.length }, state: { ...BLANK, round, active, carters } });
};

export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const { round, active, carters, offers } = state as MarketState;
  return {
    round,
    turn: carters[active]?.seat,
    carters: Object.fromEntries(
      carters.map(({ seat, wagon: { x, y, heading }, hand, sold }) => [
        seat,
        { at: [x / INCH, y / INCH, heading], hand, sold },
      ]),
    ),
    offers,
  };
};
