import { watchGames } from '@warmoot/kernel/testkit';
import { SYSTEMS } from '@warmoot/systems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, fine, newGuest } from '../../packages/server/src/security/browser.ts';
import type { RunningServer } from '../../packages/server/src/start.ts';
import { startTestServer } from '../../packages/server/src/testkit/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ conditions: ['toys'] });
});
afterAll(() => server.stop());

/** Ash and Beech are people, Cedar is a computer player. */
const threeAtTheMarket = async (): Promise<{ id: string; ash: Browser; beech: Browser }> => {
  const [ash, beech] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
  const chairs = { ash: 'me', cedar: { bot: 'random' } };
  const { id } = await fine(ash.post('/matches', { system: 'market', options: { players: 3 }, chairs }));
  const { link } = await fine(ash.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
  await fine(beech.post(link));
  return { id, ash, beech };
};
const sightOf = (browser: Browser, id: string, seat: string) =>
  fine(browser.get(`/matches/${id}/sight?as=${seat}`));

test('the shelf has the toy with its scenarios, its picture and its rulebook', async () => {
  const guest = await newGuest(server, 'Ann');
  const { systems } = await fine(guest.get('/systems'));
  expect(systems).toContainEqual(expect.objectContaining({ id: 'market', name: 'The Market' }));
  const { scene } = await fine(guest.get('/systems/market/scenarios/fair/scene'));
  expect(scene.sides).toHaveLength(10);
  const { rulebook } = await fine(guest.get('/rulebooks/market'));
  expect(rulebook.clauses.map(({ id }: { id: string }) => id)).toContain('MKT-OFF-01');
});

test('the toy is under the laws by its manifest', async () => {
  const { kit } = await SYSTEMS.find(({ id }) => id === 'market')!.laws();
  expect(watchGames(kit, 30, 7).violations).toEqual([]);
});

test('over the API a seat makes an offer while another is on turn, and only the two see the card', async () => {
  const { id, ash, beech } = await threeAtTheMarket();
  const before = await sightOf(beech, id, 'beech');
  expect(before.sight.open.map(({ seat }: { seat: string }) => seat)).toEqual(['ash']);
  const legal = await fine(beech.get(`/matches/${id}/legal?as=beech&subject=card%20beech%201`));
  expect(JSON.stringify(legal)).toContain('"type":"offer"');
  const command = { type: 'offer', card: 1, to: 'cedar' };
  const sent = { as: 'beech', seen: before.number, commands: [command] };
  await fine(beech.post(`/matches/${id}/commands`, sent));
  const offers = async (browser: Browser, seat: string) =>
    (await sightOf(browser, id, seat)).sight.view.offers;
  expect(await offers(ash, 'ash')).toEqual([{ from: 'beech', to: 'cedar', card: null }]);
  expect(await offers(beech, 'beech')).toEqual([
    { from: 'beech', to: 'cedar', card: before.sight.view.carters[1].hand[0] },
  ]);
  const { sight } = await sightOf(ash, id, 'ash');
  expect(sight.open.map(({ seat }: { seat: string }) => seat)).toEqual(['ash']);
});
