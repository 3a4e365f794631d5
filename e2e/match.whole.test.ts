import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IN_MOTION, useBrowser } from './browser.ts';
import { finger, isOver, mouse, playBattle } from './playing/autopilot.ts';
import { playByKeys } from './playing/keys.ts';
import { openMatch } from './playing/open.ts';
import { SKIRMISH } from './playing/skirmish.ts';
import { useSite } from './site.ts';

const { newPage } = useBrowser();
const site = useSite();

const LIMIT_MS = 240_000;
const MAX_BATTLES = 8;
const COMMANDS = ['deployRest', 'move', 'fire', 'attack', 'done'];

/** The log of the whole battle. */
const storyOf = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  const more = page.locator('.panel > button');
  while (await more.isVisible()) await more.click();
  return page.locator('.log').innerText();
};

type Play = (page: Page) => Promise<ReadonlyMap<string, number>>;

/**
 * The dice decide what happens in a battle. Each is fought to its end; another is fought only while something has not
 * been seen yet: every kind of command, and a rout.
 */
const fightOn = async (device: Parameters<typeof newPage>[0], play: Play): Promise<void> => {
  const seen = new Set<string>();
  const isAllSeen = (): boolean => [...COMMANDS, 'rout'].every((each) => seen.has(each));
  for (let battle = 0; battle < MAX_BATTLES && !isAllSeen(); battle++) {
    const page = await newPage(device);
    const ground = battle % 2 === 0 ? { options: SKIRMISH } : {}; // in turn with Morgarten
    await openMatch(page, site.server.url, { side: 'blue', ...ground });
    for (const command of (await play(page)).keys()) seen.add(command);
    expect(await isOver(page)).toBe(true);
    if (/rout/i.test(await storyOf(page))) seen.add('rout');
    await page.close();
  }
  expect([...seen]).toEqual(expect.arrayContaining([...COMMANDS, 'rout']));
};

test(
  'a whole battle against the captain, by mouse',
  () =>
    fightOn({ ...IN_MOTION, viewport: { width: 1440, height: 900 } }, (page) =>
      playBattle(page, 'blue', mouse, LIMIT_MS),
    ),
  MAX_BATTLES * LIMIT_MS,
);

test(
  'a whole battle against the captain, by keyboard alone',
  () => fightOn({ viewport: { width: 1280, height: 800 } }, (page) => playByKeys(page, LIMIT_MS)),
  MAX_BATTLES * LIMIT_MS,
);

test(
  'a whole battle against the captain, on a phone',
  () =>
    fightOn({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, (page) =>
      playBattle(page, 'blue', finger, LIMIT_MS),
    ),
  MAX_BATTLES * LIMIT_MS,
);
