import { expect, test } from 'vitest';
import { SCENARIOS } from '../../scenarios/index.ts';
import { opened } from '../../scenarios/testkit.ts';
import { boardOf, distance, distanceToEdge } from '../../state/board.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, isLeader } from '../../state/state.ts';
import { isCommanded } from '../leaders/command.ts';
import { isOverstacked } from '../stacking/stacks.ts';
import { canEndSetUp } from './legality.ts';
import { deployRestOrder } from './orders.ts';
import { ARMY, deployed, free, idOf, place } from './testkit.ts';

/** A formation with everything that must always hold. */
const expectSound = (battle: Battle, side: Side): void => {
  expect(canEndSetUp(battle, side)).toEqual({ ok: true });
  const { first } = occupancyOf(battle);
  first.forEach((id, cell) => {
    if (id < 0) return;
    const here = unitsAt(battle, cell);
    expect(isOverstacked(battle, here)).toBe(false);
    expect(new Set(here.map(({ facing }) => facing)).size).toBe(1);
  });
};

test('[CSW-SET-06] in every scenario an army deploys legally, within command, facing away from its own edge', () => {
  for (const { id } of SCENARIOS) {
    let battle = opened(id);
    for (const side of battle.setup.setUpOrder) {
      battle = deployed(battle, side);
      expectSound(battle, side);
      const own = battle.units.filter((unit) => unit.side === side && unit.status === 'onMap');
      expect(own.filter((unit) => !isCommanded(battle, unit)).length).toBeLessThanOrEqual(own.length / 20);
    }
  }
});

test('an army deploys with foot in the line, bows behind gaps in it and cavalry on the wings', () => {
  const battle = deployed(opened('manzikert'), 'blue');
  const board = boardOf(battle.setup.field);
  const cellsOf = (code: string) => [
    ...new Set(
      battle.units.flatMap((unit) => (unit.type === code && unit.side === 'blue' ? [unit.cell] : [])),
    ),
  ];
  const depth = (cell: number) => distanceToEdge(board, cell, 'west');
  const front = Math.max(...cellsOf('HF').map(depth));
  expect(cellsOf('HF').every((cell) => depth(cell) === front)).toBe(true);
  for (const bows of cellsOf('SB')) {
    expect(depth(bows)).toBe(front - 1);
    const ahead = [...unitsAt(battle, bows + board.rows), ...unitsAt(battle, bows + board.rows - 1)];
    expect(ahead.length === 0 || ahead.every(({ type }) => type === 'HF')).toBe(true);
  }
  const rows = (code: string) => cellsOf(code).map((cell) => cell % board.rows);
  const [least, most] = [Math.min(...rows('HF')), Math.max(...rows('HF'))];
  expect([...rows('CT'), ...rows('MC')].every((row) => row < least || row > most)).toBe(true);
  const leaders = battle.units.filter((unit) => unit.side === 'blue' && isLeader(battle, unit));
  const apart = leaders.flatMap((a) =>
    leaders.flatMap((b) => (a.id < b.id ? [distance(board, a.cell, b.cell)] : [])),
  );
  expect(Math.min(...apart)).toBeGreaterThan(4);
});

test('units already placed stay where they are, and the rest deploy around them', () => {
  const before = place(opened('hastings'), 'blue', 'Heavy Foot 1', '0504', 'N').after();
  const after = deployed(before, 'blue');
  const id = idOf(before, 'blue', 'Heavy Foot 1');
  expect(after.units[id]).toEqual(before.units[id]);
  expectSound(after, 'blue');
});

test('an army deploys even if it fills its area to the last hex', () => {
  const army = [
    { code: 'HF', count: 12 },
    { code: 'MC', count: 6 },
    { code: 'W1', count: 1 },
  ];
  const battle = free({
    blue: { army, area: { hexes: ['0301', '0302', '0303', '0304'] } },
    red: { army: ARMY },
  });
  expectSound(deployed(battle, 'blue'), 'blue');
  const spread = place(
    place(battle, 'blue', 'Heavy Foot 1', '0301').after(),
    'blue',
    'Heavy Foot 2',
    '0302',
  ).after();
  expectSound(deployed(spread, 'blue'), 'blue');
  const jam = place(
    place(spread, 'blue', 'Heavy Foot 3', '0303').after(),
    'blue',
    'Heavy Foot 4',
    '0304',
  ).after();
  expect(deployRestOrder.check(jam, 'blue', { type: 'deployRest' })).toMatchObject({
    ok: false,
    because: 'there is no room left for all of them; take some units back',
  });
});

test('[CSW-S06-04] an army that cannot leave the Turks room deploys as it would anywhere', () => {
  const { setup } = opened('dorylaeum');
  const [first, second] = setup.setUpOrder;
  const sides = { ...setup.sides, [second]: { ...setup.sides[second], area: [] } };
  const posts = (change: Partial<Battle['setup']>) =>
    deployed({ ...opened('dorylaeum'), setup: { ...setup, ...change } }, first).units;
  expect(posts({ sides })).toEqual(posts({ specials: [] }));
});
