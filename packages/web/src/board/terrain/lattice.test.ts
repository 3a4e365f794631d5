import type { Cell } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { AREAS, areaValue, isKnownTerrain } from './kinds.ts';
import { sampleAt } from './lattice.ts';
import { hash } from './noise.ts';

const KINDS = ['clear', 'woods', 'swamp', 'hill1', 'hill2', 'sea', 'desert', 'mountain'];

const motley = (orientation: 'flat' | 'pointy') => {
  const cells: Cell[] = [];
  for (let q = 0; q < 14; q++)
    for (let r = 0; r < 14; r++)
      cells.push({
        at: { q, r },
        id: `${q} ${r}`,
        terrain: KINDS[Math.floor(hash(q, r, 1) * KINDS.length)]!,
      });
  return groundOf({ kind: 'hexes', orientation, cells, sides: [] }, 'Motley');
};

test.each(['flat', 'pointy'] as const)(
  'the middle of every hex shows its own terrain, on %s tops',
  (orientation) => {
    const ground = motley(orientation);
    const sample = new Float32Array(AREAS.length + 1);
    const wrong: string[] = [];
    for (const [cell, { x, y }] of ground.centres.entries())
      for (let spoke = 0; spoke < 12; spoke++) {
        const angle = (spoke * Math.PI) / 6;
        sampleAt(ground, x + 0.49 * Math.cos(angle), y + 0.49 * Math.sin(angle), sample);
        for (const [area, name] of AREAS.entries())
          if (Math.round(sample[area]!) !== areaValue(ground.cells[cell]!, name))
            wrong.push(`${cell} ${name}`);
      }
    expect(wrong).toEqual([]);
  },
);

test('edges between hexes do not look like hexes', () => {
  const ground = motley('flat');
  const sample = new Float32Array(AREAS.length + 1);
  const woods = AREAS.indexOf('woods');
  let foreign = 0;
  for (const [cell, { x, y }] of ground.centres.entries())
    for (let spoke = 0; spoke < 6; spoke++) {
      const { x: dx, y: dy } = ground.layout.sides[spoke]!;
      sampleAt(ground, x + dx * 0.92, y + dy * 0.92, sample);
      if (sample[woods]! > 0.5 !== (ground.cells[cell]!.terrain === 'woods')) foreign++;
    }
  expect(foreign).toBeGreaterThan(20);
});

test('a wall is high for a piece on it, but the ground below is not a hill', () => {
  const cell = { at: { q: 0, r: 0 }, id: '0101', height: 1 };
  expect(areaValue({ ...cell, terrain: 'wall' }, 'height')).toBe(0);
  expect(areaValue({ ...cell, terrain: 'woods' }, 'height')).toBe(1);
});

test('terrain without a drawing is listed as such', () => {
  expect(['clear', 'meadow', 'ford', 'mill', 'impassable'].every(isKnownTerrain)).toBe(true);
  expect(isKnownTerrain('lava')).toBe(false);
  expect(isKnownTerrain('toString')).toBe(false);
});
