import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IN_MOTION, useBrowser } from './browser.ts';
import { isOver, mouse, playBattle } from './playing/autopilot.ts';
import { boardReady } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { SKIRMISH } from './playing/skirmish.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { ...IN_MOTION, viewport: { width: 1440, height: 900 } };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const openAt = async (speed: string, device: Parameters<typeof newPage>[0] = DESK): Promise<Page> => {
  const page = await newPage(device);
  await page.addInitScript((chosen) => localStorage.setItem('warmoot-recount', chosen), speed);
  await openMatch(page, site.server.url, { side: 'blue', options: SKIRMISH });
  await page.waitForSelector('.prompt[data-acts=true] [data-command]');
  return page;
};

const CONTROLS = ['.match-dialog .main', '.recount-bar .main', '.prompt[data-acts=true] .main[data-command]'];

/** The first of these controls that can be seen is pressed. */
const pressNext = async (page: Page): Promise<void> => {
  for (const control of CONTROLS.map((each) => page.locator(each).first()))
    if (await control.isVisible()) return control.click({ timeout: 3_000 }).catch(() => undefined);
  await page.waitForTimeout(50);
};

/** Plays on until the board shows a die roll; if a battle ends without one, in the next battle. */
const openAtDice = async (speed: string, device?: Parameters<typeof newPage>[0]): Promise<Page> => {
  const page = await openAt(speed, device);
  await page.click('.prompt [data-command=deployRest]');
  const caption = page.locator(':is(.recount-caption, .recount-says) .die:visible').first();
  while (!(await isOver(page))) {
    if (await caption.isVisible()) return page;
    await pressNext(page);
  }
  await page.close();
  return openAtDice(speed, device);
};

test('the recap shows each step in its hex, with dice, and Space goes to the next', async () => {
  const page = await openAtDice('step');
  const progress = page.locator('.recount-bar p');
  const [at, of] = (await progress.innerText()).match(/\d+/g) ?? [];
  expect(Number(of)).toBeGreaterThanOrEqual(Number(at));
  expect(await page.locator('.recount-caption').getAttribute('data-placed')).toBe('true');
  await page.keyboard.press('Space');
  await soon(async () => (await progress.isVisible()) && (await progress.innerText())).not.toBe(
    `Step ${at} of ${of}`,
  );
});

test('Escape skips all of it, and the player may act', async () => {
  const page = await openAtDice('step');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.recount-bar', { state: 'detached' });
  await page.waitForSelector('.prompt');
});

test('it ends by itself, and the losses stay until they are dismissed', async () => {
  const page = await openAt('quick');
  const card = page.locator('.summary-card');
  void playBattle(page, 'blue', mouse, 200_000).catch(() => undefined);
  await card.waitFor();
  expect(await card.innerText()).toMatch(/Lost:|Routed:|Leaders killed:|Hit:/);
  await card.getByRole('button', { name: 'Close' }).click();
});

test('on a phone a step is told below the board, and nothing lies over the fight', async () => {
  const page = await openAtDice('step', PHONE);
  await boardReady(page);
  expect(await page.locator('.recount-caption').isVisible()).toBe(false);
  const [says, board] = await Promise.all(
    ['.recount-says', '.board-canvas'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(says!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
  const next = page.locator('.recount-bar .main');
  const before = await next.boundingBox();
  await next.tap();
  if (await next.isVisible()) expect(await next.boundingBox()).toEqual(before); // it stays under the finger
});
