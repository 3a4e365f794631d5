import { randomBytes } from 'node:crypto';
import { commitTo, type DiceDeclaration, type Seat } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { noteSeesAll } from '../seats/viewers.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Announcement } from '../store/store.ts';
import type { AnyRecord } from './foreignRecord.ts';
import { LiveMatch, type Surroundings } from './liveMatch.ts';
import { readTable, type Settings, type Table, type Visibility } from './table.ts';

/** A match somebody wants to play. */
export interface Plan {
  readonly door: SystemDoor;
  readonly options: unknown;
  readonly title: string;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly settings: Settings;
  /** Who sits where from the start; the others stay open. */
  readonly chairs: Readonly<Record<Seat, { readonly person: string } | { readonly bot: string }>>;
}

/** So many matches stay in memory; one that is asked for again is read from its log. */
const IN_MEMORY = 300;

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Twenty letters of thirty-two: nobody finds a private match by trying. */
const newId = (): string => [...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join('');

export const doorOf = async (system: string): Promise<SystemDoor | undefined> =>
  SYSTEMS.find(({ id }) => id === system)?.load();

/** Every match of the house: those in play here, and the way to all others. */
export class Matches {
  readonly #around: Surroundings;
  readonly #live = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** All about a match but its log; undefined when there is none of this id. */
  async table(id: string): Promise<Table | undefined> {
    const live = await this.#live.get(id);
    return live?.table ?? readTable(this.#around.store, id);
  }

  /** A match that has begun, ready to be played. */
  async open(id: string): Promise<LiveMatch | undefined> {
    const known = this.#live.get(id);
    const live = known ?? this.#load(id);
    this.#live.delete(id);
    this.#live.set(id, live);
    this.#forgetOldest();
    const match = await live.catch((problem) => {
      this.#live.delete(id);
      throw problem;
    });
    if (match === undefined) this.#live.delete(id);
    return match;
  }

  /** Made, and waiting for its players; `begin` when all have come. */
  async create({ door, options, title, visibility, owner, settings, chairs }: Plan): Promise<string> {
    const { store, now } = this.#around;
    const id = newId();
    const secret = randomBytes(32).toString('hex');
    const dice: DiceDeclaration = settings.ownDice
      ? { source: 'typed in' }
      : { source: 'verifiable', commitment: commitTo(secret), entropy: {} };
    const at = now();
    await store.transaction(async (asks) => {
      await asks.run(sql`
        insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings, version,
          table_version, created_at, moved_at)
        values (${id}, ${door.system.id}, ${title}, ${JSON.stringify(options)}, ${JSON.stringify(dice)}, ${secret},
          ${visibility}, ${'gathering'}, ${owner}, ${JSON.stringify(settings)}, 0, 1, ${at}, ${at})`);
      for (const [position, seat] of door.system.seats(options).entries())
        await asks.run(chairStatement(id, seat, position, chairs[seat]));
    });
    return id;
  }

  /** A match that was played elsewhere: its lines as they are, its seats empty but for whoever brought it. */
  async take(door: SystemDoor, record: AnyRecord, owner: string, seed: string | null): Promise<string> {
    const id = await this.create({
      door,
      options: record.options,
      title: `${door.system.name}, brought from elsewhere`,
      visibility: 'private',
      owner,
      settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
      chairs: {},
    });
    const { store } = this.#around;
    await store.run(noteSeesAll(id, owner));
    const keptSeed =
      seed !== null && record.dice.source === 'verifiable' && commitTo(seed) === record.dice.commitment;
    if (keptSeed) await store.run(sql`update matches set secret = ${seed} where id = ${id}`);
    await store.run(sql`update matches set dice = ${JSON.stringify(keptSeed ? record.dice : { source: 'seeded' })},
      status = ${'playing'} where id = ${id}`);
    const table = await readTable(store, id);
    if (table === undefined) throw new Error(`${id} vanished`);
    const live = new LiveMatch(door, table, this.#around);
    for (const item of record.log) await live.copy(item);
    this.#live.set(id, Promise.resolve(live));
    return id;
  }

  /** Once: whoever comes second finds it begun. */
  async begin(id: string): Promise<void> {
    const table = await readTable(this.#around.store, id);
    if (table === undefined || table.status !== 'gathering') return;
    const door = await doorOf(table.system);
    if (door === undefined) throw new Error(`${id}: no system ${table.system}`);
    const begun: Table = {
      ...table,
      status: 'playing',
      begunAt: this.#around.now(),
      dice: withEntropy(table),
      tableVersion: table.tableVersion + 1,
    };
    const live = new LiveMatch(door, begun, this.#around);
    if (await live.begin()) {
      this.#live.set(id, Promise.resolve(live));
      await this.#around.store.announce({ match: id, what: 'table' });
    }
  }

  /** Something about a match changed, here or on another node. */
  async hear({ match, what, version = Number.POSITIVE_INFINITY }: Announcement): Promise<void> {
    const live = await this.#live.get(match);
    if (live === undefined || what === 'chat') return;
    if (what === 'log') return version > live.version ? live.catchUp() : undefined;
    const table = await readTable(this.#around.store, match);
    if (table !== undefined) live.table = table;
  }

  /** The connection to the others was lost for a while: whatever is in memory may be old. */
  async hearAll(): Promise<void> {
    for (const match of [...this.#live.keys()]) {
      await this.hear({ match, what: 'table' });
      await this.hear({ match, what: 'log' });
    }
  }

  async #load(id: string): Promise<LiveMatch | undefined> {
    const table = await readTable(this.#around.store, id);
    if (table === undefined || table.status === 'gathering') return undefined;
    const door = await doorOf(table.system);
    if (door === undefined) throw new Error(`${id}: no system ${table.system}`);
    const live = new LiveMatch(door, table, this.#around);
    await live.catchUp();
    return live;
  }

  #forgetOldest(): void {
    const [oldest] = this.#live.keys();
    if (this.#live.size > IN_MEMORY && oldest !== undefined) this.#live.delete(oldest);
  }
}

const chairStatement = (
  match: string,
  seat: Seat,
  position: number,
  who: Plan['chairs'][Seat] | undefined,
): Statement => {
  const person = who !== undefined && 'person' in who ? who.person : null;
  const bot = who !== undefined && 'bot' in who ? who.bot : null;
  return sql`insert into seats (match, seat, position, person, bot, wants_pause)
    values (${match}, ${seat}, ${position}, ${person}, ${bot}, 0)`;
};

/** MOT-07: what each seat threw in is shown with the promise, before the first roll. */
const withEntropy = ({ dice, chairs }: Table): DiceDeclaration =>
  dice.source !== 'verifiable'
    ? dice
    : {
        ...dice,
        entropy: Object.fromEntries(
          chairs.flatMap(({ seat, entropy }) => (entropy === null ? [] : [[seat, entropy]])),
        ),
      };
