import type { Campaign } from '@warmoot/systems/chronopia';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { boardReady } from './playing/board.ts';
import { campaignSeen, SMALL_LAND, sheetOf, untilWindow } from './playing/campaign.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const HEAD = 'EMPIRE Aldmark\nTURN 1\n';
/** They serve any people. */
const EVERYBODYS = 'dow-lost-legion';
const REASON = 'set up for the count of clicks';

/** Aldmark is played here, a moderator elsewhere puts things in place, a computer plays Brakka. */
const openModerated = async (page: Page, window: string) => {
  const mine = apiOf(page, site.server.url);
  await mine.post('/people/guests', { name: 'Anna' });
  const referee = apiOf(await newPage(), site.server.url);
  await referee.post('/people/guests', { name: 'Mira' });
  const options = { ...SMALL_LAND, moderator: true };
  const chairs = { '@moderator': 'me', e2: { bot: 'steward' } };
  const { id } = await referee.post<{ id: string }>('/matches', { system: 'chronopia', options, chairs });
  const { link } = await referee.post<{ link: string }>(`/matches/${id}/invitations`, {
    purpose: 'seat',
    form: 'link',
    seat: 'e1',
  });
  await mine.post(link, { seat: 'e1' });
  await untilWindow(page, site.server.url, id, window);
  const moderate = async (command: object): Promise<void> => {
    const { number } = await referee.get<{ number: number }>(`/matches/${id}/sight?as=@moderator`);
    await referee.post(`/matches/${id}/commands`, {
      as: '@moderator',
      seen: number,
      commands: [{ ...command, reason: REASON }],
    });
  };
  /** As the whole campaign numbers and holds it: a view has numbers of its own. */
  const truth = async (): Promise<Campaign> =>
    (await referee.get<{ sight: { view: Campaign } }>(`/matches/${id}/sight?as=@moderator`)).sight.view;
  await soon(async () => (await truth()).window?.ready).toContain(1); // else its commands make the moderator's stale
  return { id, moderate, truth };
};

/** Presses of a mouse since the last count. */
const counting = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener('pointerdown', () => (window as unknown as { presses: number }).presses++, true);
  });
  return () =>
    page.evaluate(() => {
      const { presses } = window as unknown as { presses: number };
      Object.assign(window, { presses: 0 });
      return presses;
    });
};

const DESK = { viewport: { width: 1440, height: 900 } };

test('[CHR-GRM-03] deeds of orders take no more clicks than promised, and each is the line a file would hold', async () => {
  const page = await newPage(DESK);
  const { id, moderate, truth } = await openModerated(page, '1 orders');
  const view = await campaignSeen(page, site.server.url, id);
  const army = view.armies.find((each) => each?.owner === 0)!;
  const city = view.cities.find((each) => each?.owner === 0 && each.at === army.at)!.name;
  const whole = (await truth()).armies.find((each) => each?.owner === 0 && each.name === army.name)!;
  const [band] = whole.bands;
  const lost = [
    { profile: band!.profile, type: Object.keys(band!.models)[0], count: 2, band: band!.id, turn: 0 },
  ];
  await moderate({ type: 'edit', what: 'army', id: whole.id, change: { lost } });
  await page.goto(`${site.server.url}/matches/${id}`);
  await boardReady(page);
  const units = page.locator('.desk-units');
  await units.waitFor();
  const sheet = () => sheetOf(page, site.server.url, id);
  const clicks = await counting(page);
  const again = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('z');
    await soon(sheet).toBe(HEAD);
    await page.keyboard.press('Escape');
    await units.waitFor();
    await clicks();
  };
  const choose = (name: string) => units.getByRole('button', { name, exact: true }).click();
  const act = (action: string) => page.locator(`[data-action=${action}]`).click();

  await choose(city);
  await act('build');
  await page.getByRole('button', { name: /^granary/ }).click();
  await soon(sheet).toBe(`${HEAD}${city} - Build granary\n`);
  expect(await clicks()).toBeLessThanOrEqual(3);
  await again();

  await choose(army.name);
  await act('split');
  await page.locator('.form-part .form-count').first().click();
  await soon(sheet).toMatch(new RegExp(`^${HEAD}${army.name} - Split Firstborn Host: \\d+x [^\\n]+\\n$`));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  expect(await clicks()).toBeLessThanOrEqual(4);
  await again();

  await choose(army.name);
  await act('recruit');
  await page.locator('.form-troops .form-count').first().click();
  await soon(sheet).toMatch(new RegExp(`^${HEAD}${army.name} - Recruit \\d+x [^\\n]+\\n$`));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  expect(await clicks()).toBeLessThanOrEqual(4);
  await again();

  await choose(city);
  await act('raiseTroops');
  await page.locator('.form-troops .form-count').first().click();
  await soon(sheet).toMatch(new RegExp(`^${HEAD}${city} - Raise Troops ${city} Host: \\d+x [^\\n]+\\n$`));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  expect(await clicks()).toBeLessThanOrEqual(4);
  await again();

  await page.getByRole('tab', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'Replace all' }).click();
  await soon(sheet).toMatch(new RegExp(`^${HEAD}REPLACE ${army.name}: 2x ${band!.profile} [^\\n]+\\n$`));
  expect(await clicks()).toBeLessThanOrEqual(2);

  await page.locator('.prompt-actions [data-command=ready]').click();
  expect(await clicks()).toBe(1);
  await soon(async () => (await campaignSeen(page, site.server.url, id)).turn).toBe(2);
});

test('[CHR-ALL-03, CHR-DOW-02] war and a bid take three clicks at most', async () => {
  const page = await newPage(DESK);
  const { id, moderate } = await openModerated(page, '1 diplomacy');
  const { dogs } = await campaignSeen(page, site.server.url, id);
  const legion = dogs.find(({ band }) => band === EVERYBODYS);
  if (legion?.state !== 'offered') await moderate({ type: 'offerDogs', band: EVERYBODYS });
  await page.goto(`${site.server.url}/matches/${id}`);
  await page.getByRole('tab', { name: 'Empires' }).waitFor();
  const clicks = await counting(page);
  await page.getByRole('tab', { name: 'Empires' }).click();
  await page.getByRole('button', { name: 'Declare Brakka At War' }).click();
  await soon(async () => (await campaignSeen(page, site.server.url, id)).empires[0]?.declares[1]).toBe(
    'At War',
  );
  expect(await clicks()).toBeLessThanOrEqual(3);
  await page.getByRole('tab', { name: 'Empires' }).click();
  await page.getByRole('button', { name: 'Bid', exact: true }).first().click();
  await soon(async () =>
    (await campaignSeen(page, site.server.url, id)).dogs.some(({ high }) => high?.empire === 0),
  ).toBe(true);
  expect(await clicks()).toBeLessThanOrEqual(3);
});
