import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ShelfSystem } from '../packages/web/src/lobby/shelf.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const PAGES = [
  '/',
  '/scenarios',
  '/scenarios?pick=csw/hastings',
  '/battle',
  '/games',
  '/account',
  '/rules',
  '/rules/csw',
  '/rules/moot',
  '/dice',
  '/no/such/page',
];

/** Until no request is open and nothing more is drawn. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.server.url}${path}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
};

test.each(PAGES)('%s opens without a browser warning', async (path) => {
  const page = await newPage();
  const complaints = complaintsOf(page);
  await open(page, path);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The first scenario of a system, or the one named, against the computer. */
const matchAgainstTheComputer = async (page: Page, system: string, scenario?: string): Promise<string> => {
  const api = apiOf(page, site.server.url);
  await api.post('/people/guests');
  const { systems } = await api.get<{ systems: readonly ShelfSystem[] }>('/systems');
  const cards = systems.find(({ id }) => id === system)!.scenarios;
  const card = cards.find(({ id }) => id === scenario) ?? cards[0]!;
  const seats = card.sides.map(({ seat }) => seat).sort();
  const chairs = Object.fromEntries(
    seats.map((seat) => [seat, seat === seats.at(-1) ? 'me' : { bot: 'random' }]),
  );
  return (await api.post<{ id: string }>('/matches', { system, options: card.options, chairs })).id;
};

test.each([
  ['practice', undefined],
  ['csw', 'morgarten'],
  ['chronopia', undefined],
] as const)(
  'a match of %s opens, its replay and its dice open without a browser warning',
  async (system, scenario) => {
    const page = await newPage();
    const complaints = complaintsOf(page);
    const id = await matchAgainstTheComputer(page, system, scenario);
    await page.goto(`${site.server.url}/matches/${id}`);
    await page.locator('.prompt [data-command]').first().waitFor();
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.goto(`${site.server.url}/matches/${id}?at=1`);
    await page.getByRole('slider').waitFor();
    await open(page, `/matches/${id}/dice`);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

/**
 * Proves that the tests above can fail: the policy reports a page that runs code from a string, and we see the report.
 */
test('a violation of the security policy is detected', async () => {
  const page = await newPage();
  const complaints = complaintsOf(page);
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '1 + 1';
    document.head.append(script);
  });
  await soon(() => complaints.join()).toMatch(/Content Security Policy/);
});
