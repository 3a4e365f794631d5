import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const open = async (page: Page): Promise<void> => {
  await page.goto(`${site.server.url}/bloodlust/umpire`);
  await page.locator('.u-tabs').waitFor();
};
const goTo = (page: Page, tab: string) => page.locator('.u-tabs').getByRole('button', { name: tab }).tap();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

/** A new game of two starter armies, Romans in red. */
const begin = async (page: Page, blue: string, dice = 'No dice'): Promise<void> => {
  await goTo(page, 'Losses');
  await page.getByLabel('Blue army').selectOption(blue);
  await page.getByLabel('Melee dice').selectOption(dice);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.locator('.u-units').waitFor();
};

const result = (page: Page) => page.locator('.u-result > b').textContent();
const step = async (page: Page, label: string, to: number): Promise<void> => {
  const group = page.getByRole('group', { name: label });
  const value = async () => Number(await group.locator('output').textContent());
  while ((await value()) < to) await group.getByRole('button', { name: '+' }).tap();
  while ((await value()) > to) await group.getByRole('button', { name: '−' }).tap();
};

/** BLD-EX-18: 24 longbows at 10 and at 5 inches. */
const asksAboutLongbows = async (page: Page): Promise<void> => {
  await goTo(page, 'Fire');
  await choose(page, 'Bows');
  await page.getByLabel('Shoots with').selectOption('Longbow');
  await step(page, 'Castings', 24);
  await page.getByRole('slider', { name: 'Range' }).fill('10');
  await soon(() => result(page)).toBe('2');
  await page.getByRole('slider', { name: 'Range' }).fill('5');
  await soon(() => result(page)).toBe('4');
};

/** BLD-EX-07: a legion of the roster charges a phalanx that holds, which is typed in. */
const asksAboutTheLegion = async (page: Page): Promise<void> => {
  await goTo(page, 'Melee');
  await page.getByLabel('One side', { exact: true }).selectOption('Legionaries');
  await page.getByLabel('Weapon').selectOption('Pike');
  await step(page, 'Castings', 32);
  await page.getByLabel('Charged or counter-charged: One side').check({ force: true });
  await page.getByRole('button', { name: 'Work it out' }).tap();
};

test('[BLD-PLY-16] [BLD-EX-07] [BLD-EX-18] [BLD-EX-21] [BLD-EX-23] [BLD-EX-25] the umpire answers without a network', async () => {
  const page = await newPage(PHONE);
  await open(page);
  await begin(page, 'Macedonians and Greeks');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.u-units').or(page.locator('.u-tabs')).first().waitFor();

  await asksAboutLongbows(page);
  await choose(page, 'Engines');
  await page.getByLabel('Engine', { exact: true }).selectOption('Catapult');
  await page.getByLabel('Target', { exact: true }).selectOption('Quick');
  await page.getByLabel('Kind of target').selectOption('Troops');
  await page.getByLabel('Armour').selectOption('Metal');
  await page.getByText('the target is too near for a catapult').waitFor();
  await page.getByRole('slider', { name: 'Range' }).fill('20');
  expect(await page.locator('.u-needed b').textContent()).toBe('5 or more');
  await page.getByLabel('Target in testudo').check({ force: true });
  expect(await page.locator('.u-needed b').textContent()).toBe('6 or more');

  await asksAboutTheLegion(page);
  await page.getByText('Legionaries lost, ½ stored').waitFor();
  expect(await page.locator('.u-lost b').allTextContents()).toEqual(['6', '10']);
  expect(await page.locator('.u-cells td.red, .u-cells td.blue').allTextContents()).toEqual(['6.5', '10.0']);

  await goTo(page, 'Move');
  await page.getByLabel('Class').selectOption('Mounted, loose order');
  await page.getByLabel('Formation').selectOption('Column');
  await page.getByLabel('Through rough or wooded ground').check({ force: true });
  await page.getByLabel('Away from the closest enemy').check({ force: true });
  expect(await result(page)).toBe('2.5');
  await choose(page, 'Command');
  await page.getByLabel('Within 6 in of an enemy').check({ force: true });
  expect(await result(page)).toBe('5');

  await page.locator('.u-clauses a', { hasText: 'BLD-R-53' }).tap();
  await page.locator('#BLD-R-53').waitFor();
});

test('[BLD-PLY-16] [BLD-EX-09] losses are kept, shared and taken back', async () => {
  const page = await newPage({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page);
  await begin(page, 'Macedonians and Greeks');
  await asksAboutTheLegion(page);
  await page.getByRole('button', { name: 'Take off 6 and 10' }).tap();
  await goTo(page, 'Losses');
  const legion = page.locator('.u-unit').filter({ hasText: /^Legionaries8/ });
  expect(await legion.locator('output').textContent()).toBe('26');
  expect(await legion.textContent()).toContain('½ stored');

  await page.reload();
  await goTo(page, 'Melee');
  await asksAboutTheLegion(page);
  expect(await page.locator('.u-lost b').allTextContents()).toEqual(['7', '8']);

  await goTo(page, 'Losses');
  await page.getByRole('button', { name: 'Share roster' }).tap();
  const link = await page.getByLabel(/^Link to this roster/).inputValue();
  const friend = await newPage(PHONE);
  await friend.goto(link);
  await friend.locator('.u-tabs').waitFor();
  await goTo(friend, 'Losses');
  await soon(() => friend.locator('.u-unit.last').first().locator('output').textContent()).toBe('26');

  await page.getByRole('button', { name: 'Take back the last entry' }).tap();
  await soon(() => legion.locator('output').textContent()).toBe('32');
});

test('[BLD-EX-22] own dice decide what creatures suffer, and a link that cannot be read is told', async () => {
  const page = await newPage({ ...PHONE, bypassCSP: true });
  await open(page);
  await choose(page, 'At creatures');
  await page.getByLabel('Shoots with').selectOption('Crossbow');
  await step(page, 'Castings', 40);
  await page.getByLabel('Kind of target').selectOption('Quick creature');
  await page.getByText('8 or more').waitFor();
  await page.getByRole('button', { name: '8', exact: true }).tap();
  await page.getByText('hit so far').waitFor();
  await page.getByRole('button', { name: '7', exact: true }).tap();
  await soon(() => result(page)).toBe('1');
  await goTo(page, 'Losses');
  await page.getByLabel('Code from the other player').fill('nonsense');
  await page.getByRole('button', { name: 'Open', exact: true }).tap();
  await page.getByText('That code cannot be read.').waitFor();
  for (const tab of ['Fire', 'Melee', 'Move', 'Losses', 'Rules']) {
    await goTo(page, tab);
    expect(await seriousFaults(page)).toEqual([]);
  }
});

test('a German phone gets the umpire in German, found from the start page', async () => {
  const page = await newPage({ ...PHONE, locale: 'de-AT' });
  await page.goto(site.server.url);
  await page.locator('.shelf a[href="/bloodlust/umpire"]').tap();
  await page.getByRole('heading', { name: 'Schiedsrichter' }).waitFor();
  await page.locator('.u-tabs').getByRole('button', { name: 'Verluste' }).tap();
  await page.getByRole('button', { name: 'Beginnen' }).tap();
  await page.getByRole('heading', { name: 'Hilfsbogenschützen' }).waitFor();
  await page.locator('.u-tabs').getByRole('button', { name: 'Regeln' }).tap();
  await page.getByRole('heading', { name: 'Verlusttabelle' }).waitFor();
});
