import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLONE } from '../../../bin/clone.mjs';
import { main } from '../../main.ts';
import { streamsOf } from '../../play/testkit.ts';

let desk: string;
beforeEach(() => {
  desk = mkdtempSync(join(tmpdir(), 'warmoot-grand-'));
});
afterEach(() => rmSync(desk, { recursive: true, force: true }));

const war = (...parts: readonly string[]): string => join(desk, 'war', ...parts);
const run = async (subcommand: string, ...args: readonly string[]) => {
  const { streams, text } = streamsOf('', { columns: 80 });
  return { code: await main(['campaign', subcommand, ...args], CLONE, streams), text: text() };
};
const begin = (...more: readonly string[]) =>
  run('new', war(), '--system', 'grand', '--kingdoms', '3', '--seed', 'desk', '--years', '1', ...more);
const write = (file: string, ...lines: readonly string[]): void =>
  writeFileSync(war('orders', file), `${lines.join('\n')}\n`);
const read = (...parts: readonly string[]): string => readFileSync(war(...parts), 'utf8');

test('a folder with reports, maps and order forms; another game’s commands are refused in a sentence', async () => {
  expect((await begin('--bots', '1')).text).toContain('Grand campaign: Red, Blue, Gold.');
  expect(readdirSync(war('reports', 'set-up')).filter((file) => file.startsWith('red'))).toEqual([
    'red-orders.txt',
    'red.html',
    'red.json',
    'red.svg',
    'red.txt',
  ]);
  expect((await begin()).text).toContain('already contains a campaign');
  expect((await run('bid', war(), 'Red', 'x', '3')).text).toContain('belongs to Chronopia');
  expect((await run('report', war(), 'Green')).text).toContain('There is no kingdom "Green"');
});

test('[GRD-PLY-37] a turn waits for everybody, then carries the files out line by line in turn order', async () => {
  await begin('--bots', '1');
  const early = await run('turn', war());
  expect(early).toMatchObject({ code: 1 });
  expect(early.text).toContain('Red has sent no orders.');
  expect((await run('turn', war(), '--anyway')).code).toBe(0);
  const [field] = /^ {2}(\d{4}) +\d+ /m.exec(read('reports', 'y1-w01', 'red.txt'))?.slice(1) ?? [];
  write('blue.txt', 'KINGDOM Blue');
  write(
    'from-red.txt',
    'KINGDOM Red',
    'WEEK 1',
    `${field} - Mvoe 0000`,
    `${field} - Move 0000`,
    'Redmere - Hold',
  );
  const checked = await run('check', war());
  expect(checked.code).toBe(1);
  expect(checked.text).toContain('orders/from-red.txt: Line 3, column 8: "Mvoe" is not an order of a week');
  expect(checked.text).toContain('(E-03, GRD-MOV-08)');
  const turn = await run('turn', war(), '--deadline', 'Sunday');
  expect(turn.text).toContain('Line 4, column 1: a move leads to a neighbouring hex');
  expect(read('reports', 'y1-w02', 'red.txt')).toContain('Did you mean move?');
  expect(read('reports', 'y1-w02', 'red.txt')).toContain('Orders are due: Sunday.');
  expect(read('reports', 'y1-w02', 'blue.txt')).not.toContain('Mvoe');
  expect(readdirSync(war('orders', 'y1-w01'))).toEqual(['blue.txt', 'from-red.txt']);
});

test('[GRD-PLY-36] a file for another week counts nothing, and the kingdom holds', async () => {
  await begin('--bots', '2');
  await run('turn', war(), '--anyway');
  write('red.txt', 'KINGDOM Red', 'WEEK 7', 'Redmere - Hold');
  expect((await run('turn', war())).text).toContain(
    'this file is for week 7, and it is week 1; none of it counts',
  );
  expect((await run('status', war())).text).toContain('Year 1, week 2 (Red)');
});

test('back brings the week and its order files back; the same orders meet the same dice', async () => {
  await begin('--bots', '2');
  await run('turn', war(), '--anyway');
  write('red.txt', 'KINGDOM Red', 'Redmere - Hold');
  await run('turn', war());
  const first = read('reports', 'y1-w02', 'red.txt');
  expect((await run('back', war())).text).toContain('1: Year 1, week 1, before "turn"');
  expect((await run('back', war(), '1')).text).toContain('Among the orders again: red.txt.');
  expect(existsSync(war('reports', 'y1-w02'))).toBe(false);
  await run('turn', war());
  expect(read('reports', 'y1-w02', 'red.txt')).toBe(first);
});

test('a whole year of computer kingdoms ends with its result in the reports', async () => {
  await begin('--bots', '3');
  for (let turn = 0; turn < 60; turn++) {
    if ((await run('turn', war())).text.includes('The campaign is over')) break;
  }
  expect((await run('status', war())).text).toContain('The campaign is over');
  expect(read('reports', 'chronicle.txt')).toContain('Year 1, week 30');
});

/** The field armies of both kingdoms stand side by side from the first week on. */
const NARROW = `map The ford
hexes pointy
ids offset digits 2 from 0 shifted odd
directions by name from 0: E NE NW W SW SE
legend
  . plain
board 0000
|. . . . . .
| . . . . . .
|. . . . . .
mark capital 0101 red Redmere
mark capital 0401 blue Bluewater
`;

/** A war of rosters up to a battle that both want to fight at their own table. */
const beginAtTheFord = async (...more: readonly string[]): Promise<void> => {
  const map = join(desk, 'ford.map');
  writeFileSync(map, NARROW);
  await run('new', war(), '--system', 'grand', '--map', map, '--troops', 'csw', '--seed', 'ford', ...more);
  write('red.txt', 'KINGDOM Red', 'Redmere - Field 30 Heavy Foot, 2 Warrior 1 in 0201');
  write('blue.txt', 'KINGDOM Blue', 'Bluewater - Field 30 Heavy Foot, 2 Warrior 1 in 0301');
};

test('[GRD-R-129] [GRD-R-81] a battle at the players’ own table: the week waits, one enters it, the other confirms', async () => {
  await beginAtTheFord('--bots', '0');
  await run('turn', war());
  write('red.txt', 'KINGDOM Red', '0201 - Attack 0301', 'SETTLE board');
  write('blue.txt', 'KINGDOM Blue', 'SETTLE board');
  const week = await run('turn', war());
  expect(week.text).toContain('Year 1, week 1: battles on the board (Red, Blue)');
  expect(read('reports', 'y1-w01-battles', 'red-orders.txt')).toContain(
    'BATTLE 0301 - Result agreed after 6',
  );

  write(
    'red.txt',
    'KINGDOM Red',
    'BATTLE 0301 - Result agreed after 5: Blue lost 6 Heavy Foot; Red lost 1 Heavy Foot',
  );
  write('blue.txt', 'KINGDOM Blue');
  expect((await run('check', war())).text).toContain('no objections');
  expect((await run('turn', war())).text).toContain('week 1: battles on the board');
  const form = read('reports', 'y1-w01-battles', 'blue-orders.txt');
  expect(form).toContain(
    'The enemy has entered: BATTLE 0301 - Result agreed after 5: Red lost 1 Heavy Foot; Blue lost 6',
  );

  write('red.txt', 'KINGDOM Red');
  write('blue.txt', 'KINGDOM Blue', 'BATTLE 0301 - Confirm');
  const over = await run('turn', war());
  expect(over.text).toContain('Year 1, week 2');
  expect(read('reports', 'y1-w02', 'red.txt')).toMatch(/6 Heavy Foot/);
});

test('[GRD-R-131] a computer kingdom waits for the result, and confirms it', async () => {
  await beginAtTheFord('--bots', '1');
  await run('turn', war());
  for (let week = 1; week <= 12; week++) {
    write('red.txt', 'KINGDOM Red', '0201 - Attack 0301', 'SETTLE board');
    if ((await run('turn', war())).text.includes('battles on the board')) break;
  }
  const status = await run('status', war());
  expect(status.text).toMatch(/battles on the board \(Red\)/);
  write('red.txt', 'KINGDOM Red');
  expect((await run('turn', war())).text).toContain('battles on the board (Red)');
  const [hex] = /BATTLE (\S+) - Result/.exec(formOf('red'))?.slice(1) ?? [];
  write('red.txt', 'KINGDOM Red', `BATTLE ${hex} - Result agreed after 4: Blue lost 1 Heavy Foot`);
  expect((await run('turn', war())).text).not.toContain('battles on the board');
});

/** The form of the present turn. */
const formOf = (kingdom: string): string => {
  const period =
    readdirSync(war('reports'))
      .filter((name) => name.endsWith('-battles'))
      .at(-1) ?? '';
  return read('reports', period, `${kingdom}-orders.txt`);
};
