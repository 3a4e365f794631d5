import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { finger, isOver, mouse, playBattle } from './playing/autopilot.ts';
import { playByKeys } from './playing/keys.ts';
import { openMatch } from './playing/open.ts';
import { useSite } from './site.ts';

const { newPage } = useBrowser();
const site = useSite();

const LIMIT_MS = 480_000;

/** Nothing but moves, shots and blows brings a battle to its end. */
const expectWholeBattle = (done: ReadonlyMap<string, number>): void => {
  console.log([...done].map(([command, times]) => `${command} ${times}`).join(', '));
  for (const command of ['deployRest', 'move', 'fire', 'attack', 'done'])
    expect([...done.keys()], `${command} was done`).toContain(command);
};

/** What the log tells of the whole battle. */
const storyOf = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  const more = page.locator('.panel > button');
  while (await more.isVisible()) await more.click();
  return page.locator('.log').innerText();
};

test(
  'a whole Morgarten against the captain, by mouse',
  async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openMatch(page, site.server.url, { side: 'blue' });
    expectWholeBattle(await playBattle(page, 'blue', mouse, LIMIT_MS));
    expect(await isOver(page)).toBe(true);
    expect(await storyOf(page)).toMatch(/rout/i);
  },
  LIMIT_MS + 60_000,
);

test(
  'a whole Morgarten against the captain, by keyboard alone',
  async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMatch(page, site.server.url, { side: 'blue' });
    expectWholeBattle(await playByKeys(page, LIMIT_MS));
    expect(await isOver(page)).toBe(true);
  },
  LIMIT_MS + 60_000,
);

test(
  'a whole Morgarten against the captain, on a phone',
  async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openMatch(page, site.server.url, { side: 'blue' });
    expectWholeBattle(await playBattle(page, 'blue', finger, LIMIT_MS));
    expect(await isOver(page)).toBe(true);
  },
  LIMIT_MS + 60_000,
);
