import { answeringPlayer } from '@warmoot/ai';
import { seededDice } from '@warmoot/kernel';
import { watchGames } from '@warmoot/kernel/testkit';
import { SYSTEMS } from '@warmoot/systems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, fine, newGuest } from '../../packages/server/src/security/browser.ts';
import type { RunningServer } from '../../packages/server/src/start.ts';
import { startTestServer } from '../../packages/server/src/testkit/server.ts';
import { marketDoor } from '../../packages/systems/src/toys/market/door.ts';
import { market } from '../../packages/systems/src/toys/market/index.ts';
import type { MarketState } from '../../packages/systems/src/toys/market/state.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ conditions: ['toys'] });
});
afterAll(() => server.stop());

/** Three people: a computer player would answer an offer at once. */
const threeAtTheMarket = async (): Promise<{ id: string; ash: Browser; beech: Browser }> => {
  const [ash, beech, cedar] = [
    await newGuest(server, 'Ann'),
    await newGuest(server, 'Bob'),
    await newGuest(server, 'Cid'),
  ];
  const wish = { system: 'market', options: { players: 3 }, visibility: 'open', chairs: { ash: 'me' } };
  const { id } = await fine(ash.post('/matches', wish));
  await fine(beech.post(`/matches/${id}/seats/beech`));
  await fine(cedar.post(`/matches/${id}/seats/cedar`));
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

test('its manifest puts the toy under the conformance laws', async () => {
  const { kit } = await SYSTEMS.find(({ id }) => id === 'market')!.laws();
  expect(watchGames(kit, 30, 7).violations).toEqual([]);
});

test('over the API a seat makes an offer during another’s turn, and only the two see the card', async () => {
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

/** Ash is a person, the others are computer players. */
const againstComputers = async (bot: string): Promise<{ id: string; ash: Browser }> => {
  const ash = await newGuest(server, 'Ann');
  const chairs = { ash: 'me', beech: { bot }, cedar: { bot } };
  const { id } = await fine(ash.post('/matches', { system: 'market', options: { players: 3 }, chairs }));
  return { id, ash };
};
type Ware = 'wool' | 'salt' | 'wine' | 'silk';
const WORTH: readonly Ware[] = ['wool', 'salt', 'wine', 'silk'];

/** The whole state, as the server knows it. */
const stateOf = async (id: string) =>
  (await server.context.matches.open(id))!.moment.state as {
    offers: readonly object[];
    carters: readonly { hand: readonly Ware[] }[];
  };
const linesOf = async (id: string): Promise<{ seat: string; command: { type: string; card?: number } }[]> => {
  const live = (await server.context.matches.open(id))!;
  return JSON.parse(await live.record()).log.filter(({ kind }: { kind: string }) => kind === 'command');
};

/** Ash offers the best or the worst card to Beech, while it is the turn of Ash. */
const offered = async (bot: string, which: 'best' | 'worst') => {
  const { id, ash } = await againstComputers(bot);
  const { carters } = await stateOf(id);
  const [own, theirs] = [carters[0]!.hand, carters[1]!.hand].map((hand) =>
    hand.map((ware) => WORTH.indexOf(ware)),
  );
  const wanted = which === 'best' ? Math.max(...own!) : Math.min(...own!);
  const { number } = await sightOf(ash, id, 'ash');
  const command = { type: 'offer', card: own!.indexOf(wanted) + 1, to: 'beech' };
  await fine(ash.post(`/matches/${id}/commands`, { as: 'ash', seen: number, commands: [command] }));
  await expect.poll(async () => (await stateOf(id)).offers, { timeout: 30_000 }).toEqual([]);
  const answer = (await linesOf(id)).at(-1)!;
  return { id, ash, answer, gain: wanted - Math.min(...theirs!) };
};

test('a computer player that is not to move answers an offer by its evaluation', async () => {
  const seen = new Set<string>();
  for (let tries = 0; tries < 60 && seen.size < 2; tries++) {
    const { answer, gain } = await offered('greedy', tries % 2 === 0 ? 'best' : 'worst');
    expect(answer.seat).toBe('beech');
    if (gain === 0) continue;
    expect(answer.command.type).toBe(gain > 0 ? 'accept' : 'decline');
    seen.add(answer.command.type);
  }
  expect(seen).toEqual(new Set(['accept', 'decline']));
});

test('it gives its lowest card for a better one', async () => {
  const carters = { ash: { hand: ['silk'] }, beech: { hand: ['wine', 'wool', 'salt'] } };
  const reading = marketDoor.readPosition!({ carters });
  if (!reading.ok) throw new Error(reading.problem);
  const { state } = reading.value as { state: MarketState };
  const events = market.decide(state, 'ash', { type: 'offer', card: 1, to: 'beech' }, seededDice(1));
  const view = market.view(events.reduce(market.apply, state), 'beech');
  const player = answeringPlayer(market, { mind: marketDoor.mind }, 'offer ash');
  expect(player.choose(view, 'beech', { lines: 100 }, seededDice(1))).toEqual({
    command: { type: 'accept', from: 'ash', card: 2 },
    reasons: ['cards +2'],
  });
});

test('it answers once, makes no offer of its own, and the match still waits for the person', async () => {
  for (const bot of ['greedy', 'random']) {
    const { id, ash } = await offered(bot, 'best');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(
      (await linesOf(id)).map(({ seat, command }) => [seat, ['accept', 'decline'].includes(command.type)]),
    ).toEqual([
      ['ash', false],
      ['beech', true],
    ]);
    expect((await sightOf(ash, id, 'ash')).sight.open).toMatchObject([{ seat: 'ash' }]);
  }
});
