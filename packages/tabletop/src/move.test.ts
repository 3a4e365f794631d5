import { expect, test } from 'vitest';
import { type Body, bodyAt, INCH, type March, moved, rectangle, type Step } from './index.ts';
import { TABLE } from './testkit/scene.ts';

const RATE = 6 * INCH;
const column = bodyAt({ x: 9000, y: 6000, heading: 0 }, 400, 1200);
const single = bodyAt({ x: 9000, y: 6000, heading: 0 }, 400, 400);

/** Open ground, without the walk limit. */
const march = (start: Body, changes: Partial<March> = {}): March => ({
  start,
  table: TABLE,
  closed: [],
  passable: [],
  slow: [],
  allowance: () => RATE,
  keptOff: [],
  standOff: INCH,
  hasWalkLimit: false,
  ...changes,
});

const leg = (length: number): Step => ({ kind: 'leg', length });
const pivot = (heading: number): Step => ({ kind: 'pivot', heading });
const ahead = (y: number) => bodyAt({ x: 9000, y, heading: 360 }, 400, 400);

test('[BLD-GEO-08] a legal move is carried out as ordered', () => {
  const done = moved(march(single), [pivot(90), leg(500), pivot(180), leg(700)]);
  expect(done.hindrance).toBeUndefined();
  expect(done.body.pose).toEqual({ x: 9000 + 354 + 700, y: 6354, heading: 180 });
  expect([done.spent, done.kinds]).toEqual([1200, 0]);
});

test('[BLD-GEO-10] a leg too long is cut to what is left', () => {
  const done = moved(march(single), [leg(1000), pivot(180), leg(1000)]);
  expect(done.hindrance).toEqual({ kind: 'length' });
  expect(done.steps).toEqual([leg(1000), pivot(180), leg(524)]);
});

test('[BLD-GEO-09] a leg stops where it would touch a body or an impassable piece', () => {
  const done = moved(march(single, { closed: [{ shape: ahead(7000) }] }), [leg(1200)]);
  expect(done.hindrance).toEqual({ kind: 'closed', which: 0 });
  expect(done.steps).toEqual([leg(1000)]);
});

test('[BLD-GEO-09] it stops at the edge of the table', () => {
  const back = moved(march(bodyAt({ x: 9000, y: 1000, heading: 0 }, 400, 400)), [leg(-1200)]);
  expect([back.hindrance, back.steps]).toEqual([{ kind: 'edge' }, [leg(-600)]]);
});

test('[BLD-GEO-09] what it may pass through matters only where it ends', () => {
  const passable = [ahead(6500)];
  expect(moved(march(single, { passable }), [leg(1400)]).steps).toEqual([leg(1400)]);
  const done = moved(march(single, { passable }), [leg(900)]);
  expect(done.hindrance).toEqual({ kind: 'passable', which: 0 });
  expect(done.steps).toEqual([leg(503)]);
});

test('[BLD-GEO-09] it keeps off by an inch', () => {
  const done = moved(march(single, { keptOff: [ahead(7000)] }), [leg(1200)]);
  expect(done.hindrance).toEqual({ kind: 'standOff', which: 0 });
  expect(done.steps).toEqual([leg(1000 - INCH)]);
});

test('[BLD-GEO-09] whoever is nearer already may stay so near, but not come nearer than at the start of the move', () => {
  const beside = bodyAt({ x: 9500, y: 6000, heading: 0 }, 400, 400);
  const past = march(single, { keptOff: [beside] });
  expect(moved(past, [leg(1000)]).hindrance).toBeUndefined();
  const toward = moved(past, [leg(20), pivot(180), leg(250)]);
  expect(toward.hindrance).toEqual({ kind: 'nearer', which: 0 });
  expect(toward.steps).toEqual([leg(20), pivot(180), leg(200)]);
});

test('[BLD-GEO-09] slow ground that the leg touches lessens what it may go', () => {
  const bog = { shape: rectangle({ x: 9000, y: 7300 }, 0, 500, 500), kind: 1 };
  const slow = march(single, { slow: [bog], allowance: (kinds) => (kinds === 0 ? RATE : RATE - 4 * INCH) });
  const done = moved(slow, [leg(1500)]);
  expect(done.hindrance).toEqual({ kind: 'length' });
  // The bog begins 800 ahead; inside it only 508 would be left.
  expect([done.steps, done.kinds]).toEqual([[leg(800)], 0]);
});

test('[BLD-GEO-10] a pivot to an illegal pose ends the move before it', () => {
  const beside = bodyAt({ x: 9500, y: 6900, heading: 0 }, 400, 400);
  const done = moved(march(column, { closed: [{ shape: beside }] }), [leg(900), pivot(540), leg(200)]);
  expect(done.hindrance).toEqual({ kind: 'closed', which: 0 });
  expect(done.steps).toEqual([leg(900)]);
});

test('[BLD-GEO-10] a leg of which no length is legal has length 0, and the pivot before it stays', () => {
  // Turned east after the first leg, its tail lies in the bog: the next leg would have touched it from the start.
  const bog = { shape: rectangle({ x: 8100, y: 7000 }, 0, 200, 100), kind: 1 };
  const slow = march(column, { slow: [bog], allowance: (kinds) => (kinds === 0 ? RATE : RATE - 4 * INCH) });
  const done = moved(slow, [leg(1000), pivot(180), leg(100)]);
  expect([done.hindrance, done.steps]).toEqual([{ kind: 'length' }, [leg(1000), pivot(180)]]);
});

test('[BLD-GEO-08] the tail of a column may not swing farther than the allowance', () => {
  const done = moved(march(column, { hasWalkLimit: true, allowance: () => 700 }), [pivot(180), leg(0)]);
  expect(done.hindrance).toEqual({ kind: 'walk' });
  expect(done.steps).toEqual([]);
});

test('[BLD-GEO-10] the walk limit is tested only where the move ends; if no length will do, the pivot falls away', () => {
  const limited = (changes: Partial<March> = {}) =>
    march(column, { hasWalkLimit: true, allowance: () => 1100, ...changes });
  // Turned east, the tail lies 1000 west of the old body until the leg pulls it in.
  expect(moved(limited({ allowance: () => 990 }), [pivot(180), leg(300)]).hindrance).toBeUndefined();
  const wall = { shape: rectangle({ x: 9350, y: 6000 }, 0, 50, 3000) };
  // At most 300 before the wall, its farthest corner is 700 west and 200 north of the old body.
  const wallAfter = (allowance: number) =>
    moved(limited({ allowance: () => allowance, closed: [wall] }), [pivot(180), leg(600)]).steps;
  expect(wallAfter(729)).toEqual([pivot(180), leg(300)]);
  expect(wallAfter(728)).toEqual([]);
});

test('[BLD-R-29] a move that ends farther from a body has half the allowance, one that ends nearer all of it', () => {
  const enemy = ahead(9000);
  const away = march(single, { awayFrom: enemy });
  expect(moved(away, [leg(-RATE)]).steps).toEqual([leg(-RATE / 2)]);
  expect(moved(away, [leg(RATE)]).hindrance).toBeUndefined();
  const about = moved(away, [pivot(360), leg(RATE)]);
  expect([about.hindrance, about.steps]).toEqual([{ kind: 'away' }, [pivot(360), leg(RATE / 2)]]);
});
