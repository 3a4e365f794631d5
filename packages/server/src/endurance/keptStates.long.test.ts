import { SYSTEMS } from '@warmoot/systems';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchServices } from '../matches/liveMatch.ts';
import { Matches } from '../matches/matches.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { eachStore, type StoreKind } from '../testkit/stores.ts';
import { beginMatch, differences, playOn } from './sameMatch.ts';

const FEW = ['LF', 'SB', 'HC', 'OG', 'W1'].map((code) => ({ code, count: 1 }));

/** How each system is played here, and for how many lines: enough for each to keep a state on the way. */
const PLAYED: Readonly<Record<string, { readonly options: unknown; readonly lines: number }>> = {
  practice: { options: {}, lines: 90 },
  csw: {
    options: {
      battle: {
        map: { seed: 'kept', columns: 12, rows: 8 },
        blue: { army: FEW, area: { columns: [3, 4] } },
        red: { army: FEW, area: { columns: [8, 9] } },
        turns: 5,
      },
      modules: ['tunnels', 'caltrops', 'skirmishers', 'dismounting'],
    },
    lines: 150,
  },
  chronopia: {
    options: {
      empires: [
        { name: 'Aldmark', race: 'FB' },
        { name: 'Brakka', race: 'BB' },
      ],
      hexesPerEmpire: 40,
      lastTurn: 3,
    },
    lines: 60,
  },
  citystates: { options: { players: 2, switches: { limit: 2 } }, lines: 90 },
};

let store: Store;
let services: MatchServices;
beforeEach(async () => {
  store = await (eachStore[0] as StoreKind).open({ now: () => 1_000 });
  await store.run(sql`insert into people (id, name, settings, created_at) values ('ann', 'Ann', '{}', 0)`);
  services = { store, now: () => 1_000, consequences: [], published: () => undefined };
});
afterEach(() => store.close());

test('every system is played', () => {
  expect(Object.keys(PLAYED)).toEqual(SYSTEMS.map(({ id }) => id));
});

test.each(SYSTEMS)(
  '$name: a match read from a saved state equals the match read from its first line, at any time',
  async ({ id, load }) => {
    const { options, lines } = PLAYED[id]!;
    const live = await beginMatch(new Matches(services), await load(), options);
    for (let played = 0; played < lines; played += 15) {
      await playOn(live, 15);
      expect(await differences(live, services)).toEqual([]);
    }
    const kept = await store.all<{ version: number }>(sql`select version from kept_states`);
    expect(kept.length).toBeGreaterThan(1);
  },
);
