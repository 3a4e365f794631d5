import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readPosition } from '../casebook/position.ts';
import { grand } from '../index.ts';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/seats.ts';
import { headerLines, orderLines } from './print.ts';
import { readOrders } from './readOrders.ts';

const gameOf = (given: unknown): Game => {
  const reading = readPosition(given);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as Game;
};

const FIELD = {
  week: 8,
  armies: {
    a1: { owner: 'red', at: '0403', regular: 140, mercenary: 60, general: { ability: 2 }, subGenerals: [1] },
    a2: { owner: 'blue', at: '0503', regular: 200 },
  },
};

const readAs = (seat: string, ...lines: readonly string[]) =>
  readOrders(gameOf(FIELD), seat, lines.join('\n'));
const read = (...lines: readonly string[]) => readAs('red', ...lines);

test('[GRD-PLY-35] a line is an order; case, blanks and comments do not matter', () => {
  expect(read('# to the ford', '', '0403  -  MOVE 0404   # or not')?.commands).toEqual([
    { type: 'move', army: 1, path: ['0404'] },
    { type: 'endTurn' },
  ]);
  expect(read('0403 - attack 0503, stay')?.commands[0]).toEqual({
    type: 'attack',
    army: 1,
    hex: '0503',
    advance: false,
  });
});

test('[GRD-PLY-35] troops and generals of a part', () => {
  const part = { regular: 60, mercenary: 40, mounted: 0, mountedMercenary: 0, keepCommander: false };
  expect(read('army 1 - Send 60 regular, 40 mercenary with commander to 0404')?.commands[0]).toEqual({
    type: 'move',
    army: 1,
    part,
    path: ['0404'],
  });
  expect(read('army 1 - Send 150 to 0404')?.commands[0]).toMatchObject({
    part: { regular: 140, mercenary: 10, keepCommander: true },
  });
});

test('[GRD-PLY-36] a faulty line is left out with line, column, clause and what may have been meant', () => {
  const { commands = [], findings = [] } =
    read('0403 - Mvoe 0404', '0101 - Move 0102', '0403 - Move 0606') ?? {};
  expect(commands).toEqual([{ type: 'endTurn' }]);
  expect(findings).toMatchObject([
    { line: 1, column: 8, code: 'E-01', clause: 'GRD-PLY-35', nearest: 'move' },
    { line: 2, column: 1, code: 'E-02', clause: 'GRD-PLY-35' },
    { line: 3, column: 1, code: 'E-03', clause: 'GRD-MOV-08' },
  ]);
});

test('[GRD-PLY-36] a file for another kingdom or another week is refused whole', () => {
  for (const header of ['KINGDOM Blue', 'WEEK 7', 'YEAR 2']) {
    const { commands, findings } = read(header, '0403 - Move 0404') ?? {};
    expect(commands).toEqual([]);
    expect(findings).toMatchObject([{ line: 1, code: 'E-05' }]);
  }
  expect(read('KINGDOM red', 'YEAR 1', 'WEEK 8', '0403 - Move 0404')?.findings).toEqual([]);
});

test('[GRD-PLY-37] orders for a turn that comes later are read as if it were there', () => {
  const blue = readAs('blue', '0503 - Move 0504');
  expect(blue?.findings).toEqual([]);
  expect(blue?.commands[0]).toEqual({ type: 'move', army: 2, path: ['0504'] });
});

test('[GRD-PLY-37] the lines of a file are read after the moves above them', () => {
  expect(read('0403 - Move 0404', '0404 - Move 0405')?.findings).toMatchObject([
    { line: 2, clause: 'GRD-MOV-03' },
  ]);
});

test('[GRD-PLY-37] standing lines answer the questions of a battle, without one the default counts', () => {
  const dice = { roll: (sides: number) => (sides === 100 ? 40 : 4) };
  const attack = { type: 'attack', army: 1, hex: '0503', advance: true } as const;
  const asked = grand.decide(gameOf(FIELD), 'red', attack, dice).reduce(grand.apply, gameOf(FIELD));
  expect(readOrders(asked, 'red', 'GENERAL subtract')?.commands).toEqual([
    { type: 'general', use: 'subtract' },
  ]);
  expect(readOrders(asked, 'red', 'GENERAL best')?.commands).toEqual([]);
  expect(readOrders(asked, 'red', 'GENERAL ad')?.findings).toMatchObject([{ column: 9, nearest: 'add' }]);
});

type Told = { readonly game: Game; readonly seat: string; readonly order: GrandOrder };

/** Random permitted orders at first, then a quiet year: every order that is offered on the way. */
const offered = (seed: string, options: object, wild: number, quiet: number): Told[] => {
  const dice = seededDice(seed);
  let game = grand.setup(options, dice).reduce(grand.apply, grand.blank as Game) as Game;
  const told: Told[] = [];
  for (let turn = 0; turn < wild + quiet; turn++) {
    const [open] = grand.pending(game);
    if (open === undefined) break;
    const { seat } = open;
    const view = grand.view(game, seat);
    const isWild = turn < wild;
    const isLooked = isWild || game.phase !== 'week';
    const legal = isLooked
      ? [...grand.subjects(view, seat)].flatMap((subject) => [...grand.legal(view, seat, subject)])
      : [];
    for (const order of legal) told.push({ game, seat, order });
    const chosen = isWild ? legal[dice.roll(Math.max(1, legal.length), 'choice') - 1] : undefined;
    game = grand.decide(game, seat, chosen ?? open.standIn, dice).reduce(grand.apply, game);
  }
  return told;
};

/** The order of units in a list means nothing. */
const sorted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      key === 'units' && Array.isArray(inner) ? [...inner].sort((a, b) => a - b) : inner,
    ),
  );

const readBack = ({ game, seat, order }: Told): void => {
  const kingdom = game.realms.findIndex((_, each) => seatOf(each) === seat);
  const lines = orderLines(game, order);
  if (lines.length === 0) return;
  const back = readOrders(game, seat, [...headerLines(game, kingdom), ...lines].join('\n'));
  expect({ lines, findings: back?.findings, order: sorted(back?.commands[0] ?? null) }).toEqual({
    lines,
    findings: [],
    order: sorted(order),
  });
};

const written = (told: readonly Told[]): Set<string> => {
  for (const each of told) if (each.order.type !== 'endTurn') readBack(each);
  return new Set(told.map(({ order }) => order.type));
};

test('[GRD-PLY-35] every order that is offered can be written and reads back as the same order', () => {
  const types = written(
    offered('orders as text', { kingdoms: 3, fastArmies: true, weather: true }, 220, 260),
  );
  for (const type of ['setUp', 'move', 'attack', 'stage', 'general', 'place', 'deploy'])
    expect(types).toContain(type);
});

test('[GRD-PLY-35] [GRD-CSW-01] with rosters orders name units', () => {
  const types = written(offered('rosters as text', { kingdoms: 2, battleSystem: 'csw' }, 60, 200));
  for (const type of ['setUp', 'move', 'stage', 'place']) expect(types).toContain(type);
});
