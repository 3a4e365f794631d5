import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { boardPainted, boardReady, piecesOn, pointOf } from './playing/board.ts';
import { type Frontier, frontier } from './playing/frontier.ts';
import { answered } from './playing/sent.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Where axe may run. */
const OPEN_DESK = { ...DESK, bypassCSP: true };

/**
 * Somebody who does not play imports a match in which the two are neighbours, and invites them; computers take the
 * other seats.
 */
const seatFour = async (people: readonly Page[], { record }: Frontier): Promise<string> => {
  const keeper = apiOf(await newPage(), site.server.url);
  const players = people.map((page) => apiOf(page, site.server.url));
  for (const each of [keeper, ...players]) await each.post('/people/guests');
  const { id } = await keeper.post<{ id: string }>('/imports', { record });
  for (const seat of ['gold', 'pine'])
    await keeper.put(`/matches/${id}/seats/${seat}/bot`, { bot: 'chieftain' });
  for (const [at, seat] of ['red', 'blue'].entries()) {
    const invitation = { purpose: 'seat', form: 'link', seat };
    const { link } = await keeper.post<{ link: string }>(`/matches/${id}/invitations`, invitation);
    await players[at]!.post(link, { seat });
  }
  return id;
};

const openTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${site.server.url}/matches/${id}`);
  await page.waitForSelector('.prompt[data-acts]', { state: 'attached' }); // a sheet may cover it
  await boardReady(page);
};

const press = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().click();
  await answered(page);
};

const pressHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
};

const asksFor = (page: Page, what: RegExp): Promise<void> =>
  soon(() => page.locator('.prompt h2').innerText()).toMatch(what);

const own = async (page: Page): Promise<number> =>
  (await piecesOn(page)).filter(({ side }) => side === 'red').length;

/** Ends the phase; a reminder of who could still act is confirmed. */
const endPhase = async (page: Page): Promise<void> => {
  await press(page, '.prompt-actions [data-command=endPhase]');
  const sure = page.locator('.match-dialog .main');
  if (await sure.isVisible()) await sure.click();
};

test('[CST-PLY-06] two people and two computers: a purchase, a move, and a battle with secret tactics', async () => {
  const [anna, jens] = [await newPage(OPEN_DESK), await newPage(OPEN_DESK)];
  const complaints = complaintsOf(anna);
  const meeting = await frontier();
  const id = await seatFour([anna, jens], meeting);
  await Promise.all([openTable(anna, id), openTable(jens, id)]);

  await asksFor(anna, /^Recruit: \d+ gold/);
  expect(await anna.locator('.plate').count()).toBe(4);
  expect(await seriousFaults(anna)).toEqual([]);
  const before = await own(anna);
  await press(anna, '.levies li:not([data-barred=true]) .stepper button:last-child');
  await press(anna, '.levy-buy button');
  await soon(() => own(anna)).toBe(before + 1);
  await endPhase(anna);

  await asksFor(anna, /^Operations/);
  await anna.getByRole('tab', { name: 'Choices' }).click();
  const movers = anna.locator('.do-name[data-subject^=u]', { hasNotText: meeting.from });
  await movers.first().click();
  const move = anna.locator('.do-commands [data-command=move]').first();
  const goal = (await move.getAttribute('data-place')) as string;
  await pressHex(anna, goal);
  await answered(anna);
  await anna.getByRole('tab', { name: 'Log' }).click();
  await anna.locator('.log-entry', { hasText: /move/ }).first().waitFor();
  await endPhase(anna);

  await asksFor(anna, /^Combat/);
  await pressHex(anna, meeting.from);
  await pressHex(anna, meeting.to);
  await press(anna, '.prompt-actions [data-command=attack]');
  await asksFor(anna, /choose a tactic/i);
  await press(anna, '.bs-tactics .bs-main');

  await jens.goto('about:blank');
  await openTable(jens, id);
  await asksFor(jens, /is attacked: choose a tactic/);
  await press(jens, '.bs-tactics .bs-main');
  await jens.getByRole('tab', { name: 'Log' }).click();
  await jens
    .locator('.log-entry', { hasText: /Tactics: / })
    .first()
    .waitFor();
  expect(await seriousFaults(jens)).toEqual([]);
  expect(complaints).toEqual([]);
});

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let k = 0; k < 90 && !(await isFocused(page, selector)); k++) await page.keyboard.press('Tab');
  expect(await isFocused(page, selector)).toBe(true);
};

test('by keyboard alone: from the start page through the first turn of a quick game', async () => {
  const page = await newPage(DESK);
  await page.goto(site.server.url);
  await page.waitForSelector('[data-way=quick]:enabled');
  await tabTo(page, '[data-way=quick]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.prompt[data-acts=true]');
  await asksFor(page, /^Choose a home City/);
  await page.locator('.first-steps').waitFor();
  await page.keyboard.press('g');
  await asksFor(page, /^Recruit/);
  const before = await own(page);
  await tabTo(page, '.levies li:not([data-barred=true]) .stepper button:last-child');
  await page.keyboard.press('Enter');
  await tabTo(page, '.levy-buy button');
  await page.keyboard.press('Enter');
  await soon(() => own(page)).toBe(before + 1);
  await page.keyboard.press('Escape'); // back to the board
  await page.keyboard.press('g');
  await asksFor(page, /^Operations/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await answered(page);
  await page.keyboard.press('l');
  await page.locator('.do-list').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await asksFor(page, /^Combat/);
  await page.keyboard.press('g');
  await answered(page);
  await soon(async () => {
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Enter');
    return page.locator('.prompt h2').innerText();
  }).not.toMatch(/^Combat/);
  await boardPainted(page);
});
