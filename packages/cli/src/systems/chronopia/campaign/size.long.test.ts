/** A campaign of six empires to its sixtieth turn: what it takes on disk, and how long a report takes. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reportFor } from '@warmoot/systems/chronopia/moderator';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from './folder.ts';
import { CampaignFixture } from './testkit.ts';

/** `WARMOOT_LONG=1` plays all of it. */
const TURNS = process.env.WARMOOT_LONG === undefined ? 6 : 60;
const MAX_BYTES = 15_000_000;
const MAX_SECONDS = 0.5;

const campaign = new CampaignFixture();
afterAll(() => campaign.clear());

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );

test(`[CHR-RPT-01] ${TURNS} turns of six empires stay small and quick`, { timeout: 3_000_000 }, async () => {
  const more = ['--empires', '6', '--bots', '6', '--turns', String(TURNS)];
  await campaign.run('new', campaign.war, '--seed', 'size', ...more);
  for (let now = 1; now <= TURNS && campaign.state.end === null; now++)
    await campaign.run('turn', campaign.war, '--anyway', '--through');
  const { match } = openFolder(campaign.war);
  expect(match.state.end).not.toBeNull();
  expect(bytesIn(campaign.war)).toBeLessThan(MAX_BYTES);
  for (const format of ['text', 'html', 'json', 'svg'] as const) {
    const began = process.cpuUsage().user;
    reportFor(match.viewOf('e1'), 'e1', format);
    expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(MAX_SECONDS);
  }
});
