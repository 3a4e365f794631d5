import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from '../soon.ts';
import { apiOf } from './api.ts';
import { boardReady, pointOf } from './board.ts';
import { answered } from './sent.ts';

/** Somebody who does not play imports the match and invites these people by link; computers fill the other seats. */
export const seatPeople = async (
  site: string,
  record: unknown,
  keeper: Page,
  people: Readonly<Record<string, Page>>,
  computers: readonly string[],
  bot = 'chieftain',
): Promise<string> => {
  const api = apiOf(keeper, site);
  await api.post('/people/guests');
  const { id } = await api.post<{ id: string }>('/imports', { record });
  for (const seat of computers) await api.put(`/matches/${id}/seats/${seat}/bot`, { bot });
  for (const [seat, page] of Object.entries(people)) {
    const invitation = { purpose: 'seat', form: 'link', seat };
    const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, invitation);
    const own = apiOf(page, site);
    await own.post('/people/guests');
    await own.post(link, { seat });
  }
  return id;
};

export const openTable = async (page: Page, site: string, id: string): Promise<void> => {
  await page.goto(`${site}/matches/${id}`);
  await page.waitForSelector('.prompt[data-acts]', { state: 'attached' }); // a sheet may cover it
  await boardReady(page);
};

export const asksFor = (page: Page, what: RegExp): Promise<void> =>
  soon(() => page.locator('.prompt h2').innerText()).toMatch(what);

export const press = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().click();
  await answered(page);
};

export const pressHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
  await answered(page);
};

/** The log in full, whatever tab is shown. */
export const logOf = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.locator('#panel').innerText();
};

/** Ends the phase with the given hands; a reminder of who could still act is confirmed. */
export const endPhase = async (page: Page, end: () => Promise<void>): Promise<void> => {
  const phase = (): Promise<string> => page.locator('.prompt h2').innerText();
  const before = await phase();
  await end();
  await answered(page);
  await soon(async () => {
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Enter');
    return phase();
  }).not.toBe(before);
};

/** The game and its turn, as the bar shows them. */
export const turnOf = (page: Page): Promise<string> => page.locator('.bar-title').innerText();

/** Whoever is to move ends every phase until the turn is over. Computer nations may have played theirs at once. */
export const passTurn = async (page: Page, end: () => Promise<void>): Promise<void> => {
  await page.waitForSelector('.prompt[data-acts=true]');
  const turn = await turnOf(page);
  const isOver = async (): Promise<boolean> =>
    (await page.locator('.prompt').getAttribute('data-acts')) !== 'true' || (await turnOf(page)) !== turn;
  for (let phases = 0; phases < 6 && !(await isOver()); phases++) await endPhase(page, end);
  expect(await isOver()).toBe(true);
};
