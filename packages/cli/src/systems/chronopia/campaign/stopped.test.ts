import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conductTurn } from './conduct.ts';
import { keepFolder, openFolder } from './folder.ts';
import { takenIn } from './orderFiles.ts';
import { RefereesDesk } from './testkit.ts';

let desk: RefereesDesk;
beforeEach(async () => {
  desk = new RefereesDesk();
  await desk.begin();
  desk.write('aldmark.txt', 'First Army - Move 1\n');
});
afterEach(() => desk.clear());

/** As `turn` does it, as far as the campaign is kept. */
const turnUntilKept = (): void => {
  const folder = openFolder(desk.war);
  const { turn } = folder.match.state;
  folder.taken = takenIn(turn, conductTurn(folder, true).reads);
  keepFolder(folder);
};

test('stopped while the campaign is written: it is as it was, with its orders', async () => {
  const before = desk.read('campaign.json');
  writeFileSync(desk.in('campaign.json.new'), before.slice(0, 1000));
  expect(desk.state.turn).toBe(1);
  expect(desk.read('campaign.json')).toBe(before);
  expect((await desk.run('turn', desk.war, '--through')).code).toBe(0);
  expect(desk.state.turn).toBe(2);
  expect(existsSync(desk.in('campaign.json.new'))).toBe(false);
});

test('stopped before the orders were put away: they are not carried out twice', async () => {
  turnUntilKept();
  expect(readdirSync(desk.in('orders'))).toEqual(['aldmark.txt']);
  expect((await desk.run('check', desk.war)).text).toBe('There are no orders yet.\n');
  expect(readdirSync(desk.in('orders'))).toEqual(['turn-001']);
  expect(desk.read('orders', 'turn-001', 'aldmark.txt')).toBe('First Army - Move 1\n');
});

test('stopped, but new orders have come meanwhile: they stay', async () => {
  turnUntilKept();
  desk.write('aldmark.txt', 'First Army - Move 2\n');
  expect((await desk.run('check', desk.war)).text).toContain('orders/aldmark.txt: nothing to say');
  expect(desk.read('orders', 'aldmark.txt')).toBe('First Army - Move 2\n');
});

test('the same orders again next turn are new orders', async () => {
  await desk.run('turn', desk.war, '--through');
  desk.write('aldmark.txt', 'First Army - Move 1\n');
  await desk.run('turn', desk.war, '--through');
  expect(readdirSync(desk.in('orders'))).toEqual(['turn-001', 'turn-002']);
});

test('stopped while reports were written: they are written again', async () => {
  await desk.run('turn', desk.war, '--through');
  const whole = readdirSync(desk.in('reports', 'turn-002'));
  rmSync(desk.in('reports', 'turn-002'), { recursive: true });
  await desk.run('report', desk.war);
  expect(readdirSync(desk.in('reports', 'turn-002'))).toEqual(whole);
});

test('stopped while a campaign began: it can be begun again', async () => {
  const other = join(desk.path, 'other');
  mkdirSync(join(other, 'orders'), { recursive: true });
  renameSync(desk.in('campaign.json'), join(other, 'campaign.json.new'));
  expect((await desk.run('new', other, '--empires', '2', '--seed', 'x')).code).toBe(0);
});
