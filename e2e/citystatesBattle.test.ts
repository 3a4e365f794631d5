import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { battleStanding, openBattle } from './playing/cityBattle.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const standing = battleStanding('a battle');

const SHOTS = process.env.SHOTS;
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

test('by mouse', async () => {
  const page = await newPage(DESK);
  await openBattle(page, site.server.url, standing, 'attacker');
  await page.waitForTimeout(2500);
  await shot(page, 'tactics');
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('button', { name: /^Seal/ }).click();
  await page.waitForTimeout(2500);
  await shot(page, 'strikes');
  expect(await page.locator('.bs').count()).toBe(1);
});
