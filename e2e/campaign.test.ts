import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { campaignSeen, openOrders, SMALL_LAND, untilWindow } from './playing/campaign.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const OPTIONS = SMALL_LAND;

test('[CHR-RPT-01] the turn is told in a report', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const complaints = complaintsOf(page);
  const id = await openOrders(page, site.server.url, OPTIONS);
  await page.locator('.prompt-actions [data-command=ready]').click();
  await untilWindow(page, site.server.url, id, '2 orders');
  await page.getByRole('tab', { name: 'Report' }).click();
  await soon(() => page.locator('.news-date').innerText()).toMatch(/Aldmark, Firstborn, turn 2/i);
  expect(complaints).toEqual([]);
});

test('[CHR-PLY-01] one press on the start page begins a campaign against computer empires', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const complaints = complaintsOf(page);
  await page.goto(site.server.url);
  await page.locator('[data-way=chronopia-first]:enabled').click();
  await page.getByRole('heading', { name: 'How does your empire begin?' }).waitFor();
  await page.getByRole('button', { name: '3 cities of size 4' }).click();
  await page.getByRole('heading', { name: /^Place a city/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('[CHR-PLY-01, CHR-GEN-02] peoples, land and a moderator are agreed on the page', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.server.url}/scenarios?pick=chronopia/three-crowns`);
  await page.getByLabel('Empires', { exact: true }).selectOption('2');
  await page.getByLabel('Name of empire 1').fill('Lirael');
  await page.getByLabel('Name of empire 1').blur();
  await page.getByLabel('People of Lirael').selectOption('EL');
  await page.getByLabel('House of Lirael').selectOption('crystal-lotus');
  await page.getByLabel('A person moderates: rulings, overrides and new troops').check();
  await page.getByRole('group', { name: 'Who plays' }).getByLabel('Lirael (Elves)').selectOption('me');
  expect(await page.getByLabel('Moderator', { exact: true }).inputValue()).toBe('person');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForURL(/\/matches\/.*\/wait$/);
  await page.getByText('Moderator', { exact: true }).first().waitFor();
});

/** A press on the page: the first main action, or while cities are placed the first place on offer. */
const press = async (page: Page): Promise<void> => {
  const main = page.locator('.prompt-actions [data-command]').first();
  if ((await main.count()) > 0) return main.click();
  const place = page.locator('#panel [data-command=placeCity]').first();
  if ((await place.count()) > 0) return place.click();
  const choices = page.getByRole('tab', { name: 'Choices' });
  if ((await page.locator('[data-acts=true]').count()) > 0) await choices.click();
};

test('[CHR-PLAY-01] a whole campaign is played by presses on the page, with a letter on the way', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const complaints = complaintsOf(page);
  const api = apiOf(page, site.server.url);
  await api.post('/people/guests', { name: 'Anna' });
  const options = { ...OPTIONS, lastTurn: 2 };
  const request = { system: 'chronopia', options, chairs: { e1: 'me', e2: { bot: 'steward' } } };
  const { id } = await api.post<{ id: string }>('/matches', request);
  await page.goto(`${site.server.url}/matches/${id}`);
  const untilTurn = (turn: number) =>
    soon(async () => {
      const now = await campaignSeen(page, site.server.url, id);
      if (now.turn < turn && now.end === null) await press(page);
      return now.turn;
    }).toBe(turn);
  await untilTurn(1);
  await page.getByRole('tab', { name: 'Empires' }).click();
  await page.getByLabel('Write a letter').fill('Peace on the river?');
  await page.getByLabel('Brakka', { exact: true }).check();
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await page.getByText('Turn 1, Aldmark to Brakka').waitFor();
  await page.getByRole('button', { name: 'Declare Brakka Friendly' }).click();
  await page.getByText('You: Friendly.').waitFor();
  await untilTurn(2);
  await soon(async () => {
    const { end } = await campaignSeen(page, site.server.url, id);
    if (end === null) await press(page);
    return end?.rule;
  }).toBe('CHR-R-13');
  expect(complaints).toEqual([]);
});

test('[CHR-MOD-03] the moderator acts with a reason, and the console keeps it', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const api = apiOf(page, site.server.url);
  await api.post('/people/guests', { name: 'Mira' });
  const request = {
    system: 'chronopia',
    options: { ...OPTIONS, moderator: true, lastTurn: 30 },
    chairs: { '@moderator': 'me' },
  };
  const { id } = await api.post<{ id: string }>('/matches', request);
  for (const seat of ['e1', 'e2']) {
    const player = apiOf(await newPage(), site.server.url);
    await player.post('/people/guests');
    const invitation = { purpose: 'seat', form: 'link', seat };
    const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, invitation);
    await player.post(link, { seat });
  }
  await page.goto(`${site.server.url}/matches/${id}`);
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await pause.waitFor();
  expect(await pause.isDisabled()).toBe(true);
  await page.getByLabel('Reason for your next action').fill('The hall is closed');
  const resume = page.getByRole('button', { name: 'Resume', exact: true });
  await pause.click();
  await resume.waitFor();
  await page.getByText('The hall is closed').last().waitFor();
  await page.getByRole('button', { name: 'Brakka', exact: true }).click();
  const known = await page.getByRole('link', { name: 'What Brakka knows' }).getAttribute('href');
  const paper = await page.context().request.get(`${site.server.url}${known}`);
  expect(await paper.text()).toContain('Brakka, turn');
});
