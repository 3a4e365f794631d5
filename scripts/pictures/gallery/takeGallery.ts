import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEVICES, type DeviceName, SCHEMES, type Scheme } from '../devices.ts';
import { Studio } from '../studio.ts';
import { fileOf, galleryPage, type Shown } from './galleryPage.ts';
import { type Places, preparePlaces } from './places.ts';
import { FIGHTING, LESSON, MOVING, PAGES, type Screen } from './screens.ts';

interface Look {
  readonly device: DeviceName;
  readonly scheme: Scheme;
}

const looksOn = (devices: readonly DeviceName[]): Look[] =>
  devices.flatMap((device) => SCHEMES.map((scheme) => ({ device, scheme })));

const pageFor = (
  studio: Studio,
  { anna }: Places,
  { device, scheme }: Look,
  recount?: string,
): Promise<Page> => studio.page(anna, { ...DEVICES[device], colorScheme: scheme }, recount);

const photograph = (studio: Studio, page: Page, { name }: Shown, { device, scheme }: Look): Promise<void> =>
  studio.takeWhole(page, fileOf(name, device, scheme));

/** Every screen on every device; a page is opened once for each theme. Returns what could not be shown, and why. */
const takeScreens = async (
  studio: Studio,
  places: Places,
  looks: readonly Look[],
  screens: readonly Screen[],
): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (const look of looks) {
    const page = await pageFor(studio, places, look);
    for (const screen of screens)
      await showScreen(studio, page, places, screen, look).catch((why: Error) => {
        missing.push(`${fileOf(screen.name, look.device, look.scheme)}: ${why.message.split('\n')[0]}`);
        console.error(missing.at(-1)); // the end of a gallery is far away
      });
    await page.context().close();
  }
  return missing;
};

const showScreen = async (
  studio: Studio,
  page: Page,
  places: Places,
  screen: Screen,
  look: Look,
): Promise<void> => {
  await studio.open(page, screen.path(places));
  await screen.act?.(page, places);
  await page.waitForTimeout(400);
  await photograph(studio, page, screen, look);
};

const RECOUNT: Shown = { name: 'recount', title: 'What happened, step by step' };
const SUMMARY: Shown = { name: 'summary', title: 'Summary of the fight' };

/** Both show only while it happens: all pages are open before the fight is resolved. */
const takeFight = async (studio: Studio, places: Places, looks: readonly Look[]): Promise<void> => {
  const { table, moments } = places;
  const pages: Page[] = [];
  for (const { device, scheme } of looks) {
    const page = await studio.page(table.people.blue, { ...DEVICES[device], colorScheme: scheme }, 'step');
    await studio.open(page, `/matches/${table.match}`);
    pages.push(page);
  }
  await table.playTo(moments.fought);
  for (const [at, look] of looks.entries()) {
    const page = pages[at] as Page;
    await stepToDice(page);
    await photograph(studio, page, RECOUNT, look);
    await page.keyboard.press('Escape');
    await page.locator('.summary-card').waitFor();
    await page.waitForTimeout(500);
    await photograph(studio, page, SUMMARY, look);
    await page.context().close();
  }
};

/** Declarations come first; a step with dice shows more. */
const stepToDice = async (page: Page): Promise<void> => {
  await page.locator('.recount-bar').waitFor();
  while (!(await page.locator(':is(.recount-caption, .recount-says) .die:visible').first().isVisible())) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(1_000);
};

/** `gallery/index.html`: every screen on desk, tablet and phone, light and dark; pictures of some devices may be kept. */
export const takeGallery = async (
  browser: Browser,
  url: string,
  root: string,
  devices: readonly DeviceName[],
): Promise<void> => {
  const looks = looksOn(devices);
  const folder = join(root, 'gallery');
  mkdirSync(folder, { recursive: true });
  const studio = new Studio(browser, url, folder);
  const places = await preparePlaces(url, root);
  await places.table.playTo(places.moments.moves);
  const missing = [...(await takeScreens(studio, places, looks, [...PAGES, ...MOVING, LESSON]))];
  await places.table.playTo(places.moments.melees);
  missing.push(...(await takeScreens(studio, places, looks, FIGHTING)));
  await takeFight(studio, places, looks);
  const screens = [...PAGES, LESSON, ...MOVING, ...FIGHTING, RECOUNT, SUMMARY];
  writeFileSync(join(folder, 'index.html'), galleryPage(screens));
  console.log(`Open ${join(folder, 'index.html')}.`);
  if (missing.length > 0) throw new Error(`These screens could not be shown:\n${missing.join('\n')}`);
};
