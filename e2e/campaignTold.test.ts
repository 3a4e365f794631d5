import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { seatInCampaign } from './playing/campaignTable.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
];
const OPTIONS = { empires: EMPIRES, hexesPerEmpire: 60, lastTurn: 9, calamities: false };
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const guestWithCampaign = async (page: Page): Promise<string> => {
  const api = apiOf(page, site.server.url);
  await api.post('/people/guests', { name: 'Anna' });
  const request = { system: 'chronopia', options: OPTIONS, chairs: { e1: 'me', e2: { bot: 'steward' } } };
  return (await api.post<{ id: string }>('/matches', request)).id;
};

test.each([
  ['desk', DESK],
  ['phone', PHONE],
])('[CHR-RPT-01] on a %s the turn is told step by step, and earlier turns can be read', async (_, device) => {
  const page = await newPage(device);
  const complaints = complaintsOf(page);
  const id = await guestWithCampaign(page);
  const seat = seatInCampaign(page, site.server.url, id, 'e1');
  await seat.until(1, 'orders');
  const army = (await seat.view()).armies.find((each) => each?.owner === 0)!.name;
  await seat.write(`EMPIRE Aldmark\nTURN 1\n${army} - Hold\n`);
  await seat.until(3, 'diplomacy');
  await page.goto(`${site.server.url}/matches/${id}`);
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Last step' }).focus();
  await page.keyboard.press('Enter');
  await soon(() => page.locator('.replay-step[aria-current=step]').count()).toBe(1);
  await page.getByRole('slider', { name: 'Turn shown' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Turn 2 of 3 so far').waitFor();
  await soon(() => page.locator('.news-date').innerText()).toMatch(/turn 2/i);
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByText('Turn 3 of 3 so far').waitFor();
  expect(complaints).toEqual([]);
});
