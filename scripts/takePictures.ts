import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findBrowser, launch } from '../e2e/findBrowser.ts';
import type { Seat } from '../packages/kernel/src/index.ts';
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

/** Moments of the recorded game of Hastings: foot that may move; a melee that may be declared. */
const HASTINGS = { moves: 109, foot: 'u55', melees: 125, target: 'h0908' };
/** Moments of Manzikert: a charge, and the blows it leads to. */
const MANZIKERT = { charges: 112, blows: 136, end: 142 };

const FRAME_MS = 60;
/** Where on the page the charge goes home, and what of the page is filmed round it. */
const CHARGED = { x: 750, y: 470 };
const FILMED = { x: 270, y: 290, width: 680, height: 400 };

class Studio {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  /** The page of somebody at a table, when all of it is drawn. */
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

/** Picks a unit by its list, as somebody does who uses no pointer. */
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
  await table.playTo(HASTINGS.moves);
  const desk = await studio.page(table, 'red', DESK);
  await studio.open(desk, '/');
  await studio.take(desk, 'start');
  await studio.open(desk, path);
  await choose(desk, HASTINGS.foot);
  await look(desk);
  await studio.take(desk, 'board');
  await table.playTo(HASTINGS.melees);
  for (const [name, options] of [
    ['odds', DESK],
    ['dark', DARK],
    ['phone', PHONE],
  ] as const) {
    const page = await studio.page(table, 'red', options);
    await studio.open(page, path);
    await plan(page, HASTINGS.target);
    await studio.take(page, name);
    await page.context().close();
  }
  await studio.open(desk, `${path}?at=${HASTINGS.moves}`);
  await studio.take(desk, 'replay');
  await desk.context().close();
};

/** Time stands still between two frames, so that each shows what a quick machine would. */
const filmed = async (page: Page, frames: Buffer[], count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) {
    await page.clock.runFor(FRAME_MS);
    frames.push(await page.screenshot({ clip: FILMED }));
  }
};

const takeCharge = async (studio: Studio, table: PictureTable): Promise<void> => {
  await table.playTo(MANZIKERT.charges);
  const page = await studio.page(table, 'blue', DESK);
  await page.clock.install();
  await studio.open(page, `/matches/${table.match}`);
  await page.mouse.move(CHARGED.x, CHARGED.y);
  await page.mouse.wheel(0, -200);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2_000);
  await page.clock.pauseAt(Date.now() + 60_000);
  const frames: Buffer[] = [];
  await filmed(page, frames, 4);
  await table.playTo(MANZIKERT.charges + 1);
  await filmed(page, frames, 24);
  await table.playTo(MANZIKERT.blows);
  await page.clock.runFor(20_000);
  await table.playTo(MANZIKERT.end);
  await filmed(page, frames, 30);
  const pictures = frames.map(readPng);
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
