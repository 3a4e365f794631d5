import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import type { CswOrder } from '../orders/orders.ts';
import { distance } from '../state/board.ts';
import { type Battle, boardIn } from '../state/state.ts';
import {
  unit as anyUnit,
  armouredFoot,
  battle,
  bow,
  cavalry,
  foot,
  leader,
  lightFoot,
  pike,
  type Stage,
} from '../testkit/drawn.ts';
import { type Band, bandsIn } from './bands.ts';
import { captainsPlan } from './captain.ts';
import { afterMoves } from './forecast.ts';
import { appraise } from './move/appraisal.ts';
import { ATTACK, HOLD, WITHDRAW } from './move/doctrine.ts';
import { laneCost } from './move/lane.ts';
import { planMoves } from './move/planMoves.ts';
import { Orderly } from './orderly.ts';
import { plannedPlayer } from './planner.ts';

type Units = Parameters<typeof battle>[0]['units'];

const toMove = (units: Units): Stage =>
  battle({ units, map: { columns: 12, rows: 18 }, step: 'move', phasing: 'blue' });

const many = (name: string, count: number, unit: ReturnType<typeof foot>) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at + 1}`, unit]));

const moves = ({ battle: now }: Stage, doctrine = ATTACK) => planMoves(now, 'blue', doctrine, seededDice(1));
const orders = (stage: Stage, doctrine = ATTACK): CswOrder[] =>
  moves(stage, doctrine).map(({ order }) => order);
const after = (stage: Stage, doctrine = ATTACK): Battle =>
  afterMoves(stage.battle, 'blue', moves(stage, doctrine), seededDice(1));

test('[CSW-P-13] shooters with a target in range stay where they are; those without go nearer', () => {
  const near = toMove({
    ...many('b', 4, bow('blue', '0510', 'N')),
    l: leader('blue', '0511', 'N'),
    e: lightFoot('red', '0504', 'S'),
  });
  expect(orders(near).filter((order) => 'units' in order && order.units.includes(near.id('b1')))).toEqual([]);
  const far = toMove({
    ...many('b', 4, bow('blue', '0516', 'N')),
    l: leader('blue', '0517', 'N'),
    e: lightFoot('red', '0502', 'S'),
  });
  expect(orders(far)).toContainEqual(
    expect.objectContaining({ type: 'move', units: far.ids('b1', 'b2', 'b3', 'b4') }),
  );
});

/** A line too long to ride around. */
const lineOf = (enemy: typeof foot): Units =>
  Object.fromEntries(
    ['0204', '0304', '0404', '0504', '0604', '0704', '0804'].flatMap((hex) =>
      [1, 2, 3].map((at) => [`${hex} ${at}`, enemy('red', hex, 'S')]),
    ),
  );

test('[CSW-P-13] cavalry charges foot, but not into the front of pikes', () => {
  const against = (enemy: typeof foot) =>
    toMove({
      ...many('c', 2, cavalry('blue', '0510', 'N')),
      l: leader('blue', '0511', 'N'),
      ...lineOf(enemy),
    });
  const charges = (stage: Stage) =>
    orders(stage, { ...ATTACK, caution: 0 }).filter(
      (order) => order.type === 'move' && order.charge !== undefined,
    );
  expect(charges(against(lightFoot))).toHaveLength(1);
  expect(charges(against(pike))).toHaveLength(0);
});

test('[CSW-P-13] two units attack one enemy together, one of them from behind', () => {
  const stage = toMove({
    ...many('h', 4, foot('blue', '0507', 'N')),
    ...many('k', 4, foot('blue', '0607', 'N')),
    l: leader('blue', '0508', 'N'),
    ...many('e', 4, lightFoot('red', '0504', 'S')),
  });
  const now = after(stage);
  const board = boardIn(now);
  for (const name of ['h1', 'k1'])
    expect(distance(board, stage.unit(name, now).cell, stage.cell('0504'))).toBe(1);
});

test('[CSW-P-13] a unit that holds does not run out at an enemy it cannot match', () => {
  const stage = toMove({
    h: foot('blue', '0508', 'N'),
    l: leader('blue', '0508', 'N'),
    ...many('a', 4, armouredFoot('red', '0504', 'S')),
    ...many('b', 4, armouredFoot('red', '0604', 'S')),
    ...many('c', 4, armouredFoot('red', '0404', 'S')),
  });
  const now = after(stage, HOLD);
  expect(distance(boardIn(now), stage.unit('h', now).cell, stage.cell('0504'))).toBeGreaterThan(1);
});

test('[CSW-P-13] a leader moves next to routed troops and never stands alone in front of the enemy', () => {
  const stage = toMove({
    l: leader('blue', '0507', 'N'),
    ...many('r', 4, foot('blue', '0512', 'N', { routed: true, routMoved: true })),
    e: foot('red', '0506', 'S'),
  });
  const now = after(stage);
  const at = stage.unit('l', now).cell;
  expect(distance(boardIn(now), at, stage.cell('0512'))).toBeLessThanOrEqual(1);
  expect(distance(boardIn(now), at, stage.cell('0506'))).toBeGreaterThan(1);
});

test('[CSW-P-13] no unit goes where its hex would be overstacked or mixed', () => {
  const stage = toMove({
    ...many('h', 4, foot('blue', '0507', 'N')),
    ...many('p', 4, pike('blue', '0508', 'N')),
    ...many('k', 4, foot('blue', '0607', 'N')),
    l: leader('blue', '0508', 'N'),
    e: lightFoot('red', '0503', 'S'),
  });
  const cells = new Map<number, { types: Set<string>; count: number }>();
  for (const { side, type, cell } of after(stage).units) {
    if (side !== 'blue' || type === 'W1') continue;
    const known = cells.get(cell) ?? { types: new Set<string>(), count: 0 };
    cells.set(cell, { types: known.types.add(type), count: known.count + 1 });
  }
  for (const { types, count } of cells.values()) {
    expect(types.size).toBe(1);
    expect(count).toBeLessThanOrEqual(6);
  }
});

test('[CSW-P-12] every question gets an answer that the rules allow', () => {
  const asked = battle({
    units: {
      e: foot('red', '0404', 'S'),
      l: leader('red', '0405', 'S'),
      h: anyUnit('HF', 'blue', '0403', 'S'),
    },
    step: 'meleeMorale',
    phasing: 'blue',
  });
  const question = {
    kind: 'leadersFollow',
    side: 'red',
    leaders: [asked.id('l')],
    from: asked.cell('0405'),
    to: asked.cell('0406'),
  } as const;
  const [answer] = captainsPlan({ ...asked.battle, questions: [question] }, 'red', seededDice(1));
  expect(answer?.order).toEqual({ type: 'leadersFollow', leaders: [asked.id('l')] });
});

test('[CSW-P-13] pikes face cavalry, even if foot is nearer', () => {
  const stage = toMove({
    ...many('p', 4, pike('blue', '0509', 'N')),
    ...many('e', 3, foot('red', '0506', 'S')),
    ...many('c', 2, cavalry('red', '0514', 'N')),
  });
  const { pressureOn } = appraise(stage.battle, 'blue', HOLD);
  const [north, south] = [0, 3];
  const from = (pikes: boolean, direction: number) =>
    pressureOn(stage.cell('0509'), pikes)[direction] as number;
  expect(from(false, south)).toBeLessThan(from(false, north));
  expect(from(true, south)).toBeGreaterThan(from(true, north));
});

test('[CSW-P-13] a unit in contact considers whether its way to the friendly edge is open', () => {
  const cost = (behind: Units): number => {
    const stage = toMove({
      ...many('h', 4, foot('blue', '0508', 'N')),
      ...many('e', 4, foot('red', '0507', 'S')),
      ...behind,
    });
    const [band] = bandsIn(stage.battle).blue;
    return laneCost(stage.battle, band as Band, stage.cell('0508'));
  };
  expect(cost({})).toBe(0);
  expect(cost({ x: lightFoot('red', '0308', 'N') })).toBeGreaterThan(0);
});

test('a captain explains what an attack should cost, what a march is for, and why he did nothing', () => {
  const stage = toMove({
    ...many('h', 4, foot('blue', '0507', 'N')),
    ...many('p', 4, foot('blue', '0517', 'N')),
    l: leader('blue', '0512', 'N'),
    ...many('e', 2, lightFoot('red', '0504', 'S')),
  });
  const said = moves(stage).map(({ reason }) => reason);
  expect(said).toContainEqual(
    expect.stringMatching(/^to strike at 0504: it should cost the enemy [\d.]+ points and us [\d.]+$/),
  );
  expect(said).toContain('to come nearer to the enemy');
  const idle = new Orderly().next({ ...stage.battle, step: 'fireFirst' }, 'blue', () => []);
  expect(idle?.reason).toBe('no fire: no unit has a target it could hurt');
  const player = plannedPlayer('idle', () => []);
  const thought = player.choose(
    view({ ...stage.battle, step: 'rally' }, 'blue'),
    'blue',
    { lines: 1 },
    seededDice(1),
  );
  expect(thought).toEqual({ command: { type: 'done' }, reasons: [] });
});

test('[CSW-P-13] no unit moves out of its leaders’ command', () => {
  const stage = toMove({
    ...many('c', 2, anyUnit('LC', 'blue', '0516', 'N')),
    ...many('h', 4, foot('blue', '0517', 'N')),
    l: leader('blue', '0518', 'N', { moveEnded: true }),
    e: lightFoot('red', '0502', 'S'),
  });
  const now = after(stage);
  const ridden = distance(boardIn(now), stage.unit('c1', now).cell, stage.cell('0516'));
  expect(ridden).toBeGreaterThan(0);
  for (const name of ['c1', 'h1'])
    expect(distance(boardIn(now), stage.unit(name, now).cell, stage.unit('l', now).cell)).toBeLessThanOrEqual(
      6,
    );
});

test('[CSW-P-13] a unit that withdraws moves away from the enemy and attacks nobody', () => {
  const stage = toMove({
    ...many('h', 4, foot('blue', '0509', 'N')),
    l: leader('blue', '0510', 'N'),
    ...many('e', 4, foot('red', '0505', 'S')),
  });
  const now = after(stage, WITHDRAW);
  expect(distance(boardIn(now), stage.unit('h1', now).cell, stage.cell('0505'))).toBeGreaterThan(4);
});
