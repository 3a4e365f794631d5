import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright-core';
import { findBrowser, launch } from '../e2e/findBrowser.ts';
import { pointOf } from '../e2e/playing/board.ts';
import type { Seat } from '../packages/kernel/src/index.ts';
import { firstCharge, greatestAttack } from './pictures/highlights.ts';
import { paletteOf } from './pictures/palette.ts';
import { readPng } from './pictures/readPng.ts';
import { serve } from './pictures/serve.ts';
import { PictureTable } from './pictures/table.ts';
import { writeMovingPng, writePng } from './pictures/writePng.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const DARK: BrowserContextOptions = { ...DESK, colorScheme: 'dark' };

const FRAME_MS = 60;
/** The part of the page to film, around the hex of the charge. */
const FILMED = { left: 520, above: 180, width: 680, height: 400 };

class Studio {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  /** A player's page at a table, fully drawn. */
  async page(table: PictureTable, seat: Seat, options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({ locale: 'en-GB', ...options });
    const [name = '', value = ''] = (table.people[seat]?.headers.cookie ?? '').split('=');
    await context.addCookies([{ name, value, url: this.#url }]);
    return context.newPage();
  }

  async open(page: Page, path: string): Promise<void> {
    await page.goto(`${this.#url}${path}`);
    await page.locator('canvas').first().waitFor();
    await page.waitForTimeout(3_000);
  }

  async take(page: Page, name: string): Promise<void> {
    const picture = readPng(await page.screenshot());
    const palette = paletteOf([picture]);
    this.save(name, writePng(palette.indexed(picture), palette));
  }

  save(name: string, bytes: Buffer): void {
    writeFileSync(join(this.#folder, `${name}.png`), bytes);
    console.log(`${name}.png: ${Math.round(bytes.length / 1024)} KB`);
  }
}

/** Picks a unit from the list, as a keyboard user does. */
const choose = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Choices' }).click();
  await page.locator(`[data-subject="${subject}"]`).click();
};

/** The first attack that is offered, with its odds beside it. */
const plan = async (page: Page, target: string): Promise<void> => {
  await choose(page, target);
  await page.locator('.do-commands [data-command=attack]').first().click();
  await look(page);
};

const look = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Unit' }).click();
  await page.waitForTimeout(1_500);
};

const takeHastings = async (studio: Studio, table: PictureTable): Promise<void> => {
  const path = `/matches/${table.match}`;
  const { moves, mover, melees, target } = greatestAttack(table.orders, 'red');
  await table.playTo(moves);
  const desk = await studio.page(table, 'red', DESK);
  await studio.open(desk, '/');
  await studio.take(desk, 'start');
  await studio.open(desk, path);
  await choose(desk, mover);
  await look(desk);
  await studio.take(desk, 'board');
  await table.playTo(melees);
  for (const [name, options] of [
    ['odds', DESK],
    ['dark', DARK],
    ['phone', PHONE],
  ] as const) {
    const page = await studio.page(table, 'red', options);
    await studio.open(page, path);
    await plan(page, target);
    await studio.take(page, name);
    await page.context().close();
  }
  await studio.open(desk, `${path}?at=${moves}`);
  await studio.take(desk, 'replay');
  await desk.context().close();
};

/** Time stands still between two frames, so that each shows what a quick machine would. */
const filmed = async (page: Page, clip: Clip, count: number): Promise<Buffer[]> => {
  const frames: Buffer[] = [];
  for (let frame = 0; frame < count; frame++) {
    await page.clock.runFor(FRAME_MS);
    frames.push(await page.screenshot({ clip }));
  }
  return frames;
};

type Clip = NonNullable<PageScreenshotOptions['clip']>;

const clipAround = async (page: Page, hex: string): Promise<Clip> => {
  const { x, y } = await pointOf(page, hex);
  return { x: x - FILMED.left, y: y - FILMED.above, width: FILMED.width, height: FILMED.height };
};

const takeCharge = async (studio: Studio, table: PictureTable): Promise<void> => {
  const { charges, target, blows, end } = firstCharge(table.orders);
  await table.playTo(charges);
  const page = await studio.page(table, 'blue', DESK);
  await page.clock.install();
  await studio.open(page, `/matches/${table.match}`);
  const { x, y } = await pointOf(page, target);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2_000);
  const clip = await clipAround(page, target);
  await page.clock.pauseAt(Date.now() + 60_000);
  const waits = await filmed(page, clip, 4);
  await table.playTo(charges + 1);
  const runs = await filmed(page, clip, 24);
  await table.playTo(blows);
  await page.clock.runFor(20_000);
  await table.playTo(end);
  const strikes = await filmed(page, clip, 30);
  const pictures = [...waits, ...runs, ...strikes].map(readPng);
  const palette = paletteOf(pictures);
  const moving = pictures.map((picture) => ({ picture: palette.indexed(picture), ms: FRAME_MS }));
  studio.save('charge', writeMovingPng(moving, palette));
};

/** The pictures of the README, from two recorded games. */
export const takePictures = async (root: string): Promise<void> => {
  const folder = join(root, 'docs', 'images');
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await serve(root);
  const browser = await launch(await findBrowser());
  try {
    const studio = new Studio(browser, url, folder);
    await takeHastings(studio, await PictureTable.open(url, root, 'hastings-1', 'Hastings'));
    await takeCharge(studio, await PictureTable.open(url, root, 'manzikert-1', 'Manzikert'));
  } finally {
    await browser.close();
    stop();
  }
};
