import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Client } from '../../packages/server/src/testkit/client.ts';
import type { Board } from '../../packages/web/src/board/index.ts';
import { paletteOf } from './palette.ts';
import { readPng } from './readPng.ts';
import { writePng } from './writePng.ts';

/** Time for fonts, tiles and thumbnails. */
const DRAWN_MS = 2_000;

const MAX_SCREENS = 6;

/** Opens the site's pages as its users do, and takes screenshots. */
export class Studio {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  /** No recap of what happened is shown before a picture, unless a speed is given. */
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
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement & { board?: Board }>('.board-canvas');
      return !canvas?.board?.isBusy;
    });
  }

  /** The whole page, including what must be scrolled to; of a very long page, only the first screen. */
  async takeWhole(page: Page, name: string): Promise<void> {
    const height = page.viewportSize()?.height ?? 0;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole > height && whole <= MAX_SCREENS * height) await this.#drawAll(page, whole);
    this.save(name, await page.screenshot({ fullPage: whole <= MAX_SCREENS * height }));
  }

  /** Pictures far down a page load only when somebody scrolls to them. */
  async #drawAll(page: Page, whole: number): Promise<void> {
    for (let y = 0; y < whole; y += 400) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.waitForTimeout(200);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1_000);
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
