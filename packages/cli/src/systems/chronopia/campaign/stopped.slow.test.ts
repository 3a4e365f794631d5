import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takenIn } from '../../campaign/orderFiles.ts';
import { conductTurn } from './conduct.ts';
import { openFolder, saveFolder } from './folder.ts';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(async () => {
  campaign = new CampaignFixture();
  await campaign.begin();
  campaign.write('aldmark.txt', 'First Army - Move 1\n');
});
afterEach(() => campaign.clear());

/** As `turn` does, up to saving the campaign. */
const turnUntilKept = (): void => {
  const folder = openFolder(campaign.war);
  const { turn } = folder.match.state;
  folder.taken = takenIn(turn, conductTurn(folder, true).reads);
  saveFolder(folder, 'turn');
};

test('stopped while saving the campaign: it is unchanged, with its orders', async () => {
  const before = campaign.read('campaign.json');
  writeFileSync(campaign.in('campaign.json.new'), before.slice(0, 1000));
  expect(campaign.state.turn).toBe(1);
  expect(campaign.read('campaign.json')).toBe(before);
  expect((await campaign.run('turn', campaign.war, '--anyway', '--through')).code).toBe(0);
  expect(campaign.state.turn).toBe(2);
  expect(existsSync(campaign.in('campaign.json.new'))).toBe(false);
});

test('stopped before the orders were archived: they are not carried out twice', async () => {
  turnUntilKept();
  expect(readdirSync(campaign.in('orders'))).toEqual(['aldmark.txt']);
  expect((await campaign.run('check', campaign.war)).text).toBe('There are no orders yet.\n');
  expect(readdirSync(campaign.in('orders'))).toEqual(['turn-001']);
  expect(campaign.read('orders', 'turn-001', 'aldmark.txt')).toBe('First Army - Move 1\n');
});

test('stopped, and new orders have arrived meanwhile: they stay', async () => {
  turnUntilKept();
  campaign.write('aldmark.txt', 'First Army - Move 2\n');
  expect((await campaign.run('check', campaign.war)).text).toContain('orders/aldmark.txt: no objections');
  expect(campaign.read('orders', 'aldmark.txt')).toBe('First Army - Move 2\n');
});

test('the same orders again next turn are new orders', async () => {
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  campaign.write('aldmark.txt', 'First Army - Move 1\n');
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  expect(readdirSync(campaign.in('orders'))).toEqual(['turn-001', 'turn-002']);
});

test('stopped while writing reports: they are written again', async () => {
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  const whole = readdirSync(campaign.in('reports', 'turn-002'));
  rmSync(campaign.in('reports', 'turn-002'), { recursive: true });
  await campaign.run('report', campaign.war);
  expect(readdirSync(campaign.in('reports', 'turn-002'))).toEqual(whole);
});

test('stopped while creating a campaign: it can be created again', async () => {
  const other = join(campaign.path, 'other');
  mkdirSync(join(other, 'orders'), { recursive: true });
  renameSync(campaign.in('campaign.json'), join(other, 'campaign.json.new'));
  expect((await campaign.run('new', other, '--empires', '2', '--seed', 'x')).code).toBe(0);
});
