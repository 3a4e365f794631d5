import { expect, test } from 'vitest';
import { Camera, restingSide } from './camera.ts';

const camera = (): Camera => {
  const made = new Camera();
  Object.assign(made, { width: 800, height: 600, box: { left: 0, top: 0, right: 300, bottom: 200 } });
  made.look = { x: 100, y: 100, side: 20 };
  return made;
};

test('the point under the pointer stays there while zooming', () => {
  const eye = camera();
  const at = { x: 650, y: 120 };
  const under = eye.toSheet(at);
  eye.look = eye.zoomed(31, at);
  expect(eye.toScreen(under).x).toBeCloseTo(650);
  expect(eye.toScreen(under).y).toBeCloseTo(120);
});

test('a fit shows the whole sheet at a zoom where tiles need not be stretched', () => {
  const eye = camera();
  eye.look = eye.fitted();
  expect(restingSide(eye.look.side)).toBeCloseTo(eye.look.side);
  const { left, top, right, bottom } = eye.view();
  expect(left <= 0 && top <= 0 && right >= 300 && bottom >= 200).toBe(true);
});

test('a fit leaves room for the panels on every edge', () => {
  const eye = camera();
  eye.insets = { left: 60, right: 0, top: 80, bottom: 90 };
  eye.look = eye.fitted();
  const [first, last] = [eye.toScreen({ x: 0, y: 0 }), eye.toScreen({ x: 300, y: 200 })];
  expect(first.x).toBeGreaterThanOrEqual(60);
  expect(first.y).toBeGreaterThanOrEqual(80);
  expect(last.x).toBeLessThanOrEqual(800);
  expect(last.y).toBeLessThanOrEqual(510);
  expect(eye.shows({ x: 150, y: 100 }, 20)).toBe(true);
});

test('the sheet cannot be moved off the screen', () => {
  const eye = camera();
  eye.look = eye.panned(-1e6, 1e6);
  expect(eye.view().right).toBeLessThan(304);
  expect(eye.view().top).toBeGreaterThan(-4);
});

test('zooming in and out uses the same steps', () => {
  const eye = camera();
  const up = eye.stepped(1, 26.558);
  expect(eye.stepped(-1, up)).toBeCloseTo(26.558, 1);
  expect(restingSide(46 / Math.sqrt(3)) * Math.sqrt(3)).toBeCloseTo(46);
});
