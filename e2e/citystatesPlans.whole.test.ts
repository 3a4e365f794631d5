import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { piecesOn } from './playing/board.ts';
import { asksFor, endPhase, openTable, press, pressHex, seatPeople } from './playing/cityTable.ts';
import { afterBattle, MARCH } from './playing/marches.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

const ERASE = /^Erase/;
const END = '.prompt-actions [data-command=endPhase]';
const GOAL = '8,-4';

/** The seat's turn ends, phase by phase, without a page. */
const passByApi = async (page: Page, url: string, id: string, seat: string): Promise<void> => {
  const api = apiOf(page, url);
  for (let phase = 0; phase < 3; phase++) {
    const { number } = await api.get<{ number: number }>(`/matches/${id}/sight?as=${seat}`);
    await api.post(`/matches/${id}/commands`, { as: seat, seen: number, commands: [{ type: 'endPhase' }] });
  }
};

test('[CST-PLY-06] [CST-R-111] between turns: what was seen of a stack, with its turn, and plans in pencil', async () => {
  const [anna, jens] = [await newPage(DESK), await newPage()];
  const complaints = complaintsOf(anna);
  const url = site.server.url;
  const people = { red: anna, blue: jens };
  const id = await seatPeople(url, afterBattle().record, await newPage(), people, ['gold', 'pine']);
  await openTable(anna, url, id);

  const tags = (await piecesOn(anna)).filter(({ side }) => side === 'blue').map(({ tag }) => tag);
  expect(tags).toContain('T1');

  await asksFor(anna, /^The Orcs are recruiting/);
  expect(await anna.locator('.prompt-text').innerText()).toContain('Meanwhile you can plan');
  const erase = anna.getByRole('button', { name: ERASE });
  await pressHex(anna, MARCH.port);
  await pressHex(anna, GOAL);
  await press(anna, '.prompt-actions .main');
  await erase.waitFor();
  expect(await seriousFaults(anna)).toEqual([]);
  const before = await apiOf(anna, url).get<{ number: number }>(`/matches/${id}/sight?as=red`);
  await anna.reload();
  await erase.waitFor();
  expect(await apiOf(anna, url).get(`/matches/${id}/sight?as=red`)).toMatchObject({ number: before.number });

  await passByApi(jens, url, id, 'blue');
  await asksFor(anna, /^Recruit/);
  await endPhase(anna, () => press(anna, END));
  await pressHex(anna, MARCH.port);
  await press(anna, '.prompt-actions .main[data-command=move]'); // the plan is what is proposed
  await soon(() => erase.count()).toBe(0);
  await anna.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});
