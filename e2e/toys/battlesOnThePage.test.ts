import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { complaintsOf, useToySite } from '../site.ts';

const { newPage } = useBrowser();
const site = useToySite();

/** Sends a request as the person of this page. */
const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([verb, where, sent]) => {
      const answer = await fetch(`/api/v1${where}`, {
        method: verb as string,
        ...(sent === '' ? {} : { headers: { 'content-type': 'application/json' }, body: sent as string }),
      });
      return answer.json();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)],
  ) as Promise<T>;

const guest = async (name: string): Promise<Page> => {
  const page = await newPage();
  await page.goto(site.server.url);
  await ask(page, 'POST', '/people/guests', { name });
  return page;
};
const give = async (page: Page, id: string, command: object): Promise<void> => {
  const { number } = await ask<{ number: number }>(page, 'GET', `/matches/${id}/sight`);
  await ask(page, 'POST', `/matches/${id}/commands`, { seen: number, commands: [command] });
};

test('[MOT-08] a campaign leads those who fight to the battle, others may watch, and the battle leads back', async () => {
  const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
  const complaints = complaintsOf(cid);
  const wish = { system: 'feud', title: 'Old quarrels', visibility: 'open', chairs: { north: 'me' } };
  const { id } = await ask<{ id: string }>(ann, 'POST', '/matches', wish);
  await ask(bob, 'POST', `/matches/${id}/seats/south`);
  await ask(cid, 'POST', `/matches/${id}/seats/east`);
  await bob.goto(`${site.server.url}/matches/${id}`);
  await cid.goto(`${site.server.url}/matches/${id}`);
  await give(ann, id, { type: 'challenge', against: 'south' });
  await cid.getByText('A battle is being fought: north against south').waitFor();
  await cid.getByRole('link', { name: 'Watch' }).waitFor();
  await bob.getByText('Your battle: north against south').waitFor();
  await bob.getByRole('link', { name: 'Fight' }).click();
  await bob.getByRole('link', { name: 'Back to Old quarrels' }).waitFor();
  const battle = bob.url().split('/').at(-1) as string;
  for (let blow = 0; blow < 12; blow++) await give(blow % 2 === 0 ? ann : bob, battle, { type: 'strike' });
  await bob.getByRole('link', { name: 'Go to the campaign' }).click();
  await expect.poll(() => bob.url()).toBe(`${site.server.url}/matches/${id}`);
  await expect.poll(() => bob.getByText('Your battle').count()).toBe(0);
  await bob.goto(`${site.server.url}/games`);
  await bob.getByText('battle in “Old quarrels”').waitFor();
  expect(complaints).toEqual([]);
});
