import type { Piece, Scene } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { atlasOf, keyOf } from './atlas.ts';
import { byPlace, choiceOf, distinct } from './choice.ts';

const hex = (q: number, id: string) => ({ at: { q, r: 0 }, id, subject: `h${id}`, terrain: 'clear' });
const piece = (id: string, side: string, q: number): Piece => ({
  id,
  side,
  name: id,
  symbol: 'HF',
  at: { q, r: 0 },
  badges: [],
});
const scene: Scene = {
  title: 'A road',
  ground: {
    kind: 'hexes',
    orientation: 'flat',
    cells: [hex(0, '0101'), hex(1, '0201'), hex(2, '0301')],
    sides: [],
  },
  pieces: [piece('red-1', 'red', 0), piece('blue-1', 'blue', 2)],
  marks: [],
  prompt: { text: 'Go' },
  status: [],
};
const atlas = atlasOf(scene);
const choice = (command: { type: string } & Record<string, unknown>) => choiceOf(command, atlas, 'red');

test('a command leads to the last place it names, by the places before it', () => {
  const move = choice({ type: 'move', units: [1], path: ['0201', 'NE', '0301'] });
  expect(move.way.map(keyOf)).toEqual(['1,0', '2,0']);
  expect(move.place && keyOf(move.place)).toBe('2,0');
});

test('a command that names a piece leads to where it stands; at somebody else it strikes', () => {
  expect(choice({ type: 'attack', band: 'red-1', target: 'blue-1' })).toMatchObject({ strikes: true });
  expect(choice({ type: 'move', band: 'red-1', to: '0201' })).toMatchObject({ strikes: false });
});

test('a command about no place has none', () => {
  expect(choice({ type: 'done' }).place).toBeUndefined();
  expect(byPlace([choice({ type: 'done' })]).size).toBe(0);
});

test('what two subjects offer alike is offered once', () => {
  const offers = [choice({ type: 'turn', hex: '0101' }), choice({ type: 'turn', hex: '0101' })];
  expect(distinct(offers)).toHaveLength(1);
});
