import {
  advanced,
  areTouching,
  type Block,
  type Body,
  bodyOf,
  boxesOf,
  centreOf,
  conformed,
  contactsBetween,
  depthOf,
  doesOverlap,
  gapTo,
  isLegalPose,
  type March,
  type Moved,
  moved,
  NO_GAP,
  nearestStands,
  raysBetween,
  type Step,
  squareTo,
  toward,
  turnedToward,
  zoneOf,
} from '../index.ts';
import { Letter } from './letter.ts';
import { type Lots, lotsFrom } from './lots.ts';
import { isLegalMove } from './naive.ts';
import { type Scene, someMarch, someScene, someShape, someSteps, TABLE } from './scene.ts';

/** What a run over random poses has seen, so that a property that never applied shows. */
export interface Census {
  poses: number;
  overlaps: number;
  cuts: number;
  conformed: number;
  greatest: bigint;
}

const BLOCKS = 10;
/** How many poses of one scene are tried. */
const POSES = 20;
/** Lengths above a cut that are tried one by one, and others at random. */
const ABOVE = 6;
const ELSEWHERE = 6;

/** Every property of the table on this many random poses. */
export const checkPoses = (poses: number, seed: number): Census => {
  const lots = lotsFrom(seed);
  const letter = new Letter();
  const census: Census = { poses: 0, overlaps: 0, cuts: 0, conformed: 0, greatest: 0n };
  while (census.poses < poses) {
    const scene = someScene(lots, BLOCKS);
    for (let pose = 0; pose < POSES; pose++) {
      census.poses++;
      checkPair(lots, letter, scene, census);
      checkMove(lots, scene, census);
      checkConforming(lots, scene, census);
    }
  }
  census.greatest = letter.greatest;
  return census;
};

/** The quick answers are those of the rules to the letter, and both frames agree but for rounding. */
const checkPair = (lots: Lots, letter: Letter, scene: Scene, census: Census): void => {
  const a = advanced(bodyOf(lots.oneOf(scene.blocks)), lots.below(1200) - 600);
  const b = lots.onceIn(2) ? bodyOf(lots.oneOf(scene.blocks)) : a;
  const shape = someShape(lots);
  for (const [grown, other] of [
    [-3, b],
    [254, b],
    [-3, shape],
  ] as const)
    if (doesOverlap(a, other, grown) !== letter.overlaps(a, other, grown)) fault('overlap', a, other);
  for (const [grown, way, other] of [
    [0, 1, b],
    [254, 1, b],
    [0, -1, shape],
  ] as const) {
    const gap = letter.gap(a, other, grown, way === -1);
    if (gapTo(a, other, way, grown) !== (gap === undefined ? NO_GAP : Number(gap))) fault('gap', a, other);
  }
  for (const corner of b.corners)
    if (BigInt(squareTo(a, corner)) !== letter.squareTo(a, corner)) fault('distance', a, corner);
  const [p, q] = [centreOf(a), centreOf(b)];
  if (p.x !== q.x && lots.onceIn(50) && toward(p, q, 0) !== letter.toward(p, q)) fault('toward', p, q);
  letter.rayProducts(shape, p, q);
  checkSymmetry(a, b, census);
};

/** BLD-GEO-05: the frame decides only about overlaps of the size of the tolerance. */
const checkSymmetry = (a: Body, b: Body, census: Census): void => {
  const there = doesOverlap(a, b);
  const back = doesOverlap(b, a);
  if (there) census.overlaps++;
  if (there && !doesOverlap(b, a, -1)) fault('symmetry', a, b);
  if (back && !doesOverlap(a, b, -1)) fault('symmetry', b, a);
};

/** A move that is carried out is legal, and no longer one would be. */
const checkMove = (lots: Lots, scene: Scene, census: Census): void => {
  const march = someMarch(lots, scene, lots.below(scene.blocks.length));
  const steps = someSteps(lots);
  const done = moved(march, steps);
  if (done.hindrance === undefined) {
    if (!isLegalMove(march, steps)) fault('illegal move', march, steps);
    return;
  }
  census.cuts++;
  if (isLegalMove(march, steps)) fault('legal move cut', march, steps);
  if (done.steps.length > 0 && !isLegalMove(march, done.steps)) fault('illegal cut', march, steps);
  if (done.steps.length > 0 && !isLegalPose(march, done.body)) fault('ends in overlap', march, steps);
  checkMaximal(lots, march, steps, done);
};

const checkMaximal = (lots: Lots, march: March, steps: readonly Step[], done: Moved): void => {
  const at = done.steps.length;
  const last = done.steps.at(-1);
  const ordered = steps[at - 1];
  const isCut = last?.kind === 'leg' && ordered?.kind === 'leg' && last.length !== ordered.length;
  if (isCut)
    for (const length of longerThan(lots, Math.abs(last.length), Math.abs(ordered.length)))
      if (isLegalMove(march, [...done.steps.slice(0, -1), legLike(ordered.length, length)]))
        fault('cut too short', march, steps);
  if (!isCut) checkDropped(lots, march, steps, at);
};

/** Where a move ended before a leg, perhaps before its first step, no length of that leg would have been legal. */
const checkDropped = (lots: Lots, march: March, steps: readonly Step[], taken: number): void => {
  const next = steps.findIndex(({ kind }, at) => at >= taken && kind === 'leg');
  const dropped = steps[next];
  if (dropped?.kind !== 'leg') return;
  for (const length of longerThan(lots, -1, Math.abs(dropped.length)))
    if (isLegalMove(march, [...steps.slice(0, next), legLike(dropped.length, length)]))
      fault('dropped too much', march, steps);
};

const legLike = (ordered: number, length: number): Step => ({
  kind: 'leg',
  length: ordered < 0 ? -length : length,
});

/** Some lengths above one, up to another. */
const longerThan = (lots: Lots, length: number, ordered: number): number[] =>
  ordered <= length
    ? []
    : [
        ...Array.from({ length: Math.min(ABOVE, ordered - length) }, (_, at) => length + 1 + at),
        ...Array.from({ length: ELSEWHERE }, () => length + 1 + lots.below(ordered - length)),
      ];

/**
 * BLD-GEO-15: whoever conforms overlaps nobody, touches its target and has a pair of stands in contact, unless the flank
 * is so short that two files may split it.
 */
const checkConforming = (lots: Lots, scene: Scene, census: Census): void => {
  const own = lots.oneOf(scene.blocks);
  const target = lots.oneOf(scene.blocks);
  if (own === target) return;
  const start = bodyOf(own);
  const goal = bodyOf(target);
  const turned = turnedToward(start, centreOf(goal));
  const gap = gapTo(turned, goal);
  if (gap === NO_GAP) return;
  const touching = advanced(turned, gap);
  const others = scene.blocks.filter((block) => block !== own && block !== target).map(bodyOf);
  const ground = { table: TABLE, closed: others.map((shape) => ({ shape })), passable: [] };
  const conforming = {
    body: touching,
    target: goal,
    face: zoneOf(goal, turned.pose),
    standWidth: own.standWidth,
  };
  const final = conformed(conforming, (body) => isLegalPose(ground, body));
  if (final === undefined) {
    nearestStands({ ...own, pose: touching.pose }, target);
    return;
  }
  census.conformed++;
  checkConformed({ ...own, pose: final.pose }, target, [...others, goal]);
};

const checkConformed = (own: Block, target: Block, others: readonly Body[]): void => {
  const body = bodyOf(own);
  if (others.some((other) => doesOverlap(body, other) || doesOverlap(other, body, -6)))
    fault('conformed in overlap', own, target);
  if (!areTouching(body, bodyOf(target))) fault('conformed apart', own, target);
  const isSplit = 2 * depthOf(bodyOf(target)) < own.standWidth;
  if (!isSplit && contactsBetween(boxesOf(own), boxesOf(target), own.standWidth / 4).length === 0)
    fault('conformed without contact', own, target);
  for (const ray of raysBetween(body, bodyOf(target)))
    if (!Number.isSafeInteger(ray.to.x + ray.to.y)) fault('ray', own, target);
};

const fault = (what: string, ...about: readonly unknown[]): never => {
  throw new Error(`${what}: ${JSON.stringify(about)}`, { cause: about });
};
