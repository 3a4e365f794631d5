import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };

const openSettings = async (page: Page): Promise<void> => {
  await page.goto(site.server.url);
  await page.locator('header a[href="/settings"]').click();
  await page.locator('.settings h1').waitFor();
};

const variable = (page: Page, name: string): Promise<string> =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name);

test('theme and colours take effect at once and survive a reload', async () => {
  const page = await newPage({ ...DESK, bypassCSP: true });
  await openSettings(page);
  const printed = await variable(page, '--player-brick');
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await page.getByLabel('Side colours').selectOption('clear');
  expect(await variable(page, '--player-brick')).not.toBe(printed);
  await page.reload();
  await page.locator('.settings h1').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await variable(page, '--player-brick')).toBe('#9E2A04');
  expect(await seriousFaults(page)).toEqual([]);
});

test('the language changes without a reload, and stays', async () => {
  const page = await newPage(DESK);
  await openSettings(page);
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await soon(() => page.title()).toContain('Einstellungen');
  await page.getByLabel('Sprache').selectOption('auto');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('a German browser gets the page in German without any setting', async () => {
  const page = await newPage({ ...DESK, locale: 'de-AT' });
  await page.goto(site.server.url);
  await page.getByRole('button', { name: 'Jetzt bei Hastings kämpfen' }).waitFor();
});

test('settings are kept with the account and follow the user to another browser', async () => {
  const first = await newPage(DESK);
  await first.goto(`${site.server.url}/account`);
  const create = first.getByRole('form', { name: 'Create an account' });
  await create.getByLabel('Name').fill('Settler');
  await create.getByLabel('Password', { exact: true }).fill('a few good words');
  await create.getByRole('button', { name: 'Create account' }).click();
  await first.getByRole('heading', { name: 'You are Settler' }).waitFor();
  await openSettings(first);
  const saved = first.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/people/me'),
  );
  await first.getByLabel('When a match opens, show').selectOption('whole');
  await saved;

  const second = await newPage(DESK);
  await second.goto(`${site.server.url}/account`);
  const enter = second.getByRole('form', { name: 'Sign in' });
  await enter.getByLabel('Name').fill('Settler');
  await enter.getByLabel('Password', { exact: true }).fill('a few good words');
  await enter.getByRole('button', { name: 'Sign in' }).click();
  await second.getByRole('heading', { name: 'You are Settler' }).waitFor();
  await soon(() => second.evaluate(() => localStorage.getItem('warmoot-start-view'))).toBe('whole');
});

const endMovementAtOnce = async (page: Page): Promise<void> => {
  await page.goto(site.server.url);
  await page.getByRole('button', { name: 'Fight Hastings now' }).click();
  await page.locator('.prompt[data-acts=true]').waitFor();
  await page.getByRole('button', { name: 'End your movement' }).click();
};

test('ending a step with idle units asks first, unless that is switched off', async () => {
  const page = await newPage(DESK);
  await endMovementAtOnce(page);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await openSettings(page);
  await page.getByLabel('Ask before I end a step').uncheck();
  await endMovementAtOnce(page);
  const end = page.getByRole('button', { name: 'End your movement' });
  await soon(async () => {
    if (await end.isVisible()) await end.click({ timeout: 1_000 }).catch(() => undefined); // the computer was quicker
    return (await page.locator('.prompt h2').textContent()) ?? '';
  }).not.toMatch(/^(Move|Bring) your/);
  expect(await page.getByRole('button', { name: 'Not yet' }).count()).toBe(0);
});
