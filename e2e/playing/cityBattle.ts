import type { Page } from 'playwright-core';
import { settled } from '../soon.ts';
import { apiOf } from './api.ts';
import { beforeBattle, inBattle, type March } from './marches.ts';

const SEATS = ['red', 'blue', 'gold', 'pine'];

/** A guest imports the match and takes one seat; computer nations play the others. */
const openAs = async (page: Page, site: string, march: March, seat: string): Promise<string> => {
  const api = apiOf(page, site);
  await api.post('/people/guests');
  const { id } = await api.post<{ id: string }>('/imports', { record: march.record });
  await api.post(`/matches/${id}/seats/${seat}`);
  for (const other of SEATS.filter((each) => each !== seat))
    await api.put(`/matches/${id}/seats/${other}/bot`, { bot: 'chieftain' });
  await page.goto(`${site}/matches/${id}`);
  return id;
};

/** The attacker is about to attack. */
export const openBeforeBattle = (page: Page, site: string): Promise<string> =>
  openAs(page, site, beforeBattle(), 'red');

/** Both sides choose a tactic. */
export const openBattle = async (
  page: Page,
  site: string,
  side: 'attacker' | 'defender',
): Promise<string> => {
  const id = await openAs(page, site, inBattle(), side === 'attacker' ? 'red' : 'blue');
  await page.locator('.bs').waitFor();
  await settled(page); // it hears keys from then on
  return id;
};
