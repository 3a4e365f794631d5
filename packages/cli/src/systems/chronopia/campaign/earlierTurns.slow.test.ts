/** Reports of earlier turns: kept while they are small, and always written again from the log. */
import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

const turn = () => campaign.run('turn', campaign.war, '--anyway', '--through');

test('[CHR-RPT-01] the reports of an earlier turn are written from the log as they were', async () => {
  await campaign.begin('--turns', '6');
  await turn();
  const first = campaign.read('reports', 'turn-001', 'aldmark.txt');
  const shown = await campaign.run('report', campaign.war, 'Aldmark', '--turn', '1');
  expect(shown.text.trim()).toBe(first.trim());
  writeFileSync(campaign.in('reports', 'turn-001', 'map.pdf'), 'x'.repeat(9_000_000));
  await turn();
  expect(existsSync(campaign.in('reports', 'turn-001'))).toBe(false);
  expect(existsSync(campaign.in('reports', 'turn-002'))).toBe(true);
  expect((await campaign.run('report', campaign.war, '--turn', '1')).code).toBe(0);
  expect(campaign.read('reports', 'turn-001', 'aldmark.txt')).toBe(first);
  expect((await campaign.run('report', campaign.war, '--turn', '9')).text).toBe(
    'The turn is a whole number from 1 to 3, not "9".\n',
  );
});
