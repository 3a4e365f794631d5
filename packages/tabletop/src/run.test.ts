import { expect, test } from 'vitest';
import {
  bodyAround,
  bodyAt,
  doesStop,
  everyHeading,
  fanOf,
  gapTo,
  INCH,
  isLegalPose,
  type March,
  NO_GAP,
  placedAlong,
  projectionOf,
  rayAlong,
  rectangle,
  runAt,
  type Step,
  turnedToward,
} from './index.ts';
import { isLegalMove } from './testkit/naive.ts';
import { TABLE } from './testkit/scene.ts';

const column = bodyAt({ x: 9000, y: 6000, heading: 0 }, 400, 1200);

test('[BLD-GEO-20] a body turns on its anchor toward its target', () => {
  expect(turnedToward(column, { x: 10_000, y: 7000 }).pose).toEqual({ x: 9000, y: 6000, heading: 90 });
});

test('[BLD-GEO-20] to a target behind it faces about, and aims again from its new anchor', () => {
  expect(turnedToward(column, { x: 9000, y: 3000 }).pose).toEqual({ x: 9000, y: 4800, heading: 360 });
  expect(turnedToward(column, { x: 10_000, y: 3800 }).pose).toEqual({ x: 9000, y: 4800, heading: 270 });
});

test('[BLD-GEO-20] a target just behind its flank is aimed at from the old rear, with one about-face only', () => {
  const { pose } = turnedToward(column, { x: 10_200, y: 5900 });
  expect([pose.x, pose.y]).toEqual([9000, 4800]);
  expect(pose.heading).toBe(95);
});

test('[BLD-GEO-20] a run is open if nothing has a smaller gap than the target', () => {
  const target = bodyAt({ x: 9000, y: 7500, heading: 360 }, 800, 300);
  const between = { shape: bodyAt({ x: 9100, y: 7000, heading: 360 }, 400, 300) };
  const beside = { shape: bodyAt({ x: 9600, y: 7000, heading: 360 }, 400, 300) };
  expect(runAt(column, target, [beside])).toEqual({ gap: 1500, before: undefined });
  expect(runAt(column, target, [beside, between])).toEqual({ gap: 1500, before: 1 });
  expect(runAt(column, bodyAt({ x: 9000, y: 4000, heading: 0 }, 400, 400), [])).toEqual({
    gap: NO_GAP,
    before: undefined,
  });
});

test('[BLD-GEO-21] a body is put down along a ray at the first of every ten lengths where it may stand', () => {
  const wall = rectangle({ x: 9000, y: 7005 }, 0, 400, 205);
  const ground = { table: TABLE, closed: [{ shape: wall }], passable: [] };
  const ray = { centre: { x: 9000, y: 5000 }, heading: 0, width: 800, depth: 600, furthest: 2003 };
  const found = placedAlong(ray, (body) => isLegalPose(ground, body));
  // At 1503 its front, 300 ahead of its centre, is 3 beyond the wall's near edge at 6800.
  expect(found?.length).toBe(1503);
  expect(found?.body).toEqual(bodyAround({ x: 9000, y: 6503 }, 0, 800, 600));
  expect(placedAlong(ray, () => false)).toBeUndefined();
});

test('[BLD-GEO-21] the way of its centre is a ray, and a goal is as far as its projection', () => {
  const centre = { x: 9000, y: 5000 };
  expect(rayAlong(centre, 180, 700)).toEqual({ from: centre, to: { x: 9700, y: 5000 } });
  expect(projectionOf(centre, 180, { x: 9500, y: 9000 })).toBe(500);
  expect(doesStop(rectangle({ x: 9300, y: 5000 }, 0, 50, 50), rayAlong(centre, 180, 700))).toBe(true);
});

test('[BLD-GEO-10] a fan tells the longest last leg in every heading', () => {
  const target = bodyAt({ x: 9000, y: 7500, heading: 360 }, 800, 300);
  const march: March = {
    start: column,
    table: TABLE,
    closed: [{ shape: target }],
    passable: [],
    slow: [],
    allowance: () => 9 * INCH,
    keptOff: [target],
    standOff: INCH,
    hasWalkLimit: true,
  };
  expect(fanOf(march)[0]).toEqual({ heading: 0, length: gapTo(column, target) - INCH });
  const first: Step[] = [
    { kind: 'pivot', heading: 140 },
    { kind: 'leg', length: 600 },
  ];
  for (const before of [[], first]) {
    const fan = fanOf(march, everyHeading(), before);
    expect(fan).toHaveLength(720);
    for (const { heading, length } of fan.filter(({ length: each }) => each >= 0)) {
      const steps = (leg: number): Step[] => [
        ...before,
        { kind: 'pivot', heading },
        { kind: 'leg', length: leg },
      ];
      expect([isLegalMove(march, steps(length)), isLegalMove(march, steps(length + 1))]).toEqual([
        true,
        false,
      ]);
    }
  }
  expect(() => fanOf(march, [0], [{ kind: 'leg', length: 1400 }])).toThrow(
    'A step cannot be carried out: standOff.',
  );
});
