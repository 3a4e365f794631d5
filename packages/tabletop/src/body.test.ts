import { expect, test } from 'vitest';
import { aboutFaced, advanced, bodyAround, bodyAt, centreOf, pivoted } from './index.ts';

const line = bodyAt({ x: 5000, y: 5000, heading: 0 }, 1600, 300);

test('[BLD-GEO-04] corners from the front left, clockwise, and the centre', () => {
  expect(line.corners).toEqual([
    { x: 4200, y: 5000 },
    { x: 5800, y: 5000 },
    { x: 5800, y: 4700 },
    { x: 4200, y: 4700 },
  ]);
  expect(centreOf(line)).toEqual({ x: 5000, y: 4850 });
});

test('[BLD-GEO-08] a leg goes straight ahead or straight back', () => {
  expect(advanced(line, 250).pose).toEqual({ x: 5000, y: 5250, heading: 0 });
  expect(advanced(line, -250).pose).toEqual({ x: 5000, y: 4750, heading: 0 });
});

test('[BLD-GEO-08] a pivot of up to a quarter turn keeps the anchor', () => {
  expect(pivoted(line, 180).pose).toEqual({ x: 5000, y: 5000, heading: 180 });
  expect(pivoted(line, 540).pose).toEqual({ x: 5000, y: 5000, heading: 540 });
});

test('[BLD-GEO-08] a wider pivot starts with an about-face on the same ground', () => {
  expect(aboutFaced(line).pose).toEqual({ x: 5000, y: 4700, heading: 360 });
  expect(aboutFaced(line).bounds).toEqual(line.bounds);
  expect(pivoted(line, 181).pose).toEqual({ x: 5000, y: 4700, heading: 181 });
});

test('[BLD-GEO-21] a body around a centre has its anchor half its depth ahead', () => {
  expect(bodyAround({ x: 5000, y: 4850 }, 0, 1600, 300)).toEqual(line);
});
