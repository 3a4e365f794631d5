import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const open = async (page: Page): Promise<void> => {
  await page.goto(`${site.server.url}/bloodlust/army`);
  await page.locator('.a-unit canvas').first().waitFor();
};
const sum = (page: Page) => page.locator('.a-sum').textContent();
const unit = (page: Page, name: string) => page.locator('.a-unit').filter({ hasText: name });

test('[BLD-PTS-01] [BLD-LST-12] [BLD-UNT-02] an army is bought, priced line by line and checked', async () => {
  const page = await newPage({ ...DESK, bypassCSP: true });
  await open(page);
  expect(await sum(page)).toBe('1,442 of 1,500');
  await page.getByRole('button', { name: /^Elf knights Mounted/ }).click();
  expect(await page.locator('.a-ledger').first().locator('tr').allTextContents()).toEqual([
    'Each casting6BLD-PTS-01',
    'Impact+3BLD-WPN-01',
    'Metal armour+2BLD-ARM-03',
    'Shield+1BLD-ARM-09',
    'Mounted, close order+1BLD-TRP-08',
    '13 × 3 castings39BLD-PTS-01',
  ]);
  await page.getByRole('button', { name: 'Dragon: one stand more' }).click();
  expect(await sum(page)).toBe('1,762 of 1,500');
  await page.getByText('262 points over the limit', { exact: true }).waitFor();
  await page.getByText('The army is 262 points over the limit of 1500.').waitFor();
  await page.getByRole('button', { name: 'Dragon: one stand fewer' }).click();

  const knights = unit(page, 'Elf knights');
  await knights.getByRole('button', { name: 'Elf knights: stands −' }).click();
  await page.getByText('A unit of Elf knights has 4 to 12 stands, not 3.').waitFor();
  await knights.getByRole('button', { name: 'Elf knights: stands +' }).click();
  await unit(page, 'Spear guard').getByRole('button', { name: 'Spear guard: frontage +' }).click();
  await page.getByText('8 stands, 5 wide, 32 castings').waitFor();
  await unit(page, 'Spear guard').getByLabel('Spear guard: commanded by').selectOption('Magic user');
  expect(await page.locator('.a-command').nth(1).locator('.a-unit').count()).toBe(4);
  expect(await seriousFaults(page)).toEqual([]);
});

test('a unit is dragged to another commander, by its list or by his card', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 1900 } });
  await open(page);
  const counts = (): Promise<number[]> =>
    page
      .locator('.a-command')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('.a-unit').length));
  expect(await counts()).toEqual([4, 3]);
  const second = page.locator('.a-command').nth(1);
  await unit(page, 'Elf knights').locator('.a-mat').dragTo(second.locator('.a-unit').last());
  await soon(counts).toEqual([3, 4]);
  await unit(page, 'Wood-elf scouts').locator('.a-grip').dragTo(second.locator('.a-commander'));
  await soon(counts).toEqual([2, 5]);
  expect(await second.locator('.a-name b').allTextContents()).toContain('Elf knights');
  expect(await sum(page)).toBe('1,442 of 1,500');
});

test('[BLD-PTS-06] own stands and files: an army is saved and read again', async () => {
  const page = await newPage(DESK);
  await open(page);
  await page.locator('summary', { hasText: 'Own stands and lists' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Moon guard');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('button', { name: 'Moon guard: one stand more' }).click();
  await unit(page, 'Moon guard').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toContain('troops OWN1 | Moon guard | DRILL | 4 | IM');
  await page.getByRole('button', { name: 'Starter army' }).click();
  await soon(() => unit(page, 'Moon guard').count()).toBe(0);
  const file = (content: string) => ({
    name: 'army.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await page.getByLabel('Open a file').setInputFiles(file(text));
  await unit(page, 'Moon guard').waitFor();
  await page.getByLabel('Open a file').setInputFiles(file('list elves\nnonsense'));
  await page.getByText(/^The file cannot be read, line 2: "nonsense" is not understood/).waitFor();
});

test('[BLD-BAS-01] roster, paper figures at their true size, and the quick reference are printed', async () => {
  const page = await newPage(DESK);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const print = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Print: ${name}`, includeHidden: true }).dispatchEvent('click');
    await page.locator('.a-sheet').waitFor();
    expect(await page.locator('.army-builder').isVisible()).toBe(false);
  };
  await print('Roster');
  expect(await page.locator('.s-roster tbody tr').count()).toBe(9);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await print('Paper figures');
  const box = await page.locator('.s-base').nth(1).boundingBox();
  const MM = 96 / 25.4;
  expect([Math.round((box?.width ?? 0) / MM), Math.round((box?.height ?? 0) / MM)]).toEqual([40, 15]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await print('Quick reference');
  await page.getByRole('heading', { name: 'Casualty table' }).waitFor();
});

test('an army goes to the table and to the umpire', async () => {
  const page = await newPage(DESK);
  await open(page);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByText('“Elves” is kept on this device.').waitFor();
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.waitForURL(/\/matches\//);
  await page.goto(`${site.server.url}/bloodlust/umpire`);
  await page.locator('.u-tabs').getByRole('button', { name: 'Losses' }).click();
  await page.getByLabel('Red army').selectOption('Elves');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Elf knights' }).waitFor();
});

test('a German phone builds an army in German', async () => {
  const page = await newPage({ ...PHONE, locale: 'de-AT' });
  await open(page);
  await page.getByLabel('Armeeliste').selectOption('Zwerge');
  await page.getByRole('button', { name: 'Axtträger: eine Base mehr' }).tap();
  await soon(async () => (await sum(page))?.replace(/[^\d\w]/g, '')).toBe('1520von1500');
  await page.getByText('Die Armee liegt 20 Punkte über der Grenze von 1500.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
