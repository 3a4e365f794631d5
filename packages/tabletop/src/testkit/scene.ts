import {
  type Block,
  type Body,
  bodyOf,
  ellipse,
  FULL_TURN,
  formed,
  type Ground,
  INCH,
  isLegalPose,
  type March,
  type Obstacle,
  type Point,
  rectangle,
  type Shape,
  type SlowGround,
  type Step,
} from '../index.ts';
import type { Lots } from './lots.ts';

export const TABLE = { width: 18_288, height: 12_192 };

/** A table with blocks that do not overlap, half of them of one's own, and terrain. */
export interface Scene {
  readonly blocks: readonly Block[];
  readonly impassable: readonly Shape[];
  readonly slow: readonly SlowGround[];
}

const DEPTHS = [150, 200, 300, 400, 800];
const WIDTH = 400;

/** So that much stands close together: a square in the middle of the table, 24 inches wide. */
const CROWD = 24 * INCH;

const somewhere = (lots: Lots): Point => ({
  x: TABLE.width / 2 - CROWD / 2 + lots.below(CROWD),
  y: TABLE.height / 2 - CROWD / 2 + lots.below(CROWD),
});

/** Quarter turns more often than chance would have them: there the rounding is exact. */
const someHeading = (lots: Lots): number => (lots.onceIn(4) ? 180 * lots.below(4) : lots.below(FULL_TURN));

export const someBlock = (lots: Lots): Block => {
  const files = 1 + lots.below(6);
  return {
    pose: { ...somewhere(lots), heading: someHeading(lots) },
    files: formed(files + lots.below(files * 3), files),
    standWidth: WIDTH,
    standDepth: lots.oneOf(DEPTHS),
  };
};

export const someShape = (lots: Lots): Shape => {
  const make = lots.onceIn(2) ? ellipse : rectangle;
  return make(somewhere(lots), someHeading(lots), 300 + lots.below(1500), 300 + lots.below(1200));
};

const obstaclesOf = (shapes: readonly Shape[]): Obstacle[] => shapes.map((shape) => ({ shape }));

export const someScene = (lots: Lots, count: number): Scene => {
  const impassable = [someShape(lots)];
  const slow = [1, 2].map((kind) => ({ shape: someShape(lots), kind }));
  const blocks: Block[] = [];
  const bodies: Body[] = [];
  for (let tried = 0; tried < 6 * count && blocks.length < count; tried++) {
    const block = someBlock(lots);
    const body = bodyOf(block);
    const ground: Ground = {
      table: TABLE,
      closed: obstaclesOf([...impassable, ...bodies]),
      passable: [],
    };
    if (!isLegalPose(ground, body)) continue;
    blocks.push(block);
    bodies.push(body);
  }
  return { blocks, impassable, slow };
};

/** The conditions under which one block of a scene moves; blocks of even number are its friends. */
export const someMarch = (lots: Lots, scene: Scene, mover: number): March => {
  const bodies = scene.blocks.map(bodyOf);
  const others = bodies.filter((_, at) => at !== mover);
  const friends = others.filter((_, at) => at % 2 === 0);
  const enemies = others.filter((_, at) => at % 2 === 1);
  const passes = lots.onceIn(2);
  const rate = lots.oneOf([4, 6, 9, 12]) * INCH;
  const nearest = enemies[0];
  return {
    start: bodies[mover] as Body,
    table: TABLE,
    closed: obstaclesOf([...scene.impassable, ...enemies, ...(passes ? [] : friends)]),
    passable: passes ? friends : [],
    slow: scene.slow,
    allowance: (kinds) => Math.max(INCH, rate - 4 * INCH * ((kinds & 1) + ((kinds >> 1) & 1))),
    keptOff: lots.onceIn(4) ? [] : enemies,
    standOff: INCH,
    hasWalkLimit: !lots.onceIn(4),
    ...(nearest !== undefined && lots.onceIn(2) ? { awayFrom: nearest } : {}),
  };
};

/** One or two legs with pivots, or a line that goes straight ahead or back. */
export const someSteps = (lots: Lots): readonly Step[] => {
  const leg = (): Step => ({ kind: 'leg', length: lots.below(lots.oneOf([3, 6, 14]) * INCH) });
  const pivot = (): Step => ({ kind: 'pivot', heading: someHeading(lots) });
  if (lots.onceIn(4)) return [{ kind: 'leg', length: lots.below(24 * INCH) - 12 * INCH }];
  if (lots.onceIn(2)) return [pivot(), leg()];
  return lots.onceIn(3) ? [pivot(), leg(), pivot(), leg(), pivot()] : [pivot(), leg(), pivot(), leg()];
};
