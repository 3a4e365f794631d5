import type { Page, PageScreenshotOptions } from 'playwright-core';
import { pointOf } from '../../e2e/playing/board.ts';
import { choose, inspect, plan } from './acts.ts';
import { DESK, PHONE } from './devices.ts';
import { firstCharge, greatestAttack } from './highlights.ts';
import { paletteOf } from './palette.ts';
import { readPng } from './readPng.ts';
import type { Studio } from './studio.ts';
import { PictureTable } from './table.ts';
import { writeMovingPng } from './writePng.ts';

const FRAME_MS = 60;
/** The part of the page to film, around the hex of the charge. */
const FILMED = { left: 520, above: 180, width: 680, height: 400 };

const takeHastings = async (studio: Studio, table: PictureTable): Promise<void> => {
  const path = `/matches/${table.match}`;
  const { moves, mover, melees, target } = greatestAttack(table.orders, 'red');
  await table.playTo(moves);
  const desk = await studio.page(table.people.red, DESK);
  await studio.open(desk, '/');
  await studio.take(desk, 'start');
  await studio.open(desk, path);
  await choose(desk, mover);
  await inspect(desk);
  await studio.take(desk, 'board');
  await table.playTo(melees);
  for (const [name, options] of [
    ['odds', DESK],
    ['dark', { ...DESK, colorScheme: 'dark' }],
    ['phone', PHONE],
  ] as const) {
    const page = await studio.page(table.people.red, options);
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
  const page = await studio.page(table.people.blue, DESK);
  await page.clock.install();
  await studio.open(page, `/matches/${table.match}`);
  await page.addStyleTag({ content: '.tools { display: none; }' });
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
export const takeReadmePictures = async (studio: Studio, url: string, root: string): Promise<void> => {
  await takeHastings(studio, await PictureTable.open(url, root, 'hastings-1', 'Hastings'));
  await takeCharge(studio, await PictureTable.open(url, root, 'manzikert-1', 'Manzikert'));
};
