import {
  type GameCommand,
  MODERATOR,
  randomCommand,
  type Seat,
  type SeededDice,
  seededDice,
} from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { isOpen, type Table } from '../matches/table.ts';
import type { RunningServer } from '../start.ts';
import type { Answer, Browser } from './browser.ts';
import type { Shown } from './shown.ts';

export interface Hopper {
  readonly id: string;
  readonly name: string;
  readonly browser: Browser;
}

interface HoppedGame {
  readonly system: string;
  readonly options?: unknown;
  readonly moderator?: boolean;
}

/** Options with and without secrets; with the system's own moderator's seat, the table's, or none. */
const CHOSEN: readonly HoppedGame[] = [
  { system: 'practice' },
  { system: 'practice', moderator: true },
  { system: 'practice' },
  { system: 'csw', options: { scenario: 'morgarten', modules: ['tunnels'] } },
  { system: 'csw', options: { scenario: 'morgarten' } },
  { system: 'practice' },
  {
    system: 'chronopia',
    options: {
      empires: [
        { name: 'Aldmark', race: 'FB' },
        { name: 'Brakka', race: 'BB' },
      ],
      moderator: true,
      hexesPerEmpire: 25,
    },
  },
  { system: 'citystates', options: { players: 2, switches: { limit: 2 } } },
];

/** A system without options chosen here is played with the first of its laws. */
const OTHERS = await Promise.all(
  SYSTEMS.filter(({ id }) => !CHOSEN.some(({ system }) => system === id)).map(
    async ({ id, laws }): Promise<HoppedGame> => ({ system: id, options: (await laws()).kit.options[0] }),
  ),
);

const GAMES = [...CHOSEN, ...OTHERS];

/** Imports come late: without these steps most copies would be left before anybody acts in them. */
const TURNS_AT_COPY = 6;

/** One table, and three people who try everything on it. */
export class HoppedTable {
  readonly #server: RunningServer;
  readonly #people: readonly Hopper[];
  readonly #shown: Shown;
  readonly #lots: SeededDice;
  /** How often each thing was done or refused, over all tables. */
  readonly done: Record<string, number>;
  /** Everything that was tried, to help find the cause of a failure. */
  readonly #tried: string[] = [];
  #id = '';
  #isCopy = false;
  /** The origin of a copy that has not begun, and who imported it. */
  #origin: { readonly from: string; readonly by: string } | undefined;

  constructor(
    server: RunningServer,
    people: readonly Hopper[],
    shown: Shown,
    nth: number,
    done: Record<string, number>,
  ) {
    this.#server = server;
    this.#people = people;
    this.#shown = shown;
    this.#lots = seededDice(`table ${nth}`);
    this.done = done;
  }

  async make(nth: number): Promise<void> {
    const { browser } = this.#anybody();
    const game = GAMES[nth % GAMES.length] as HoppedGame;
    const visibility = this.#chance(2) ? 'open' : 'private';
    const { body } = await browser.post('/matches', { ...game, visibility });
    this.#id = body.id;
    for (const [at, { seat }] of (await this.#table()).chairs.entries())
      await (at > 0 && this.#chance(4)
        ? browser.put(`/matches/${this.#id}/seats/${seat}/bot`, { bot: 'random' })
        : this.#sitSomehow(this.#people[(nth + at) % 3] as Hopper, seat));
  }

  /** Does something at random; then the same person looks. */
  async step(): Promise<void> {
    const moves = [
      this.#sit,
      this.#sit,
      this.#leave,
      this.#leave,
      this.#sendBotAway,
      this.#seatBot,
      this.#handOver,
      this.#substitute,
      this.#command,
      this.#command,
      this.#undo,
      this.#resign,
      this.#import,
    ];
    const who = this.#anybody();
    const isOver = (await this.#table()).status === 'over'; // its record is open, and little else is left to try
    await (isOver && this.#chance(2) ? this.#import : this.#pick(moves)).call(this, who);
    for (const person of this.#people) if (person === who || this.#chance(4)) await this.#look(person);
  }

  /** Nobody may play on with forbidden knowledge. */
  async check(): Promise<string | undefined> {
    const live = await this.#live();
    if (live === undefined || live.moment.outcome !== undefined) return undefined;
    const found = this.#shown.unfair(await this.#table());
    return found === undefined ? undefined : `${found}: ${this.#tried.join(', ')}`;
  }

  #table(): Promise<Table> {
    return this.#server.context.matches.table(this.#id) as Promise<Table>;
  }

  async #live(): Promise<LiveMatch | undefined> {
    const live = await this.#server.context.matches.open(this.#id);
    if (live !== undefined) this.#noteCopied(live);
    return live;
  }

  /** Once a copy has begun, what people know of its origin counts there too. */
  #noteCopied(copy: LiveMatch): void {
    if (this.#origin === undefined) return;
    const { from, by } = this.#origin;
    this.#origin = undefined;
    this.#shown.copied(
      this.#people.map(({ id }) => id),
      from,
      copy,
      by,
    );
  }

  #chance(sides: number): boolean {
    return this.#lots.roll(sides, 'chance') === 1;
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#lots.roll(list.length, 'pick') - 1] as T;
  }

  #anybody(): Hopper {
    return this.#pick(this.#people);
  }

  async #count(who: Hopper, what: string, sent: Promise<Answer>): Promise<Answer> {
    const answer = await sent;
    const key = answer.status === 200 ? what : `${what} refused ${/MOT-0\d/.exec(answer.text) ?? ''}`.trim();
    this.done[key] = (this.done[key] ?? 0) + 1;
    this.#tried.push(`${who.name}: ${key}`);
    if (answer.status >= 500) throw new Error(`${what}: ${answer.text}`);
    return answer;
  }

  async #heldBy({ id }: Hopper): Promise<Seat[]> {
    const { chairs } = await this.#table();
    return chairs
      .filter(({ person, substitute }) => person === id || substitute === id)
      .map(({ seat }) => seat);
  }

  async #sit(who: Hopper): Promise<void> {
    const { chairs } = await this.#table();
    const open = chairs.filter(isOpen);
    await this.#sitSomehow(who, this.#pick(open.length > 0 ? open : chairs).seat);
  }

  /** Uses a link from the table's owner if the table is private. */
  async #sitSomehow(who: Hopper, seat: Seat): Promise<void> {
    const { owner, visibility, id } = await this.#table();
    if (visibility === 'open' || owner === who.id) {
      await this.#count(who, 'sit', who.browser.post(`/matches/${id}/seats/${seat}`));
      return;
    }
    await this.#byLink(owner, who, { purpose: 'seat', seat });
  }

  async #byLink(from: string, to: Hopper, request: { purpose: string; seat: Seat }): Promise<void> {
    const host = this.#people.find(({ id }) => id === from);
    const made = await host?.browser.post(`/matches/${this.#id}/invitations`, request);
    if (made?.status === 200) await this.#count(to, request.purpose, to.browser.post(made.body.link));
  }

  async #leave(who: Hopper): Promise<void> {
    for (const seat of await this.#heldBy(who))
      await this.#count(who, 'leave', who.browser.delete(`/matches/${this.#id}/seats/${seat}`));
  }

  async #sendBotAway(): Promise<void> {
    const { owner, chairs, id } = await this.#table();
    const bots = chairs.filter(({ bot }) => bot !== null);
    const keeper = this.#people.find((person) => person.id === owner);
    for (const { seat } of bots)
      if (keeper !== undefined)
        await this.#count(keeper, 'bot away', keeper.browser.delete(`/matches/${id}/seats/${seat}`));
  }

  async #seatBot(who: Hopper): Promise<void> {
    const { chairs, id } = await this.#table();
    const { seat } = this.#pick(chairs);
    await this.#count(who, 'bot', who.browser.put(`/matches/${id}/seats/${seat}/bot`, { bot: 'random' }));
  }

  async #handOver(who: Hopper): Promise<void> {
    const [seat] = await this.#heldBy(who);
    if (seat !== undefined) await this.#byLink(who.id, this.#anybody(), { purpose: 'handOver', seat });
  }

  async #substitute(who: Hopper): Promise<void> {
    const [seat] = await this.#heldBy(who);
    const name = this.#chance(3) ? null : this.#anybody().name;
    const path = `/matches/${this.#id}/seats/${seat}/substitute`;
    if (seat !== undefined) await this.#count(who, 'substitute', who.browser.put(path, { name }));
  }

  async #command(who: Hopper): Promise<void> {
    const live = await this.#live();
    for (const seat of await this.#heldBy(who)) {
      if (live === undefined || !live.moment.pending.some((open) => open.seat === seat)) continue;
      const { view } = live.sightOf(seat);
      const command = randomCommand(live.door.system, view, seat, this.#lots) as GameCommand | undefined;
      const body = { as: seat, seen: live.numberOf(seat), commands: [command] };
      const what = this.#isCopy ? 'command on a copy' : 'command';
      await this.#count(who, what, who.browser.post(`/matches/${live.id}/commands`, body));
    }
    if (this.#chance(3)) await this.#undo(who);
  }

  async #undo(who: Hopper): Promise<void> {
    const live = await this.#live();
    for (const seat of await this.#heldBy(who)) {
      if (live === undefined) return;
      const what = live.moment.outcome === undefined ? 'undo' : 'undo after the end';
      const body = { as: seat, seen: live.numberOf(seat) };
      await this.#count(who, what, who.browser.post(`/matches/${live.id}/undo`, body));
    }
  }

  /** Rarely, because little can be tried afterwards; then everybody reads everything, and it may be undone. */
  async #resign(who: Hopper): Promise<void> {
    const [seat] = await this.#heldBy(who);
    if (seat === undefined || !this.#chance(3)) return;
    const { status } = await this.#count(
      who,
      'resign',
      who.browser.post(`/matches/${this.#id}/resign`, { as: seat }),
    );
    if (status !== 200) return;
    for (const person of this.#people) await this.#look(person);
    await this.#undo(who);
  }

  /** The open part of the record, cut short so that the match can go on; play continues with the copy. */
  async #import(who: Hopper): Promise<void> {
    const from = this.#id;
    const { status, body } = await who.browser.get(`/matches/${from}/record`);
    if (status !== 200) return;
    const { log } = body.record;
    const record = { ...body.record, log: log.slice(0, Math.max(1, log.length - 1)) };
    const brought = await this.#count(
      who,
      'import',
      who.browser.post('/imports', { record, seed: body.seed }),
    );
    if (brought.status !== 200) return;
    this.#id = brought.body.id;
    this.#isCopy = true;
    this.#origin = { from, by: who.id };
    await this.#sitAtCopy(who);
    for (let turn = 0; turn < TURNS_AT_COPY; turn++) await this.#command(this.#anybody());
  }

  /** MOT-07: a copy waits for its seats. Its importer fills those that the others may not take. */
  async #sitAtCopy(who: Hopper): Promise<void> {
    for (const { seat } of (await this.#table()).chairs)
      await this.#sitSomehow(this.#chance(2) ? who : this.#anybody(), seat);
    for (const chair of (await this.#table()).chairs)
      if (isOpen(chair)) await this.#sitSomehow(who, chair.seat);
  }

  /** Looks from every seat of their own and from a forbidden one; remembers what came. */
  async #look(who: Hopper): Promise<void> {
    const live = await this.#live();
    if (live === undefined) return;
    const any = this.#pick([...live.seats, MODERATOR]);
    for (const seat of new Set([...(await this.#heldBy(who)), any])) await this.#lookFrom(who, live, seat);
  }

  async #lookFrom({ id, browser }: Hopper, live: LiveMatch, seat: Seat): Promise<void> {
    const { version } = live;
    if (this.#chance(3)) {
      const path = this.#pick(['news?', 'legal?', 'replay?number=1&', 'orders?', 'report?']);
      const { status } = await browser.get(`/matches/${live.id}/${path}as=${seat}`);
      if (status === 200) this.#shown.from(id, live, seat);
      return;
    }
    const { status, body } = await browser.get(`/matches/${live.id}/sight?as=${seat}`);
    if (status !== 200) return;
    if (live.version === version) this.#shown.view(id, live, body.sight.view);
    else this.#shown.from(id, live, seat);
  }
}
