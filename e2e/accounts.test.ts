import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportsIn } from '../packages/server/src/abuse/abuseReports.ts';
import type { RunningServer } from '../packages/server/src/start.ts';
import { sql } from '../packages/server/src/store/statement.ts';
import { SentMail } from '../packages/server/src/testkit/sentMail.ts';
import { ROOT, startTestServer } from '../packages/server/src/testkit/server.ts';
import { buildPage } from '../packages/web/build.mjs';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { boardReady } from './playing/board.ts';
import { complaintsOf } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const box = new SentMail();
let server: RunningServer;
let mute: RunningServer;
beforeAll(async () => {
  await buildPage(ROOT);
  await box.listen();
  server = await startTestServer({ settings: { smtpUrl: box.url } });
  mute = await startTestServer();
});
afterAll(async () => {
  await server?.stop();
  await mute?.stop();
  await box.close();
});

const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, to, what]) => {
      const headers = { 'content-type': 'application/json' };
      const sent = what === undefined ? {} : { headers, body: JSON.stringify(what) };
      return (await fetch(`/api/v1${to}`, { method: how as string, ...sent })).json();
    },
    [method, path, body] as const,
  );

/** Somebody with an account whose address is confirmed. */
const member = async (name: string): Promise<Page> => {
  const page = await newPage();
  await page.goto(`${server.url}/account`);
  const email = `${name.toLowerCase()}@example.org`;
  await call(page, 'POST', '/people/accounts', { name, password: 'four words and more', email });
  await server.context.store.run(sql`update subscriptions set kind = 'mail' where target = ${email}`);
  return page;
};

test('a forgotten password: from “Sign in” to the e-mail, the link and the new password', async () => {
  const anna = await member('Anna');
  const page = await newPage({ bypassCSP: true });
  const complaints = complaintsOf(page);
  await page.goto(`${server.url}/account`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const letters = box.letters.length;
  await page.getByLabel('Account name or e-mail address').fill('anna');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('the e-mail is on its way').waitFor();
  const letter = await box.nth(letters + 1);
  const hash = /\/reset(#[\w-]{43})/.exec(letter)?.[1] as string;
  await page.goto('about:blank');
  await page.goto(`${server.url}/reset${hash}`);
  await page.getByRole('heading', { name: 'A new password for Anna' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'New password' }).fill('five other words for it');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password for Anna has been changed.').waitFor();
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: 'Sign in' }).last().click();
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill('Anna');
  await signIn.getByLabel('Password', { exact: true }).fill('five other words for it');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'You are Anna' }).waitFor();
  expect(await call(anna, 'GET', '/people/me')).toEqual({ person: null });

  await page.goto('about:blank');
  await page.goto(`${server.url}/reset${hash}`);
  await page.getByText('This link has been used or is more than an hour old').waitFor();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await page.getByLabel('Account name or e-mail address').waitFor();
});

test('the page says the same for a name that nobody has', async () => {
  const page = await newPage();
  await page.goto(`${server.url}/reset`);
  await page.getByLabel('Account name or e-mail address').fill('Nobody at all');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page
    .getByText('If there is such an account with a confirmed address, the e-mail is on its way.')
    .waitFor();
});

test('without e-mail the page says whom to ask', async () => {
  const page = await newPage();
  await page.goto(`${mute.url}/reset`);
  await page.getByText('This server sends no e-mail. Ask its operator').waitFor();
  await page.getByText('warmoot admin reset-password NAME').waitFor();
  expect(await page.getByRole('button', { name: 'Send the link' }).count()).toBe(0);
});

/** Two people at a practice table; the second has written in the chat. */
const atOneTable = async (): Promise<readonly [Page, Page, string]> => {
  const [anna, jens] = [await newPage({ bypassCSP: true }), await newPage()];
  for (const [page, name] of [
    [anna, 'Anna the guest'],
    [jens, 'Jens'],
  ] as const) {
    await page.goto(`${server.url}/account`);
    await call(page, 'POST', '/people/guests', { name });
  }
  const { id } = await call(anna, 'POST', '/matches', { system: 'practice', chairs: { red: 'me' } });
  const { link } = await call(anna, 'POST', `/matches/${id}/invitations`, { purpose: 'seat' });
  await call(jens, 'POST', link, {});
  await call(jens, 'POST', `/matches/${id}/chat/seats`, { text: 'You play like an ox.' });
  await anna.goto(`${server.url}/matches/${id}`);
  await boardReady(anna);
  return [anna, jens, id];
};

test('a chat message and a player can be reported to the operator', async () => {
  const [anna, , id] = await atOneTable();
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Report what Jens said' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Report to the operator' });
  await dialog.getByText('You play like an ox.').waitFor();
  expect(await seriousFaults(anna)).toEqual([]);
  await dialog.getByLabel('What is wrong?').fill('He insults me.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Report a player' }).click();
  await dialog.getByLabel('Their name').check();
  await dialog.getByLabel('What is wrong?').fill('A name I know from elsewhere.');
  expect(await seriousFaults(anna)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you.').waitFor();

  const reports = () =>
    reportsIn(server.context.store, false, 10).then((all) =>
      all
        .filter(({ match }) => match === id)
        .map(({ offence, name, reason }) => [offence, name, reason])
        .sort(),
    );
  await soon(reports).toEqual([
    ['chat', 'Jens', 'He insults me.'],
    ['name', 'Jens', 'A name I know from elsewhere.'],
  ]);
});
