import { expect, test } from 'vitest';
import { Camera } from './camera.ts';
import { Travel } from './travel.ts';

const travelOver = (isStill: boolean) => {
  const camera = new Camera();
  [camera.width, camera.height] = [400, 300];
  camera.box = { left: 0, top: 0, right: 200, bottom: 200 };
  camera.look = { x: 100, y: 100, side: 20 };
  return { camera, travel: new Travel(camera, () => isStill) };
};

/** Runs frame after frame until it rests; returns how long it took. */
const untilAtRest = (travel: Travel, from: number): number => {
  let now = from;
  for (; travel.isMoving && now < from + 10_000; now += 16) travel.advance(now);
  return now - from;
};

test('a flick continues in the same direction, slows down and stops', () => {
  const { camera, travel } = travelOver(false);
  travel.throw(-1, 0, 0);
  travel.advance(16);
  const first = camera.look.x - 100;
  expect(first).toBeGreaterThan(0);
  const took = untilAtRest(travel, 16);
  expect(took).toBeLessThan(3_000);
  expect(camera.look.x - 100).toBeGreaterThan(5 * first);
  expect(camera.look.y).toBe(100);
});

test('touching the map stops the glide', () => {
  const { camera, travel } = travelOver(false);
  travel.throw(-1, 0, 0);
  travel.advance(16);
  const { x } = camera.look;
  travel.stop();
  travel.advance(400);
  expect(camera.look.x).toBe(x);
});

test('with reduced motion the camera jumps, and nothing glides', () => {
  const { camera, travel } = travelOver(true);
  travel.throw(-1, 0, 0);
  expect(travel.isMoving).toBe(false);
  travel.go({ x: 50, y: 60, side: 30 }, 0);
  expect(travel.isMoving).toBe(false);
  expect(camera.look).toEqual({ x: 50, y: 60, side: 30 });
});
