import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from './folder.ts';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

/** The orders of the second empire, turn by turn. */
const ordersAfter = async (computers: string): Promise<string> => {
  campaign.clear();
  campaign = new CampaignFixture();
  await campaign.begin('--bots', '2', '--computers', computers);
  await campaign.run('turn', campaign.war);
  await campaign.run('turn', campaign.war);
  const { log } = openFolder(campaign.war).match;
  return JSON.stringify(log.filter((line) => JSON.stringify(line).includes('"e2"')));
};

test('[CHR-CPU-06] the referee chooses how strong each computer empire is', async () => {
  const emperor = await ordersAfter('emperor');
  expect(await ordersAfter('bailiff')).not.toBe(emperor);
  expect(await ordersAfter('emperor')).toBe(emperor);
});

test('[CHR-CPU-04] and its character; the list starts again at its beginning', async () => {
  await campaign.begin('--empires', '4', '--bots', '3', '--computers', 'emperor:builder, Bailiff');
  expect(openFolder(campaign.war).computers).toEqual({
    e2: 'emperor:builder',
    e3: 'bailiff',
    e4: 'emperor:builder',
  });
});

test('a computer player that does not exist is refused, and nothing is written', async () => {
  for (const wrong of ['empress', 'emperor:poet', 'constructor', 'emperor:builder:builder']) {
    const { code, text } = await campaign.begin('--bots', '1', '--computers', wrong);
    expect([code, text]).toEqual([2, expect.stringContaining(`called "${wrong}"; choose bailiff`)]);
  }
  expect(() => openFolder(campaign.war)).toThrow('contains no campaign');
});
