import type { Campaign } from '@warmoot/systems/chronopia';
import { labelOf } from '@warmoot/systems/chronopia/moderator';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { allUntil, CampaignFriend } from './playing/campaignFriend.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
  { name: 'Corvane', race: 'DV' },
  { name: 'Duskhold', race: 'ST' },
  { name: 'Estara', race: 'EL', house: 'helios' },
];
const OPTIONS = {
  empires: EMPIRES,
  hexesPerEmpire: 40,
  lastTurn: 9,
  calamities: false,
  moderator: true,
  battles: 'tabletop',
};
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const PEOPLE: readonly (readonly [seat: string, name: string, device: BrowserContextOptions])[] = [
  ['e1', 'Anna', DESK],
  ['e2', 'Jens', DESK],
  ['e3', 'Mirela', PHONE],
];

const setUp = async () => {
  const mira = await newPage(DESK);
  const api = apiOf(mira, site.server.url);
  await api.post('/people/guests', { name: 'Mira' });
  const chairs = { '@moderator': 'me', e4: { bot: 'steward' }, e5: { bot: 'bailiff' } };
  const { id } = await api.post<{ id: string }>('/matches', {
    system: 'chronopia',
    options: OPTIONS,
    chairs,
  });
  const friends: CampaignFriend[] = [];
  for (const [seat, name, device] of PEOPLE) {
    const page = await newPage(device);
    const player = apiOf(page, site.server.url);
    await player.post('/people/guests', { name });
    const wanted = { purpose: 'seat', form: 'link', seat };
    const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, wanted);
    await player.post(link, { seat });
    friends.push(new CampaignFriend(page, site.server.url, id, seat));
  }
  for (const friend of friends) await friend.open();
  await mira.goto(`${site.server.url}/matches/${id}`);
  return { id, mira, friends };
};

const act = async (page: Page, reason: string, name: string): Promise<void> => {
  await page.getByLabel('Reason for your next action').fill(reason);
  await page.getByRole('button', { name, exact: true }).first().click();
  await soon(() => page.getByLabel('Reason for your next action').inputValue()).toBe('');
};

/** The moderator puts an army where another is, by name. */
const meet = async (page: Page, army: string, other: string): Promise<void> => {
  const choice = page.getByLabel('What to correct');
  if (!(await choice.isVisible())) await page.getByText('Correct something…').click();
  await choice.selectOption({ label: `Army ${other}` });
  const hex = await page.getByLabel('New value').inputValue();
  await choice.selectOption({ label: `Army ${army}` });
  await page.getByLabel('New value').fill(hex);
  await act(page, 'They agreed to meet', 'Change it');
};

const armyOf = ({ armies }: Campaign, empire: number): string =>
  armies.find((each) => each?.owner === empire && each.broken === null)?.name ?? '';
const citiesOf = ({ cities }: Campaign, empire: number): string[] =>
  cities.flatMap((city) => (city?.owner === empire ? [city.name] : []));

test('[CHR-PLAY-01] three people, two computers and a moderator play four turns in the browser', {
  timeout: 1_500_000,
}, async () => {
  const { mira, friends } = await setUp();
  const [anna, jens, mirela] = friends as [CampaignFriend, CampaignFriend, CampaignFriend];
  const complaints = [mira, ...friends.map(({ page }) => page)].flatMap((page) => [complaintsOf(page)]);
  await allUntil(friends, '1 diplomacy');

  // A treaty on a form, a letter, a creation that the moderator accepts.
  await anna.tab('Empires');
  await anna.page.getByText('Propose a treaty…').click();
  await anna.page.getByRole('spinbutton', { name: 'You give: guilders' }).fill('40');
  await anna.page
    .getByRole('group', { name: 'You ask for' })
    .getByLabel('passage through cities and rivers')
    .check();
  await anna.page.getByRole('button', { name: 'Propose the treaty' }).click();
  await jens.tab('Empires');
  await jens.page.getByText('Aldmark gives: 40 guilders.').waitFor();
  await jens.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await anna.page.getByText('accepted', { exact: true }).waitFor();
  await mirela.tab('Empires');
  expect(await mirela.page.getByText('40 guilders.').count()).toBe(0);
  await mirela.page.getByLabel('Write a letter').fill('Peace on the river?');
  await mirela.page.getByLabel('Aldmark', { exact: true }).check();
  await mirela.page.getByRole('button', { name: 'Send the letter' }).click();
  await anna.page.getByText('Peace on the river?').waitFor();
  await anna.page.getByText('Submit a creation…').click();
  await anna.page.getByLabel('Name of the troops').fill('Alder Wardens');
  await anna.page.getByLabel('close combat').fill('14');
  await anna.page.getByLabel('Background: who are they?').fill('Rangers of the alder woods.');
  await anna.page.getByLabel('Miniatures that stand for them').fill('Green cloaks');
  await anna.page.getByRole('button', { name: 'Submit to the moderator' }).click();
  await mira.getByText('Alder Wardens, a creation of Aldmark').waitFor();
  await act(mira, 'A fair price indeed', 'Accept');
  await anna.page.getByText('A fair price indeed', { exact: true }).waitFor();

  const bid = anna.page.getByRole('button', { name: 'Bid', exact: true }).first();
  if ((await anna.view()).dogs.some(({ state }) => state === 'offered')) {
    await bid.click();
    await soon(async () => (await anna.view()).dogs.some(({ high }) => high?.empire === 0)).toBe(true);
  }

  // The moderator's grant pays for spies.
  await mira.getByText('Correct something…').click();
  await mira.getByLabel('What to correct').selectOption({ label: 'Empire Aldmark' });
  await mira.getByLabel('New value').fill('9000');
  await act(mira, 'A grant to everybody', 'Change it');

  // Orders: the treaty's lines are on both sheets; a move, recruits, a building, a spy, a bid.
  await allUntil(friends, '1 orders');
  const view = await anna.view();
  expect(view.sheets[0]?.statements).toMatchObject([
    { s: 'declare', empire: 'Brakka', stance: 'Friendly' },
    { s: 'pay', empire: 'Brakka', guilders: 40 },
  ]);
  const [first, second] = citiesOf(view, 0) as [string, string];
  await anna.write([
    `${armyOf(view, 0)} - Hold; Hold`,
    `${first} - Build granary`,
    `${second} - Raise Spy Whisper`,
    'DECLARE Brakka Friendly',
    'PAY Brakka 40',
  ]);
  await mira.getByText('5 lines, not ready').waitFor();
  await allUntil(friends, '2 diplomacy');
  const told = await anna.view();
  expect(told.spies.map((spy) => spy?.name)).toContain('Whisper');
  expect(told.cities.find((city) => city?.name === first)?.improvements).toHaveProperty('granary');
  await anna.tab('Report');
  await anna.page.getByRole('button', { name: 'Next step' }).click();
  await anna.page.getByText(/^Step 1 of \d+$/).waitFor();

  // Turn 2: two armies meet, answer each other, fight on a table and report it differently.
  await allUntil(friends, '2 orders');
  await meet(mira, `${armyOf(await jens.view(), 1)} (Brakka)`, `${armyOf(await mirela.view(), 2)} (Corvane)`);
  await jens.write([`${armyOf(await jens.view(), 1)} - Hold; Hold`, 'DECLARE Corvane At War']);
  await mirela.write([`${armyOf(await mirela.view(), 2)} - Hold; Hold`]);
  const spied = citiesOf(await anna.view(), 1)[0];
  await anna.write([`Whisper - Spy on City ${spied}`]);
  await allUntil(friends, '2 intents');
  await jens.page.getByRole('button', { name: /^Let First Army fight/ }).click();
  await mirela.page.getByRole('button', { name: /^Let First Army fight/ }).click();
  await allUntil(friends, '2 battles');
  await jens.page
    .getByLabel(/: left of/)
    .first()
    .fill('2');
  await jens.page.getByRole('button', { name: 'Report the battle' }).click();
  await mirela.page.getByText('Brakka reported this. Confirm it, or report what you saw.').waitFor();
  await mirela.page
    .getByLabel(/: left of/)
    .first()
    .fill('3');
  await mirela.page.getByRole('button', { name: 'Report it differently' }).click();
  await mira.getByText('Corvane says').waitFor();
  await act(mira, 'Two on the photograph', 'Take the report of Brakka');
  await allUntil(friends, '3 diplomacy');
  for (const each of [jens, mirela]) {
    await each.tab('Report');
    await each.page.locator('.battle-card').first().waitFor();
  }
  expect(await anna.page.locator('.battle-card').count()).toBe(0);

  // Turn 3: a siege.
  await allUntil(friends, '3 orders');
  const whole = await anna.view();
  const free = whole.cities.find((city) => city !== null && whole.empires[city.owner]?.power === 'neutral');
  expect(free).toBeDefined();
  await mira.getByLabel('What to correct').selectOption({ label: `Army ${armyOf(whole, 0)} (Aldmark)` });
  await mira.getByLabel('New value').fill(labelOf(whole.ground, free!.at));
  await act(mira, 'A march by boat', 'Change it');
  await anna.write([`${armyOf(whole, 0)} - Hold; Besiege ${free!.name}`]);
  await allUntil(friends, '4 diplomacy');
  expect((await anna.view()).reports[0]?.some(({ text }) => text.includes(free!.name))).toBe(true);

  // Turn 4, and the moderator's log by names.
  await allUntil(friends, '5 diplomacy');
  await mira.getByText(/^Turn 2, battle T2-.*\(Two on the photograph\)$/).waitFor();
  expect(complaints.flat()).toEqual([]);
});
