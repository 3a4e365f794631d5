import type { Piece, Scene } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { Films, LAG_MS } from './films.ts';

const piece = (id: string, q: number, more: Partial<Piece> = {}): Piece => ({
  id,
  name: id,
  symbol: 'HF',
  side: 'red',
  at: { q, r: 0 },
  badges: [],
  ...more,
});

const scene = (pieces: readonly Piece[], marks: Scene['marks'] = []): Scene => ({
  title: '',
  sides: [],
  ground: { kind: 'hexes', orientation: 'flat', cells: [], sides: [] },
  pieces,
  marks,
  prompt: { text: '' },
  status: [],
});

const films = () => new Films((place) => ('q' in place ? { x: 1.5 * place.q, y: 0 } : place));

test('moves, losses, routs, hits and attacks are found between two scenes', () => {
  const fire = {
    kind: 'fire',
    places: [
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ],
  };
  const before = scene([piece('a', 0), piece('b', 1), piece('c', 2), piece('d', 3), piece('e', 4)], [fire]);
  const routed = piece('c', 2, { badges: ['routed'] });
  const hit = piece('d', 3, { hits: { taken: 1, of: 3 } });
  const after = scene([piece('a', 5), routed, hit, piece('e', 4)]);
  expect(changesBetween(before, after).map(({ kind }) => kind)).toEqual([
    'shot',
    'move',
    'rout',
    'hit',
    'loss',
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});

test('a moving piece is not in its stack, and is there when the film is over', () => {
  const reel = films();
  expect(reel.add(scene([piece('a', 0)]), scene([piece('a', 4)]), 0)).toBe(true);
  const moment = reel.advance(200)!;
  expect([...moment.away]).toEqual(['a']);
  expect(moment.ghosts[0]!.at.x).toBeGreaterThan(0);
  expect(moment.ghosts[0]!.at.x).toBeLessThan(6);
  expect(reel.advance(2000)).toBeUndefined();
});

test('however fast scenes come, the films never lag by more than a second', () => {
  const reel = films();
  for (let i = 0; i < 12; i++) reel.add(scene([piece('a', i * 6)]), scene([piece('a', i * 6 + 6)]), 0);
  expect(reel.left).toBeGreaterThan(5 * LAG_MS);
  expect(reel.advance(LAG_MS - 1)).toBeDefined();
  expect(reel.advance(LAG_MS + 1)).toBeUndefined();
});

test('a jump to another moment is a cut, and a click skips all films', () => {
  const many = (q: number) => scene(Array.from({ length: 90 }, (_, i) => piece(`p${i}`, q)));
  const reel = films();
  expect(reel.add(many(0), many(1), 0)).toBe(false);
  reel.add(scene([piece('a', 0)]), scene([piece('a', 4)]), 0);
  reel.skip();
  expect(reel.isRunning).toBe(false);
});
