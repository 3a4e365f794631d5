import { Match, type Seat, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { type AnyPlayer, BUDGET, playerOf } from './computers.ts';
import { peaDoor, practiceDoor } from './testkit.ts';

const { system } = await practiceDoor();

const greedy = await playerOf(system, 'greedy');
const random = await playerOf(system, 'random');

const winnerOf = (seed: string, players: Record<Seat, AnyPlayer>): Seat | undefined => {
  const match = Match.begin(system, {}, seededDice(seed));
  const thoughts = seededDice(`${seed} thoughts`);
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    const thought = players[open.seat]?.choose(match.viewOf(open.seat), open.seat, BUDGET, thoughts);
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return match.outcome?.winners[0];
};

test('on either side the greedy player wins far more often than the random one', { timeout: 60_000 }, () => {
  const seeds = Array.from({ length: 15 }, (_, i) => `match ${i}`);
  const asRed = seeds.filter((seed) => winnerOf(seed, { red: greedy, blue: random }) === 'red');
  const asBlue = seeds.filter((seed) => winnerOf(seed, { red: random, blue: greedy }) === 'blue');
  expect(asRed.length + asBlue.length).toBeGreaterThan(22);
});

test('a system nobody has taught the computer is played at random', async () => {
  expect((await playerOf(peaDoor.system, 'greedy')).name).toBe('random');
});
