import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { campaignCommand } from '../../campaign/campaignCommand.ts';
import { runOf } from '../../csw/muster/testkit.ts';
import { openFolder } from './folder.ts';

const run = runOf(campaignCommand);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const campaign = (bots: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-silence-'));
  folders.push(folder);
  const { code, err } = run(
    'new',
    folder,
    '--empires',
    '3',
    '--bots',
    String(bots),
    '--seed',
    'silence',
    '--turns',
    '9',
  );
  expect([code, err]).toEqual([0, '']);
  return folder;
};
const turnOf = (folder: string): number => openFolder(folder).match.state.turn;

test('if only computers play, the referee starts every turn', () => {
  const folder = campaign(3);
  expect(turnOf(folder)).toBe(1);
  for (const turn of [2, 3]) {
    run('turn', folder, '--anyway', '--through');
    expect(turnOf(folder)).toBe(turn);
  }
});

test('[CHR-R-14] after three silent turns the computer takes over; new orders give the empire back', () => {
  const folder = campaign(2);
  for (const turn of [2, 3, 4, 5]) {
    run('turn', folder, '--anyway', '--through');
    expect(turnOf(folder)).toBe(turn);
  }
  expect(openFolder(folder).match.state.empires[0]?.byComputer).toBe(true);
  writeFileSync(join(folder, 'orders', 'aldmark.txt'), 'EMPIRE Aldmark\nTURN 5\nAlderhall - Grow\n');
  run('turn', folder, '--anyway', '--through');
  const { empires, turn } = openFolder(folder).match.state;
  expect([turn, empires[0]?.byComputer, empires[0]?.silent]).toEqual([6, false, 0]);
});
