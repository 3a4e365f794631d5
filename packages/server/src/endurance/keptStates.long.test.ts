import { SYSTEMS } from '@warmoot/systems';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchServices } from '../matches/liveMatch.ts';
import { Matches } from '../matches/matches.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { eachStore, type StoreKind } from '../testkit/stores.ts';
import { beginMatch, differences, playOn } from './sameMatch.ts';

/** Enough lines for every system to keep a state on the way. */
const LINES = 150;

let store: Store;
let services: MatchServices;
beforeEach(async () => {
  store = await (eachStore[0] as StoreKind).open({ now: () => 1_000 });
  await store.run(sql`insert into people (id, name, settings, created_at) values ('ann', 'Ann', '{}', 0)`);
  services = { store, now: () => 1_000, consequences: [], published: () => undefined };
});
afterEach(() => store.close());

test.each(SYSTEMS)(
  '$name: a match read from a saved state equals the match read from its first line, at any time',
  async ({ load, laws }) => {
    const { kit } = await laws();
    const live = await beginMatch(new Matches(services), await load(), kit.options[0]);
    for (let played = 0; played < LINES; played += 15) {
      await playOn(live, 15);
      expect(await differences(live, services)).toEqual([]);
    }
    const kept = await store.all<{ version: number }>(sql`select version from kept_states`);
    expect(kept.length).toBeGreaterThan(1);
  },
);
