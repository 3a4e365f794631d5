import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARTERS } from '../../packages/systems/src/toys/market/data.ts';
import { useBrowser } from '../browser.ts';
import { apiOf } from '../playing/api.ts';
import { answered } from '../playing/sent.ts';
import { complaintsOf, useToySite } from '../site.ts';
import { soon } from '../soon.ts';

const { newPage } = useBrowser();
const site = useToySite();

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SECRET = 'Give me the silk and I leave you the wool.';

/** One person makes a table of the market for people alone; the others join. Nobody has opened it yet. */
const seated = async (devices: readonly BrowserContextOptions[]): Promise<{ id: string; pages: Page[] }> => {
  const pages = await Promise.all(devices.map((device) => newPage(device)));
  const names = CARTERS.slice(0, devices.length).map(({ seat }) => seat);
  const apis = pages.map((page) => apiOf(page, site.server.url));
  for (const [at, api] of apis.entries())
    await api.post('/people/guests', { name: `Person of ${names[at]}` });
  const { id } = await apis[0]!.post<{ id: string }>('/matches', {
    system: 'market',
    options: { players: devices.length },
    visibility: 'open',
    chairs: { [names[0] as string]: 'me' },
  });
  for (const [at, api] of apis.entries()) if (at > 0) await api.post(`/matches/${id}/seats/${names[at]}`);
  return { id, pages };
};

const marketOf = async (devices: readonly BrowserContextOptions[]): Promise<Page[]> => {
  const { id, pages } = await seated(devices);
  await Promise.all(pages.map((page) => openMatch(page, id)));
  return pages;
};

const openMatch = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${site.server.url}/matches/${id}`);
  await page.waitForSelector('.prompt[data-acts]');
};

const openChat = (page: Page) => page.getByRole('tab', { name: /^Chat/ }).click();

const say = async (page: Page, text: string, to: readonly string[] = []): Promise<void> => {
  const group = page.getByRole('group', { name: 'To' });
  await group.getByRole('button', { name: 'All' }).click();
  for (const name of to) await group.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await soon(() => page.getByLabel('Your message').inputValue()).toBe('');
};

interface LineShown {
  readonly text: string | undefined;
  readonly player: string | null | undefined;
  readonly edge: string;
  readonly head: string | undefined;
}
const linesOn = (page: Page): Promise<LineShown[]> =>
  page.locator('.chat-lines li').evaluateAll((items) =>
    items.map((item) => ({
      text: item.querySelector('.chat-text')?.textContent ?? undefined,
      player: item.querySelector('[data-player]')?.getAttribute('data-player'),
      edge: getComputedStyle(item).borderLeftColor,
      head: item.querySelector('.chat-head')?.textContent ?? undefined,
    })),
  );
const textsOn = async (page: Page) => (await linesOn(page)).map(({ text }) => text);

/** The colour each side has in the bar, by seat in their order. */
const coloursInBar = (page: Page): Promise<{ player: string | null; field: string }[]> =>
  page.locator('.bar-players [data-player]').evaluateAll((badges) =>
    badges.map((badge) => ({
      player: badge.getAttribute('data-player'),
      field: getComputedStyle(badge.querySelector('rect')!).fill,
    })),
  );

test('[MOT-11] at a table of three a private message reaches one seat; the third sees and receives nothing', async () => {
  const [ash, beech, cedar] = (await marketOf([DESK, DESK, PHONE])) as [Page, Page, Page];
  const complaints = [ash, beech, cedar].flatMap(complaintsOf);
  let received = '';
  cedar.on('response', async (response) => {
    received += await response.text().catch(() => '');
  });
  await openChat(ash);
  await say(ash, 'Good trade to all.');
  await say(ash, SECRET, ['Beech']);
  const tab = beech.getByRole('tab', { name: 'Chat 2 new messages' });
  await tab.waitFor();
  await tab.click();
  await soon(() => textsOn(beech)).toEqual(['Good trade to all.', SECRET]);
  await beech.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
  expect((await linesOn(beech))[1]?.head).toMatch(/^Person of ashAshto you only\d{1,2}:\d{2}/);
  await beech.getByRole('button', { name: 'Reply to Person of ash in private' }).last().click();
  await beech.getByText('Only you and Ash can read this.').waitFor();
  await beech.getByLabel('Your message').fill('Agreed.');
  await beech.getByRole('button', { name: 'Send' }).click();
  await soon(() => textsOn(ash)).toEqual(['Good trade to all.', SECRET, 'Agreed.']);

  await cedar.getByRole('tab', { name: 'Chat 1 new message' }).click();
  await say(cedar, 'And to you.');
  await soon(() => textsOn(cedar)).toEqual(['Good trade to all.', 'And to you.']);
  await cedar.reload();
  await cedar.waitForSelector('.prompt[data-acts]');
  await openChat(cedar);
  await soon(() => textsOn(cedar)).toEqual(['Good trade to all.', 'And to you.']);
  const live = await cedar.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await fetch(`/api/v1/matches/${id}/chat/seats`)).text();
  });
  expect(`${received}${live}`).not.toContain('silk and I');
  expect(complaints.flat()).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'each of ten sides speaks in its own colour, in every window (%s)',
  async (colorScheme) => {
    const { id, pages } = await seated(
      Array.from({ length: 10 }, (_, at) => ({ ...(at ? DESK : PHONE), colorScheme })),
    );
    const [first, last] = [pages[0] as Page, pages[9] as Page];
    await Promise.all([first, last].map((page) => openMatch(page, id)));
    await Promise.all([first, last].map(openChat));
    for (const [at, page] of pages.entries()) {
      const text = `I am ${CARTERS[at]?.name}.`;
      if (page === first || page === last) await say(page, text);
      else await apiOf(page, site.server.url).post(`/matches/${id}/chat/seats`, { text });
    }
    const watcher = await newPage({ ...DESK, colorScheme });
    await openMatch(watcher, id);
    const seen = await coloursInBar(watcher);
    for (const page of [first, last]) {
      await soon(async () => (await linesOn(page)).length).toBe(10);
      expect(await coloursInBar(page)).toEqual(seen);
      const said = await linesOn(page);
      expect(said.map(({ player, edge }) => ({ player, field: edge }))).toEqual(seen);
      expect(said.map(({ text }) => text)).toEqual(CARTERS.map(({ name }) => `I am ${name}.`));
    }
    expect(new Set(seen.map(({ field }) => field)).size).toBe(10);
  },
);

test('[MOT-10] [MOT-11] after the match a spectator reads the open messages in their colours, and no private one', async () => {
  const [ash, beech, cedar] = (await marketOf([DESK, DESK, DESK])) as [Page, Page, Page];
  await openChat(ash);
  await say(ash, 'Good trade to all.');
  await say(ash, SECRET, ['Beech']);
  const id = new URL(ash.url()).pathname.split('/').at(-1) as string;
  const watcher = await newPage({ ...DESK });
  await openMatch(watcher, id);
  await openChat(watcher);
  expect(await textsOn(watcher)).toEqual([]);
  for (let round = 0; round < 4; round++)
    for (const page of [ash, beech, cedar]) {
      await page.waitForSelector('.prompt[data-acts=true]');
      await page.locator('.prompt [data-command=endTurn]').click();
      await answered(page);
    }
  await watcher.getByRole('heading', { name: 'Chat among players' }).waitFor();
  expect(await linesOn(watcher)).toMatchObject([{ text: 'Good trade to all.', player: 'sky' }]);
});
