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
