import { z } from 'zod';
import { TACTICS } from '../data/tactics.ts';
import type { Diplomacy } from '../rules/alliances/state.ts';
import { NO_STANDING_ORDERS, type StandingOrders } from '../rules/standing/state.ts';
import type { Game } from '../state/game.ts';
import { numberOf, SEATS, seatOf } from '../state/seats.ts';
import { unitId } from '../state/unit.ts';
import { labelOfUnit } from '../words/inWords.ts';

const Seat = z.enum(SEATS);

/** Proposals, agreements and denunciations, as a case writes them. */
export const DiplomacyGiven = z
  .strictObject({
    /** Made in the player turn in which the case begins, unless `turn` and `active` say otherwise. */
    proposals: z
      .array(
        z.strictObject({
          from: Seat,
          to: Seat,
          turn: z.int().min(1).optional(),
          active: Seat.optional(),
          isOpen: z.boolean().default(true),
        }),
      )
      .default([]),
    joining: z.partialRecord(Seat, z.int().min(1)).default({}),
    leaving: z.array(Seat).default([]),
  })
  .prefault({});

export const readDiplomacy = (game: Game, words: z.infer<typeof DiplomacyGiven>): Diplomacy => ({
  proposals: words.proposals.map(({ from, to, turn, active, isOpen }) => ({
    from: numberOf(from),
    to: numberOf(to),
    madeIn: { turn: turn ?? game.turn, active: active === undefined ? game.active : numberOf(active) },
    isOpen,
  })),
  joining: Object.entries(words.joining).map(([seat, bloc]) => ({ player: numberOf(seat), bloc })),
  leaving: words.leaving.map(numberOf),
});

export const showDiplomacy = ({ diplomacy: { proposals, joining, leaving } }: Game): unknown => ({
  proposals: proposals.map(({ from, to, madeIn, isOpen }) => ({
    from: seatOf(from),
    to: seatOf(to),
    turn: madeIn.turn,
    active: seatOf(madeIn.active),
    isOpen,
  })),
  joining: Object.fromEntries(joining.map(({ player, bloc }) => [seatOf(player), bloc])),
  leaving: leaving.map(seatOf),
});

const Feed = z.enum(['never', 'winter', 'always']);

/** CST-PLY-05: one player's standing orders. */
export const StandingGiven = z.strictObject({
  defends: z.boolean().optional(),
  attacking: z.enum(TACTICS).optional(),
  defending: z.enum(TACTICS).optional(),
  retreatBelow: z.int().min(0).optional(),
  sharesCharacters: z.boolean().optional(),
  duels: z.record(z.string(), z.union([z.int(), z.literal('refuse')])).optional(),
  /** By the label of the Caravan. */
  feeds: z.record(z.string(), Feed).optional(),
});

const numberOfUnit = (label: string): number => {
  const [seat, serial] = label.split('-') as [string, string];
  return unitId(numberOf(seat), Number(serial) - 1);
};

export const readStanding = (
  game: Game,
  words: Partial<Record<(typeof SEATS)[number], z.infer<typeof StandingGiven>>>,
): StandingOrders[] =>
  game.players.map((_, player) => {
    const { feeds, ...rest } = words[seatOf(player) as (typeof SEATS)[number]] ?? {};
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return {
      ...NO_STANDING_ORDERS,
      ...given,
      feeds: Object.fromEntries(
        Object.entries(feeds ?? {}).map(([label, feed]) => [numberOfUnit(label), feed]),
      ),
    };
  });

export const showStanding = (game: Game): unknown =>
  Object.fromEntries(
    game.standing.map(({ feeds, ...rest }, player) => [
      seatOf(player),
      {
        ...rest,
        feeds: Object.fromEntries(Object.entries(feeds).map(([id, feed]) => [labelOfUnit(Number(id)), feed])),
      },
    ]),
  );
