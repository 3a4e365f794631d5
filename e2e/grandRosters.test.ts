import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { asksFor, logOf, openTable, press, pressHex, seatPeople } from './playing/cityTable.ts';
import { rosterWinter } from './playing/rosterWar.ts';
import { answered } from './playing/sent.ts';
import { CAMP, siegeAtDawn, WALLS } from './playing/siegeAtDawn.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

/** Where axe may run. */
const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

const choose = (page: Page, field: string, at: number): Promise<string[]> =>
  page.locator(field).first().selectOption({ index: at });

test('[GRD-R-53] [GRD-R-54] units find their winter quarters and march out in spring', async () => {
  const [anna, jens] = [await newPage(DESK), await newPage(DESK)];
  const complaints = complaintsOf(anna);
  const url = site.server.url;
  const people = { red: anna, blue: jens };
  const id = await seatPeople(url, rosterWinter().record, await newPage(), people, []);
  for (const page of [anna, jens]) await openTable(page, url, id);

  await asksFor(anna, /^House your armies/);
  const rows = anna.locator('.order-rows > li');
  const crowded = anna.locator('.order-rows > li:has(.select-field select[id^=move])').first();
  await crowded.locator('summary').click();
  const from = await crowded.getAttribute('data-city');
  await crowded.locator('[aria-label*="Heavy Foot"][aria-label$="−1"]').first().click();
  await soon(() => anna.locator('.order-foot [role=status]').innerText()).toMatch(/must be housed/);
  await crowded.locator('[aria-label*="Heavy Foot"][aria-label$="+1"]').first().click();
  await choose(anna, `#move-${from}`, 1);
  await soon(() => anna.locator(`#move-${from}`).count()).toBe(0);
  expect(await rows.count()).toBeGreaterThan(2);
  expect(await seriousFaults(anna)).toEqual([]);
  await press(anna, '.order-foot button');
  await asksFor(jens, /^House your armies/);
  await press(jens, '.order-foot button');

  const first = async (): Promise<Page> => {
    await soon(
      async () =>
        (await anna.locator('.prompt h2').innerText()) + (await jens.locator('.prompt h2').innerText()),
    ).toMatch(/Deploy your armies/);
    return /^Deploy/.test(await anna.locator('.prompt h2').innerText()) ? anna : jens;
  };
  const page = await first();
  await choose(page, '.order-rows select[id^=sortie]', 1);
  await page.locator('.order-rows details summary').first().click();
  await page.locator('.order-rows [aria-label$="−1"]').first().click();
  await soon(() => page.locator('.order-rows details summary').first().innerText()).toMatch(
    /points march out/,
  );
  await press(page, '.order-foot button');
  await soon(() => logOf(page)).toMatch(/marches to \d{4}|moves to \d{4}/);
  expect(complaints).toEqual([]);
});

test('[GRD-PLY-21] [GRD-R-81] a battle fought on a real table: one enters its result, the other confirms it', async () => {
  const [anna, jens, mirela] = [await newPage(DESK), await newPage(DESK), await newPage(DESK)];
  const complaints = complaintsOf(jens);
  const url = site.server.url;
  const people = { red: anna, blue: jens, gold: mirela };
  const id = await seatPeople(url, siegeAtDawn().record, await newPage(), people, []);
  for (const page of [anna, jens]) await openTable(page, url, id);
  await asksFor(anna, /^Move and attack/);
  await pressHex(anna, CAMP);
  await pressHex(anna, WALLS);
  await press(anna, '.attack-act [data-command=attack]');
  await anna.getByRole('button', { name: 'Fight on the board' }).first().click();
  await asksFor(jens, /^Battle in Deepgate/);
  await jens.getByRole('button', { name: 'Fight on the board' }).first().click();

  await anna.getByRole('tab', { name: 'Battle' }).click();
  await anna.locator('.enter-result summary').click();
  await anna.locator('#result-turns').fill('6');
  const walls = anna.locator('.result-side[data-side=defender] .group-fates', { hasText: 'Heavy Foot' });
  await walls.locator('input').first().fill('3');
  await anna.locator('#result-turns').focus(); // leaves the box
  await soon(() => anna.locator('.order-foot [role=status]').innerText()).toMatch(/counts when the other/);
  expect(await seriousFaults(anna)).toEqual([]);
  await press(anna, '[data-order=report]');
  await anna.getByText('You have entered this result').waitFor();

  await jens.getByText('The enemy has entered this result').waitFor();
  const claimed = await jens.locator('.claimed').innerText();
  expect(claimed).toMatch(/After 6 turns: both sides agreed to stop/);
  expect(claimed).toMatch(/Blue lost 3 Heavy Foot/);
  expect(claimed).toMatch(/Red wins/);
  await jens.locator('[data-agree=true]').click();
  await answered(jens);
  await soon(() => logOf(jens)).toMatch(/Deepgate/);
  await soon(() => anna.locator('.field').count()).toBe(0);
  expect(complaints).toEqual([]);
});
