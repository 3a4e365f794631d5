import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { sql } from '../../packages/server/src/store/statement.ts';
import type { Store } from '../../packages/server/src/store/store.ts';
import { account } from '../../packages/server/src/testkit/account.ts';
import type { Client } from '../../packages/server/src/testkit/client.ts';
import { ROOT } from '../../packages/server/src/testkit/server.ts';
import { ServerNode } from '../../packages/server/src/testkit/serverNode.ts';
import { eachStore } from '../../packages/server/src/testkit/stores.ts';

/** `WARMOOT_ROUNDS` says how many kills; `WARMOOT_LONG=1` runs as many as we promise to survive. */
const KILLS = Number(process.env.WARMOOT_ROUNDS ?? (process.env.WARMOOT_LONG === '1' ? 100 : 3));
const WARLORDS = 3;
const MAX_LIFE_MS = 600;
/** A server takes over the jobs of the dead after five seconds; a busy machine needs more. */
const PATIENCE_MS = 120_000;

/** The server may be dead. */
const perhaps = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

interface Seen {
  readonly number: number;
  readonly sight: { readonly open: readonly { readonly seat: string; readonly task: string }[] };
}
interface Table {
  readonly table: {
    readonly status: string;
    readonly battles: readonly { readonly match: string; readonly isSettled: boolean }[];
  };
}

/** One person who plays all villages and both sides of every battle, war after war. */
class Warlord {
  readonly wars: string[] = [];
  readonly battles = new Set<string>();
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }

  async fight(isLast: () => boolean): Promise<void> {
    while (!isLast()) {
      const id = await this.#newWar();
      while (id !== undefined && !(await this.#act(id)));
      await pause(20);
    }
  }

  async #newWar(): Promise<string | undefined> {
    const chairs = { north: 'me', south: 'me', east: 'me', west: 'me' };
    const options = { villages: 4, days: 8, men: 3 };
    const answer = await perhaps(
      this.#client.post<{ id?: string }>('/matches', { system: 'feud', options, chairs }),
    );
    const id = answer?.body.id;
    if (id !== undefined) this.wars.push(id);
    return id;
  }

  /** Whatever can be done now: a challenge, and a blow in every battle. True if the war is over. */
  async #act(war: string): Promise<boolean> {
    const table = (await perhaps(this.#client.get<Partial<Table>>(`/matches/${war}`)))?.body.table;
    if (table === undefined) await pause(50);
    for (const { match } of table?.battles ?? []) this.battles.add(match);
    await this.#give(war, 'challenge or rest', (seat) => [
      { type: 'challenge', against: RIVALS[seat] },
      { type: 'rest' },
    ]);
    for (const { match, isSettled } of table?.battles ?? [])
      if (!isSettled) await this.#give(match, 'strike', () => [{ type: 'strike' }]);
    return table?.status === 'over';
  }

  /** The first of these commands that is allowed, from the seat that has this to do. */
  async #give(match: string, task: string, commands: (seat: string) => readonly object[]): Promise<void> {
    const look = async (as: string) =>
      (await perhaps(this.#client.get<Partial<Seen>>(`/matches/${match}/sight?as=${as}`)))?.body;
    const seat = (await look('@spectator'))?.sight?.open.find((each) => each.task === task)?.seat;
    const seen = seat === undefined ? undefined : (await look(seat))?.number;
    if (seat === undefined || seen === undefined) return;
    for (const command of commands(seat)) {
      const body = { as: seat, seen, commands: [command] };
      if ((await perhaps(this.#client.post(`/matches/${match}/commands`, body)))?.status !== 422) return;
    }
  }
}

const RIVALS: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

interface Counted {
  readonly challenged: number;
  readonly matches: number;
  readonly different: number;
  readonly unsettled: number;
  readonly unfinished: number;
}
const SOME = '%"type":"';

/** From the log and the notes: what was opened, fought and reported. */
const countIn = async (store: Store, campaign: string): Promise<Counted> => {
  const [row] = await store.all<Counted>(sql`
    select
      (select count(*) from log where match = ${campaign} and item like ${`${SOME}challenged"%`}) as challenged,
      (select count(*) from battles where campaign = ${campaign}) as matches,
      (select count(distinct battle) from battles where campaign = ${campaign}) as different,
      (select count(*) from battles where campaign = ${campaign} and is_settled = 0) as unsettled,
      (select count(*) from matches where owner = ${campaign} and status <> 'over') as unfinished`);
  return row as Counted;
};

/** The ids of the battles whose results are in the log, in order. */
const reported = async (store: Store, campaign: string): Promise<string[]> => {
  const rows = await store.tail(campaign, 0);
  return rows.flatMap(({ item }) => /"type":"report","result":\{"battleId":"([^"]+)"/.exec(item)?.[1] ?? []);
};

test.each(eachStore)(
  '[MOT-08] $name: killed while campaign and battles run, no battle is lost and none applied twice',
  async ({ newPlace }) => {
    const place = await newPlace();
    const env = { ...place.env, WARMOOT_CROWD: '1000' };
    const node = await ServerNode.start(env, ROOT, undefined, ['toys']);
    const lords: Warlord[] = [];
    for (let lord = 1; lord <= WARLORDS; lord++)
      lords.push(new Warlord(await account(node.url, `Warlord ${lord}`)));
    const moments = seededDice('deaths in war');
    let kills = 0;
    const wars = lords.map((lord) => lord.fight(() => kills === KILLS));
    const begun = () => lords.reduce((sum, { battles }) => sum + battles.size, 0);
    while (kills < KILLS) {
      const before = begun();
      await expect.poll(begun, { timeout: PATIENCE_MS }).toBeGreaterThan(before); // else it proves nothing
      await pause(moments.roll(MAX_LIFE_MS, 'how long it lives'));
      await node.kill();
      await node.start();
      kills++;
    }
    await Promise.all(wars);
    await node.stop();
    const store = await place.open();
    let fought = 0;
    for (const id of lords.flatMap((lord) => lord.wars)) {
      const counted = await countIn(store, id);
      const results = await reported(store, id);
      fought += counted.challenged;
      expect(counted).toEqual({
        challenged: counted.challenged,
        matches: counted.challenged,
        different: counted.challenged,
        unsettled: 0,
        unfinished: 0,
      });
      expect(new Set(results).size).toBe(results.length);
      expect(results).toHaveLength(counted.challenged);
    }
    console.log(`killed ${KILLS} times: ${fought} battles, each fought once and applied once`);
    expect(fought).toBeGreaterThanOrEqual(KILLS);
    await store.close();
  },
  7_200_000,
);
