import {
  type Body,
  bodyOf,
  centreOf,
  conformed,
  doesOverlap,
  ellipse,
  everyHeading,
  fanOf,
  formed,
  gapTo,
  INCH,
  isLegalPose,
  type March,
  moved,
  NO_GAP,
  runAt,
  type Shape,
  turnedToward,
  zoneOf,
} from '@warmoot/tabletop';
import { lotsFrom } from '../packages/tabletop/src/testkit/lots.ts';
import { TABLE } from '../packages/tabletop/src/testkit/scene.ts';
import { cpuSeconds } from './randomPlay.ts';
import type { Figure, Requirement } from './rounds.ts';

const UNITS = 60;
const PIECES = 20;
const ROUNDS = 6;
/** A page draws sixty frames a second. */
const FRAME_MS = 16;
/** What all charges of a side may take. */
const CHARGES_MS = 50;
const STAND = 400;

/** A crowded battle: sixty units within 60 by 36 inches, twenty pieces of terrain. */
const battle = (): { readonly bodies: readonly Body[]; readonly terrain: readonly Shape[] } => {
  const lots = lotsFrom(1794);
  const somewhere = () => ({ x: 6 * INCH + lots.below(60 * INCH), y: 6 * INCH + lots.below(36 * INCH) });
  const terrain = Array.from({ length: PIECES }, () =>
    ellipse(somewhere(), lots.below(720), 6 * INCH, 4 * INCH),
  );
  const closed = terrain.filter((_, at) => at % 4 === 0);
  const bodies: Body[] = [];
  while (bodies.length < UNITS) {
    const files = lots.oneOf([1, 2, 4, 6]);
    const body = bodyOf({
      pose: { ...somewhere(), heading: lots.below(720) },
      files: formed(files * lots.oneOf([2, 3, 4]), files),
      standWidth: STAND,
      standDepth: lots.oneOf([150, 200, 300]),
    });
    const taken = [...closed, ...bodies].map((shape) => ({ shape }));
    if (isLegalPose({ table: TABLE, closed: taken, passable: [] }, body)) bodies.push(body);
  }
  return { bodies, terrain };
};

/** Units of even number are one side; a quarter of the terrain is impassable, the rest slow. */
const marchOf = (bodies: readonly Body[], terrain: readonly Shape[], mover: number): March => {
  const others = bodies.filter((_, at) => at !== mover);
  const enemies = bodies.filter((_, at) => at % 2 !== mover % 2);
  const closed = [...terrain.filter((_, at) => at % 4 === 0), ...others];
  return {
    start: bodies[mover]!,
    table: TABLE,
    closed: closed.map((shape) => ({ shape })),
    passable: [],
    slow: terrain.flatMap((shape, at) => (at % 4 === 0 ? [] : [{ shape, kind: at % 4 === 1 ? 2 : 1 }])),
    allowance: (kinds) => Math.max(INCH, 12 * INCH - 4 * INCH * ((kinds & 1) + (kinds >> 1))),
    keptOff: enemies,
    standOff: INCH,
    awayFrom: enemies[0]!,
    hasWalkLimit: true,
  };
};

const REPEATS = 4;

/** Processor time of one call: the best of some rounds, because other work on the machine only ever adds to it. */
const milliseconds = (work: () => void): number => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = cpuSeconds();
    for (let repeat = 0; repeat < REPEATS; repeat++) work();
    return cpuSeconds() - start;
  });
  return (1000 * Math.min(...rounds)) / REPEATS;
};

/** For each unit its time; the slowest of them, and their mean. */
const perUnit = (work: (unit: number) => void): { readonly slowest: number; readonly mean: number } => {
  const times = Array.from({ length: UNITS }, (_, unit) => milliseconds(() => work(unit)));
  return { slowest: Math.max(...times), mean: times.reduce((sum, time) => sum + time, 0) / UNITS };
};

/** Every enemy of one side's units: turn, run, and conform where the run is open. */
const allCharges = (bodies: readonly Body[], terrain: readonly Shape[]): number => {
  const obstacles = [...terrain.filter((_, at) => at % 4 === 0), ...bodies].map((shape) => ({ shape }));
  let charges = 0;
  bodies.forEach((body, at) => {
    if (at % 2 !== 0) return;
    bodies.forEach((target, other) => {
      if (other % 2 === 0) return;
      const turned = turnedToward(body, centreOf(target));
      if (gapTo(turned, target) > 12 * INCH) return;
      const others = obstacles.filter(({ shape }) => shape !== body && shape !== target);
      const ground = { table: TABLE, closed: others, passable: [] };
      const { gap, before } = runAt(turned, target, others);
      if (gap === NO_GAP || before !== undefined || !isLegalPose(ground, turned)) return;
      const conforming = { body: turned, target, face: zoneOf(target, turned.pose), standWidth: STAND };
      if (conformed(conforming, (pose) => isLegalPose(ground, pose)) !== undefined) charges++;
    });
  });
  return charges;
};

export const tabletopBenchmarks = (): { figures: Figure[]; required: Requirement[]; compared: [] } => {
  const { bodies, terrain } = battle();
  const marches = bodies.map((_, unit) => marchOf(bodies, terrain, unit));
  const headings = everyHeading();
  const envelope = perUnit((unit) => fanOf(marches[unit]!, headings));
  const cut = perUnit((unit) =>
    moved(marches[unit]!, [
      { kind: 'pivot', heading: (unit * 37) % 720 },
      { kind: 'leg', length: 12 * INCH },
    ]),
  );
  let overlaps = 0;
  const pairs = milliseconds(() => {
    for (const a of bodies) for (const b of bodies) if (doesOverlap(a, b, INCH)) overlaps++;
  });
  if (overlaps === 0) throw new Error('no two units are near each other');
  const charges = milliseconds(() => {
    if (allCharges(bodies, terrain) === 0) throw new Error('nobody can charge');
  });
  const among = `among ${UNITS} units and ${PIECES} pieces of terrain`;
  return {
    compared: [],
    figures: [
      {
        name: 'overlap within an inch of any two of 60 bodies',
        unit: 'pairs/s',
        ours: (UNITS * UNITS * 1000) / pairs,
      },
      { name: `a cut move ${among}, the mean`, unit: 'ms', ours: cut.mean },
      { name: `where a unit can go, all 720 headings, ${among}, the mean`, unit: 'ms', ours: envelope.mean },
      { name: 'the slowest of the units', unit: 'ms', ours: envelope.slowest },
      { name: 'all charges of one side of 30 units', unit: 'ms', ours: charges },
    ],
    required: [
      {
        name: 'where a unit can go, the slowest, of a frame',
        ratio: envelope.slowest / FRAME_MS,
        must: 'at most',
        bound: 1,
      },
      {
        name: 'all charges of a side, of their limit',
        ratio: charges / CHARGES_MS,
        must: 'at most',
        bound: 1,
      },
    ],
  };
};
