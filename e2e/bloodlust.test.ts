import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import {
  beforeDeployment,
  beforeLayout,
  beforeSealedMoves,
  beforeTheCharge,
  clickAt,
  clickChip,
  clickUnit,
  keys,
  middleOf,
} from './playing/bloodTable.ts';
import { boardReady, piecesOn } from './playing/board.ts';
import { asksFor, logOf, openTable, seatPeople } from './playing/cityTable.ts';
import { answered } from './playing/sent.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Bypasses the CSP so that axe can run. */
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

/** Anna (by key) and Jens (by mouse) end their steps until the condition holds. */
const passUntil = async (anna: Page, jens: Page, isReached: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 40 && !(await isReached()); steps++) {
    await soon(async () => (await mayAct(anna)) || (await mayAct(jens))).toBe(true);
    if (await mayAct(anna)) await keys(anna, 'Escape', 'e');
    else if (await mayAct(jens)) {
      await done(jens).click();
      await answered(jens);
    }
  }
  expect(await isReached()).toBe(true);
};

test('[BLD-PLY-10] two people play three turns with a spell, fire, a charge and a rout, one by keyboard alone', async () => {
  const [anna, jens] = [await newPage(OPEN_DESK), await newPage(DESK)];
  const complaints = [complaintsOf(anna), complaintsOf(jens)];
  const url = site.server.url;
  const id = await seatPeople(url, beforeTheCharge('spell'), await newPage(), { blue: anna, red: jens }, []);
  await open(anna, id);
  await open(jens, id);

  // Anna never touches a mouse: the first of her spells by its number, then Enter.
  await asksFor(anna, /^Place a spell face down/);
  await anna.locator('.board-canvas').focus();
  await keys(anna, '1');
  expect(await anna.locator('[data-spoken]').innerText()).toMatch(/^Sun Burst\. Disrupts/);
  expect(await anna.locator('[data-spell="Sun Burst"]').getAttribute('aria-pressed')).toBe('true');
  expect(await anna.locator('.bl-spells li').first().innerText()).toContain('Would affect Orc archers.');
  await keys(anna, 'Enter');
  await soon(() => anna.locator('.bl-card').innerText()).toContain('Face down: Sun Burst');
  // Jens sees that a card lies there, and whose, but not which.
  await jens.getByRole('tab', { name: 'Spell' }).click();
  expect(await jens.locator('.bl-card').innerText()).toBe('A spell of the Elves lies face down.');
  expect((await piecesOn(jens)).find(({ id: unit }) => unit === 'B03')?.badges).toContain('faceDown');
  await anna.locator('.board-canvas').focus();
  await keys(anna, 'e');

  // The Orcs act first and pass. Then U to her longbows, T to the nearest target, Enter.
  const asks = (page: Page): Promise<string> => page.locator('.prompt h2').innerText();
  await passUntil(anna, jens, async () => (await mayAct(anna)) && /^Choose targets/.test(await asks(anna)));
  await anna.locator('.board-canvas').focus();
  await keys(anna, 'u', 'u', 'u', 'u');
  expect(await anna.locator('.bl-fire h3').innerText()).toBe('Longbow guard');
  expect(await anna.locator('[data-spoken]').innerText()).toMatch(/o’clock: Orc archers, \d+\.\d in/);
  await keys(anna, 't', 'Enter');
  await soon(() => logOf(anna)).toMatch(/Longbow guard take aim at Orc archers/);
  await anna.locator('.board-canvas').focus();
  await keys(anna, 'Escape', 'e');

  // The knights charge; the page shows the possible results beforehand.
  await asksFor(anna, /^Declare charges/);
  await keys(anna, 'u', 'u', 't');
  await soon(() => anna.locator('.bl-charge h3').innerText()).toBe('Elf knights on Orc archers');
  expect(await anna.locator('.bl-then').innerText()).toMatch(/they rout: 100/);
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
  expect(await logOf(jens)).not.toMatch(/Sun Burst/);

  // His warriors go four inches ahead along their lane: he clicks the unit, the place and the confirm button.
  await passUntil(anna, jens, async () => (await mayAct(jens)) && /^Move/.test(await asks(jens)));
  const before = await middleOf(jens, 'R03');
  await clickUnit(jens, 'R03');
  await clickAt(jens, [before[0], before[1] + 4.5]);
  expect(await jens.locator('.prompt').innerText()).toMatch(/of 4 in/);
  await jens.locator('.prompt-actions [data-command=move]').click();
  await answered(jens);
  const after = await middleOf(jens, 'R03');
  expect(after[1] - before[1]).toBeGreaterThan(3);

  await passUntil(anna, jens, async () => /Turn 6 of 8/.test(await turnOf(anna)));
  expect(await logOf(jens)).toMatch(/The Elves reveal Sun Burst: it works/);
  expect(complaints.flat()).toEqual([]);
});

test('keyboard moves are given relative to things: ahead, towards, turned, undone', async () => {
  const page = await newPage(DESK);
  const jens = await newPage();
  const url = site.server.url;
  const id = await seatPeople(url, beforeTheCharge(), await newPage(), { blue: page, red: jens }, []);
  await open(page, id);
  await page.locator('.board-canvas').focus();
  await keys(page, 'e', 'e');
  await asksFor(page, /^Move and reform/);
  await keys(page, 'u', 'u', 'u', 'u', 'ArrowUp', 'ArrowUp');
  await soon(() => page.locator('.bl-plan').innerText()).toContain('2.0 of 9 in');
  await page.keyboard.press('Shift+ArrowDown');
  await soon(() => page.locator('.bl-plan').innerText()).toContain('1.9 of 9 in');
  await keys(page, 'Enter');
  await soon(() => logOf(page)).toMatch(/Longbow guard move/);
  await page.locator('.board-canvas').focus();
  await keys(page, 'z');

  // Towards a unit, in front of another, both as far as the rules allow.
  await keys(page, 'u', 'u');
  const say = async (how: string, thing: string): Promise<void> => {
    await keys(page, 'w');
    await page.locator('#bl-wish').selectOption(how);
    await page.locator('.bl-wish select').last().selectOption(thing);
    await page.locator('.bl-wish button').press('Enter');
  };
  await say('toward', 'R02');
  await soon(() => page.locator('.bl-plan').innerText()).toMatch(/of 9 in, stopped 1 in from/);
  await page.locator('.board-canvas').focus();
  await keys(page, 'Escape');
  await say('before', 'R02');
  await soon(() => page.locator('.bl-plan').innerText()).toMatch(/of 9 in/);
  const { facing: south } = (await piecesOn(page)).find(({ id: unit }) => unit === 'B02') as {
    facing: number;
  };
  expect(south).toBe(180);

  // The magic user, a single stand, turns by degrees: 15 degrees twice, then half a degree back.
  await page.locator('.board-canvas').focus();
  await keys(page, 'Escape', 'Escape', 'u', 'u', 'u', '.', '.');
  await page.keyboard.press('Shift+<');
  await keys(page, 'Enter');
  await soon(async () => (await piecesOn(page)).find(({ id: unit }) => unit === 'B03')?.facing).toBe(209.5);

  // R plans a formation, + and - change its frontage; the plan is shown before it is confirmed.
  await page.locator('.board-canvas').focus();
  await keys(page, 'Escape', 'Escape', 'u', 'u', 'u', 'u', 'r');
  await soon(() => page.locator('.bl-frontage output').innerText()).toMatch(/wide/);
  await keys(page, '+');
  const planned = await page.locator('.prompt').innerText();
  expect(planned).toMatch(/Reform Longbow guard as block, \d wide/);
  await keys(page, 'Enter');
  await soon(() => logOf(page)).toMatch(/Longbow guard reform/);
});

test('[BLD-R-77] [BLD-PLY-06] sealed orders stay hidden, then are replayed step by step', async () => {
  const [anna, jens] = [await newPage(DESK), await newPage(DESK)];
  await anna.addInitScript(() => localStorage.setItem('warmoot-recount', 'step'));
  const url = site.server.url;
  const id = await seatPeople(url, beforeSealedMoves(), await newPage(), { blue: anna, red: jens }, []);
  await open(anna, id);
  await open(jens, id);
  const ahead = async (page: Page, unit: string, inches: number): Promise<void> => {
    const [x, y] = await middleOf(page, unit);
    await clickUnit(page, unit);
    await clickAt(page, [x, y + inches]);
    await page.locator('.prompt-actions [data-command=move]').click();
    await answered(page);
  };
  const start = await middleOf(anna, 'B04');
  const theirs = await middleOf(anna, 'R03');
  await ahead(anna, 'B04', -5);
  await ahead(jens, 'R03', 3);
  // Only the number of his orders is known; nobody has moved.
  await soon(() => anna.locator('.prompt').innerText()).toContain('1 of your orders is sealed; Orcs: 1.');
  expect(await middleOf(anna, 'R03')).toEqual(theirs);
  for (const page of [anna, jens]) {
    await keys(page, 'Escape');
    await done(page).click();
    await answered(page);
  }
  // Anna's replay shows one order at a time in either order; the other unit has not moved yet.
  const told = anna.locator('.recount-bar, .prompt').first();
  const shown: string[] = [];
  const places: (readonly (readonly [number, number])[])[] = [];
  const next = anna.locator('.prompt-actions .main');
  await soon(() => told.innerText()).toMatch(/Longbow guard move|Orc warriors move/);
  for (let step = 0; step < 2; step++) {
    shown.push((await told.innerText()).match(/Longbow guard move|Orc warriors move/)?.[0] ?? '');
    places.push([await middleOf(anna, 'B04'), await middleOf(anna, 'R03')]);
    await next.click();
    await answered(anna);
  }
  expect(shown.toSorted()).toEqual(['Longbow guard move', 'Orc warriors move']);
  const moved = ([own, other] = [start, theirs] as (typeof places)[number]): boolean[] => [
    own?.join() !== start.join(),
    other?.join() !== theirs.join(),
  ];
  expect(moved(places[0]).filter(Boolean)).toHaveLength(1);
  expect(moved(places[1])).toEqual([true, true]);
});

test('[BLD-TER-08] [BLD-TER-09] the table is laid out by pointing at it, and by keyboard', async () => {
  const [anna, jens] = [await newPage(DESK), await newPage(DESK)];
  const url = site.server.url;
  const id = await seatPeople(url, beforeLayout(), await newPage(), { blue: anna, red: jens }, []);
  await openTable(anna, url, id);
  await openTable(jens, url, id);
  await soon(async () => (await mayAct(anna)) || (await mayAct(jens))).toBe(true);
  const [first, second] = (await mayAct(anna)) ? [anna, jens] : [jens, anna];

  // By mouse: a village across the border of the middle sector slips wholly into it.
  await first.locator('[data-kind=village]').click();
  await clickAt(first, [25, 24]);
  expect(await first.locator('.prompt').innerText()).toContain('Place the Key Feature in sector 0: village');
  await first.locator('.prompt-actions [data-command=placeKey]').click();
  await answered(first);
  await soon(() => logOf(second)).toMatch(/The Key Feature lies in sector 0: village/);

  // By keyboard: a lake in the middle of a sector, an inch to the east of it.
  await second.getByRole('tab', { name: 'Layout' }).click();
  await second.locator('[data-kind=lake]').press('Enter');
  await second.locator('[data-sector="11"]').press('Enter');
  await second.locator('.board-canvas').focus();
  await keys(second, 'ArrowRight', 'Enter');
  await soon(() => logOf(first)).toMatch(/Sector 11: lake/);
});

test('[BLD-SET-05] a unit is deployed where its ghost was seen, and its chip can be clicked', async () => {
  const page = await newPage(DESK);
  const jens = await newPage();
  const url = site.server.url;
  const id = await seatPeople(url, beforeDeployment(), await newPage(), { blue: page, red: jens }, []);
  await openTable(page, url, id);
  await asksFor(page, /^Deploy your command/);
  await page.locator('.tray [data-piece=B02]').click();
  await clickAt(page, [30, 30]);
  await soon(() => page.locator('.prompt').innerText()).toContain('outside the deployment zone');
  await clickAt(page, [30, 40]);
  await soon(() => page.locator('.prompt').innerText()).toContain('Deploy Elf knights at 30.');
  await page.locator('.prompt-actions [data-command=deploy]').click();
  await answered(page);
  const [x, y] = await middleOf(page, 'B02');
  expect(Math.abs(x - 30)).toBeLessThan(0.2);
  expect(y).toBeGreaterThan(40);
  await keys(page, 'Escape', 'Escape');
  await clickChip(page, 'B02');
  await soon(() => page.locator('.about h3').innerText()).toBe('Elf knights');
});

test('on a phone the sheet shows the odds of a charge', async () => {
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
