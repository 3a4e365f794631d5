import { Match, type Seat, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import type { CswOrder, OrderOf } from '../orders/orders.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { cellOfId, distance, distanceToEdge } from '../state/board.ts';
import { type Battle, boardIn, isLeader, isOnSurface, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { battle, foot, leader } from '../testkit/drawn.ts';

/** The battle at the first movement of a side, the other set up or not yet on the map. */
const atFirstMove = (scenario: string, seat: Seat) => {
  const match = Match.begin(csw, { scenario, modules: [] } as never, seededDice('a drill'));
  while (match.state.step !== 'move' || match.pending[0]?.seat !== seat) {
    const [open] = match.pending;
    const wanted: CswOrder = match.state.step.startsWith('setUp') ? { type: 'deployRest' } : { type: 'done' };
    if (open && !match.submit(open.seat, wanted).ok) match.submit(open.seat, { type: 'done' });
  }
  return match;
};

const drillOf = (match: ReturnType<typeof atFirstMove>, seat: Seat, verb: string, earlier: CswOrder[] = []) =>
  csw
    .drills?.(match.viewOf(seat), seat, [], earlier)
    .find((each) => each.verb === verb)
    ?.drill();

/** Gives every order of a drill, each judged by the match. */
const carryOut = (
  match: ReturnType<typeof atFirstMove>,
  seat: Seat,
  orders: readonly CswOrder[] = [],
): void => {
  for (const order of orders)
    expect(match.submit(seat, order), JSON.stringify(order)).toMatchObject({ ok: true });
};

const onMap = (battle: Battle, side: string): Unit[] =>
  battle.units.filter((unit) => unit.side === side && isOnSurface(unit));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([
  ['hastings', 'red', 48],
  ['pipeweed', 'blue', 146],
  ['pipeweed', 'red', 188],
])(
  '[CSW-SET-07] %s: all of %s enter in line by one drill, every order permitted',
  (scenario, seat, units) => {
    const match = atFirstMove(scenario, seat);
    const drill = drillOf(match, seat, 'Enter the rest for me');
    expect(drill?.says).toBe(`bring ${units} units onto the map in line`);
    carryOut(match, seat, drill?.commands);
    expect(onMap(match.state, seat)).toHaveLength(units);
  },
);

test('the line at Hastings: foot in the middle, bows behind it, horse on both wings, all facing the enemy', () => {
  const match = atFirstMove('hastings', 'red');
  carryOut(match, 'red', drillOf(match, 'red', 'Enter the rest for me')?.commands);
  const { state } = match;
  const board = boardIn(state);
  const of = (wanted: (unit: Unit) => boolean): Unit[] => onMap(state, 'red').filter(wanted);
  const file = ({ cell }: Unit): number => Math.floor(cell / board.rows);
  const depth = ({ cell }: Unit): number => distanceToEdge(board, cell, 'south');
  const category = (unit: Unit): string => typeOf(state, unit).category;
  const horse = of((unit) => category(unit) === 'mounted');
  const foot = of((unit) => category(unit) === 'foot' && typeOf(state, unit).missile === 0);
  const bows = of((unit) => typeOf(state, unit).missile > 0 && category(unit) === 'foot');
  const leaders = of((unit) => isLeader(state, unit));
  const middle = mean(foot.map(file));
  expect(horse.some((unit) => file(unit) < Math.min(...foot.map(file)))).toBe(true);
  expect(horse.some((unit) => file(unit) > Math.max(...foot.map(file)))).toBe(true);
  expect(Math.max(...bows.map(depth))).toBeLessThan(Math.max(...foot.map(depth)));
  expect(Math.abs(mean(bows.map(file)) - middle)).toBeLessThan(4);
  expect(Math.max(...leaders.map(depth))).toBeLessThan(Math.max(...foot.map(depth)));
  expect(new Set(onMap(state, 'red').map(({ facing }) => facing))).toEqual(new Set([0]));
  expect(onMap(state, 'red').some(({ cell }) => inEnemyZone(state, 'red', cell))).toBe(false);
});

test('[CSW-TEC-03] a column enters by road, one behind the other, and keeps away from the enemy', () => {
  const match = atFirstMove('hastings', 'red');
  const drill = drillOf(match, 'red', 'Enter in column by road');
  carryOut(match, 'red', drill?.commands);
  const board = boardIn(match.state);
  const { roads } = match.state.setup.field;
  const column = onMap(match.state, 'red');
  expect(column.length).toBeGreaterThan(12);
  for (const { cell } of column) {
    expect(roads[cell]).not.toBe(0);
    for (const enemy of onMap(match.state, 'blue'))
      expect(distance(board, cell, enemy.cell)).toBeGreaterThanOrEqual(5);
  }
});

test('[CSW-SET-07] the next column enters as the last did: the same types by the same hexes', () => {
  const match = atFirstMove('hastings', 'red');
  const infantry = match.state.units
    .filter(({ side, type }) => side === 'red' && type === 'HF')
    .map(({ id }) => id);
  const first: OrderOf<'enter'> = {
    type: 'enter',
    units: infantry.slice(0, 2),
    hex: '0517',
    facing: 'N',
    path: [],
  };
  carryOut(match, 'red', [first]);
  const again = drillOf(match, 'red', 'Enter as before', [first]);
  expect(again?.commands).toEqual([{ ...first, units: infantry.slice(2, 4) }]);
  expect(drillOf(match, 'red', 'Enter as before', [{ type: 'done' }])).toBeUndefined();
});

const placeOf = ({ state }: ReturnType<typeof atFirstMove>, hex: string) =>
  boardIn(state).grid.hexes[cellOfId(boardIn(state), hex)]!;

test('stacks that march together keep their formation; one that cannot go so far goes as far as it can', () => {
  const stage = battle({
    map: { columns: 9, rows: 12 },
    step: 'move',
    phasing: 'blue',
    units: {
      l: leader('blue', '0410', 'N'),
      a: foot('blue', '0310', 'N'),
      b1: foot('blue', '0410', 'N'),
      b2: foot('blue', '0410', 'N'),
      c: foot('blue', '0510', 'N'),
      tired: foot('blue', '0610', 'N', { spentHalf: 6, stepsTaken: 3 }),
      e: foot('red', '0501', 'S'),
    },
  });
  const named = ['a', 'b1', 'b2', 'l', 'c', 'tired'].map((name) => `u${stage.unit(name).id}`);
  const place = boardIn(stage.battle).grid.hexes[cellOfId(boardIn(stage.battle), '0408')]!;
  const drill = csw.drillTo?.(csw.view(stage.battle, 'blue'), 'blue', named, place);
  const ends = drill?.commands.map(
    (order) => order.type === 'move' && [order.units.length, order.path.at(-1)],
  );
  expect(ends).toEqual(
    expect.arrayContaining([
      [1, '0308'],
      [3, '0408'],
      [1, '0508'],
    ]),
  );
  expect(drill?.ways).toHaveLength(drill?.commands.length ?? 0);
  expect(drill?.ways[0]).toHaveLength(3);
});

test('[CSW-SET-06] set-up places all the selected units: in the hex, or in line around it', () => {
  const match = Match.begin(csw, { scenario: 'hastings', modules: [] } as never, seededDice('a drill'));
  const infantry = match.state.units.filter(({ side, type }) => side === 'blue' && type === 'HF');
  const hex = boardIn(match.state).ids[match.state.setup.sides.blue.area[20] as number] as string;
  const subjects = (count: number) => infantry.slice(0, count).map(({ id }) => `u${id}`);
  const few = csw.drillTo?.(match.viewOf('blue'), 'blue', subjects(3), placeOf(match, hex));
  expect(few?.commands.map((order) => ('hex' in order ? order.hex : ''))).toEqual([hex, hex, hex]);
  const many = csw.drillTo?.(match.viewOf('blue'), 'blue', subjects(12), placeOf(match, hex));
  expect(many?.says).toBe('place 12 units');
  carryOut(match, 'blue', many?.commands);
  expect(new Set(onMap(match.state, 'blue').map(({ cell }) => cell)).size).toBe(3);
});

test('[CSW-MOV-02] the cost of a move and what is left are shown before it is made', () => {
  const match = atFirstMove('hastings', 'red');
  const horse = match.state.units.find(({ side, type }) => side === 'red' && type === 'MC') as Unit;
  const enter: CswOrder = { type: 'enter', units: [horse.id], hex: '1117', facing: 'N', path: ['1116'] };
  expect(csw.cost?.(match.viewOf('red'), 'red', enter)).toMatch(/^[\d.]+ points?, [\d.]+ left$/);
  expect(csw.cost?.(match.viewOf('red'), 'red', { type: 'done' })).toBeUndefined();
});
