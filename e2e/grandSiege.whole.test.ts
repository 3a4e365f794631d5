import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { isOver, mouse, playBattle } from './playing/autopilot.ts';
import { boardReady } from './playing/board.ts';
import { asksFor, logOf, openTable, press, pressHex, seatPeople } from './playing/cityTable.ts';
import { CAMP, siegeAtDawn, WALLS } from './playing/siegeAtDawn.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
/** Long enough for both to set up and to come to blows; then they agree to stop, as people may (GRD-PLY-23). */
const FIGHTS_MS = 45_000;
const TEST_MS = 480_000;

/** Both play with their own hands until the time is up. */
const fight = async (page: Page, seat: string): Promise<void> => {
  try {
    await playBattle(page, seat, mouse, FIGHTS_MS);
  } catch (problem) {
    if (!(problem as Error).message.includes('not over in time')) throw problem;
  }
};

test(
  '[GRD-PLY-20] [GRD-PLY-24] a siege fought on the tactical board comes back; a third kingdom goes on meanwhile',
  async () => {
    const [anna, jens, mirela] = [await newPage(DESK), await newPage(DESK), await newPage(DESK)];
    const complaints = complaintsOf(mirela);
    const url = site.server.url;
    const people = { red: anna, blue: jens, gold: mirela };
    const id = await seatPeople(url, siegeAtDawn().record, await newPage(), people, []);
    for (const page of [anna, jens, mirela]) await openTable(page, url, id);

    await asksFor(anna, /^Move and attack/);
    await pressHex(anna, CAMP);
    await pressHex(anna, WALLS);
    await press(anna, '.attack-act [data-command=attack]');
    await anna.getByRole('button', { name: 'Fight on the board' }).first().click();
    await asksFor(jens, /^Battle in Deepgate/);
    await jens.getByRole('button', { name: 'Fight on the board' }).first().click();

    for (const page of [anna, jens]) await page.getByRole('link', { name: 'Fight' }).click();
    for (const page of [anna, jens]) await boardReady(page);
    const battle = anna.url().split('/').at(-1)?.split('?')[0] as string;
    expect(jens.url()).toContain(battle);

    await mirela.getByRole('link', { name: 'Watch' }).waitFor();
    await apiOf(anna, url).post(`/matches/${id}/commands`, await endOfTurn(anna, url, id));
    await soon(async () => {
      const open = await mirela.locator('.prompt').getAttribute('data-acts');
      if (open !== 'true')
        await apiOf(jens, url)
          .post(`/matches/${id}/commands`, await endOfTurn(jens, url, id))
          .catch(() => undefined);
      return open;
    }).toBe('true');
    await press(mirela, '.prompt-actions [data-command=endTurn]');
    await soon(() => logOf(mirela)).toMatch(/Gold moves/i);

    await Promise.all([fight(anna, 'red'), fight(jens, 'blue')]);
    if (!(await isOver(anna)))
      for (const page of [anna, jens])
        await apiOf(page, url).post(`/matches/${battle}/proposals`, { kind: 'end' });
    await anna.getByRole('link', { name: 'Go to the campaign' }).click();
    await soon(() => anna.url()).toContain(`/matches/${id}`);
    await boardReady(anna);
    await soon(() => mirela.getByText('A battle is being fought').count()).toBe(0);
    await soon(() => logOf(mirela)).toMatch(/Deepgate/);
    expect(await logOf(mirela)).toMatch(/board/i);
    expect(complaints).toEqual([]);
  },
  TEST_MS,
);

/** Ends this person's turn in the campaign while the page shows the battle. */
const endOfTurn = async (page: Page, url: string, id: string): Promise<object> => {
  const { number } = await apiOf(page, url).get<{ number: number }>(`/matches/${id}/sight`);
  return { seen: number, commands: [{ type: 'endTurn' }] };
};
