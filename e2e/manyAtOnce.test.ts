import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { boardReady, piecesOn, pointOf } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { answered } from './playing/sent.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };

const myTurn = (page: Page) => page.waitForSelector('.prompt[data-acts=true]');
const own = async (page: Page, side: string) => (await piecesOn(page)).filter((piece) => piece.side === side);
const pressed = (page: Page) => page.locator('.tray [aria-pressed=true]');

/** A hand that counts how often it presses the button of the mouse. */
const handOn = (page: Page) => {
  let clicks = 0;
  return {
    get clicks() {
      return clicks;
    },
    async press(selector: string): Promise<void> {
      clicks++;
      await page.locator(selector).first().click();
      await answered(page);
    },
    async pressHex(hex: string): Promise<void> {
      const { x, y } = await pointOf(page, hex);
      clicks++;
      await page.mouse.click(x, y);
      await answered(page);
    },
    /** A pile of the tray as a whole. */
    async takePile(at: number): Promise<void> {
      clicks += 2;
      await page.locator('.tray .counter-button').nth(at).dblclick();
    },
  };
};

test('Hastings: the Normans enter in line, by hand and by road, each in a few clicks; one undo takes all back', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'red', options: { scenario: 'hastings', modules: [] } });
  await myTurn(page);
  const hand = handOn(page);
  await hand.press('.drills >> text=Enter the rest for me');
  await soon(() => own(page, 'red')).toHaveLength(48);
  expect(await page.locator('.tray').count()).toBe(0);
  await hand.press('.prompt-actions >> text=Undo');
  await soon(() => own(page, 'red')).toHaveLength(0);

  const road = handOn(page);
  await road.press('.drills >> text=Enter in column by road');
  await soon(async () => (await own(page, 'red')).length).toBeGreaterThan(12);
  await road.press('.prompt-actions >> text=Undo');
  await soon(() => own(page, 'red')).toHaveLength(0);

  const whole = handOn(page);
  await whole.press('.tray-all');
  expect(await pressed(page).count()).toBeGreaterThan(4);
  const { x, y } = await pointOf(page, '0716');
  await page.mouse.move(x, y);
  await whole.pressHex('0716');
  await soon(() => own(page, 'red')).toHaveLength(48);
  await whole.press('.prompt-actions [data-command=done]');
  expect(whole.clicks).toBeLessThanOrEqual(12);
  expect(hand.clicks + 1).toBeLessThanOrEqual(12);
});
