import type { Scene, SceneSide, Waiting } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { drawnUp } from './drawnUp.ts';

const unit = (side: string, at: number): Waiting => ({
  id: `${side}${at}`,
  name: `${side} ${at}`,
  symbol: 'HF',
  side,
  badges: [],
  waits: 'to be set up',
});

type Edge = NonNullable<SceneSide['edge']>;

const scene = (blue?: Edge, red?: Edge): Scene => ({
  title: 'Field',
  sides: [
    { seat: 'blue', name: 'English', spoken: 'the English', ...(blue && { edge: blue }) },
    { seat: 'red', name: 'Normans', spoken: 'the Normans', ...(red && { edge: red }) },
  ],
  ground: {
    kind: 'hexes',
    orientation: 'flat',
    cells: Array.from({ length: 400 }, (_, at) => {
      const [q, row] = [at % 20, Math.floor(at / 20)];
      return { at: { q, r: row - (q >> 1) }, id: String(at), terrain: 'clear' };
    }),
    sides: [],
  },
  pieces: [],
  tray: ['blue', 'red'].flatMap((side) => Array.from({ length: 30 }, (_, at) => unit(side, at))),
  marks: [],
  prompt: { text: '' },
  status: [],
});

const northing = ({ q, r }: { q: number; r: number }): number => r + q / 2;
const placesOf = (shown: Scene, side: string) =>
  shown.pieces.filter((piece) => piece.side === side).map(({ at }) => at as { q: number; r: number });

test('armies are placed on their own sides of the map, one counter per hex', () => {
  const shown = drawnUp(scene('south', 'north'));
  const [blue, red] = [placesOf(shown, 'blue'), placesOf(shown, 'red')];
  expect(Math.min(...blue.map(northing))).toBeGreaterThan(Math.max(...red.map(northing)));
  const places = shown.pieces.map(({ at }) => JSON.stringify(at));
  expect(new Set(places).size).toBe(places.length);
});

test('from west and east they face each other across the middle', () => {
  const shown = drawnUp(scene('west', 'east'));
  const columns = (side: string) => placesOf(shown, side).map(({ q }) => q);
  expect(Math.max(...columns('blue'))).toBeLessThan(Math.min(...columns('red')));
});

test('the first and the last of each army are shown: leaders are last in their lists', () => {
  const ids = drawnUp(scene()).pieces.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['blue0', 'blue29', 'red0', 'red29']));
});

test('if pieces are already on the map, nothing is moved', () => {
  const standing = { ...scene(), pieces: [{ ...unit('blue', 0), at: { q: 0, r: 0 } }] };
  expect(drawnUp(standing)).toBe(standing);
});

test('no army stands in a lake, and the picture shows the map’s features', () => {
  const plain = scene('west', 'east');
  if (plain.ground.kind !== 'hexes') throw new Error('no hexes');
  const cells = plain.ground.cells.map((cell) =>
    cell.at.q > 13 ? { ...cell, terrain: cell.at.q > 15 ? 'woods' : 'impassable' } : cell,
  );
  const shown = drawnUp({ ...plain, ground: { ...plain.ground, cells } });
  const columns = shown.pieces.map(({ at }) => ('q' in at ? at.q : -1));
  expect(columns.filter((q) => q === 14 || q === 15)).toEqual([]);
  const mean = columns.reduce((sum, q) => sum + q, 0) / columns.length;
  expect(mean).toBeGreaterThan(9.5);
});
