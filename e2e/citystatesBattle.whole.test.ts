import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { pointOf } from './playing/board.ts';
import { openBattle, openBeforeBattle } from './playing/cityBattle.ts';
import { MARCH } from './playing/marches.ts';
import { soonestOdds } from './playing/pointing.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const ODDS_MS = 50;

const strikesMade = (page: Page): Promise<number> => page.locator('.bs-strike-line').count();

/** Until a button of the sheet can be pressed, or the sheet is gone. */
const isOver = async (page: Page): Promise<boolean> => {
  const next = page.locator('.bs .bs-main:enabled');
  await soon(async () => (await next.count()) > 0 || (await page.locator('.bs').count()) === 0).toBe(true);
  return (await page.locator('.bs').count()) === 0;
};

/** Answers whatever is asked until the battle is over. */
const fightOut = async (page: Page, answer: () => Promise<void>): Promise<void> => {
  for (let answers = 0; !(await isOver(page)); answers++) {
    if (answers > 60) throw new Error('the battle does not end');
    await answer();
  }
};

test('before an attack: its odds within 50 ms of pointing at it, and every tactic against every other', async () => {
  const page = await newPage(DESK);
  await openBeforeBattle(page, site.server.url);
  await page.waitForSelector('.prompt[data-acts=true]');
  const [from, to] = [await pointOf(page, MARCH.from), await pointOf(page, MARCH.to)];
  await page.mouse.click(from.x, from.y);
  expect(await soonestOdds(page, to)).toBeLessThanOrEqual(ODDS_MS);
  await page.mouse.click(to.x, to.y);
  await page.getByRole('tab', { name: 'Attack' }).waitFor();
  const cells = page.locator('.odds-choices tbody td');
  await soon(() => cells.count()).toBe(25);
  await soon(async () => (await cells.allInnerTexts()).every((text) => /^[<>]?\d+%$/.test(text))).toBe(true);
  expect(await page.locator('.odds-range').innerText()).toMatch(/^Between .* and /);
});

test('a battle by mouse: the table of tactics, a sealed card, strikes with their chances', async () => {
  const page = await newPage(DESK);
  const complaints = complaintsOf(page);
  await openBattle(page, site.server.url, 'attacker');
  const cells = page.locator('.odds-choices tbody td');
  await soon(() => cells.count()).toBe(25);
  await soon(async () => (await cells.allInnerTexts()).every((text) => /^[<>]?\d+%$/.test(text))).toBe(true);
  expect(await page.locator('.bs-card-back').count()).toBe(1);
  await page.getByRole('radio', { name: /^Volley Fire/ }).click();
  expect(await page.locator('tr[data-own="true"] th').innerText()).toBe('Volley Fire');
  await page.getByRole('button', { name: 'Seal Volley Fire' }).click();
  await page.locator('.bs-card').first().waitFor();
  expect(await page.locator('.bs-card').count()).toBe(2);
  expect(await page.locator('.bs-leadership').count()).toBe(1);
  await page.locator('button.bs-chance').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const before = await page.locator('.bs-ledger caption').innerText();
  const others = page.locator('button.bs-chance[aria-pressed="false"]');
  if ((await others.count()) > 0) {
    await others.first().click();
    expect(await page.locator('.bs-ledger caption').innerText()).not.toBe(before);
  }
  const made = await strikesMade(page);
  await page.getByRole('button', { name: /^Strike the/ }).click();
  await soon(() => strikesMade(page)).toBeGreaterThan(made);
  await fightOut(page, () => page.locator('.bs .bs-main:enabled').first().click());
  await page.getByRole('heading', { name: 'How it ended' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the same battle on a phone, and left to standing orders in one press', async () => {
  const page = await newPage(PHONE);
  await openBattle(page, site.server.url, 'defender');
  await page.getByRole('radio', { name: /^Square/ }).tap();
  await page.getByRole('button', { name: 'Seal Square' }).tap();
  await page.locator('.bs-card').first().waitFor();
  await page.locator('.bs .bs-main:enabled').first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.locator('.bs .bs-main:enabled').first().tap();
  if (await isOver(page)) return;
  await page.getByRole('button', { name: 'Fight this battle under my standing orders' }).tap();
  // Nobody is asked about this battle again; the attacker may begin another, whose cards are not turned over yet.
  const isAskedAgain = async (): Promise<boolean> =>
    (await page.locator('.bs-by-orders').count()) > 0 && (await page.locator('.bs-card').count()) > 0;
  await soon(isAskedAgain).toBe(false);
});

test('someone who only watches sees the sheet without buttons: here in German and in the dark', async () => {
  const page = await newPage(DESK);
  const id = await openBattle(page, site.server.url, 'attacker');
  await page.keyboard.press('Enter');
  const invitations = `/matches/${id}/invitations`;
  const { link } = await apiOf(page, site.server.url).post<{ link: string }>(invitations, {
    purpose: 'watch',
  });
  const watcher = await newPage({ ...DESK, colorScheme: 'dark', locale: 'de-DE' });
  await watcher.addInitScript(() => localStorage.setItem('warmoot-language', 'de'));
  await watcher.goto(site.server.url + link);
  await watcher.getByRole('button', { name: 'Zuschauen', exact: true }).click();
  await watcher.locator('.bs').waitFor();
  await watcher.locator('.bs-card').first().waitFor();
  expect(await watcher.locator('.bs-answers, button.bs-chance, .bs-tactic').count()).toBe(0);
  expect(await watcher.locator('.bs-queue').first().innerText()).toContain('Gold');
});
