import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { boardReady } from './playing/board.ts';
import { asksFor, logOf, openTable, press, pressHex, seatPeople } from './playing/cityTable.ts';
import { answered } from './playing/sent.ts';
import { warAtTen } from './playing/war.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Where axe may run. */
const OPEN_DESK = { ...DESK, bypassCSP: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const COMPUTERS = ['gold', 'pine'] as const;
const END = '.prompt-actions [data-command=endTurn]';

const promptOf = (page: Page): Promise<string> => page.locator('.prompt h2').innerText();
const mayAct = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt').getAttribute('data-acts')) === 'true';

/** Whatever the phase or a battle asks gets its first answer, until the prompt says this. */
const answerUntil = async (pages: readonly Page[], until: RegExp): Promise<void> => {
  const [first] = pages as [Page];
  await soon(async () => {
    for (const page of pages) {
      const isThere = until.test(await promptOf(page)) && page === first;
      if (!isThere && (await mayAct(page))) {
        await page.locator('.prompt-actions button').first().click();
        await answered(page);
      }
    }
    return promptOf(first);
  }).toMatch(until);
};

test('[GRD-PLY-12] two people and two computers: odds, an attack, the end of a week, a purchase', async () => {
  const [anna, jens] = [await newPage(OPEN_DESK), await newPage(DESK)];
  const complaints = complaintsOf(anna);
  const war = warAtTen(COMPUTERS);
  const url = site.server.url;
  const id = await seatPeople(
    url,
    war.record,
    await newPage(),
    { red: anna, blue: jens },
    COMPUTERS,
    'baron',
  );
  await openTable(anna, url, id);
  await openTable(jens, url, id);

  await asksFor(anna, /^Move and attack/);
  expect(await anna.locator('.kingdoms li').count()).toBe(4);
  expect(await anna.locator('.calendar [aria-current]').innerText()).toContain('week 10');
  expect(await anna.locator('.event-card').innerText()).toMatch(/ of (clubs|diamonds|hearts|spades)/);
  await pressHex(anna, war.from);
  await pressHex(anna, war.to);
  await anna.locator('.attack').waitFor();
  expect(await anna.locator('.attack-says').innerText()).toMatch(
    /You win \d+% of the time and destroy them \d+%/,
  );
  expect(await seriousFaults(anna)).toEqual([]);
  await press(anna, '.attack-act [data-command=attack]');
  await answerUntil([anna], /^Move and attack|^Waiting/);
  expect(await logOf(jens)).toMatch(/attacks .*\n?.*The dice: \d+ for the attacker/s);

  if (await anna.locator(END).isVisible()) await press(anna, END);
  await answerUntil([anna, jens], /^Resource stage: you have \d+ RP/);
  await press(anna, '.order-rows li:first-child [aria-label$="+5"]');
  await press(anna, '.order-foot button');
  await answerUntil([jens], /^Move and attack|^Waiting/);
  await soon(() => logOf(anna)).toMatch(/Red raises 5 points in/);
  expect(await anna.locator('.calendar [aria-current]').innerText()).toContain('week 11');
  expect(complaints).toEqual([]);
});

/** Presses Tab until the element has the focus, and Enter. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let k = 0; k < 90 && !(await isThere()); k++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await answered(page);
};

test('a first war from the start page by keyboard alone, into its second week', async () => {
  const page = await newPage(DESK);
  await page.goto(site.server.url);
  await page.locator('[data-way=grand-quick]:enabled').focus();
  await page.keyboard.press('Enter');
  await boardReady(page);
  await asksFor(page, /^Form field armies/);
  await tabTo(page, '.order-foot button');
  await asksFor(page, /^Move and attack/);
  await page.locator('.board-canvas').focus();
  await page.keyboard.press('n'); // the next army that can act
  await soon(() => page.locator('[role=tab]').allInnerTexts()).toContain('Divide');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await answered(page);
  await soon(() => page.locator('.calendar [aria-current]').innerText()).toContain('week 2');
});

test('on a phone the odds and the form come up in the sheet, the card as a pop-over', async () => {
  const page = await newPage(PHONE);
  const war = warAtTen(['blue', ...COMPUTERS]);
  const url = site.server.url;
  const computers = ['blue', ...COMPUTERS];
  const id = await seatPeople(url, war.record, await newPage(), { red: page }, computers, 'baron');
  await openTable(page, url, id);
  await asksFor(page, /^Move and attack/);
  for (const hex of [war.from, war.to]) await pressHex(page, hex);
  await page.locator('.attack-bar').waitFor();
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.locator('.event-card summary').tap();
  expect(await page.locator('.event-card p').isVisible()).toBe(true);
  await page.locator('.prompt-actions [data-command=attack]').tap();
  await answerUntil([page], /^Resource stage/);
  expect(await page.locator('.order-form').isVisible()).toBe(true);
});
