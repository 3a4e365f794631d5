import { BATTLEFIELD, type Json, randomCommand } from '@warmoot/kernel';
import type { GoldenKit, GoldenPlan } from '@warmoot/kernel/testkit';
import { grandPlayers } from '../ai/index.ts';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { GrandOptions } from '../state/options.ts';
import { reportsIn } from '../testkit/randomResult.ts';

/** How many of a subject's orders are listed before one is drawn. */
const LISTED = 8;

/** Everybody plays at random: the widest variety of orders. */
const atRandom: GoldenPlan['orders'] = function* (match, thoughts) {
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat, standIn } = open;
    yield {
      seat,
      command: randomCommand(match.system, match.viewOf(seat), seat, thoughts, LISTED) ?? standIn,
    };
  }
};

const STRENGTHS = Object.keys(grandPlayers);

/** Computer kingdoms of all strengths. */
const byKingdoms: GoldenPlan['orders'] = function* (match, thoughts) {
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat, standIn } = open;
    const strength = STRENGTHS[match.seats.indexOf(seat) % STRENGTHS.length] as string;
    const thought = grandPlayers[strength]?.choose(match.viewOf(seat), seat, { lines: 1 }, thoughts);
    yield { seat, command: thought?.command ?? standIn };
  }
};

/** Two kingdoms that want every battle on the board; how each ends is drawn, and reported as the board does. */
const onBoards: GoldenPlan['orders'] = function* (match, thoughts) {
  for (const orders = byKingdoms(match, thoughts)[Symbol.iterator](); ; ) {
    for (const report of reportsIn(match.state as Game, thoughts))
      yield { seat: BATTLEFIELD, command: report };
    const next = orders.next();
    if (next.done === true) return;
    const isAsked = 'command' in next.value && (next.value.command as GrandOrder).type === 'settle';
    yield isAsked ? { ...next.value, command: { type: 'settle', how: 'board' } } : next.value;
  }
};

const game = (name: string, orders: GoldenPlan['orders'], options: GrandOptions): GoldenPlan => ({
  name,
  options,
  orders,
});

/** Two to eight kingdoms, every option on and off. */
const GAMES: readonly GoldenPlan[] = [
  game('two', byKingdoms, { kingdoms: 2, yearLimit: 3 }),
  game('two-at-random', atRandom, { kingdoms: 2, yearLimit: 1 }),
  game('three-scaled', byKingdoms, { kingdoms: 3, yearLimit: 2, battleSystem: 'scaled' }),
  game('four', byKingdoms, { kingdoms: 4, yearLimit: 3 }),
  game('five-in-all-weathers', atRandom, { kingdoms: 5, yearLimit: 1, weather: true, fastArmies: true }),
  game('rosters', byKingdoms, { kingdoms: 3, yearLimit: 1, battleSystem: 'csw' }),
  game('rosters-at-random', atRandom, { kingdoms: 2, yearLimit: 1, battleSystem: 'csw', fastArmies: true }),
  game('rosters-on-the-board', onBoards, {
    kingdoms: 3,
    yearLimit: 1,
    battleSystem: 'csw',
    weather: true,
    tacticalOptions: ['mercenaries'],
  }),
  game('eight', byKingdoms, { kingdoms: 8, yearLimit: 1, weather: true }),
];

/** The reason why a match ended is only text. */
const withoutWords = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, function (this: unknown, key: string, inner: unknown) {
      return key === 'reason' && (this as { type?: string }).type === 'matchEnded' ? undefined : inner;
    }),
  );

export const grandGolden: GoldenKit = { games: GAMES, withoutWords };
