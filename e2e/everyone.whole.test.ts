import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults, seriousFaultsOfColour } from './axe.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { useSite } from './site.ts';
import { settled, soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

/** Every page; `:open` is a match with an open seat, `:mine` one in play, `:over` a finished one. */
const PAGES = [
  '/',
  '/scenarios',
  '/scenarios?pick=csw/hastings',
  '/battle',
  '/games',
  '/account',
  '/tournaments',
  '/tournaments/new',
  '/rules',
  '/rules/csw',
  '/rules/moot',
  '/rules/csw?q=charge',
  '/matches/:over/dice',
  '/matches/:open/wait',
  '/invitations/:link',
  '/matches/:mine',
  '/matches/:mine?at=1',
  '/no/such/page',
];

/** Somebody with a game of each kind. */
const prepared = async (page: Page): Promise<Record<string, string>> => {
  const { post } = apiOf(page, site.server.url);
  const match = async (system: string, options: object, chairs: object): Promise<string> =>
    (await post<{ id: string }>('/matches', { system, options, chairs })).id;
  await post('/people/guests');
  const bots = { red: { bot: 'greedy' }, blue: { bot: 'greedy' } };
  const open = await match('csw', { scenario: 'morgarten' }, { red: 'me' });
  const { link } = await post<{ link: string }>(`/matches/${open}/invitations`, { purpose: 'seat' });
  return {
    open,
    link: link.replace('/invitations/', ''),
    mine: await match('csw', { scenario: 'morgarten' }, { blue: 'me', red: { bot: 'recruit' } }),
    over: await match('practice', {}, bots),
  };
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.server.url}${path}`, {
    waitUntil: path.includes('/matches/') ? 'load' : 'networkidle',
  });
  await page.locator('h1, h2').first().waitFor();
};

/** In the light theme and then in the dark one. */
const faultsOn = async (page: Page, path: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, path);
  const inTheLight = await seriousFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator(':root[data-theme=dark]').waitFor({ state: 'attached' });
  const inTheDark = await seriousFaultsOfColour(page);
  return [...inTheLight, ...inTheDark.map((fault) => `dark: ${fault}`)].map((fault) => `${path}: ${fault}`);
};

test('axe finds no serious fault on any page, in the light and in the dark theme', async () => {
  const page = await newPage({ bypassCSP: true });
  const places = await prepared(page);
  const faults: string[] = [];
  for (const pattern of PAGES) {
    const path = pattern.replace(/:(\w+)/, (_, name) => places[name] as string);
    faults.push(...(await faultsOn(page, path)));
  }
  expect(faults).toEqual([]);
}, 600_000);

test('no page is wider than its screen, from 390 to 1920 pixels', async () => {
  const page = await newPage();
  for (const path of PAGES.filter((each) => !each.includes(':'))) {
    await open(page, path);
    for (const width of [390, 768, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}, 600_000);

test('the start page works by keyboard: skip link, navigation, side of a battle', async () => {
  const page = await newPage();
  await page.goto(site.server.url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Fight Hastings now' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fight Hastings now');
  await page.getByRole('link', { name: 'Rules', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rulebooks' }).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});
