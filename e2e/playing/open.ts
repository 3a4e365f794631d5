import type { Page } from 'playwright-core';
import { apiOf } from './api.ts';
import { boardReady } from './board.ts';

interface Wanted {
  readonly system?: string;
  readonly options?: unknown;
  readonly side: 'red' | 'blue';
  readonly bot?: string;
  /** The same person plays the other side. */
  readonly both?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A guest opens a match against the computer; by default, Morgarten against the captain. */
export const openMatch = async (page: Page, site: string, wanted: Wanted): Promise<string> => {
  const { side, system = 'csw', bot = 'captain', settings = {} } = wanted;
  const api = apiOf(page, site);
  await api.post('/people/guests');
  const chairs = { [side]: 'me', [side === 'red' ? 'blue' : 'red']: wanted.both ? 'me' : { bot } };
  const options = wanted.options ?? { scenario: 'morgarten', modules: [] };
  const { id } = await api.post<{ id: string }>('/matches', {
    system,
    options,
    chairs,
    visibility: 'private',
    ...settings,
  });
  await page.goto(`${site}/matches/${id}`);
  await page.waitForSelector('.prompt[data-acts]');
  await boardReady(page);
  return id;
};
