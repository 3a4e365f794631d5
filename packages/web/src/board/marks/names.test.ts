import type { Cell } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { contrast, DARK, LIGHT } from '../../theme/index.ts';
import { groundOf } from '../ground/ground.ts';
import { bridgeIn } from '../terrain/roads.ts';
import { spotsFor, waterInk } from './names.ts';

test.each([LIGHT, DARK])('names of waters and other places are readable in the $name theme', (theme) => {
  const { halo, name } = theme.terrain;
  expect(contrast(waterInk(theme), halo)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(name, halo)).toBeGreaterThanOrEqual(4.5);
});

const cellsOf = (special: Readonly<Record<string, Partial<Cell>>>): Cell[] =>
  Array.from({ length: 9 }, (_, q) =>
    Array.from({ length: 9 }, (__, r) => {
      const id = `${q},${r}`;
      return { at: { q, r }, id, terrain: 'clear', ...special[id] };
    }),
  ).flat();

test('the name of a bridge is written beside it, never across it', () => {
  const streams = Array.from({ length: 9 }, (_, r) => [`4,${r}`, { overlays: ['stream'] }] as const);
  const cells = cellsOf(Object.fromEntries(streams));
  const sides = [2, 5].map((direction) => ({ at: { q: 4, r: 4 }, direction, kind: 'road' }));
  const ground = groundOf({ kind: 'hexes', orientation: 'flat', cells, sides }, 'Bridge');
  const cell = ground.cellAt({ q: 4, r: 4 });
  const bridge = bridgeIn(ground.ways.stretches.get(cell)!)!.at;
  const [best] = spotsFor(ground, ground.centres[cell]!, 1.5);
  const isAcross = Math.abs(best!.x - bridge.x) < 1.5 && Math.abs(best!.y - bridge.y) < 0.3;
  expect(isAcross).toBe(false);
});

test.each(['gate', 'building'])('no name is written across a %s', (terrain) => {
  const cells = cellsOf({ '4,4': { terrain } });
  const ground = groundOf({ kind: 'hexes', orientation: 'flat', cells, sides: [] }, 'Town');
  const centre = ground.centres[ground.cellAt({ q: 4, r: 4 })]!;
  const [best] = spotsFor(ground, centre, 1.5);
  expect(Math.abs(best!.x - centre.x) > 1.5 || Math.abs(best!.y - centre.y) > 0.5).toBe(true);
});
