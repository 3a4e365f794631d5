import type { Piece } from '@warmoot/kernel';
import { UNITS } from '@warmoot/systems/csw/units';
import { expect, test } from 'vitest';
import { playersOf } from '../../theme/index.ts';
import { steppedBy } from '../cursor.ts';
import { SIGNS } from './badges.ts';
import { hitFan, layFan } from './fan.ts';
import { counterStyleOf, SIGN_ORDER } from './look.ts';
import { stacksOf } from './stacks.ts';
import { initialsOf, symbolOf } from './symbols/index.ts';

const PLAYERS = playersOf([
  { seat: 'red', colour: 'red' },
  { seat: 'blue', colour: 'blue' },
]);
const piece = (id: string, melee: string, more: Partial<Piece> = {}): Piece => ({
  id,
  name: id,
  symbol: 'HF',
  side: 'red',
  at: { q: 0, r: 0 },
  figures: [melee, '1', '4'],
  badges: [],
  ...more,
});
const stackOf = (pieces: readonly Piece[], ...selected: string[]) =>
  [...stacksOf({ pieces }, PLAYERS, new Set(selected)).values()][0]!;

test('every unit of City State Warfare has its own symbol', () => {
  for (const { code } of UNITS) expect(symbolOf(code), code).toBeDefined();
  expect(new Set(UNITS.map(({ code }) => symbolOf(code))).size).toBe(UNITS.length);
});

test('every sign with a rank has a drawing, including the ladder', () => {
  for (const sign of [...SIGN_ORDER, 'scaled']) expect(SIGNS[sign], sign).toBeDefined();
  expect(counterStyleOf(piece('a', '4', { badges: ['moved', 'scaled'] }), PLAYERS).signs).toEqual([
    'scaled',
    'moved',
  ]);
});

test('a piece without a drawing shows its initials', () => {
  expect([initialsOf('Royal Guard'), initialsOf('wyvern'), initialsOf('')]).toEqual(['RG', 'WY', '?']);
});

test('the best fighter is on top, a selected piece above all, and a leader shows as a medallion', () => {
  const pieces = [
    piece('a', '4'),
    piece('b', '7'),
    piece('William', '9', { shape: 'round', badges: ['leader'] }),
  ];
  const stack = stackOf(pieces);
  expect(stack.pieces.map(({ id }) => id)).toEqual(['b', 'a', 'William']);
  expect(stack.look).toMatchObject({ count: 3, leader: { name: 'William' } });
  expect(stackOf(pieces, 'a').pieces[0]!.id).toBe('a');
});

test('states are shown by shape, pips and signs, the more important first', () => {
  const badges = ['moved', 'outOfCommand', 'routed', 'charging'];
  const look = counterStyleOf(piece('a', '4', { badges, hits: { taken: 1, of: 3 } }), PLAYERS);
  expect(look).toMatchObject({
    routed: true,
    hits: { taken: 1, of: 3 },
    signs: ['charging', 'outOfCommand', 'moved'],
  });
});

test('each counter of a fan can be clicked; elsewhere its plate lets clicks through', () => {
  const stack = stackOf([piece('a', '4'), piece('b', '5'), piece('c', '6')]);
  const fan = layFan(stack, { x: 400, y: 300 }, { width: 800, height: 600, side: 26, above: true });
  for (const { at, index } of fan.counters) expect(hitFan(fan, at)).toBe(index);
  expect(hitFan(fan, { x: fan.plate.left + 1, y: fan.plate.top + 1 })).toBeUndefined();
  expect(hitFan(fan, { x: 400, y: 300 })).toBeUndefined();
});

test('a fan never leaves the screen: at the upper edge it opens downwards', () => {
  const stack = stackOf([piece('a', '4'), piece('b', '5')]);
  const { plate } = layFan(stack, { x: 10, y: 20 }, { width: 390, height: 600, side: 26, above: true });
  expect(plate.left).toBeGreaterThanOrEqual(0);
  expect(plate.top).toBeGreaterThan(20);
});

test('the arrow keys stay in a row', () => {
  let place = { q: 4, r: 3 };
  for (let i = 0; i < 2; i++) place = steppedBy('ArrowRight', place, 'flat')!;
  expect(place).toEqual({ q: 6, r: 2 });
  for (let i = 0; i < 2; i++) place = steppedBy('ArrowLeft', place, 'flat')!;
  expect(place).toEqual({ q: 4, r: 3 });
  expect(steppedBy('x', place, 'flat')).toBeUndefined();
});

test('a city of a campaign map is drawn with the ground: an army there shows alone, the fan shows both', () => {
  const city = piece('Alderhall', '4', { isOnGround: true });
  expect(stackOf([city]).isOnGround).toBe(true);
  const stack = stackOf([city, piece('Iron Host', '1')]);
  expect(stack.isOnGround).toBe(false);
  expect(stack.look).toMatchObject({ count: 1, top: { name: 'Iron Host' } });
  expect(stack.pieces.map(({ id }) => id)).toEqual(['Iron Host', 'Alderhall']);
});
