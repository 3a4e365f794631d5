import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Client } from '../../packages/server/src/testkit/client.ts';
import { paletteOf } from './palette.ts';
import { readPng } from './readPng.ts';
import { writePng } from './writePng.ts';

/** Time for fonts, tiles and thumbnails. */
const DRAWN_MS = 2_000;

const MAX_SCREENS = 2.5;

/** Opens the site's pages as its people do, and takes their pictures. */
export class Studio {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  /** Nobody is told what happened before a picture, unless a speed is named. */
  async page(person: Client | undefined, options: BrowserContextOptions, recount = 'off'): Promise<Page> {
    const context = await this.#browser.newContext({ locale: 'en-GB', ...options });
    const [name = '', value = ''] = (person?.headers.cookie ?? '').split('=');
    if (name !== '') await context.addCookies([{ name, value, url: this.#url }]);
    await context.addInitScript((speed) => localStorage.setItem('warmoot-recount', speed), recount);
    return context.newPage();
  }

  async open(page: Page, path: string): Promise<void> {
    await page.goto(`${this.#url}${path}`);
    await page.locator('h1, h2, canvas').first().waitFor();
    await page.waitForTimeout(DRAWN_MS);
  }

  /** As it is, with what one scrolls to, as far as a long page is worth looking at. */
  async takeWhole(page: Page, name: string): Promise<void> {
    const { width, height } = page.viewportSize() as { width: number; height: number };
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), MAX_SCREENS * height) };
    this.save(name, await page.screenshot({ fullPage: true, clip }));
  }

  /** In a few colours, so that the file is small. */
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
