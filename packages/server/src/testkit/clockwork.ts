import type { Seat } from '@warmoot/kernel';
import pino from 'pino';
import type { AppContext } from '../api/appContext.ts';
import { type ClockRoom, clockHandlers } from '../clock/absence.ts';
import { deadlinesAfter } from '../clock/deadlinesAfter.ts';
import type { Handlers, Job } from '../jobs/jobs.ts';
import { Hub } from '../live/hub.ts';
import { doorOf } from '../matches/doors.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { Matches } from '../matches/matches.ts';
import type { Settings as MatchSettings } from '../matches/table.ts';
import type { Mail } from '../post/mailer.ts';
import { notificationsAfter } from '../post/notificationsAfter.ts';
import { postHandlers } from '../post/postHandlers.ts';
import type { PostRoom } from '../post/postRoom.ts';
import { proposalHandlers } from '../proposals/carryOut.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { testSettings } from './server.ts';
import type { StoreKind } from './stores.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Half past nine on a Monday morning (UTC). */
export const MONDAY = Date.UTC(2026, 10, 16, 9, 30);

/**
 * The clock and e-mails of a server whose time stands still until a test advances it; every job then runs at the moment
 * it is due, in order.
 */
export class Clockwork {
  readonly store: Store;
  readonly hub = new Hub();
  readonly matches: Matches;
  /** Every e-mail that was sent. */
  readonly mails: Mail[] = [];
  /** What happens to the next e-mails instead, in order. */
  readonly mishaps: Error[] = [];
  readonly settings = { ...testSettings({ SMTP_URL: 'smtp://mail.example' }), privateHooks: true };
  time: number;
  /** Undefined: a computer player that is never asked. */
  botActs: ClockRoom['botActs'] = () => Promise.reject(new Error('no computer player is expected to act'));

  constructor(store: Store, time: { readonly now: number } = { now: MONDAY }) {
    this.store = store;
    this.time = time.now;
    const now = () => this.time;
    const consequences = [deadlinesAfter, notificationsAfter];
    this.matches = new Matches({ store, now, consequences, published: () => undefined });
  }

  static async in(kind: StoreKind): Promise<Clockwork> {
    return new Clockwork(await kind.open({ now: () => MONDAY }));
  }

  /** The context that the server's routes and rooms need. */
  get context(): AppContext & PostRoom {
    const { store, matches, hub, settings } = this;
    const log = pino({ level: 'silent' });
    const isPresent = async (match: string, person: string) => hub.isPresent(match, person);
    const now = () => this.time;
    const services = { store, matches, hub, settings, log, isPresent, now, mailer: { send: this.#send } };
    return services as unknown as AppContext & PostRoom;
  }

  get handlers(): Handlers {
    const botActs: ClockRoom['botActs'] = (match, seat, player) => this.botActs(match, seat, player);
    return {
      ...clockHandlers({ ...this.context, botActs }),
      ...postHandlers(this.context),
      ...proposalHandlers(this.context),
    };
  }

  readonly #send = async (mail: Mail): Promise<void> => {
    const mishap = this.mishaps.shift();
    if (mishap !== undefined) throw mishap;
    this.mails.push(mail);
  };

  async addPerson(
    id: string,
    name: string,
    email: string | null = null,
    settings: object = {},
  ): Promise<void> {
    await this.store.run(sql`insert into people (id, name, email, settings, created_at)
      values (${id}, ${name}, ${email}, ${JSON.stringify(settings)}, ${this.time})`);
    if (email === null) return;
    await this.store.run(sql`insert into subscriptions (id, person, kind, target, secret, created_at, failures)
      values (${`mail of ${id}`}, ${id}, 'mail', ${email}, 'a secret', ${this.time}, 0)`);
  }

  /** Ann (red) and Bob (blue) at the practice table; blue hides first. */
  async match(settings: Partial<MatchSettings> = {}): Promise<LiveMatch> {
    const id = await this.matches.create({
      door: (await doorOf('practice'))!,
      options: {},
      title: 'The Ford',
      visibility: 'private',
      owner: 'ann',
      settings: {
        hours: { setup: 24, turn: 48 },
        absence: 'default',
        absenceBot: null,
        moderator: null,
        ownDice: false,
        ...settings,
      },
      chairs: { red: { person: 'ann' }, blue: { person: 'bob' } },
    });
    return (await this.matches.open(id)) as LiveMatch;
  }

  give(match: LiveMatch, seat: Seat, ...commands: readonly object[]) {
    return match.submit({ seat, commands });
  }

  /** PostgreSQL's clock keeps running; here everything happens on the full minute. */
  async waiting(): Promise<readonly Job[]> {
    const jobs = await this.store.picture((picture) => picture.jobs());
    return jobs.map((job) => ({ ...job, runAt: Math.ceil(job.runAt / MINUTE) * MINUTE }));
  }

  /** Advances time. A job that throws is put back, as in a queue, for an hour later. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (let job = await this.#next(end); job !== undefined; job = await this.#next(end)) {
      this.time = Math.max(this.time, job.runAt);
      await this.do(job);
    }
    this.time = end;
  }

  async do(job: Job): Promise<void> {
    await this.store.jobs.cancel(this.store, job.key);
    try {
      await this.handlers[job.name]?.(job.payload);
    } catch {
      await this.store.jobs.add(this.store, { ...job, runAt: this.time + HOUR });
    }
  }

  async #next(until: number): Promise<Job | undefined> {
    const due = (await this.waiting()).filter(({ runAt }) => runAt <= until);
    return due.toSorted((a, b) => a.runAt - b.runAt)[0];
  }
}
