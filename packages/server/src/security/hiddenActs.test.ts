import { MODERATOR, SPECTATOR, seededDice } from '@warmoot/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawMap } from '../../../systems/src/chronopia/rules/map/drawMap.ts';
import { mapToText } from '../../../systems/src/chronopia/rules/map/printOwnMap.ts';
import { giveTime } from '../clock/extension.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, fine, newGuest, newMatch } from './browser.ts';

let server: RunningServer;
let time = Date.now();
let ann: Browser;
let bob: Browser;
let eve: Browser;
beforeAll(async () => {
  server = await startTestServer({ now: () => time });
  [ann, bob, eve] = [
    await newGuest(server, 'Ann'),
    await newGuest(server, 'Bob'),
    await newGuest(server, 'Eve'),
  ];
});
afterAll(() => server.stop());

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
] as const;

test('[CHR-HID-22] only the moderator receives a map drawn for the match', async () => {
  const map = mapToText(drawMap({ empires: EMPIRES, hexesPerEmpire: 80 }, seededDice('a land')), 'Land');
  expect(map).toContain('overlay tunnel');
  const request = {
    system: 'chronopia',
    visibility: 'open',
    options: { empires: EMPIRES, moderator: true, hexesPerEmpire: 80, map },
    chairs: { [MODERATOR]: 'me' },
  };
  const { id } = await fine(ann.post('/matches', request));
  const lists = ['/matches?which=open', '/matches?which=watch', '/matches?which=mine'];
  const heard = async (): Promise<string> => {
    const said: string[] = [];
    for (const who of [bob, eve])
      for (const path of [
        ...lists,
        `/matches/${id}`,
        `/matches/${id}?as=${SPECTATOR}`,
        `/matches/${id}/record`,
      ])
        said.push((await who.get(path)).text);
    said.push((await eve.get(`/matches/${id}`)).text);
    return said.join('\n');
  };
  expect(await heard()).toContain('hasOwnMap');
  expect(await heard()).not.toContain('tunnel');
  await fine(bob.post(`/matches/${id}/seats/e1`));
  const cid = await guest(server.url, 'Cid');
  expect((await cid.post(`/matches/${id}/seats/e2`)).status).toBe(200);
  expect(await heard()).not.toContain('overlay');
  const stream: string[] = [];
  const watcher = await guest(server.url, 'Watcher', (text) => void stream.push(text));
  const follower = watcher.follow(id, SPECTATOR);
  await follower.until(() => follower.sight !== null);
  follower.close();
  expect(stream.join('\n')).toContain('hasOwnMap');
  expect(stream.join('\n')).not.toContain('overlay');
  expect((await fine(ann.get(`/matches/${id}?as=${MODERATOR}`))).table.options.map).toBe(map);
});

const movedAt = async (who: Browser, id: string): Promise<number> => {
  const { matches } = await fine(who.get('/matches?which=watch&limit=100'));
  return matches.find((match: { id: string }) => match.id === id).movedAt;
};

/** Blue's archers sneak from woods to woods (PRC-HID-02), and back again. */
const PLAYED = [
  ['blue', { type: 'hide', at: '0502' }, 'public'],
  ['red', { type: 'endTurn' }, 'public'],
  ['blue', { type: 'move', band: 'archers', to: '0501' }, 'secret'],
  ['blue', undefined, 'secret'],
  ['blue', { type: 'endTurn' }, 'public'],
] as const;

test('[MOT-02] a match changes its place in the lists only after a change that everybody may know of', async () => {
  const id = await newMatch(ann, { visibility: 'open' });
  await fine(bob.post(`/matches/${id}/seats/blue`));
  const live = (await server.context.matches.open(id)) as LiveMatch;
  for (const [seat, command, kind] of PLAYED) {
    const before = await movedAt(eve, id);
    time += 1000;
    const seen = live.numberOf(seat);
    const [path, body] =
      command === undefined ? ['undo', { seen }] : ['commands', { seen, commands: [command] }];
    await fine((seat === 'red' ? ann : bob).post(`/matches/${id}/${path}`, body));
    expect([command, await movedAt(eve, id)]).toEqual([command, kind === 'public' ? time : before]);
  }
});

test('[MOT-02] time given for a decision that others must not know of does not move the table’s number', async () => {
  const id = await newMatch(ann, { visibility: 'open', hours: { setup: 24 } });
  await fine(bob.post(`/matches/${id}/seats/blue`));
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const { person } = await fine(ann.get('/people/me'));
  const tableVersion = async () => (await server.context.matches.table(id))?.tableVersion ?? 0;
  const sightOf: LiveMatch['sightOf'] = (seat) =>
    seat === SPECTATOR ? { ...live.sightOf(seat), open: [] } : live.sightOf(seat);
  const secretive = Object.assign(Object.create(live), { sightOf }) as LiveMatch;
  const before = await tableVersion();
  const due = (await giveTime(server.context, secretive, person, 'blue', 1)) ?? 0;
  expect(await tableVersion()).toBe(before);
  expect(await giveTime(server.context, live, person, 'blue', 1)).toBe(due + 3_600_000);
  expect(await tableVersion()).toBe(before + 1);
});
