import { Match, type Seat, seededDice } from '@warmoot/kernel';
import type { AnyPlayer } from '@warmoot/systems';
import { expect, test } from 'vitest';
import { BUDGET, playerOf, usualStrength } from './computers.ts';
import { peaDoor, practiceDoor } from './testkit.ts';

const door = await practiceDoor();
const { system } = door;

const greedy = await playerOf(door, 'greedy');
const random = await playerOf(door, 'random');

const winnerOf = (seed: string, players: Record<Seat, AnyPlayer>): Seat | undefined => {
  const match = Match.begin(system, {}, seededDice(seed));
  const thoughts = seededDice(`${seed} thoughts`);
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    const thought = players[open.seat]?.choose(match.viewOf(open.seat), open.seat, BUDGET, thoughts);
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return match.outcome?.winners[0];
};

test('the greedy player beats the random one far more often, on either side', { timeout: 60_000 }, () => {
  const seeds = Array.from({ length: 15 }, (_, i) => `match ${i}`);
  const asRed = seeds.filter((seed) => winnerOf(seed, { red: greedy, blue: random }) === 'red');
  const asBlue = seeds.filter((seed) => winnerOf(seed, { red: random, blue: greedy }) === 'blue');
  expect(asRed.length + asBlue.length).toBeGreaterThan(22);
});

test('a system without computer players is played at random', async () => {
  expect(usualStrength(peaDoor)).toBe('random');
  expect((await playerOf(peaDoor, 'random')).name).toBe('random');
});

test('a system may have its own players; the default is the second best', async () => {
  const [recruit, captain, warlord] = ['recruit', 'captain', 'warlord'].map((name) => ({ ...random, name }));
  const taught = { ...peaDoor, players: { recruit, captain, warlord } as Record<string, AnyPlayer> };
  expect(usualStrength(taught)).toBe('captain');
  expect(await playerOf(taught, 'warlord')).toBe(warlord);
});

test('an unknown player is answered with the nearest', async () => {
  await expect(playerOf(door, 'greed')).rejects.toThrow(
    'There is no computer player greed for The Ford; did you mean greedy? Choose from random, greedy.',
  );
});
