import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Board } from '../packages/web/src/board/index.ts';
import { useBrowser } from './browser.ts';
import { boardReady, hexesOf, pointOf } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };

/** Two lines face to face: whoever ends its movement at once may attack. */
const FACE_TO_FACE = {
  modules: [],
  battle: {
    map: 'board1',
    firstMover: 'blue',
    blue: { army: [{ code: 'LF', count: 3 }, { code: 'W1' }], area: { hexes: ['1008'] } },
    red: { army: [{ code: 'HF', count: 2 }, { code: 'W1' }], area: { hexes: ['1108'] } },
  },
};

const myTurn = (page: Page, prompt: string) =>
  page.waitForSelector(`.prompt[data-acts=true] h2:has-text("${prompt}")`);

const opened = async (): Promise<Page> => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue', options: FACE_TO_FACE });
  await page.click('.prompt [data-command=deployRest]');
  await page.click('.prompt [data-command=done]');
  await myTurn(page, 'Move your units');
  return page;
};

const endStep = async (page: Page): Promise<void> => {
  await page.click('.prompt [data-command=done]');
  const sure = page.locator('.match-dialog .main');
  await sure.waitFor();
  await sure.click();
};

/** The hexes whose units are marked as able to act. */
const markedAsAble = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { board } = document.querySelector<HTMLCanvasElement & { board: Board }>('.board-canvas')!;
    return board.scene!.marks.filter(({ kind }) => kind === 'canAct').flatMap(({ places }) => places).length;
  });

test('who can still act is marked in every segment, and ending one with units that could strike warns', async () => {
  const page = await opened();
  await soon(() => markedAsAble(page)).toBeGreaterThan(0);
  await endStep(page);
  await myTurn(page, 'Declare attacks');
  expect(await markedAsAble(page)).toBeGreaterThan(0);
  await page.click('.prompt [data-command=done]');
  await soon(() => page.locator('.match-dialog').innerText()).toContain('could still attack');
});

test('an attack is offered with its odds beside it, and the odds name both sides and the terrain', async () => {
  const page = await opened();
  await endStep(page);
  await myTurn(page, 'Declare attacks');
  await page.getByRole('tab', { name: 'Choices' }).click();
  expect(await page.locator('.do-name').first().innerText()).toContain('1108'); // all of them can attack it together
  await page.locator('.do-name', { hasText: '1108' }).click();
  const attacks = page.locator('.do-commands [data-command=attack]');
  await soon(() => attacks.first().innerText()).toMatch(/Light Foot.*\d+%/s);
  await attacks.first().click();
  await page.getByRole('tab', { name: 'Unit' }).click();
  const odds = page.locator('.odds');
  await soon(() => odds.innerText()).toMatch(
    /Attack.*Light Foot.*Defence Class.*Heavy Foot.*in 1108, clear/is,
  );
  await soon(() => odds.innerText()).toMatch(/The die gives row/);
  expect(await page.locator('.prompt-actions .main').innerText()).toContain('Attack');
  await page.click('.prompt-actions >> text=Cancel');
  await soon(() => page.locator('.prompt-actions .main').innerText()).toContain('Done declaring');
});

test('a click on the hex of a friend within reach moves there; the right button picks the friend', async () => {
  const page = await opened();
  const click = async (hex: string): Promise<void> => {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.click(x, y);
    await boardReady(page);
  };
  await click('1008');
  await click('1008'); // one of them
  await click('1009');
  await soon(() => hexesOf(page, 'blue')).toEqual(expect.arrayContaining(['1008', '1009']));
  const { x, y } = await pointOf(page, '1008');
  await page.mouse.click(x, y, { button: 'right' });
  await soon(() => page.locator('.stack-row .counter-button').count()).toBe(3);
  expect(await hexesOf(page, 'blue')).toEqual(expect.arrayContaining(['1008', '1009']));
  await page.keyboard.press('Escape');
  await soon(() => page.locator('.stack-row').count()).toBe(0);
  await click('1009');
  await click('1008');
  await soon(() => hexesOf(page, 'blue')).toEqual(['1008']);
});

test('of a picked stack, a press on one counter picks it alone; Shift or the right button takes one out', async () => {
  const page = await opened();
  const { x, y } = await pointOf(page, '1008');
  await page.mouse.click(x, y);
  const counters = page.locator('.stack-row .counter-button');
  const picked = () =>
    counters.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed') === 'true'));
  await soon(picked).toEqual([true, true, true, true]);
  await counters.nth(1).click();
  await soon(picked).toEqual([false, true, false, false]);
  await counters.nth(2).click();
  await soon(picked).toEqual([false, true, true, false]);
  await counters.nth(2).click();
  await soon(picked).toEqual([false, false, true, false]);
  await page.locator('.stack-row').getByRole('button', { name: 'Select all' }).click();
  await soon(picked).toEqual([true, true, true, true]);
  await counters.nth(0).click({ modifiers: ['Shift'] });
  await counters.nth(3).click({ button: 'right' });
  await soon(picked).toEqual([false, true, true, false]);
});

test('dragging a stack takes what a click on it would, and drops it where a click would send it', async () => {
  const page = await opened();
  const [from, to] = [await pointOf(page, '1008'), await pointOf(page, '1009')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  expect(await page.locator('.drag-ghost').count()).toBe(1);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await soon(() => hexesOf(page, 'blue')).toEqual(['1009']);
});

const sideAt = (page: Page, at: { x: number; y: number }): Promise<string | undefined> =>
  page.evaluate(({ x, y }) => {
    const canvas = document.querySelector<HTMLCanvasElement & { board: Board }>('.board-canvas')!;
    const { left, top } = canvas.getBoundingClientRect();
    return canvas.board.spotAt({ x: x - left, y: y - top }).piece?.side;
  }, at);

/** How many different counters lie around a place: those of its fan. */
const fannedAround = (page: Page, at: { x: number; y: number }): Promise<number> =>
  page.evaluate(({ x, y }) => {
    const canvas = document.querySelector<HTMLCanvasElement & { board: Board }>('.board-canvas')!;
    const { left, top } = canvas.getBoundingClientRect();
    const found = new Set<string>();
    for (let dy = -160; dy <= 160; dy += 8)
      for (let dx = -160; dx <= 160; dx += 8) {
        const { piece } = canvas.board.spotAt({ x: x - left + dx, y: y - top + dy });
        if (piece?.side === 'blue') found.add(piece.id);
      }
    return found.size;
  }, at);

test('the fan of a stack lets a click through to an enemy that is being aimed at', async () => {
  const page = await opened();
  await endStep(page);
  await myTurn(page, 'Declare attacks');
  const [own, enemy] = [await pointOf(page, '1008'), await pointOf(page, '1108')];
  await page.mouse.click(own.x, own.y);
  await page.keyboard.press('f'); // it stays spread out
  await soon(() => fannedAround(page, own)).toBeGreaterThan(1);
  expect(await sideAt(page, enemy)).toBe('red'); // the fan opens to the free side, not over the target
  await page.mouse.click(enemy.x, enemy.y);
  await soon(() => page.locator('.odds').innerText()).toContain('Attack 1108');
});
