import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { beforeTheCharge, clickAt, clickUnit, keys, middleOf } from './playing/bloodTable.ts';
import { boardReady, piecesOn } from './playing/board.ts';
import { asksFor, logOf, openTable, seatPeople } from './playing/cityTable.ts';
import { answered } from './playing/sent.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Where axe may run. */
const OPEN_DESK = { ...DESK, bypassCSP: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mayAct = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt').getAttribute('data-acts')) === 'true';
const turnOf = (page: Page): Promise<string> => page.locator('.bar-title').innerText();
const done = (page: Page) => page.locator('.prompt-actions [data-command=endPhase]');

/** Opens the table; its keys work once the system's own part of the page is there. */
const open = async (page: Page, id: string): Promise<void> => {
  await openTable(page, site.server.url, id);
  await page.locator('[role=tab]', { hasText: 'Command' }).waitFor();
};

/** Both end their steps, one by key, the other by mouse, until somebody is asked for this. */
const passUntil = async (anna: Page, jens: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 40 && !(await isThere()); steps++) {
    await soon(async () => (await mayAct(anna)) || (await mayAct(jens))).toBe(true);
    if (await mayAct(anna)) await keys(anna, 'Escape', 'e');
    else if (await mayAct(jens)) {
      await done(jens).click();
      await answered(jens);
    }
  }
  expect(await isThere()).toBe(true);
};

test('[BLD-PLY-10] two people play three turns with fire, a charge and a rout, one by keyboard alone', async () => {
  const [anna, jens] = [await newPage(OPEN_DESK), await newPage(DESK)];
  const complaints = [complaintsOf(anna), complaintsOf(jens)];
  const url = site.server.url;
  const id = await seatPeople(url, beforeTheCharge(), await newPage(), { blue: anna, red: jens }, []);
  await open(anna, id);
  await open(jens, id);

  // Anna never touches a mouse: U to her longbows, T to the nearest target, Enter.
  await asksFor(anna, /^Choose targets/);
  await anna.locator('.board-canvas').focus();
  await keys(anna, 'u', 'u', 'u');
  expect(await anna.locator('.bl-fire h3').innerText()).toBe('Longbow guard');
  expect(await anna.locator('[data-spoken]').innerText()).toMatch(/o’clock: Orc archers, \d+\.\d in/);
  await keys(anna, 't', 'Enter');
  await soon(() => logOf(anna)).toMatch(/Longbow guard take aim at Orc archers/);
  await anna.locator('.board-canvas').focus();
  await keys(anna, 'Escape', 'e');

  // The knights charge; what may come of it is told before.
  await asksFor(anna, /^Declare charges/);
  await keys(anna, 'u', 'u', 't');
  await soon(() => anna.locator('.bl-charge h3').innerText()).toBe('Elf knights on Orc archers');
  expect(await anna.locator('.bl-then').innerText()).toMatch(/they rout 100/);
  expect(await anna.locator('.bl-table .cell').innerText()).toMatch(/^\d+\.[05]$/);
  expect(await seriousFaults(anna)).toEqual([]);
  await keys(anna, 'Enter', 'Escape', 'e');

  // Jens answers by mouse.
  await asksFor(jens, /^Answer the charges/);
  await jens.locator('.bl-answer [data-answer=hold]').click();
  await answered(jens);
  await done(jens).click();
  await answered(jens);

  await passUntil(anna, jens, async () =>
    (await piecesOn(anna)).some(({ badges }) => badges.includes('routed')),
  );
  expect(await logOf(jens)).toMatch(/Orc archers rout and lose a stand/);

  // His warriors go four inches ahead along their lane: unit, place, Enter's button.
  await passUntil(
    anna,
    jens,
    async () => (await mayAct(jens)) && /^Move/.test(await jens.locator('.prompt h2').innerText()),
  );
  const before = await middleOf(jens, 'R03');
  await clickUnit(jens, 'R03');
  await clickAt(jens, [before[0], before[1] + 4.5]);
  expect(await jens.locator('.prompt').innerText()).toMatch(/of 4 in/);
  await jens.locator('.prompt-actions [data-command=move]').click();
  await answered(jens);
  const after = await middleOf(jens, 'R03');
  expect(after[1] - before[1]).toBeGreaterThan(3);

  await passUntil(anna, jens, async () => /Turn 6 of 8/.test(await turnOf(anna)));
  expect(complaints.flat()).toEqual([]);
});

test('moves by keyboard are said by things: ahead, toward, turned, undone', async () => {
  const page = await newPage(DESK);
  const jens = await newPage();
  const url = site.server.url;
  const id = await seatPeople(url, beforeTheCharge(), await newPage(), { blue: page, red: jens }, []);
  await open(page, id);
  await page.locator('.board-canvas').focus();
  await keys(page, 'e', 'e');
  await asksFor(page, /^Move and reform/);
  await keys(page, 'u', 'u', 'u', 'ArrowUp', 'ArrowUp');
  await soon(() => page.locator('.bl-plan').innerText()).toContain('2.0 of 9 in');
  await keys(page, 'Enter');
  await soon(() => logOf(page)).toMatch(/Longbow guard move/);
  await page.locator('.board-canvas').focus();
  await keys(page, 'z');
  await keys(page, 'u', 'u');
  await page.locator('#bl-wish').selectOption('toward');
  await page.locator('.bl-wish select').last().selectOption('R02');
  await page.locator('.bl-wish button').press('Enter');
  await soon(() => page.locator('.bl-plan').innerText()).toMatch(/of 9 in, stopped 1 in from/);
});

test('on a phone a charge is weighed in the sheet', async () => {
  const page = await newPage(PHONE);
  const jens = await newPage();
  const url = site.server.url;
  const id = await seatPeople(url, beforeTheCharge(), await newPage(), { blue: page, red: jens }, []);
  await open(page, id);
  await page.locator('.prompt-actions [data-command=endPhase]').tap();
  await asksFor(page, /^Declare charges/);
  await boardReady(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('.board-canvas')?.focus());
  await keys(page, 'u', 'u', 't');
  await page.locator('.bl-charge h3').waitFor();
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.locator('.prompt-actions [data-command=charge]').tap();
  await answered(page);
  await soon(() => logOf(page)).toMatch(/Elf knights charge Orc archers/);
});
