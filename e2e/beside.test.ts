import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { boardReady, pointOf } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 } };

const click = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
};

test('the line-of-sight tool says whether a line is clear, and which rule blocks it', async () => {
  const page = await newPage(DESK);
  await page.goto(`${site.server.url}/learn/first-battle`);
  await page.waitForSelector('.coach');
  await boardReady(page);
  await page.getByRole('button', { name: 'Line of sight', exact: true }).first().click();
  const card = page.locator('.sight-card');
  await card.getByText('Choose the hex to look from.').waitFor();
  await click(page, '0708');
  await page.mouse.move(5, 5); // off the board
  await card.getByText('Now choose the hex to look at.').waitFor({ timeout: 15_000 });
  await click(page, '0703');
  await soon(() => card.getAttribute('data-clear')).toBe('true');
  expect(await card.innerText()).toContain('0703 can be seen from 0708.');
  await click(page, '0906');
  await click(page, '0902');
  await soon(() => card.getAttribute('data-clear')).toBe('false');
  expect(await card.innerText()).toContain('the line of sight meets Militia in 0903');
  await card.getByRole('button', { name: 'CSW-LOS-07' }).click();
  await page.locator('.rule-drawer .clause-id', { hasText: 'CSW-LOS-07' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await page.locator('.coach').getAttribute('data-step')).toBe('1'); // nothing was selected or moved
});

test('notes on a match are kept for the person who wrote them, and shown to nobody else', async () => {
  const page = await newPage(DESK);
  const id = await openMatch(page, site.server.url, { side: 'blue' });
  await page.getByRole('tab', { name: 'Status' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes on this match' });
  await notes.fill('Hold the pass until turn four.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Status' }).click();
  await soon(() => notes.inputValue()).toBe('Hold the pass until turn four.');
  const other = await newPage(DESK);
  await other.goto(site.server.url);
  const status = await other.evaluate(async (match) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/v1/people/guests', { method: 'POST', headers, body: '{}' });
    return (await fetch(`/api/v1/matches/${match}/notes`)).status;
  }, id);
  expect(status).toBe(404);
});

test('the log is filtered by unit and by kind', async () => {
  const page = await newPage(DESK);
  await page.goto(`${site.server.url}/learn/first-battle`);
  await boardReady(page);
  const step = () => page.locator('.coach').getAttribute('data-step').then(Number);
  while ((await step()) < 14) {
    const before = await step();
    await page
      .locator('.coach')
      .getByRole('button', { name: /^(Next|Skip)$/ })
      .first()
      .click();
    await soon(step).toBeGreaterThan(before);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  const entries = () => page.locator('.log .log-line').allInnerTexts();
  const all = (await entries()).length;
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Missile fire' });
  await soon(async () => (await entries()).every((line) => /fire/.test(line))).toBe(true);
  expect((await entries()).length).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Everything' });
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Heavy Cavalry');
  await soon(async () => (await entries()).every((line) => line.includes('Heavy Cavalry'))).toBe(true);
  expect((await entries()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await soon(async () => (await entries()).length).toBe(all);
});
