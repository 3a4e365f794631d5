import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { piecesOn } from './playing/board.ts';
import {
  asksFor,
  endPhase,
  logOf,
  openTable,
  passTurn,
  press,
  pressHex,
  seatPeople,
  turnOf,
} from './playing/cityTable.ts';
import { MARCH, onTheMarch } from './playing/marches.ts';
import { answered } from './playing/sent.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Where axe may run. */
const OPEN_DESK = { ...DESK, bypassCSP: true };

const own = async (page: Page): Promise<number> =>
  (await piecesOn(page)).filter(({ side }) => side === 'red').length;

const END = '.prompt-actions [data-command=endPhase]';
const BUY = '[aria-label="One more: Footmen"]';
const cardOf = (id: string): string => `.cst-card[data-card="${id}"]`;

test('[CST-PLY-06] two people and two computers play three turns: purchase, spell, ruins, battle, landing', async () => {
  const [anna, jens] = [await newPage(OPEN_DESK), await newPage(OPEN_DESK)];
  const complaints = complaintsOf(anna);
  const url = site.server.url;
  const people = { red: anna, blue: jens };
  const id = await seatPeople(url, onTheMarch().record, await newPage(), people, ['gold', 'pine']);
  await openTable(anna, url, id);
  const ends = (page: Page) => () => press(page, END);

  await asksFor(anna, /^Recruit: \d+ gold/);
  expect(await anna.locator('.plate').count()).toBe(4);
  expect(await seriousFaults(anna)).toEqual([]);
  const before = await own(anna);
  await press(anna, BUY);
  await press(anna, '.levy-buy button');
  await soon(() => own(anna)).toBe(before + 1);
  await endPhase(anna, ends(anna));

  await asksFor(anna, /^Operations/);
  await press(anna, cardOf(MARCH.mage));
  await press(anna, '.deeds .choice-button');
  await press(anna, cardOf(MARCH.hero));
  await pressHex(anna, MARCH.ruins);
  await press(anna, '.deeds .choice-button');
  for (const hex of [MARCH.port, MARCH.ship, MARCH.ship, MARCH.bay]) await pressHex(anna, hex);
  const log = await logOf(anna);
  for (const done of [/create gold/i, /explores the Ruins/, /aboard/, /sail/]) expect(log).toMatch(done);
  await endPhase(anna, ends(anna));

  await asksFor(anna, /^Combat/);
  await pressHex(anna, MARCH.from);
  await pressHex(anna, MARCH.to);
  await press(anna, '.prompt-actions [data-command=attack]');
  await asksFor(anna, /choose a tactic/i);
  await press(anna, '.bs-tactics .bs-main');
  await openTable(jens, url, id);
  await asksFor(jens, /is attacked: choose a tactic/);
  await press(jens, '.bs-tactics .bs-main');
  for (const page of [anna, jens]) {
    const leave = page.getByRole('button', { name: 'Fight this battle under my standing orders' });
    if (await leave.isVisible()) await leave.click();
  }
  await anna.locator('.bs').waitFor({ state: 'detached' });
  expect(await logOf(jens)).toMatch(/Tactics: /);
  expect(await seriousFaults(jens)).toEqual([]);
  await endPhase(anna, ends(anna));

  await jens.goto('about:blank');
  await openTable(jens, url, id);
  await asksFor(jens, /^Recruit/);
  await passTurn(jens, ends(jens));

  await asksFor(anna, /^Recruit/);
  expect(await turnOf(anna)).toContain('Turn 2 of 8');
  await endPhase(anna, ends(anna));
  await pressHex(anna, MARCH.bay);
  await pressHex(anna, MARCH.goal);
  await pressHex(anna, MARCH.goal);
  expect(await logOf(anna)).toMatch(/land .* at 5,0/);
  await passTurn(anna, ends(anna));
  await passTurn(jens, ends(jens));
  await passTurn(anna, ends(anna));
  await passTurn(jens, ends(jens));
  await soon(() => turnOf(anna)).toContain('Turn 4 of 8');
  expect(complaints).toEqual([]);
});

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until the element has the focus, and Enter. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let k = 0; k < 90 && !(await isFocused(page, selector)); k++) await page.keyboard.press('Tab');
  expect(await isFocused(page, selector)).toBe(true);
  await page.keyboard.press('Enter');
  await answered(page);
};

/** On the board Escape goes one step back, from elsewhere it leads to the board. */
const toBoard = async (page: Page): Promise<void> => {
  if (!(await isFocused(page, '.board-canvas'))) await page.keyboard.press('Escape');
};

/** J and the name of the hex, then Enter on it. */
const enterHex = async (page: Page, hex: string): Promise<void> => {
  await toBoard(page);
  await page.keyboard.press('j');
  await page.locator('dialog[open] input').waitFor();
  await page.keyboard.type(hex);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await soon(() => isFocused(page, '.board-canvas')).toBe(true);
  await page.keyboard.press('Enter');
  await answered(page);
};

/** Escape takes one step back: a notice, a plan, the selection. */
const letGo = async (page: Page): Promise<void> => {
  await toBoard(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Escape');
};

/** C goes to the first card, Tab to the next ones. */
const pickCard = async (page: Page, at: number): Promise<void> => {
  await toBoard(page);
  await page.keyboard.press('c');
  for (let k = 0; k < at; k++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await answered(page);
};

/** Arrows aim, Enter does what is asked of either of them, until the battle is over. */
const fightOut = async (people: readonly Page[]): Promise<void> => {
  const isAsked = async (page: Page): Promise<boolean> =>
    (await page.locator('.bs .bs-main:enabled').count()) > 0;
  const isOver = async (): Promise<boolean> => (await people[0]!.locator('.bs').count()) === 0;
  const asked = async (): Promise<Page | undefined> => {
    for (const page of people) if (await isAsked(page)) return page;
    return undefined;
  };
  for (let answers = 0; answers < 60; answers++) {
    await soon(async () => (await isOver()) || (await asked()) !== undefined).toBe(true);
    const page = await asked();
    if (page === undefined || (await isOver())) return;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await answered(page);
  }
  throw new Error('the battle does not end');
};

test('the same by keyboard alone, both people: purchase, spell, ruins, a battle, a landing, three turns', async () => {
  const [anna, jens] = [await newPage(DESK), await newPage(DESK)];
  const url = site.server.url;
  // whoever attacks Red meanwhile does not make the test answer for its Units
  const march = onTheMarch().give('red', { type: 'standingOrder', defend: true });
  const people = { red: anna, blue: jens };
  const id = await seatPeople(url, march.record, await newPage(), people, ['gold', 'pine']);
  await openTable(anna, url, id);
  const ends = (page: Page) => async (): Promise<void> => {
    await toBoard(page);
    await page.keyboard.press('g');
  };
  await asksFor(anna, /^Recruit/);
  const before = await own(anna);
  await tabTo(anna, BUY);
  await tabTo(anna, '.levy-buy button');
  await soon(() => own(anna)).toBe(before + 1);
  await endPhase(anna, ends(anna));

  await pickCard(anna, 0);
  await tabTo(anna, '.deeds .choice-button');
  await pickCard(anna, 1);
  await enterHex(anna, MARCH.ruins);
  await anna.keyboard.press('1'); // the first of the actions here
  await answered(anna);
  await letGo(anna);
  for (const hex of [MARCH.port, MARCH.ship]) await enterHex(anna, hex);
  await letGo(anna);
  for (const hex of [MARCH.ship, MARCH.bay]) await enterHex(anna, hex);
  const hasHappened = async (what: RegExp): Promise<boolean> =>
    what.test(JSON.stringify(await apiOf(anna, url).get(`/matches/${id}/news?as=red`)));
  for (const done of [/create gold/i, /explores the Ruins/, /aboard/, /sail/])
    expect(await hasHappened(done)).toBe(true);
  await endPhase(anna, ends(anna));

  await asksFor(anna, /^Combat/);
  await letGo(anna);
  await enterHex(anna, MARCH.from);
  await enterHex(anna, MARCH.to);
  await anna.keyboard.press('Enter');
  await openTable(jens, url, id);
  for (const [page, tactic] of [
    [anna, '3'],
    [jens, '5'],
  ] as const) {
    await page.locator('.bs-tactics').waitFor();
    for (const key of [tactic, 'Enter']) await page.keyboard.press(key);
    await answered(page);
  }
  await fightOut([anna, jens]);
  expect(await hasHappened(/Tactics: Charge .* Square/)).toBe(true);
  await anna.getByRole('heading', { name: 'How it ended' }).waitFor();
  await passTurn(anna, ends(anna));

  await jens.goto('about:blank');
  await openTable(jens, url, id);
  await passTurn(jens, ends(jens));

  await asksFor(anna, /^Recruit/);
  await endPhase(anna, ends(anna));
  await letGo(anna);
  await enterHex(anna, MARCH.bay);
  await enterHex(anna, MARCH.goal);
  await anna.keyboard.press('Enter');
  await answered(anna);
  expect(await hasHappened(/land .* at 5,0/)).toBe(true);
  await passTurn(anna, ends(anna));
  await passTurn(jens, ends(jens));
  await passTurn(anna, ends(anna));
  await passTurn(jens, ends(jens));
  await soon(() => turnOf(anna)).toContain('Turn 4 of 8');
});

test('a quick game is one press away: three nations, hints for a first game, a home in one more press', async () => {
  const page = await newPage(DESK);
  await page.goto(site.server.url);
  await page.locator('[data-way=citystates-quick]:enabled').click();
  await page.waitForSelector('.prompt[data-acts=true]');
  await asksFor(page, /^Choose a home City/);
  expect(await page.locator('.plate').count()).toBe(3);
  await page.locator('.first-steps').waitFor();
  await page.keyboard.press('g');
  await asksFor(page, /^Recruit/);
  expect(await turnOf(page)).toContain('Turn 1 of 8');
});
