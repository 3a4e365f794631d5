import { expect, test } from 'vitest';
import { freest } from './fans.ts';

const HERE = { x: 0, y: 0 };
const HEX = Math.sqrt(3);
const north = { x: 0, y: -HEX };
const south = { x: 0, y: HEX };

test('a fan opens above its hex, or below it if fewer counters stand there', () => {
  expect(freest(HERE, [], [])).toEqual({ above: true, hexesAway: 0 });
  expect(freest(HERE, [north], [])).toEqual({ above: false, hexesAway: 0 });
});

test('it never covers an attacker or a target, however many others it covers', () => {
  const crowd = [-1, 0, 1].map((x) => ({ x: 1.5 * x, y: HEX }));
  expect(freest(HERE, [north, ...crowd], [north])).toEqual({ above: false, hexesAway: 0 });
});

test('if attackers stand on both sides it opens beyond them', () => {
  expect(freest(HERE, [north, south], [north, south])).toEqual({ above: true, hexesAway: 1 });
});
