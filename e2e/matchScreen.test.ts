import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { piecesOn, pointOf } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { soonestOdds } from './playing/pointing.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };

/** Until this seat may act again. */
const myTurn = (page: Page) => page.waitForSelector('.prompt[data-acts=true] [data-command]');

/** The Swiss stand where the program places them. */
const deployed = async (page: Page): Promise<void> => {
  await page.click('.prompt [data-command=deployRest]');
  await soon(() => piecesOn(page)).not.toHaveLength(0);
};

test('a counter is dragged from the tray to its hex, and taken back by undo', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  const { x, y } = await pointOf(page, '1107');
  await page.locator('.tray .counter-button').first().hover();
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector('.prompt-actions >> text=Undo');
  await soon(() => piecesOn(page)).toHaveLength(1);
  await page.click('.prompt-actions >> text=Undo');
  await page.waitForFunction(() => !document.querySelector('.prompt-actions')?.textContent?.includes('Undo'));
  await soon(() => piecesOn(page)).toHaveLength(0);
});

test('[CSW-SET-07] an entering unit joins the stack in its hex, and the next selection leaves it out', async () => {
  const page = await newPage(DESK);
  const options = { scenario: 'hastings', modules: [] };
  await openMatch(page, site.server.url, { side: 'red', options });
  await myTurn(page);
  const pile = page.locator('.tray .counter-button').first();
  const enterAt = async (hex: string, units: number): Promise<void> => {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.click(x, y);
    const entered = async () => (await piecesOn(page)).filter(({ side }) => side === 'red');
    await soon(entered).toHaveLength(units);
    await myTurn(page);
  };
  await pile.click();
  await enterAt('1117', 1);
  await pile.click();
  await enterAt('1117', 2);
  await pile.click({ modifiers: ['Shift'] });
  await pile.click();
  await soon(() => pile.locator('.pile-count').innerText()).toMatch(/^2\//);
  await enterAt('0917', 4);
});

test('pointing at a forbidden hex shows why, and a click opens the clause', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  await page.locator('.tray .counter-button').first().click();
  const { x, y } = await pointOf(page, '0109');
  await page.mouse.click(x, y);
  const refusal = page.locator('.prompt .strip');
  await soon(() => refusal.innerText()).toMatch(/^Cannot .+: .+CSW-SET-\d+/);
  await refusal.locator('.clause-link').click();
  const clause = page.locator('.rule-drawer .clause-id');
  await clause.waitFor();
  expect(await clause.innerText()).toMatch(/^CSW-SET-\d+$/);
});

test('a player of both sides is switched to the side that is to act', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue', both: true });
  await myTurn(page);
  await page.click('.prompt [data-command=deployRest]');
  await page.click('.prompt [data-command=done]');
  await page.click('.prompt >> text=Continue as the Austrians');
  await page.waitForSelector('.prompt[data-acts=true]');
  expect(new URL(page.url()).searchParams.get('as')).toBe('red');
});

const BOWMEN = {
  modules: [],
  battle: {
    map: 'board1',
    firstMover: 'blue',
    blue: { army: [{ code: 'SB', count: 2 }, { code: 'W1' }] },
    red: { army: [{ code: 'HF', count: 2 }, { code: 'W1' }] },
  },
};

/** Both sides are deployed, and Blue moves next. */
const atFirstMoves = async (page: Page): Promise<void> => {
  await openMatch(page, site.server.url, { side: 'blue', options: BOWMEN });
  await myTurn(page);
  await page.click('.prompt [data-command=deployRest]');
  await page.click('.prompt [data-command=done]');
  await page.waitForSelector('.prompt h2:has-text("Move your units")');
  await myTurn(page);
};

const LOSES_FIRE = /^Then Short Bow 1.* will not be able to fire this turn\. CSW-MIS-08$/;

/** Picks the first bowman by key, and a hex it can go to. */
const aimOfBowman = async (page: Page): Promise<string> => {
  await page.focus('.board-canvas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('t');
  const spoken = page.locator('[data-spoken]');
  await soon(() => spoken.textContent()).toMatch(/^Hex \d{4}.*can be chosen/);
  return /\d{4}/.exec((await spoken.textContent()) ?? '')?.[0] as string;
};

test('[CSW-P-09] pointing at a possible hex shows the move’s cost, without a further question', async () => {
  const page = await newPage(DESK);
  await atFirstMoves(page);
  const caution = page.locator('.prompt .caution');
  const to = await aimOfBowman(page);
  await soon(() => caution.innerText()).toMatch(LOSES_FIRE); // by key
  const beyondReach = await pointOf(page, '2217');
  await page.mouse.move(beyondReach.x, beyondReach.y);
  await caution.waitFor({ state: 'detached' });
  await page.click('.stack-row >> text=Select all');
  expect(await page.locator('.here .caution').innerText()).toMatch(LOSES_FIRE); // above the buttons that turn
  const { x, y } = await pointOf(page, to);
  await page.mouse.move(x, y);
  await soon(() => caution.innerText()).toMatch(LOSES_FIRE);
  await page.mouse.click(x, y);
  await page.waitForSelector('.prompt-actions >> text=Undo');
  expect(await page.locator('.match-dialog').count()).toBe(0);
});

test('[CSW-P-09] on a phone the first tap shows the move’s cost, the second moves', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await atFirstMoves(page);
  const to = await aimOfBowman(page);
  const { x, y } = await pointOf(page, to);
  await page.touchscreen.tap(x, y);
  await soon(() => page.locator('.prompt .caution').innerText()).toMatch(LOSES_FIRE);
  await page.touchscreen.tap(x, y); // the map has stayed where it was
  await page.waitForSelector('.prompt-actions >> text=Undo');
  expect((await piecesOn(page)).filter(({ badges }) => badges.includes('moved'))).toHaveLength(1);
});

/** Archers and foot, each side in the one hex it may set up in: Blue shoots first, whatever the computer player does. */
const IN_RANGE = {
  modules: [],
  battle: {
    map: 'board1',
    firstMover: 'blue',
    blue: { army: [{ code: 'LB', count: 2 }, { code: 'W1' }], area: { hexes: ['1008'] } },
    red: { army: [{ code: 'HF', count: 2 }, { code: 'W1' }], area: { hexes: ['1308'] } },
  },
};

/** It is Blue's turn to shoot at the foot in 1308. */
const atFirstShots = async (page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  await openMatch(page, site.server.url, { side: 'blue', options: IN_RANGE, settings });
  await myTurn(page);
  await page.click('.prompt [data-command=deployRest]');
  await page.click('.prompt [data-command=done]');
  await page.waitForSelector('.prompt[data-acts=true] h2:has-text("Move your units")');
  await page.click('.prompt [data-command=done]');
  await page.click('.match-dialog .main'); // units could still move
  await page.waitForSelector('.prompt[data-acts=true] h2:has-text("missile fire")');
  await myTurn(page);
};

test('[MOT-06] players who roll their own dice are asked for each die by its purpose', async () => {
  const page = await newPage(DESK);
  await atFirstShots(page, { ownDice: true });
  await page.focus('.board-canvas');
  for (const key of ['Tab', 't', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page.waitForSelector('.prompt-actions >> text=Undo');
  await page.click('.prompt [data-command=done]');
  const sure = page.locator('.match-dialog .main[data-first]');
  const die = page.locator('.match-dialog input');
  await sure.or(die).waitFor();
  if (await sure.isVisible()) await sure.click();
  await die.waitFor();
  expect(await page.locator('.match-dialog').innerText()).toMatch(/missile attack on 1308.*d6/is);
  await die.fill('6'); // no losses, so no more dice
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log .die[aria-label^="6 on a d6"]').first().waitFor();
});

const ODDS_MS = 50;

test('odds are painted within 50 ms of pointing at a target', async () => {
  const page = await newPage(DESK);
  await atFirstShots(page);
  await page.focus('.board-canvas');
  await page.keyboard.press('Tab');
  const target = await pointOf(page, '1308');
  expect(await soonestOdds(page, target)).toBeLessThanOrEqual(ODDS_MS);
  await page.mouse.move(target.x, target.y);
  await soon(() => page.locator('.panel').innerText()).toContain('Long Bow');
});

test('every moment of a match has an address, from which the replay continues', async () => {
  const page = await newPage(DESK);
  const id = await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  await deployed(page);
  const pieces = (await piecesOn(page)).length;
  await page.goto(`${site.server.url}/matches/${id}?at=1`);
  const moment = page.locator('.scrubber .figure');
  await soon(() => moment.innerText()).toMatch(/^1 of \d+$/);
  await soon(() => piecesOn(page)).toHaveLength(0);
  await page.click('.scrubber [aria-label="Last step"]');
  await soon(() => moment.innerText()).toMatch(/^(\d+) of \1$/);
  await soon(async () => (await piecesOn(page)).length).toBeGreaterThanOrEqual(pieces);
  await page.click('.scrubber >> text=Back to the game');
  await page.waitForSelector('.prompt');
});

test('the main action’s key works, wherever the pointer was before', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  await page.keyboard.press('g');
  await page.waitForSelector('.prompt [data-command=done]');
  await soon(() => piecesOn(page)).not.toHaveLength(0);
});

test('while the server is too busy to tell what happened so far, the page asks again', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  await deployed(page);
  let refused = 0;
  await page.route(/\/news\?/, (route) =>
    refused++ === 0
      ? route.fulfill({ status: 503, json: { error: { code: 'busy', says: 'Busy.' } } })
      : route.continue(),
  );
  await page.reload();
  await soon(() => page.locator('.log-entry').count()).toBeGreaterThan(1);
  expect(refused).toBeGreaterThan(1);
});

test('a replay shows what happened, not the choices', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' });
  await myTurn(page);
  await page.getByRole('tab', { name: 'Choices' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Watch the replay').click();
  await page.waitForSelector('.scrubber');
  await page.waitForSelector('.panel .log');
});

test.each(['light', 'dark'] as const)(
  'axe finds no serious fault on the match screen, %s',
  async (colorScheme) => {
    const page = await newPage({ ...DESK, colorScheme, bypassCSP: true });
    await openMatch(page, site.server.url, { side: 'blue' });
    await myTurn(page);
    await page.locator('.tray .counter-button').first().click();
    expect(await seriousFaults(page)).toEqual([]);
    await deployed(page);
    expect(await seriousFaults(page)).toEqual([]);
    for (const tab of ['Choices', 'Log', 'Chat', 'Status']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await seriousFaults(page)).toEqual([]);
    }
  },
);

test.each(['light', 'dark'] as const)('axe finds no serious fault in the odds, %s', async (colorScheme) => {
  const page = await newPage({ ...DESK, colorScheme, bypassCSP: true });
  await atFirstShots(page);
  await page.focus('.board-canvas');
  for (const key of ['Tab', 't', 'Enter']) await page.keyboard.press(key);
  await page.waitForSelector('.odds[data-took]');
  expect(await seriousFaults(page)).toEqual([]);
});
