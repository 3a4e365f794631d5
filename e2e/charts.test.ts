import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { openMatch } from './playing/open.ts';
import { complaintsOf, useSite } from './site.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 } };

const DIAGRAMS = 5;

/** How many colours a picture has: a blank one has few. */
const coloursOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const canvas = each as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 16)
        colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
      return colours.size;
    }),
  );

test('the rules pages lead to charts from the data and diagrams drawn by the rules', async () => {
  const page = await newPage(DESK);
  const complaints = complaintsOf(page);
  await page.goto(`${site.server.url}/rules/csw`);
  await page.getByRole('link', { name: 'Charts and diagrams' }).click();
  await page.waitForSelector('.diagram canvas');
  await page.waitForFunction(
    (count) => document.querySelectorAll('.diagram canvas').length === count,
    DIAGRAMS,
  );
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-page.png`, fullPage: true });
  for (const colours of await coloursOf(page, '.diagram canvas')) expect(colours).toBeGreaterThan(50);
  const woods = page.locator('#chart-terrain tr', { has: page.getByRole('rowheader', { name: 'Woods' }) });
  expect(await woods.locator('td').allInnerTexts()).toEqual(['4', '4', '+1', '+1', '+2', 'No', '1']);
  expect(await page.locator('#chart-results tbody tr').count()).toBe(13);
  await page.locator('#chart-zones a.clause').click();
  await page.waitForURL(/\/rules\/csw#CSW-ZOC-01$/);
  expect(complaints).toEqual([]);
});

test('the charts open beside the board, from the menu and from a rule, and their clauses open there', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Charts and diagrams' }).click();
  const drawer = page.locator('.charts-drawer');
  await drawer.locator('.diagram canvas').first().waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-board.png` });
  await drawer.locator('#chart-terrain a.clause').first().click();
  await page.locator('.rule-drawer .clause-id', { hasText: 'CSW-TEC-01' }).waitFor();
  expect(page.url()).toContain('/matches/');
  const rule = page.locator('.rule-drawer:not(.charts-drawer)');
  await rule.getByRole('button', { name: 'Charts and diagrams' }).click();
  await rule.waitFor({ state: 'detached' });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await drawer.waitFor({ state: 'detached' });
});

test.each(['light', 'dark'] as const)(
  'axe finds no serious fault on the charts and the lessons, %s',
  async (colorScheme) => {
    const page = await newPage({ ...DESK, colorScheme, bypassCSP: true });
    for (const [path, shown] of [
      ['/rules/csw/charts', '.diagram canvas'],
      ['/learn', '.lessons h2'],
      ['/learn/first-battle', '.coach h2'],
    ] as const) {
      await page.goto(`${site.server.url}${path}`);
      await page.waitForSelector(shown);
      expect({ path, faults: await seriousFaults(page) }).toEqual({ path, faults: [] });
    }
  },
);
