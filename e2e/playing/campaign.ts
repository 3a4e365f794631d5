import type { Campaign } from '@warmoot/systems/chronopia';
import { standInFor } from '@warmoot/systems/chronopia/moderator';
import type { Page } from 'playwright-core';
import { soon } from '../soon.ts';
import { apiOf } from './api.ts';

interface Looked {
  readonly number: number;
  readonly sight: { readonly view: Campaign; readonly open: readonly { readonly seat: string }[] };
}

export const SMALL_LAND = {
  empires: [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
  ],
  hexesPerEmpire: 60,
  lastTurn: 3,
  calamities: false,
};

export const campaignSeen = async (page: Page, site: string, id: string): Promise<Campaign> =>
  (await apiOf(page, site).get<Looked>(`/matches/${id}/sight?as=e1`)).sight.view;

/** The order text that the server holds: what a campaign by files would have in the file. */
export const sheetOf = async (page: Page, site: string, id: string): Promise<string> =>
  (await page.context().request.get(`${site}/api/v1/matches/${id}/orders?as=e1`)).text();

/** The stand-in's answers until a window of a turn: what comes before is not what is tested. */
export const untilWindow = async (page: Page, site: string, id: string, wanted: string): Promise<void> => {
  const api = apiOf(page, site);
  const step = async (): Promise<string> => {
    const { number, sight } = await api.get<Looked>(`/matches/${id}/sight?as=e1`);
    const now = `${sight.view.turn} ${sight.view.window?.name}`;
    const isAsked = sight.open.some(({ seat }) => seat === 'e1');
    if (isAsked && now !== wanted)
      await api.post(`/matches/${id}/commands`, {
        as: 'e1',
        seen: number,
        commands: [standInFor(sight.view, 0)],
      });
    return now;
  };
  await soon(step).toBe(wanted);
};

/** A guest plays Aldmark against a computer; orders of the first turn are open. */
export const openOrders = async (page: Page, site: string, options: object = SMALL_LAND): Promise<string> => {
  const api = apiOf(page, site);
  await api.post('/people/guests', { name: 'Anna' });
  const request = { system: 'chronopia', options, chairs: { e1: 'me', e2: { bot: 'steward' } } };
  const { id } = await api.post<{ id: string }>('/matches', request);
  await untilWindow(page, site, id, '1 orders');
  await page.goto(`${site}/matches/${id}`);
  await page.getByRole('tab', { name: 'Unit', exact: true }).waitFor();
  return id;
};
