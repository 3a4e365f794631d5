import { type Json, randomCommand } from '@warmoot/kernel';
import type { GoldenKit, GoldenPlan } from '@warmoot/kernel/testkit';
import { practice } from '../index.ts';

const atRandom: GoldenPlan['orders'] = function* (match, thoughts) {
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat } = open;
    yield { seat, command: randomCommand(practice, match.viewOf(seat), seat, thoughts) };
  }
};

/** The reason of a die roll is text for people. */
const withoutWords = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'why' ? undefined : inner)));

/** Four games of chance; the game has no options. */
export const practiceGolden: GoldenKit = {
  games: [1, 2, 3, 4].map((nth) => ({ name: `ford-${nth}`, options: {}, orders: atRandom })),
  withoutWords,
};
