import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Seat, SPECTATOR } from '../packages/kernel/src/index.ts';
import type { News } from '../packages/server/src/wire.ts';
import { useBrowser } from './browser.ts';
import { boardReady } from './playing/board.ts';
import { complaintsOf, useSite } from './site.ts';
import { settled, soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

interface Friend {
  readonly seat: Seat;
  readonly page: Page;
}

const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (to) => (await fetch(`/api/v1${to}`)).json(), path);

const matchOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] as string;

const atTheBoard = (page: Page): Promise<void> => boardReady(page);

/** The practice game for a friend, from the start page's own list to the link. */
const invite = async (page: Page): Promise<string> => {
  await page.goto(`${site.server.url}/scenarios`);
  await page.getByRole('link', { name: 'The Ford' }).click();
  await page.getByRole('button', { name: /^Red/ }).click();
  await page.getByRole('radio', { name: /A friend, by link/ }).check();
  await page.getByRole('button', { name: 'Create the game and get the link' }).click();
  const link = page.getByRole('textbox', { name: 'Send this link to your opponent' });
  return link.inputValue();
};

/** Only invited people can watch a private match. */
const inviteToWatch = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Invite or hand over my seat' }).click();
  await page.getByRole('button', { name: 'Create a spectator link' }).click();
  const link = page.getByRole('textbox', { name: 'Send this link to the spectator' });
  const path = await link.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return path;
};

const follow = async (page: Page, link: string, says: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: says }).click();
  await atTheBoard(page);
};

const spoken = async (page: Page): Promise<string> => {
  await settled(page);
  return ((await page.locator('[data-spoken]').textContent()) ?? '').trim();
};

const press = async (page: Page, key: string): Promise<string> => {
  await page.keyboard.press(key);
  return spoken(page);
};

/** Every key that moves one hex, and the one that moves back. */
const STEPS = { w: 's', s: 'w', e: 'a', a: 'e', d: 'q', q: 'd' } as const;

/** Takes the next unit that can act and goes to the first neighbouring hex that can be chosen, by keyboard alone. */
const moveOne = async ({ page, seat }: Friend): Promise<void> => {
  const before = await numberOf(page, seat);
  await soon(() => numberOn(page)).toBe(before);
  await page.locator('.board-canvas').focus();
  for (let unit = 0; unit < 4; unit++) {
    await press(page, 'Tab');
    for (const [key, back] of Object.entries(STEPS)) {
      const words = await press(page, key);
      if (/can be chosen/.test(words) && /empty/.test(words)) {
        await page.keyboard.press('Enter');
        await soon(() => numberOn(page)).toBe(before + 1);
        return;
      }
      if (words !== '') await page.keyboard.press(back);
    }
  }
  throw new Error(`No unit of ${seat} can move.`);
};

const endTurn = async ({ page }: Friend): Promise<void> => {
  const end = page.locator('.prompt [data-command=endTurn]');
  await end.click();
  await settled(page);
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
  if (await goOn.isVisible()) await goOn.click();
  await end.waitFor({ state: 'detached' });
};

const mayAct = ({ page }: Friend): Promise<void> => page.locator('.prompt [data-command=endTurn]').waitFor();

const numberOf = async (page: Page, seat: Seat): Promise<number> =>
  (await ask<{ number: number }>(page, `/matches/${matchOf(page)}/sight?as=${encodeURIComponent(seat)}`))
    .number;

/** The latest news this page has received. */
const numberOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.match').getAttribute('data-number'));

/** The log as the page shows it, oldest first; what opens a segment is kept apart from what closed the previous one. */
const logOn = async (page: Page): Promise<{ number: number; text: string }[]> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  await settled(page);
  const entries = await page.locator('.log-entry').evaluateAll((items) =>
    items.map((item) => ({
      number: Number(item.querySelector('.log-number')?.textContent),
      text: item.textContent ?? '',
    })),
  );
  const texts = new Map<number, string>();
  for (const { number, text } of entries) texts.set(number, `${texts.get(number) ?? ''} ${text}`);
  return [...texts].sort(([a], [b]) => a - b).map(([number, text]) => ({ number, text }));
};

/** The server's whole story for this seat. */
const newsFor = async ({ page, seat }: Friend): Promise<News[]> => {
  const path = `/matches/${matchOf(page)}/news?as=${encodeURIComponent(seat)}`;
  const { news } = await ask<{ news: News[] }>(page, path);
  return news.filter(({ lines }) => lines.length > 0);
};

/** Each line is there, once, in order, in the server's wording. */
const expectWholeLog = async (friend: Friend): Promise<void> => {
  const news = await newsFor(friend);
  const numbers = async () => (await logOn(friend.page)).map(({ number }) => number);
  await soon(numbers).toEqual(news.map(({ number }) => number));
  const log = await logOn(friend.page);
  for (const [at, { lines }] of news.entries())
    for (const { text } of lines) expect(log[at]?.text.split(text)).toHaveLength(2);
};

const say = async ({ page }: Friend, words: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
};

const talkOn = async ({ page }: Friend): Promise<string[]> => {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await settled(page);
  return page.locator('.chat-lines li').allInnerTexts();
};

const COLUMNS = 7;
const ROWS = 5;

/** The whole board as a screen reader reads it, hex by hex, without what only one side knows or may do. */
const boardInWords = async ({ page, seat }: Friend): Promise<Record<string, string>> => {
  await page.locator('.board-canvas').focus();
  for (const key of ['Escape', 'Escape', ...'qaqaqaqawwwwww']) await press(page, key);
  const read: Record<string, string> = {};
  const note = (words: string): void => {
    const [, hex] = /^Hex (\d+)/.exec(words) ?? [];
    if (hex !== undefined) read[hex] = commonWords(words, seat);
  };
  for (let column = 0; column < COLUMNS; column++) {
    note(await press(page, 's'));
    note(await press(page, 'w'));
    for (let row = 1; row < ROWS; row++) note(await press(page, 's'));
    for (let row = 1; row < ROWS; row++) note(await press(page, 'w'));
    const before = await spoken(page);
    const north = await press(page, 'e');
    note(north === before ? await press(page, 'd') : north);
    for (let row = 1; row < ROWS; row++) await press(page, 'w');
  }
  return read;
};

const commonWords = (words: string, seat: Seat): string => {
  const parts = words
    .replaceAll('yours', `belonging to ${seat.charAt(0).toUpperCase()}${seat.slice(1)}`)
    .split('. ')
    .filter((part) => !/can be chosen|archers|empty/.test(part));
  return parts.join('. ');
};

test('two friends play by invitation; one loses the connection, one reloads; both see the same and miss nothing', async () => {
  const [anna, jens, olga] = [await newPage(), await newPage(), await newPage()];
  const complaints = [anna, jens, olga].map(complaintsOf);
  const link = await invite(anna);
  await follow(jens, link, 'Take the seat and play');
  await atTheBoard(anna);
  const red: Friend = { seat: 'red', page: anna };
  const blue: Friend = { seat: 'blue', page: jens };

  await follow(olga, await inviteToWatch(anna), 'Watch the match');
  const watcher: Friend = { seat: SPECTATOR, page: olga };

  await jens.getByRole('tab', { name: 'Choices' }).click();
  await jens.locator('.do-list [data-command=hide]').first().click();
  await mayAct(red);
  await moveOne(red);
  await moveOne(red);
  await endTurn(red);
  await mayAct(blue);
  await moveOne(blue);

  // The connection drops while Jens plays on.
  expect(complaints).toEqual([[], [], []]);
  const { person } = await ask<{ person: { id: string } }>(anna, '/people/me');
  await anna.context().setOffline(true);
  site.server.context.hub.dismiss(person.id);
  await anna.getByText('Connection lost.').waitFor();
  const seenByRed = (await logOn(anna)).at(-1)?.number ?? 0;
  await moveOne(blue);
  await endTurn(blue);
  await soon(() => numberOf(jens, 'blue')).toBeGreaterThan(seenByRed + 1);
  expect((await logOn(anna)).at(-1)?.number).toBe(seenByRed);
  await anna.context().setOffline(false);
  await mayAct(red);
  await expectWholeLog(red);

  await jens.reload();
  await atTheBoard(jens);
  await moveOne(red);
  await expectWholeLog(blue);

  await say(red, 'Well met.');
  await soon(() => talkOn(blue)).toHaveLength(1);

  // A server that answers, but not with the stream, as during a restart.
  let refused = 0;
  await jens.route(/\/live\?/, (route) => {
    refused++;
    return route.fulfill({ status: 503, body: '{}' });
  });
  const other = await ask<{ person: { id: string } }>(jens, '/people/me');
  site.server.context.hub.dismiss(other.person.id);
  await soon(() => refused).toBeGreaterThan(0);
  await moveOne(red);
  await say(red, 'Are you there?');
  await jens.unrouteAll();
  await soon(() => jens.getByText('Connection lost.').count()).toBe(0);

  await soon(() => talkOn(blue)).toHaveLength(2);
  expect((await talkOn(blue)).join()).toMatch(/Well met\.[\s\S]*Are you there\?/);

  await anna.reload();
  await atTheBoard(anna);
  for (const friend of [red, blue, watcher]) await expectWholeLog(friend);
  const boards = [];
  for (const friend of [red, blue, watcher]) boards.push(await boardInWords(friend));
  expect(Object.keys(boards[0] as object)).toHaveLength(COLUMNS * ROWS);
  expect(boards[1]).toEqual(boards[0]);
  expect(boards[2]).toEqual(boards[0]);
}, 600_000);
