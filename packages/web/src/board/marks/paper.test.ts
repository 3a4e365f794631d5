import type { Cell } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { edgeOfPaper } from './paper.ts';

const cells: Cell[] = Array.from({ length: 8 }, (_, q) =>
  Array.from({ length: 8 }, (__, r) => ({ at: { q, r }, id: `${q},${r}`, terrain: 'clear' })),
).flat();
const ground = groundOf({ kind: 'hexes', orientation: 'flat', cells, sides: [] }, 'Paper');
const sheet = { ground, layout: ground.layout, point: ground.layout.centre } as never;
const around = (points: readonly { readonly x: number; readonly y: number }[]) => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
});

test('[CHR-HID-21] paper over hexes inside the map has one closed edge near their own', () => {
  const [loop, ...others] = edgeOfPaper(sheet, [
    { q: 3, r: 3 },
    { q: 4, r: 3 },
  ]);
  expect(others).toEqual([]);
  const { left, right } = around(loop!);
  expect(right - left).toBeGreaterThan(2.5);
  expect(right - left).toBeLessThan(4.4);
});

test('[CHR-HID-21] a hole in the paper has an edge of its own', () => {
  const holed = cells.filter(({ id }) => id !== '4,4').map(({ at }) => at);
  expect(edgeOfPaper(sheet, holed)).toHaveLength(2);
});

test('[CHR-HID-21] paper at the edge of the map runs on beyond it', () => {
  const [loop] = edgeOfPaper(sheet, [{ q: 0, r: 4 }]);
  expect(around(loop!).left).toBeLessThan(ground.box.left);
});
