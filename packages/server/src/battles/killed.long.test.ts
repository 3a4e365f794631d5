import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { expect, test } from 'vitest';
import type { Sight } from '../matches/sight.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { account } from '../testkit/account.ts';
import type { Client } from '../testkit/client.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore } from '../testkit/stores.ts';

/** `WARMOOT_ROUNDS` says how many kills. */
const KILLS = Number(process.env.WARMOOT_ROUNDS ?? 12);
const RULERS = 2;
const MAX_LIFE_MS = 900;
/** A server takes over the jobs of the dead after five seconds; a busy machine needs more. */
const PATIENCE_MS = 240_000;

/** The server may be dead. */
const perhaps = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

const doorOf = async (id: string): Promise<SystemDoor> => {
  const manifest = SYSTEMS.find((system) => system.id === id);
  if (manifest === undefined) throw new Error(`no system is called ${id}`);
  return manifest.load();
};
const DOORS = { grand: await doorOf('grand'), csw: await doorOf('csw') } as const;

interface Seen {
  readonly number: number;
  readonly sight: Sight;
}
interface Table {
  readonly table: {
    readonly status: string;
    readonly battles: readonly { readonly match: string; readonly isSettled: boolean }[];
  };
}

type Act = (seat: string, view: unknown, standIn: object) => object;

/** One person who plays three kingdoms and both sides of every battle, campaign after campaign. */
class Ruler {
  readonly campaigns: string[] = [];
  readonly battles = new Set<string>();
  readonly #client: Client;
  readonly #thoughts = seededDice('rulers');
  constructor(client: Client) {
    this.#client = client;
  }

  /** Rules until the last kill; then finishes the battles that are being fought, and rests. */
  async rule(isLast: () => boolean): Promise<void> {
    while (!isLast()) {
      const id = await this.#newCampaign();
      while (id !== undefined && !(await this.#act(id, isLast)));
      await pause(20);
    }
  }

  async #newCampaign(): Promise<string | undefined> {
    const chairs = { red: 'me', blue: 'me', gold: 'me' };
    const options = { kingdoms: 3, yearLimit: 1, battleSystem: 'csw' };
    const answer = await perhaps(
      this.#client.post<{ id?: string }>('/matches', { system: 'grand', options, chairs }),
    );
    const id = answer?.body.id;
    if (id !== undefined) this.campaigns.push(id);
    return id;
  }

  /** One command in the campaign and one in every battle. True if there is nothing left to do. */
  async #act(campaign: string, isLast: () => boolean): Promise<boolean> {
    const table = (await perhaps(this.#client.get<Partial<Table>>(`/matches/${campaign}`)))?.body.table;
    if (table === undefined) {
      await pause(50);
      return false;
    }
    for (const { match } of table.battles) this.battles.add(match);
    const open = table.battles.filter(({ isSettled }) => !isSettled);
    for (const { match } of open) await this.#give('csw', match, withdrawing);
    const isOver = table.status === 'over';
    if (isOver || (isLast() && open.length === 0 && (await this.#isAtRest(campaign)))) return true;
    if (open.length < MOST_BATTLES) await this.#give('grand', campaign, this.#ruling(isLast()));
    return false;
  }

  /** A battle that has just been declared may have no match yet. */
  async #isAtRest(campaign: string): Promise<boolean> {
    const seen = await perhaps(this.#client.get<Partial<Seen>>(`/matches/${campaign}/sight?as=@spectator`));
    const view = seen?.body.sight?.view as { readonly roster?: { readonly fields: readonly unknown[] } };
    return view?.roster?.fields.length === 0;
  }

  /** As the king would, but with every battle on the board. */
  #ruling(isLast: boolean): Act {
    return (seat, view, standIn) => {
      const { command } = DOORS.grand.players?.king?.choose(view, seat, { lines: 1 }, this.#thoughts) ?? {};
      const order = (command ?? standIn) as { readonly type: string };
      return order.type === 'settle' ? { type: 'settle', how: isLast ? 'quick' : 'board' } : order;
    };
  }

  async #give(system: 'grand' | 'csw', match: string, act: Act): Promise<void> {
    const look = async (as: string) =>
      (await perhaps(this.#client.get<Partial<Seen>>(`/matches/${match}/sight?as=${as}`)))?.body;
    const seats = (await look('@spectator'))?.sight?.open.map(({ seat }) => seat) ?? [];
    const [seat] = seats;
    const seen = seat === undefined ? undefined : await look(seat);
    if (seat === undefined || seen?.sight === undefined || seen.number === undefined) return;
    const [decision] = DOORS[system].system
      .pending(seen.sight.view)
      .filter((each) => each.seat === seat && each.battle === undefined);
    if (decision === undefined) return;
    const command = act(seat, seen.sight.view, decision.standIn);
    const body = { as: seat, seen: seen.number, commands: [command] };
    const answer = await perhaps(this.#client.post<unknown>(`/matches/${match}/commands`, body));
    if (answer?.status === 422) {
      const instead = { ...body, commands: [decision.standIn] };
      await perhaps(this.#client.post(`/matches/${match}/commands`, instead));
    }
  }
}

/** Two battles at a time are enough; the campaign goes on round them. */
const MOST_BATTLES = 2;

/** Both sides do nothing, but Blue withdraws once the battle has begun: that takes some twenty commands. */
const withdrawing: Act = (seat, view, standIn) => {
  const battle = view as {
    readonly turn: number;
    readonly handOver?: { readonly withdrawal: unknown } | null;
  };
  const mayGo = seat === 'blue' && battle.turn >= 1 && !battle.handOver?.withdrawal;
  const isSetUp = (standIn as { readonly type: string }).type.startsWith('deploy');
  return mayGo && !isSetUp ? { type: 'resign' } : standIn;
};

interface Counted {
  readonly matches: number;
  readonly different: number;
  readonly unsettled: number;
  readonly unfinished: number;
}

const countIn = async (store: Store, campaign: string): Promise<Counted> => {
  const [row] = await store.all<Counted>(sql`
    select
      (select count(*) from battles where campaign = ${campaign}) as matches,
      (select count(distinct battle) from battles where campaign = ${campaign}) as different,
      (select count(*) from battles where campaign = ${campaign} and is_settled = 0) as unsettled,
      (select count(*) from matches where owner = ${campaign} and status <> 'over') as unfinished`);
  return row as Counted;
};

/** The numbers of the battles that took the field, were read back or were settled otherwise, from the log. */
const numbersIn = async (store: Store, campaign: string, type: string): Promise<number[]> => {
  const rows = await store.tail(campaign, 0);
  return rows.flatMap(({ item }) =>
    [...item.matchAll(EVENTS[type] as RegExp)].map(([, number]) => Number(number)),
  );
};

const EVENTS: Readonly<Record<string, RegExp>> = {
  taken: /"type":"fieldTaken","field":\{"battle":\{"number":(\d+)/g,
  read: /"type":"fieldRead","number":(\d+)/g,
  settled: /"type":"fieldSettled","number":(\d+)/g,
};

test.each(eachStore)(
  '[MOT-08] [GRD-R-129] $name: killed while a Grand campaign and its battles in csw run, none is lost or read twice',
  async ({ newPlace }) => {
    const place = await newPlace();
    const node = await ServerNode.start({ ...place.env, WARMOOT_CROWD: '1000' });
    const rulers: Ruler[] = [];
    for (let ruler = 1; ruler <= RULERS; ruler++)
      rulers.push(new Ruler(await account(node.url, `Ruler ${ruler}`)));
    const moments = seededDice('deaths in a siege');
    let kills = 0;
    const reigns = rulers.map((ruler) => ruler.rule(() => kills >= KILLS));
    const begun = () => rulers.reduce((sum, { battles }) => sum + battles.size, 0);
    while (kills < KILLS) {
      const before = begun();
      await expect.poll(begun, { timeout: PATIENCE_MS }).toBeGreaterThan(before); // else it proves nothing
      await pause(moments.roll(MAX_LIFE_MS, 'how long it lives'));
      await node.kill();
      await node.start();
      kills++;
    }
    await Promise.all(reigns);
    await node.stop();
    const store = await place.open();
    let fought = 0;
    for (const campaign of rulers.flatMap(({ campaigns }) => campaigns)) {
      const { matches, ...counted } = await countIn(store, campaign);
      const taken = await numbersIn(store, campaign, 'taken');
      const ended = [
        ...(await numbersIn(store, campaign, 'read')),
        ...(await numbersIn(store, campaign, 'settled')),
      ];
      fought += taken.length;
      expect({ ...counted, matches }).toEqual({
        matches: taken.length,
        different: taken.length,
        unsettled: 0,
        unfinished: 0,
      });
      expect([...ended].sort()).toEqual([...taken].sort());
    }
    console.log(`killed ${KILLS} times: ${fought} battles, each fought once and read back once`);
    expect(fought).toBeGreaterThanOrEqual(KILLS);
    await store.close();
  },
  7_200_000,
);
