import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.ts';
import { playGame, printGame, readGame } from './goldenGame.ts';

const FOLDER = fileURLToPath(new URL('./games/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.game'));

test('every scenario has two golden games, one of them with all optional rules', () => {
  expect(FILES.sort()).toEqual(SCENARIOS.flatMap(({ id }) => [`${id}-1.game`, `${id}-2.game`]).sort());
});

test.each(FILES)('%s comes out as it did, turn by turn', (file) => {
  const text = readFileSync(FOLDER + file, 'utf8');
  const golden = readGame(text);
  const again = playGame(golden, (_match, given) => golden.orders[given]);
  expect(again.turns).toEqual(golden.turns);
  expect(again.outcome).toBe(golden.outcome);
  expect(again.outcome).not.toBe('not over');
  expect(printGame(again)).toBe(text);
});
