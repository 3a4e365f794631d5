import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { boardPainted, hexesOf, northOf, piecesOn, pointOf } from './playing/board.ts';
import { openDrawnUp } from './playing/drawnUp.ts';
import { openMatch } from './playing/open.ts';
import { answered } from './playing/sent.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
const scenario = (name: string) => ({ options: { scenario: name, modules: [] } });

const myTurn = (page: Page) => page.waitForSelector('.prompt[data-acts=true]');
const own = async (page: Page, side: string) => (await piecesOn(page)).filter((piece) => piece.side === side);
const count = async (page: Page, side: string) => (await own(page, side)).length;
const places = async (page: Page, side: string) =>
  new Set((await own(page, side)).map(({ at }) => JSON.stringify(at)));

/** A mouse that counts its clicks. */
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
    async takePile(name: string): Promise<void> {
      clicks += 2;
      await page.locator(`.tray .counter-button[title^="${name}"]`).dblclick();
    },
    /** Ends the step; a warning about what could still be done is confirmed. */
    async end(): Promise<void> {
      await this.press('.prompt-actions [data-command=done]');
      if (await page.locator('.match-dialog .main').isVisible()) await this.press('.match-dialog .main');
    },
  };
};

test('Hastings: the Normans enter by one button, by road, or about a hex, within 12 clicks; one undo takes all back', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'red', ...scenario('hastings') });
  await myTurn(page);
  const hand = handOn(page);
  await hand.press('.drills >> text=Enter the rest for me');
  await soon(() => count(page, 'red')).toBe(48);
  await hand.press('.prompt-actions >> text=Undo');
  await soon(() => count(page, 'red')).toBe(0);
  expect(await page.locator('.drills >> text=Enter as before').count()).toBe(0); // it was taken back
  await hand.press('.drills >> text=Enter in column by road');
  await soon(() => count(page, 'red')).toBeGreaterThan(12);
  await hand.press('.prompt-actions >> text=Undo');
  await soon(() => count(page, 'red')).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-entry', { hasText: 'took back a move' }).count()).toBe(2);

  const whole = handOn(page);
  await whole.press('.tray-all');
  await whole.pressHex('0816');
  await soon(() => count(page, 'red')).toBe(48);
  await whole.end();
  expect(whole.clicks).toBeLessThanOrEqual(12);
  console.log(`Hastings, Normans entered and moved: ${whole.clicks} clicks`);
});

test('Hastings: the English are set up pile by pile within 12 clicks', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue', ...scenario('hastings') });
  await myTurn(page);
  const hand = handOn(page);
  await hand.takePile('Heavy Foot');
  await hand.pressHex('1107');
  await soon(() => count(page, 'blue')).toBe(20);
  expect((await places(page, 'blue')).size).toBe(5);
  await hand.takePile('Light Foot');
  await hand.pressHex('0606');
  await soon(() => count(page, 'blue')).toBe(40);
  await hand.press('.prompt-actions [data-command=deployRest]');
  await soon(() => count(page, 'blue')).toBe(53);
  await hand.end();
  expect(hand.clicks).toBeLessThanOrEqual(12);
  console.log(`Hastings, English set up: ${hand.clicks} clicks`);
});

test('Pipeweed Farm: both hosts of 146 and 188 enter within 25 clicks', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue', both: true, ...scenario('pipeweed') });
  await page.goto(`${page.url().split('?')[0]}?as=blue`);
  await myTurn(page);
  const hand = handOn(page);
  await hand.press('.drills >> text=Enter the rest for me');
  await soon(() => count(page, 'blue')).toBe(146);
  await hand.end();
  await hand.press('.prompt >> text=Continue as the Rynes');
  await myTurn(page);
  await hand.press('.drills >> text=Enter the rest for me');
  await soon(() => count(page, 'red')).toBe(188);
  expect(hand.clicks).toBeLessThanOrEqual(25);
  console.log(`Pipeweed Farm, both hosts entered: ${hand.clicks} clicks`);
});

test('[CSW-SET-06] set-up honours the number picked, and arrows on the hex set the facing', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue', ...scenario('hastings') });
  await myTurn(page);
  const pile = page.locator('.tray .counter-button[title^="Heavy Foot"]');
  for (const taken of ['', '2/20', '3/20']) {
    await pile.click();
    if (taken) expect(await pile.locator('.pile-count').innerText()).toBe(taken);
    await page.waitForTimeout(400); // not a double click
  }
  const { x, y } = await pointOf(page, '1107');
  await page.mouse.click(x, y);
  await soon(() => count(page, 'blue')).toBe(3);
  expect((await places(page, 'blue')).size).toBe(1);
  expect(new Set((await own(page, 'blue')).map(({ facing }) => facing))).toEqual(new Set([3]));
  await page.locator('.tool[aria-label="Zoom in"]').click();
  await page.locator('.tool[aria-label="Zoom in"]').click();
  const hex = await pointOf(page, '1107');
  const north = await pointOf(page, '1106');
  await page.mouse.click(hex.x, hex.y + 0.48 * (north.y - hex.y)); // on the arrow at its northern side
  await soon(async () => new Set((await own(page, 'blue')).map(({ facing }) => facing))).toEqual(
    new Set([0]),
  );
});

test('[CSW-SET-07] the next column enters as the last did', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'red', ...scenario('hastings') });
  await myTurn(page);
  expect(await page.locator('.drills >> text=Enter as before').count()).toBe(0);
  const hand = handOn(page);
  await page.locator('.tray .counter-button[title^="Heavy Foot"]').click();
  await hand.pressHex('0517');
  await soon(() => count(page, 'red')).toBe(1);
  await page.locator('.tray .counter-button[title^="Armoured Foot"]').click();
  await hand.pressHex('0717');
  await soon(() => count(page, 'red')).toBe(2);
  await page.keyboard.press('Escape');
  await page.reload(); // what was ordered is kept
  await myTurn(page);
  await hand.press('.drills >> text=Enter as before');
  await soon(() => count(page, 'red')).toBe(4);
  expect((await places(page, 'red')).size).toBe(2);
});

test('a frame, or Shift and clicks, picks several stacks; a click moves them together, a button turns frames on', async () => {
  const page = await newPage(DESK);
  await openDrawnUp(page, site.server.url, 'hastings', 'red');
  await boardPainted(page);
  const before = await own(page, 'red');
  const line = (await hexesOf(page, 'red', /^Heavy Foot/)).sort();
  const points = await Promise.all((await hexesOf(page, 'red')).map((hex) => pointOf(page, hex)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const frame = async (withKey: boolean): Promise<void> => {
    if (withKey) await page.keyboard.down('Shift');
    await page.mouse.move(Math.min(...xs) - 30, Math.min(...ys) - 30);
    await page.mouse.down();
    await page.mouse.move(Math.max(...xs), Math.max(...ys), { steps: 3 });
    await page.mouse.move(Math.max(...xs) + 20, Math.max(...ys) + 8, { steps: 3 });
    expect(await page.locator('.pick-frame').count()).toBe(1);
    await page.mouse.up();
    if (withKey) await page.keyboard.up('Shift');
  };
  const spoken = async () => (await page.locator('[data-spoken]').textContent())?.trim();
  await frame(true);
  await soon(spoken).toBe('48 units selected.');
  await page.keyboard.press('Escape');
  await page.locator('.tool[aria-label="Select with a box"]').click();
  await frame(false);
  await soon(spoken).toBe('48 units selected.');
  expect(await page.locator('.tool[aria-pressed=true]').count()).toBe(0);
  const ahead = await pointOf(page, northOf(line[line.length >> 1] as string));
  await page.mouse.click(ahead.x, ahead.y);
  await answered(page);
  await soon(async () => {
    const after = await own(page, 'red');
    const moved = after.filter(({ id, at }) => {
      const was = before.find((each) => each.id === id)?.at;
      return JSON.stringify(was) !== JSON.stringify(at);
    });
    return new Set(moved.map(({ at }) => JSON.stringify(at))).size;
  }).toBeGreaterThan(6);
  await page.click('.prompt-actions >> text=Undo');
  await answered(page);
  await page.keyboard.press('Escape');
  await page.mouse.move(Math.min(...xs) - 30, Math.min(...ys) - 30);
  const [one, other] = [await pointOf(page, line[0] as string), await pointOf(page, line[2] as string)];
  await page.mouse.click(one.x, one.y);
  await page.keyboard.down('Shift');
  await page.mouse.click(other.x, other.y);
  await page.keyboard.up('Shift');
  await soon(spoken).toMatch(/^(Heavy Foot \d+, ){7}Heavy Foot \d+ selected/);
});
