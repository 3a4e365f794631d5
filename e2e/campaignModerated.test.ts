import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { type CampaignSeat, seatInCampaign } from './playing/campaignTable.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const OPTIONS = {
  empires: [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
  ],
  hexesPerEmpire: 40,
  lastTurn: 9,
  calamities: false,
  moderator: true,
  battles: 'tabletop',
};
const DESK = { viewport: { width: 1440, height: 900 } };

interface Round {
  readonly id: string;
  readonly mira: Page;
  readonly pages: readonly Page[];
  readonly seats: readonly CampaignSeat[];
}

const friends = async (): Promise<Round> => {
  const mira = await newPage(DESK);
  const api = apiOf(mira, site.server.url);
  await api.post('/people/guests', { name: 'Mira' });
  const request = { system: 'chronopia', options: OPTIONS, chairs: { '@moderator': 'me' } };
  const { id } = await api.post<{ id: string }>('/matches', request);
  const pages: Page[] = [];
  for (const [seat, name] of Object.entries({ e1: 'Anna', e2: 'Jens' })) {
    const page = await newPage(DESK);
    const player = apiOf(page, site.server.url);
    await player.post('/people/guests', { name });
    const wanted = { purpose: 'seat', form: 'link', seat };
    const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, wanted);
    await player.post(link, { seat });
    pages.push(page);
  }
  const seats = pages.map((page, at) => seatInCampaign(page, site.server.url, id, `e${at + 1}`));
  return { id, mira, pages, seats };
};

/** Both players answer with the stand-in until the campaign has come there. */
const until = ({ seats }: Round, turn: number, window: string) =>
  soon(async () => {
    const nows = [];
    for (const seat of seats) nows.push(await seat.step(`${turn} ${window}`));
    return nows.at(-1);
  }).toBe(`${turn} ${window}`);

const act = async (page: Page, reason: string, name: string): Promise<void> => {
  await page.getByLabel('Reason for your next action').fill(reason);
  await page.getByRole('button', { name, exact: true }).click();
  await soon(() => page.getByLabel('Reason for your next action').inputValue()).toBe('');
};

/** Puts an army where another is, by name. */
const meet = async (page: Page, army: string, other: string): Promise<void> => {
  await page.getByText('Correct something…').click();
  const choice = page.getByLabel('What to correct');
  await choice.selectOption({ label: `Army ${other}` });
  const hex = await page.getByLabel('New value').inputValue();
  await choice.selectOption({ label: `Army ${army}` });
  await page.getByLabel('New value').fill(hex);
  await act(page, 'They agreed to meet', 'Change it');
};

test('[CHR-BTL-05, CHR-MOD-03] players report a battle differently and the moderator rules', async () => {
  const round = await friends();
  const { id, mira, pages, seats } = round;
  const complaints = complaintsOf(mira);
  await until(round, 1, 'orders');
  await mira.goto(`${site.server.url}/matches/${id}`);
  await meet(mira, 'First Army (Brakka)', 'First Army (Aldmark)');
  await mira
    .getByText(/^Turn 1, First Army of Brakka: at \d{4}, was \d{4} \(They agreed to meet\)$/)
    .waitFor();
  await until(round, 1, 'battles');
  for (const page of pages) await page.goto(`${site.server.url}/matches/${id}`);
  const [anna, jens] = pages as [Page, Page];
  await anna
    .getByLabel(/: left of/)
    .first()
    .fill('3');
  await anna.getByRole('button', { name: 'Report the battle' }).click();
  await jens.getByText('Aldmark reported this. Confirm it, or report what you saw.').waitFor();
  await jens
    .getByLabel(/: left of/)
    .first()
    .fill('5');
  await jens.getByRole('button', { name: 'Report it differently' }).click();
  await anna.getByText('The reports differ. The moderator decides.').waitFor();
  await mira.getByText('Brakka says').waitFor();
  expect(await mira.locator('[data-differs=true] td').allInnerTexts()).toEqual(['3', '5', '']);
  await mira
    .getByLabel(/: left of/)
    .first()
    .fill('4');
  await act(mira, 'Four on the photograph', 'Give this ruling');
  await soon(async () => (await seats[0]!.view()).battles.length).toBe(0);
  const told = (await seats[1]!.view()).reports[1]?.flatMap(
    ({ battle }) => battle?.sides[0]?.bands[0]?.left ?? [],
  );
  expect(told?.[0]).toBeLessThan(10);
  expect(complaints).toEqual([]);
});

test('[CHR-MOD-04, CHR-HID-22] orders stay closed until the moderator asks; the lens shows what an empire knows', async () => {
  const round = await friends();
  const { id, mira, seats } = round;
  await until(round, 1, 'orders');
  const army = (await seats[0]!.view()).armies.find((each) => each?.owner === 0)!.name;
  await seats[0]!.write(`EMPIRE Aldmark\nTURN 1\n${army} - Patrol\n`);
  const wire: string[] = [];
  mira.on('response', async (response) => {
    if (response.url().includes('/matches/')) wire.push(await response.text().catch(() => ''));
  });
  await mira.goto(`${site.server.url}/matches/${id}`);
  await mira.getByText('1 line, not ready').waitFor();
  const sight = await mira
    .context()
    .request.get(`${site.server.url}/api/v1/matches/${id}/sight?as=@moderator`);
  expect([...wire, await sight.text()].join('\n')).not.toContain('"a":"patrol"');
  const isVeiled = (): Promise<boolean> =>
    mira.evaluate(() => {
      const canvas = [...document.querySelectorAll('canvas')].find((each) => 'board' in each);
      const { scene } = (canvas as unknown as { board: { scene: { marks: { kind: string }[] } } }).board;
      return scene.marks.some(({ kind }) => kind === 'unseen');
    });
  expect(await isVeiled()).toBe(false);
  await mira.getByRole('button', { name: 'Brakka', exact: true }).click();
  await mira.getByText('The map shows what Brakka knows and nothing else.').waitFor();
  await soon(isVeiled).toBe(true);
  await mira.getByRole('button', { name: 'Everything', exact: true }).click();
  await mira.getByLabel('Reason for your next action').fill('A line looked wrong');
  await mira.getByRole('button', { name: 'Read the orders of Aldmark' }).click();
  await mira.getByText(`${army} - Patrol`).waitFor();
  await mira.getByText('sheet of Aldmark: done (A line looked wrong)').waitFor();
});
