import { type Json, randomCommand } from '@warmoot/kernel';
import type { GoldenKit, GoldenPlan } from '@warmoot/kernel/testkit';
import { citystatesPlayers } from '../ai/index.ts';
import type { CstOptions } from '../state/resolveOptions.ts';

/** How many of a subject's orders are listed before one is drawn. */
const LISTED = 8;
/** One time in this many, a player acts when the match is not waiting for him: an offer, a standing order. */
const UNASKED = 6;

/** Everybody plays at random: the widest variety of orders. */
const atRandom: GoldenPlan['orders'] = function* (match, thoughts) {
  const drawn = (seat: string) => randomCommand(match.system, match.viewOf(seat), seat, thoughts, LISTED);
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const unasked = match.seats[thoughts.roll(match.seats.length, 'who acts unasked') - 1] as string;
    const offer = thoughts.roll(UNASKED, 'whether somebody does') === 1 ? drawn(unasked) : undefined;
    if (offer !== undefined) yield { seat: unasked, command: offer };
    else yield { seat: open.seat, command: drawn(open.seat) ?? open.standIn };
  }
};

const STRENGTHS = Object.keys(citystatesPlayers);

/** Computer nations of all strengths. */
const byNations: GoldenPlan['orders'] = function* (match, thoughts) {
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat, standIn } = open;
    const strength = STRENGTHS[match.seats.indexOf(seat) % STRENGTHS.length] as string;
    const thought = citystatesPlayers[strength]?.choose(match.viewOf(seat), seat, { lines: 1 }, thoughts);
    yield { seat, command: thought?.command ?? standIn };
  }
};

const game = (name: string, orders: GoldenPlan['orders'], options: CstOptions): GoldenPlan => ({
  name,
  options,
  orders,
});

const BASE_GAME = { races: false, units: false, chars: false, boards: false, cards: false, econ: false };

/** Two to ten players, every option on and off. */
const GAMES: readonly GoldenPlan[] = [
  game('two', byNations, { players: 2, forces: 'readyMade', switches: { limit: 12 } }),
  game('two-full', atRandom, { players: 2, preset: 'full', switches: { limit: 16 } }),
  game('three-full', byNations, { players: 3, preset: 'full', switches: { limit: 12 } }),
  game('four', byNations, { players: 4, switches: { limit: 10 } }),
  game('four-full', atRandom, { players: 4, forces: 'readyMade', preset: 'full', switches: { limit: 10 } }),
  game('five-by-hand', atRandom, { players: 5, races: 'choose', map: 'manual', switches: { limit: 6 } }),
  game('six-teams', atRandom, {
    players: 6,
    preset: 'full',
    switches: { limit: 6, teams: true },
    teams: [1, 1, 2, 2, 3, 3],
  }),
  game('seven-base', atRandom, { players: 7, switches: { ...BASE_GAME, tactics: false, limit: 6 } }),
  game('eight-full', byNations, { players: 8, preset: 'full', switches: { limit: 6 } }),
  game('nine-open', atRandom, { players: 9, switches: { fog: false, limit: 4 } }),
  game('ten', byNations, { players: 10, forces: 'readyMade', switches: { limit: 5 } }),
  game('ten-full', atRandom, { players: 10, forces: 'readyMade', preset: 'full', switches: { limit: 4 } }),
];

/** The reason why a match ended is only text; the winners and the clause are compared. */
const withoutWords = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, function (this: unknown, key: string, inner: unknown) {
      return key === 'reason' && (this as { type?: string }).type === 'matchEnded' ? undefined : inner;
    }),
  );

export const citystatesGolden: GoldenKit = { games: GAMES, withoutWords };
