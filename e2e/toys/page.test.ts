import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Board } from '../../packages/web/src/board/index.ts';
import { useBrowser } from '../browser.ts';
import { boardReady } from '../playing/board.ts';
import { answered } from '../playing/sent.ts';
import { complaintsOf, useToySite } from '../site.ts';
import { soon } from '../soon.ts';

const { newPage } = useBrowser();
const site = useToySite();

type Canvas = HTMLCanvasElement & { readonly board: Board };
const INCH = 254;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.server.url}${path}`);
  await page.locator('h1').first().waitFor();
};

/** Where a spot of the table lies in the window, in inches. */
const windowPoint = async (page: Page, x: number, y: number): Promise<{ x: number; y: number }> => {
  await boardReady(page);
  return page.evaluate(
    (spot) => {
      const canvas = document.querySelector<Canvas>('.board-canvas')!;
      const { left, top } = canvas.getBoundingClientRect();
      const at = canvas.board.camera.toScreen(canvas.board.sheet!.point(spot));
      return { x: left + at.x, y: top + at.y };
    },
    { x: x * INCH, y: y * INCH },
  );
};

const wagonOf = (page: Page, seat: string) =>
  page.evaluate((id) => {
    const { scene } = document.querySelector<Canvas>('.board-canvas')!.board;
    const { at, facing } = scene!.pieces.find((piece) => piece.id === `wagon ${id}`)!;
    return { at, facing };
  }, seat);

/** From the set-up page of a scenario to the board: who takes each seat, by the label of the choice. */
const setUp = async (page: Page, players: number, seats: Readonly<Record<string, string>>): Promise<void> => {
  await open(page, '/scenarios?pick=market/two');
  await page.getByLabel('Carters').selectOption(String(players));
  if (players === 2) await page.getByLabel('Choose for each seat').check();
  for (const [name, who] of Object.entries(seats))
    await page.getByLabel(name, { exact: true }).selectOption({ label: who });
  await page.getByRole('button', { name: 'Create the game' }).click();
};
const RANDOM = 'Computer. Random: makes any legal move';

test('the toy is on the start page, on the shelf, among the scenarios and in the rules', async () => {
  const page = await newPage();
  const complaints = complaintsOf(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Go to market: Two carters' }).waitFor();
  await page.getByRole('heading', { name: 'The Market' }).nth(1).waitFor();
  await open(page, '/scenarios?system=market');
  await page.getByRole('link', { name: 'The great fair' }).waitFor();
  await open(page, '/rules/market');
  await page.getByText('Once a round each carter may offer one card').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a pose is chosen by pointing: checked while pointing, turned before it is sent', async () => {
  const page = await newPage();
  await setUp(page, 3, { Ash: 'You', Beech: RANDOM, Cedar: RANDOM });
  await page.waitForSelector('.prompt[data-acts=true]');
  const wagon = await windowPoint(page, 5.3, 8.6);
  await page.mouse.click(wagon.x, wagon.y);
  const poseShown = () =>
    page.evaluate(() => (document.querySelector<Canvas>('.board-canvas')!.board as Board).pose ?? null);
  const far = await windowPoint(page, 30, 14);
  await page.mouse.move(far.x, far.y);
  expect(await poseShown()).toMatchObject({ isPermitted: false, isPlanned: false });
  expect((await poseShown())?.says).toMatch(/^That is 24\.\d inches, and the limit is 12\.0$/);
  const near = await windowPoint(page, 15, 13);
  await page.mouse.move(near.x, near.y);
  expect(await poseShown()).toMatchObject({ isPermitted: true, isPlanned: false });
  await page.mouse.click(near.x, near.y);
  expect(await poseShown()).toMatchObject({ isPermitted: true, isPlanned: true });
  const before = (await poseShown())?.piece.facing ?? 0;
  await page.getByRole('button', { name: 'Turn right' }).click();
  expect((await poseShown())?.piece.facing).toBe(before + 15);
  await page.locator('.prompt [data-command=drive]').click();
  await answered(page);
  const { at, facing } = await wagonOf(page, 'ash');
  expect(facing).toBe(before + 15);
  expect(Math.abs((at as { x: number }).x - 15 * INCH)).toBeLessThan(INCH / 4);
});

test('a wagon is dragged to its place and turned by its handle', async () => {
  const page = await newPage();
  await setUp(page, 2, { Ash: 'You', Beech: RANDOM });
  await page.waitForSelector('.prompt[data-acts=true]');
  const [wagon, goal] = [await windowPoint(page, 5.3, 8.6), await windowPoint(page, 12, 14)];
  await page.mouse.move(wagon.x, wagon.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 6 });
  await page.mouse.up();
  const handle = await page.evaluate(() => {
    const canvas = document.querySelector<Canvas>('.board-canvas')!;
    const { left, top } = canvas.getBoundingClientRect();
    const at = (canvas.board as Board).handle!;
    return { x: left + at.x, y: top + at.y };
  });
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(goal.x + 160, goal.y, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.press('Enter');
  await answered(page);
  await soon(async () => expect((await wagonOf(page, 'ash')).facing).toBe(90));
});

test('cards: players see and choose from their own hand, others show backs; an offer is made out of turn', async () => {
  const [ash, beech] = [await newPage(), await newPage()];
  await setUp(ash, 3, { Ash: 'You', Beech: 'Another person', Cedar: RANDOM });
  const link = await ash.locator('input[value*="/join/"], input[readonly]').first().inputValue();
  await beech.goto(link);
  await beech
    .getByRole('button', { name: /take|join|sit/i })
    .first()
    .click();
  await beech.waitForSelector('.prompt[data-acts]');
  await beech.waitForSelector('.hand .card-face');
  expect(await beech.locator('.hand .card-face[data-back=false]').count()).toBe(3);
  await beech.getByRole('img', { name: '3 cards face down' }).first().waitFor();
  expect(await beech.locator('.prompt').getAttribute('data-acts')).toBe('false');
  await beech.locator('.hand .card-face').first().click();
  await beech
    .getByRole('button', { name: /^Offer .* to Ash/ })
    .first()
    .click();
  await answered(beech);
  await ash.getByRole('heading', { name: 'You have an offer.' }).waitFor();
  await ash.locator('[data-card="offer beech"]').click();
  await ash
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click();
  await answered(ash);
  await beech.locator('.hand .card-face').nth(2).waitFor();
});

test.each(['light', 'dark'] as const)('ten sides keep their colours everywhere (%s)', async (colorScheme) => {
  const page = await newPage({ colorScheme });
  await open(page, '/scenarios?pick=market/fair');
  await page.locator('.seat-list [data-player]').nth(9).waitFor();
  const lobby = await page.locator('.seat-list [data-player]').evaluateAll(playersShown);
  expect(new Set(lobby).size).toBe(10);
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForSelector('.prompt[data-acts]');
  await boardReady(page);
  const bar = await page.locator('.bar-players [data-player]').evaluateAll(playersShown);
  const board = await page.evaluate(() =>
    [...document.querySelector<Canvas>('.board-canvas')!.board.players.values()].map(({ name }) => name),
  );
  expect(bar).toEqual(lobby);
  expect(board).toEqual(lobby);
});
const playersShown = (badges: Element[]): (string | null)[] =>
  badges.map((badge) => badge.getAttribute('data-player'));
