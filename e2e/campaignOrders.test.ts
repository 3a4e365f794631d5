import type { Seen } from '@warmoot/kernel';
import { type Campaign, chronopia } from '@warmoot/systems/chronopia';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { boardReady, pointOf } from './playing/board.ts';
import { campaignSeen, openOrders, sheetOf } from './playing/campaign.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HEAD = 'EMPIRE Aldmark\nTURN 1\n';

const open = async (page: Page) => {
  const id = await openOrders(page, site.server.url);
  await boardReady(page);
  const view = await campaignSeen(page, site.server.url, id);
  const { armies, cities, ground } = view;
  const army = armies.find((each) => each?.owner === 0)!;
  const label = (at: number): string =>
    [at % ground.columns, Math.floor(at / ground.columns)]
      .map((part) => String(part + 1).padStart(2, '0'))
      .join('');
  return {
    id,
    army: army.name,
    hex: label(army.at),
    /** A hex beside it that it may enter, not one that its fan covers. */
    beside: besideOf(view, army.name),
    city: cities.find((each) => each?.owner === 0)!.name,
    sheet: () => sheetOf(page, site.server.url, id),
  };
};

/** The first step south that the rules offer the army, and where it leads. */
const besideOf = (view: Campaign, army: string): { readonly step: number; readonly hex: string } => {
  for (const command of chronopia.legal(view as Seen<Campaign>, 'e1', army)) {
    const [action] = command.type === 'order' ? command.statement.actions : [];
    if (action?.a !== 'move' || action.steps.length !== 1 || ![3, 4, 5].includes(Number(action.steps[0])))
      continue;
    const { goal = '' } = chronopia.choice(view as Seen<Campaign>, 'e1', command);
    return { step: Number(action.steps[0]), hex: goal };
  }
  throw new Error(`${army} cannot go south.`);
};

const click = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
};

const chooseIn = (page: Page, list: string) => page.locator(list);

test('[CHR-GRM-03] orders are cards and text at once: each change of one is a change of the other', async () => {
  const page = await newPage(DESK);
  const complaints = complaintsOf(page);
  const { army, sheet } = await open(page);
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  const text = page.locator('#order-text');
  await text.fill(`${HEAD}${army} - Mvoe 2\n`);
  await page.getByText('Did you mean Move?').first().waitFor();
  expect(await page.locator('.desk-marks u').innerText()).toBe('Mvoe 2');
  await text.fill(`${HEAD}${army} - Hold; Patrol\nDECLARE Brakka At War\n`);
  await soon(() => page.locator('.desk-cards li').count()).toBe(2);
  await soon(sheet).toBe(`${HEAD}${army} - Hold; Patrol\nDECLARE Brakka At War\n`);
  await page.locator('.desk-unit').click();
  await page.getByRole('tab', { name: 'Unit', exact: true }).click();
  await soon(() => page.locator('.unit-slots > li').count()).toBe(2);
  await page.getByRole('button', { name: 'Remove the order "Patrol"' }).click();
  await soon(sheet).toBe(`${HEAD}${army} - Hold\nDECLARE Brakka At War\n`);
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Change the order "DECLARE Brakka At War"' }).click();
  await chooseIn(page, '.desk-edit').getByRole('button', { name: 'Friendly', exact: true }).click();
  await soon(sheet).toBe(`${HEAD}${army} - Hold\nDECLARE Brakka Friendly\n`);
  expect(await text.inputValue()).toBe(await sheet());
  expect(complaints).toEqual([]);
});

test('[CHR-AAC-03] an army is pointed from hex to hex; the desk says what each step costs and where supply ends', async () => {
  const page = await newPage(DESK);
  const { army, hex, beside, sheet } = await open(page);
  await click(page, hex);
  await page.getByRole('heading', { name: army }).waitFor();
  await click(page, beside.hex);
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}\n`);
  await page
    .getByText(/^1 of \d hex/)
    .first()
    .waitFor();
  await page.locator('.unit-head').getByText(`Supply in ${beside.hex}`).waitFor();
  await page.locator('[data-action=march]').click();
  await page.getByRole('button', { name: 'North', exact: true }).click();
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}; March 1\n`);
  await page.keyboard.press('z');
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}\n`);
});

test('[CHR-CAC-01] building, raising, recruiting and bidding are chosen with their price', async () => {
  const page = await newPage(DESK);
  const { army, city, sheet } = await open(page);
  await page.locator('.desk-units').getByRole('button', { name: city }).click();
  await page.locator('[data-action=build]').click();
  await page.getByRole('button', { name: 'courthouse, 200, then 75 a turn' }).click();
  await soon(sheet).toBe(`${HEAD}${city} - Build courthouse\n`);
  await page.getByRole('tab', { name: 'Ledger' }).click();
  const left = page.locator('[data-sum=certain]');
  const before = Number(await left.innerText());
  await page.getByRole('tab', { name: 'Unit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the order "Build courthouse"' }).click();
  await soon(async () => Number(await left.innerText())).toBe(before + 200);
  await page.locator('[data-action=raiseTroops]').click();
  await page.locator('.form-troops .form-count').first().click();
  await soon(sheet).toContain(`${city} - Raise Troops ${city} Host: `);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Next unit' }).click();
  expect(army).not.toBe('');
});

test('[CHR-GRM-03] the chosen unit stays chosen when a single other one has no orders yet', async () => {
  const page = await newPage(DESK);
  const { id, army, sheet } = await open(page);
  const { cities } = await campaignSeen(page, site.server.url, id);
  const [, ...others] = cities.flatMap((each) => (each?.owner === 0 ? [each.name] : []));
  const held = [army, ...others].map((name) => `${name} - Hold\n`).join('');
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  await page.locator('#order-text').fill(`${HEAD}${held}`);
  await soon(sheet).toBe(`${HEAD}${held}`);
  await page.getByRole('tab', { name: 'Unit', exact: true }).click();
  await page.locator('.board-canvas').focus();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: army }).waitFor();
  await page.keyboard.press('t');
  await soon(sheet).toContain(`${army} - Hold; Patrol\n`);
  expect(await page.locator('.unit-slots > li').count()).toBe(2);
  await page.getByRole('heading', { name: army }).waitFor({ timeout: 5_000 });
});

test('[CHR-GRM-06] orders are kept although something else happened while they were on their way', async () => {
  const page = await newPage(DESK);
  const { id, army, sheet } = await open(page);
  const api = apiOf(page, site.server.url);
  const letter = { type: 'message', to: [1], text: 'Peace on the river?' };
  await page.route(
    '**/orders',
    async (route) => {
      const { number } = await api.get<{ number: number }>(`/matches/${id}/sight?as=e1`);
      await api.post(`/matches/${id}/commands`, { as: 'e1', seen: number, commands: [letter] });
      await route.continue();
    },
    { times: 1 },
  );
  const refused = page.waitForResponse((each) => each.url().endsWith('/orders') && each.status() === 409, {
    timeout: 20_000,
  });
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  await page.locator('#order-text').fill(`${HEAD}${army} - Hold\n`);
  await refused;
  await soon(sheet).toBe(`${HEAD}${army} - Hold\n`);
  expect(await page.locator('.strip').count()).toBe(0);
});

test('[CHR-GRM-03] the desk is used by keyboard alone', async () => {
  const page = await newPage(DESK);
  const { army, beside, sheet } = await open(page);
  await page.locator('.board-canvas').focus();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: army }).waitFor();
  await page.keyboard.press('h');
  await soon(sheet).toBe(`${HEAD}${army} - Hold\n`);
  await page.keyboard.press('Backspace');
  await soon(sheet).toBe(HEAD);
  await page.keyboard.press('j');
  await page.locator('dialog input:focus').waitFor();
  await page.keyboard.type(beside.hex);
  await page.keyboard.press('Enter');
  await page.locator('.board-canvas:focus').waitFor();
  await page.keyboard.press('m');
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}\n`);
  await page.keyboard.press('x');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('DECL');
  await page.getByRole('button', { name: 'DECLARE', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' Brakka At War\n');
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}\nDECLARE Brakka At War\n`);
});

test('[CHR-GRM-03] on a phone the first tap shows the way and the second takes it', async () => {
  const page = await newPage(PHONE);
  const { army, beside, sheet } = await open(page);
  await page.locator('.desk-units').getByRole('button', { name: army }).click();
  const { x, y } = await pointOf(page, beside.hex);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(300);
  expect(await sheet()).toBe(HEAD);
  await page.touchscreen.tap(x, y);
  await soon(sheet).toBe(`${HEAD}${army} - Move ${beside.step}\n`);
  await page.getByRole('button', { name: 'Undo the last order' }).click();
  await soon(sheet).toBe(HEAD);
});
