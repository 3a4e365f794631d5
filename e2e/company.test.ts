import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { boardReady } from './playing/board.ts';
import { complaintsOf, useSite } from './site.ts';
import { settled, soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const post = <T>(page: Page, path: string, body: object = {}): Promise<T> =>
  apiOf(page, site.server.url).post<T>(path, body);

const guest = async (name: string): Promise<Page> => {
  const page = await newPage();
  await post(page, '/people/guests', { name });
  return page;
};

/** Ann (red) and Bob (blue) in two browsers, at a match of the practice game that has begun. */
const twoFriends = async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const wish = { system: 'practice', visibility: 'open', chairs: { red: 'me' } };
  const { id } = await post<{ id: string }>(ann, '/matches', wish);
  await post(bob, `/matches/${id}/seats/blue`);
  for (const page of [ann, bob]) {
    await page.goto(`${site.server.url}/matches/${id}`);
    await boardReady(page);
  }
  return { ann, bob, id };
};

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
};

const kindsOf = async (id: string): Promise<string[]> =>
  (await site.server.context.store.tail(id, 0)).map(({ item }) => JSON.parse(item).kind);

const hide = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Choices' }).click();
  await page.locator('.do-list [data-command=hide]').first().click();
};

const askTakeback = async (page: Page): Promise<void> => {
  await menu(page, 'Ask to take back moves');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to take back' }).click();
};

test('[MOT-13] a player asks to take back a move; the opponent first declines, then agrees', async () => {
  const { ann, bob, id } = await twoFriends();
  const complaints = [complaintsOf(ann), complaintsOf(bob)];
  await hide(bob);
  await ann.locator('.prompt [data-command=endTurn]').waitFor();
  await askTakeback(bob);
  await bob.getByText('You asked to take back your last move. Waiting for Ann.').waitFor();
  await ann.getByText('Bob asks to take back their last move.').waitFor();
  await ann.getByRole('button', { name: 'Decline' }).click();
  await bob.getByText('Ann declined the takeback.').waitFor();
  await bob.getByRole('button', { name: 'Dismiss' }).click();
  await soon(() => bob.locator('.proposal').count()).toBe(0);

  await askTakeback(bob);
  await ann.getByRole('button', { name: 'Allow' }).click();
  await bob.locator('.do-list [data-command=hide]').first().waitFor();
  await soon(() => ann.locator('.proposal').count()).toBe(0);
  await ann.getByRole('tab', { name: 'Log' }).click();
  await ann.locator('.log-entry', { hasText: 'took back moves' }).first().waitFor();
  expect(await kindsOf(id)).toEqual(['setup', 'command', 'takeback']);
  await hide(bob);
  await soon(() => kindsOf(id)).toEqual(['setup', 'command', 'takeback', 'command']);
  expect(complaints).toEqual([[], []]);
});

test('[MOT-14] [MOT-17] a draw by agreement, and a rematch with the sides swapped', async () => {
  const { ann, bob, id } = await twoFriends();
  await menu(ann, 'Offer a draw');
  await ann.getByRole('dialog').getByRole('button', { name: 'Offer' }).click();
  await bob.getByText('Ann offers a draw.').waitFor();
  await bob.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ann, bob]) {
    await page.getByText('A draw.', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'The players agreed on a draw.' }).waitFor();
  }
  await ann.locator('.strip').getByRole('button', { name: 'Rematch' }).click();
  await bob.getByText('Ann wants a rematch with the sides swapped.').waitFor();
  await bob.locator('.proposal').getByRole('button', { name: 'Rematch' }).click();
  for (const page of [ann, bob]) await soon(() => page.url()).not.toContain(id);
  expect(ann.url()).toBe(bob.url());
  await boardReady(ann);
  await ann.getByRole('tab', { name: 'Choices' }).click();
  await ann.locator('.do-list [data-command=hide]').first().waitFor(); // Ann plays blue now
  await settled(bob);
});

test('[MOT-14] a player resigns while the other is to move', async () => {
  const { ann, bob } = await twoFriends();
  await menu(ann, 'Resign');
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.getByText('You have lost.').waitFor();
  await bob.getByText('You have won.').waitFor();
});

test('[MOT-18] a stranger opens the shared link of a finished match at the shared moment', async () => {
  const { ann, bob, id } = await twoFriends();
  await hide(bob);
  await ann.locator('.prompt [data-command=endTurn]').waitFor();
  await menu(bob, 'Resign');
  await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.locator('.strip').getByRole('button', { name: 'Share' }).click();
  const link = await ann.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  const picture = ann.getByRole('img', { name: 'The position as a picture' });
  await soon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  const stranger = await newPage();
  const complaints = complaintsOf(stranger);
  await stranger.goto(link);
  await boardReady(stranger);
  await stranger.getByRole('slider').waitFor();
  expect(await stranger.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  await stranger.getByRole('button', { name: 'First step' }).click();
  await soon(() => stranger.url()).toContain('at=1');
  expect(stranger.url()).not.toContain(id);
  expect(complaints).toEqual([]);

  await ann.getByRole('button', { name: 'Stop sharing' }).click();
  await ann.getByText('Sharing has stopped.').waitFor();
  await stranger.goto(link);
  await stranger.getByText('it is no longer shared').waitFor();
});

test('a seven-character code typed on the start page leads to the seat', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const { id } = await post<{ id: string }>(ann, '/matches', { system: 'practice', chairs: { red: 'me' } });
  await ann.goto(`${site.server.url}/matches/${id}/wait`);
  const code = (await ann.locator('.game-code').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z2-9]{3} [A-Z2-9]{4}$/);
  await bob.goto(site.server.url);
  await bob.getByLabel('Have a game code or a link?').fill(code.toLowerCase());
  await bob.getByRole('button', { name: 'Go', exact: true }).click();
  await bob.getByRole('button', { name: 'Take the seat and play' }).click();
  await boardReady(bob);
  await boardReady(ann);
});

test('a command given offline is sent once when the connection returns, and the banner disappears', async () => {
  const { bob, id } = await twoFriends();
  await bob.getByRole('tab', { name: 'Choices' }).click();
  await bob.context().setOffline(true);
  await bob.locator('.do-list [data-command=hide]').first().click();
  await bob.getByText('Not sent yet').waitFor();
  expect(await kindsOf(id)).toEqual(['setup']);
  await bob.context().setOffline(false);
  await soon(() => kindsOf(id)).toEqual(['setup', 'command']);
  await soon(() => bob.locator('.strip').count()).toBe(0);
  expect(await kindsOf(id)).toEqual(['setup', 'command']);
});

test('presence is accurate, and unread chat shows in the page title', async () => {
  const { ann, bob } = await twoFriends();
  await soon(() => ann.locator('.presence').textContent()).toBe('here');
  await say(bob, 'Well met.');
  await soon(() => ann.title()).toMatch(/^\(1\) /);
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await soon(() => ann.title()).not.toMatch(/^\(/);
  await bob.goto('about:blank');
  await soon(() => ann.locator('.presence').textContent()).toBe('away');
});

test('in the list of games the turn stands apart from the title', async () => {
  const { ann } = await twoFriends();
  await ann.goto(`${site.server.url}/games`);
  await soon(() => ann.locator('#mine .line-title').first().textContent()).toMatch(
    /^The Ford\sturn 1 of 8$/i,
  );
});

/** Counts the tones a page plays. */
const countTones = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number): void {
      document.documentElement.dataset.tones = `${1 + Number(document.documentElement.dataset.tones ?? 0)}`;
      start.call(this, when);
    };
  });
};

const tonesOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

const say = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('a chat message sounds and bears its time; with sounds switched off it is silent', async () => {
  const { ann, bob } = await twoFriends();
  await countTones(ann);
  await ann.reload();
  await boardReady(ann);
  await ann.getByRole('tab', { name: 'Log' }).click(); // a browser is silent until somebody has touched the page
  await say(bob, 'Well met.');
  await soon(() => tonesOn(ann)).toBe(1);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByLabel('Sounds for my turn and chat').uncheck();
  await ann.keyboard.press('Escape');
  await say(bob, 'Are you there?');
  await soon(() => ann.title()).toMatch(/^\(2\) /);
  await settled(ann);
  expect(await tonesOn(ann)).toBe(1);
  await ann.getByRole('tab', { name: 'Chat' }).click();
  expect(await ann.locator('.chat-lines li').first().innerText()).toMatch(/\d\d:\d\d/);
});

test('[MOT-16] a table with a time for each decision: its clock, a pause by agreement, and the game goes on', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  await ann.goto(`${site.server.url}/scenarios?pick=practice/ford`);
  await ann.getByRole('radio', { name: /Open to anyone/ }).check();
  await ann.getByLabel('Time for each decision').selectOption({ label: 'One day' });
  await ann.getByRole('button', { name: 'Create the game and wait for a player' }).click();
  await ann.getByText('nobody yet').first().waitFor();
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  for (const page of [ann, bob]) await boardReady(page);
  await ann.getByRole('tab', { name: 'Status' }).click();
  await soon(() => ann.locator('.panel .clock').first().innerText()).toMatch(/: (1 day|23 hours).* left$/);
  await menu(ann, 'Ask for a pause');
  await bob.getByText('Ann asks for a pause.').waitFor();
  await bob.locator('.proposal').getByRole('button', { name: 'Pause' }).click();
  for (const page of [ann, bob]) await page.getByText('The match is paused by agreement.').waitFor();
  await menu(bob, 'Ask to resume');
  await ann.locator('.proposal').getByRole('button', { name: 'Resume' }).click();
  await soon(() => bob.getByText('The match is paused by agreement.').count()).toBe(0);
});

/** A browser without a screen shows no notifications: its worker notes what it would show. */
const notedNotifications = async (page: Page) => {
  const [worker = await page.context().waitForEvent('serviceworker')] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const noted: unknown[] = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(globalThis, { noted });
    registration.showNotification = async (title, options) => void noted.push({ title, ...options });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { noted: unknown[] }).noted);
};

test('a push message becomes a notification that names the match', async () => {
  const page = await guest('Ann');
  await page.goto(site.server.url);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push.js');
    await navigator.serviceWorker.ready;
  });
  const noted = await notedNotifications(page);
  const [title, body, tag, url] = [
    'Your turn: Hastings',
    'It is your turn in “Hastings”.',
    'm1',
    '/matches/m1',
  ];
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: site.server.url,
    registrationId: await registered,
    data: JSON.stringify({ title, body, tag, url }),
  });
  await soon(noted).toEqual([{ title, body, tag, icon: '/icon.svg', data: url }]);
});
