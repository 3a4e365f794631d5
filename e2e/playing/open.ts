import type { Page } from 'playwright-core';
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

/** A guest opens a match against the computer; Morgarten against the captain unless told otherwise. */
export const openMatch = async (page: Page, site: string, wanted: Wanted): Promise<string> => {
  await page.goto(site);
  const id = await page.evaluate(async (mine) => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/people/guests', {});
    const { side, system = 'csw', bot = 'captain', settings = {} } = mine;
    const chairs = { [side]: 'me', [side === 'red' ? 'blue' : 'red']: mine.both ? 'me' : { bot } };
    const options = mine.options ?? { scenario: 'morgarten', modules: [] };
    return (await post('/matches', { system, options, chairs, visibility: 'private', ...settings })).id;
  }, wanted);
  await page.goto(`${site}/matches/${id}`);
  await page.waitForSelector('.prompt[data-acts]');
  await boardReady(page);
  return id;
};
