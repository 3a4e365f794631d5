import {
  bodyOf,
  boxesOf,
  centreOf,
  conformed,
  contactsBetween,
  doesOverlap,
  ellipse,
  everyHeading,
  FACES,
  fanOf,
  gapTo,
  heightAt,
  isInArc,
  moved,
  raysBetween,
  squareBetweenBodies,
  squareInside,
  toward,
} from '../index.ts';
import { type Lots, lotsFrom } from './lots.ts';
import { type Scene, someMarch, someScene, someSteps } from './scene.ts';

const BLOCKS = 12;

/** What the table answers about random scenes, folded into one number: the same on every machine. */
export const figuresOf = (scenes: number, seed: number): number => {
  const lots = lotsFrom(seed);
  let digest = 0x811c9dc5;
  for (let scene = 0; scene < scenes; scene++)
    for (const figure of answersTo(lots, someScene(lots, BLOCKS))) digest = folded(digest, figure);
  return digest;
};

/** One step of FNV-1a over a whole number and its sign. */
const folded = (digest: number, figure: number): number =>
  Math.imul(digest ^ (figure % 2 ** 31) ^ Math.trunc(figure / 2 ** 31), 0x01000193) >>> 0;

const answersTo = function* (lots: Lots, scene: Scene): Iterable<number> {
  const mover = lots.below(scene.blocks.length);
  const march = someMarch(lots, scene, mover);
  const done = moved(march, someSteps(lots));
  yield* [done.body.pose.x, done.body.pose.y, done.spent, done.kinds];
  for (const { length } of fanOf(march, everyHeading(30))) yield length;
  const own = scene.blocks[mover]!;
  for (const block of scene.blocks) {
    const [a, b] = [bodyOf(own), bodyOf(block)];
    yield* [toward(a.pose, b.pose, 0), squareBetweenBodies(a, b), Number(doesOverlap(a, b))];
    yield* [gapTo(a, b), gapTo(a, b, -1, 254)].filter(Number.isFinite);
    yield Number(isInArc(a, b, 3000));
    for (const ray of raysBetween(a, b)) yield squareInside(scene.impassable[0]!, ray);
    const hill = ellipse(centreOf(b), b.pose.heading, 1778, 1270);
    yield heightAt(hill, centreOf(b), a.pose);
    const placed = conformed({ body: a, target: b, face: lots.oneOf(FACES), standWidth: 400 }, () => true)!;
    yield* [placed.pose.x, placed.pose.y];
    yield contactsBetween(boxesOf({ ...own, pose: placed.pose }), boxesOf(block), 100).length;
  }
};
