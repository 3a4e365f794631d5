import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { boardReady } from './playing/board.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };

/** Somebody who makes an account on the page. */
const member = async (name: string, device: object): Promise<Page> => {
  const page = await newPage({ ...device, bypassCSP: true });
  await page.goto(`${site.server.url}/account`);
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Password').fill('four words and more');
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor();
  return page;
};

const announce = async (page: Page): Promise<string> => {
  await page.goto(`${site.server.url}/tournaments`);
  await page.getByRole('link', { name: 'Start a tournament' }).click();
  await page.getByLabel('Battle').selectOption({ label: 'The Ford' });
  await page.getByLabel('Name', { exact: true }).fill('The Four’s Cup');
  await page.getByRole('radio', { name: /^Swiss/ }).check();
  await page.getByLabel('Rounds').selectOption('2');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce the tournament' }).click();
  await page.getByRole('heading', { name: 'The Four’s Cup' }).waitFor();
  return page.url();
};

const enter = async (page: Page): Promise<void> => {
  await page.goto(`${site.server.url}/tournaments`);
  await page.getByRole('link', { name: /The Four’s Cup/ }).click();
  await page.getByRole('button', { name: 'Enter the tournament' }).click();
  await page.getByText('You are in.').waitFor();
};

/** Opens the game of this round; the side that should lose resigns. */
const playRound = async (page: Page, url: string, isLoser: boolean): Promise<void> => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Play my game' }).click();
  await boardReady(page);
  if (!isLoser) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
};

const pairsOf = (page: Page, round: number): Promise<string[][]> =>
  page
    .locator('section', { has: page.getByRole('heading', { name: `Round ${round}`, exact: true }) })
    .locator('.tourney-boards li')
    .evaluateAll((boards) =>
      boards.map((board) =>
        [...board.querySelectorAll('.tourney-name')].map((name) => name.textContent ?? ''),
      ),
    );

test('four people play a Swiss tournament of two rounds, from the announcement to the final table', async () => {
  const names = ['Ann', 'Bob', 'Cid', 'Dan'];
  const people = new Map<string, Page>();
  for (const [at, name] of names.entries()) people.set(name, await member(name, at % 2 === 0 ? DESK : PHONE));
  const page = (name: string): Page => people.get(name) as Page;
  const complaints = names.map((name) => complaintsOf(page(name)));
  const url = await announce(page('Ann'));
  for (const name of names) await enter(page(name));

  await page('Ann').goto(url);
  await page('Ann').getByRole('button', { name: 'Close entries and begin now' }).click();
  const pairs: string[][] = [];
  for (const round of [1, 2]) {
    await soon(async () => (await pairsOf(page('Ann'), round)).length).toBe(2);
    const paired = await pairsOf(page('Ann'), round);
    pairs.push(...paired);
    for (const [winner, loser] of paired) {
      await playRound(page(winner as string), url, false);
      await playRound(page(loser as string), url, true);
    }
    await page('Ann').goto(url);
  }
  expect(pairs.flat().sort()).toEqual([...names, ...names].sort());
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(4);

  const ann = page('Ann');
  await ann.getByText(/Won by/).waitFor();
  const table = ann.getByRole('table');
  expect(await table.getByRole('row').count()).toBe(5);
  const winner = (await ann.getByText(/Won by/).innerText()).replace(/.*Won by /, '');
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(
    new RegExp(`^1\\s+${winner}\\s+1500\\s+2\\s`),
  );
  expect(await seriousFaults(ann)).toEqual([]);

  // The winner's profile: two rated victories, with the graph and both games.
  await table.getByRole('link', { name: winner }).click();
  await ann.getByRole('heading', { level: 1, name: winner }).waitFor();
  await soon(async () => {
    await ann.reload();
    await ann.getByRole('heading', { name: 'Ratings' }).waitFor();
    return ann.locator('.rating-cards').innerText();
  }).toMatch(/2 won, 0 drawn, 0 lost/);
  await ann.getByRole('img', { name: /Rating in .* over 2 matches/ }).waitFor();
  expect(await ann.locator('.played li').count()).toBe(2);
  expect(await seriousFaults(ann)).toEqual([]);
  expect(complaints).toEqual([[], [], [], []]);
}, 600_000);

test('[MOT-23] a hidden history is not on the profile, and an unknown profile gets a page that says so', async () => {
  const eve = await member('Eve', PHONE);
  await eve.getByRole('checkbox', { name: /Hide my record/ }).check();
  await eve
    .locator('form', { has: eve.getByRole('heading', { name: 'Public profile' }) })
    .getByRole('button', { name: 'Save' })
    .click();
  await eve.getByText('Saved.').waitFor();
  await eve.getByRole('link', { name: 'See my profile' }).click();
  await eve.getByText('Only you can see your record and games.').waitFor();
  const stranger = await newPage(PHONE);
  await stranger.goto(`${site.server.url}/player/eve`);
  await stranger.getByText('Eve keeps their record and games private.').waitFor();
  await stranger.goto(`${site.server.url}/player/Nobody`);
  await stranger.getByText('Nobody has an account named "Nobody".').waitFor();
});

test('[MOT-20] a rated table says so before a seat is taken, and asks a guest for an account', async () => {
  const fay = await member('Fay', DESK);
  await fay.goto(`${site.server.url}/scenarios`);
  await fay.getByRole('link', { name: 'The Ford' }).click();
  await fay.getByRole('radio', { name: /Open to anyone/ }).check();
  await fay.getByRole('checkbox', { name: /^Rated/ }).check();
  expect(await fay.getByRole('checkbox', { name: /Roll our own dice/ }).count()).toBe(0);
  await fay.getByRole('button', { name: 'Create the game and wait for a player' }).click();
  await fay.getByText('This match is rated').waitFor();
  const guest = await newPage(PHONE);
  await guest.goto(fay.url());
  await guest.getByText('This match is rated').waitFor();
  await guest.getByRole('button', { name: 'Take this seat' }).click();
  await guest.getByText('create an account first').waitFor();
});
