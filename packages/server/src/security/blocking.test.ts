import { readFileSync } from 'node:fs';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { standInFor } from '@warmoot/systems/chronopia/moderator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, begunMatch, fine, newGuest } from './browser.ts';

let server: RunningServer;
let ann: Browser;
let bound: number;
beforeAll(async () => {
  server = await startTestServer();
  ann = await newGuest(server, 'Ann');
  bound = MAX_TIMES * Math.min(...Array.from({ length: 5 }, yardstick));
});
afterAll(() => server.stop());

/** Milliseconds that this thread has worked: other work on the machine hardly changes it. */
const worked = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** Parses and writes a megabyte of JSON, for a bound that fits any machine. */
const yardstick = (): number => {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, nth) => ({ nth, name: `hex ${nth}`, at: [nth] })),
  );
  const start = worked();
  for (let times = 0; times < 3; times++) JSON.stringify(JSON.parse(text));
  return worked() - start;
};

/** How many times the yardstick's duration a request may take without yielding to others. */
const MAX_TIMES = 3;

/** The longest time that the server's thread works without checking for other requests. */
const longestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  let last = worked();
  const watch = (): void => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isOver = true;
  return longest;
};

const RACES = ['FB', 'BB'];
const empires = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ name: `Empire ${nth + 1}`, race: RACES[nth % 2] }));
const campaign = (count: number, hexesPerEmpire: number, more: object = {}) => ({
  system: 'chronopia',
  options: { empires: empires(count), hexesPerEmpire, ...more },
  chairs: Object.fromEntries(empires(count).map((_, nth) => [`e${nth + 1}`, 'me'])),
});

/** A land of plains that just fits into a body. */
const ownMap = (columns: number, rows: number): string => {
  const line = (from: number): string =>
    Array.from({ length: columns }, (_, at) => (at % 2 === from ? '.' : ' '))
      .join(' ')
      .trimEnd();
  const lines = Array.from({ length: 2 * rows }, (_, row) => `|${line(row % 2)}`);
  return `map Plains
hexes flat
ids offset digits 2 from 1 shifted even
directions by code from 1: N NE SE S SW NW
legend
  . plains
board 0101
${lines.join('\n')}
`;
};

test('setting up a campaign on the largest land, or on a large custom map, does not block other requests', async () => {
  const create = async (request: object): Promise<void> => void (await fine(ann.post('/matches', request)));
  await create(campaign(2, 40)); // until the worker has loaded the rules and the compiler has optimised them
  const drawn = await longestBlock(() => create(campaign(10, 1_000)));
  const own = await longestBlock(() => create(campaign(6, 160, { map: ownMap(90, 90) })));
  expect(drawn).toBeLessThan(bound);
  expect(own).toBeLessThan(bound);
});

test('deciding a turn of six empires does not block other requests', async () => {
  const { id } = await fine(ann.post('/matches', campaign(6, 160)));
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const door = await (SYSTEMS.find((system) => system.id === 'chronopia')?.load() as Promise<SystemDoor>);
  const takesLong = door.takesLong as (command: unknown) => boolean;
  const decidedHere = vi.spyOn(door.system, 'decide');
  let longest = 0;
  let turns = 0;
  for (let commands = 0; commands < 60; commands++) {
    const { seat } = live.moment.pending[0] as { seat: string };
    const view = live.sightOf(seat).view as Parameters<typeof standInFor>[0];
    const command = standInFor(view, Number(seat.slice(1)) - 1);
    const send = () =>
      fine(ann.post(`/matches/${id}/commands`, { as: seat, seen: live.numberOf(seat), commands: [command] }));
    longest = Math.max(longest, await longestBlock(send));
    if (takesLong(command)) turns++;
  }
  expect(turns).toBeGreaterThan(0);
  expect(decidedHere.mock.calls.filter(([, , command]) => takesLong(command))).toEqual([]);
  expect(longest).toBeLessThan(bound);
});

test('reading the largest input of any other route does not block other requests', async () => {
  const id = await begunMatch(ann, await newGuest(server, 'Bob'));
  const { id: land } = await fine(ann.post('/matches', campaign(6, 160)));
  const commands = Array.from({ length: 500 }, () => ({ type: 'endTurn', why: 'x'.repeat(80) }));
  const text = Array.from({ length: 1_000 }, (_, nth) => `Army ${nth} - March 1 2 3`).join('\n');
  const raw = JSON.stringify({ record: { log: 'x'.repeat(15 * 1024 * 1024) } });
  const uses: Readonly<Record<string, () => Promise<unknown>>> = {
    commands: () => ann.post(`/matches/${id}/commands`, { as: 'red', seen: 0, commands }),
    orders: () => ann.post(`/matches/${land}/orders/check`, { as: 'e1', text }),
    imports: () => ann.send('POST', '/imports', undefined, { raw }),
    sight: () => ann.get(`/matches/${land}/sight?as=e1`),
    news: () => ann.get(`/matches/${land}/news?as=e1`),
    record: () => ann.get(`/matches/${land}/record`),
    report: () => ann.get(`/matches/${land}/report?as=e1&format=html`),
    legal: () => ann.get(`/matches/${land}/legal?as=e1`),
  };
  const tooLong: string[] = [];
  for (const [route, use] of Object.entries(uses)) if ((await longestBlock(use)) > bound) tooLong.push(route);
  expect(tooLong).toEqual([]);
});
