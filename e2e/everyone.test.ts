import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

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
const prepared = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const match = async (system: string, options: object, chairs: object): Promise<string> =>
      (await post('/matches', { system, options, chairs })).id;
    await post('/people/guests', {});
    const bots = { red: { bot: 'greedy' }, blue: { bot: 'greedy' } };
    const open = await match('csw', { scenario: 'morgarten' }, { red: 'me' });
    const { link } = await post(`/matches/${open}/invitations`, { purpose: 'seat' });
    return {
      open,
      link: link.replace('/invitations/', ''),
      mine: await match('csw', { scenario: 'morgarten' }, { blue: 'me', red: { bot: 'recruit' } }),
      over: await match('practice', {}, bots),
    };
  });

const faultsOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(`${site.server.url}${path}`, {
    waitUntil: path.includes('/matches/') ? 'load' : 'networkidle',
  });
  await page.locator('h1, h2').first().waitFor();
  return (await seriousFaults(page)).map((fault) => `${path}: ${fault}`);
};

test.each(['light', 'dark'] as const)(
  'axe finds no serious fault on any page, in the %s theme',
  async (colorScheme) => {
    const page = await newPage({ colorScheme, bypassCSP: true });
    await page.goto(site.server.url);
    const places = await prepared(page);
    const faults: string[] = [];
    for (const pattern of PAGES) {
      const path = pattern.replace(/:(\w+)/, (_, name) => places[name] as string);
      faults.push(...(await faultsOn(page, path)));
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

test.each([390, 768, 1920])(
  'no page is wider than a %d-pixel screen',
  async (width) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    for (const path of PAGES.filter((each) => !each.includes(':'))) {
      await page.goto(`${site.server.url}${path}`, { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  },
  600_000,
);

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
