import type { FastifyBaseLogger } from 'fastify';
import { StoreAway } from '../store/fault.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { moveDeadlines, moveStragglers } from './correction.ts';
import { CLOSED_MS, type Judgement, judge, lastHeartbeat, noteHeartbeat, SMALL_MS } from './heartbeat.ts';
import type { MachineClock } from './machineClock.ts';
import { spanText } from './span.ts';

const BEAT_EVERY_MS = 60_000;
/** A jump that has lasted this long is not an accident. */
const LASTING_MS = 10 * 60_000;
/** If the database takes longer to report its time, we do not compare it with ours. */
const SLOW_MS = 1_000;

/** How far the wall clock is from our time, and since when (in elapsed time). */
interface Jump {
  readonly ahead: number;
  readonly since: number;
}

/** Our time at a given moment of elapsed time. */
interface Anchor {
  readonly time: number;
  readonly elapsed: number;
}

interface Services {
  readonly machine: MachineClock;
  readonly log: FastifyBaseLogger;
}

/**
 * The time that the whole server uses: the wall clock's at the start, plus the time elapsed since. Once a minute we
 * compare it with the wall clock and save it. The wall clock is the machine's own or, if several nodes share a
 * database, the database's, so that no node follows a wrong clock of its own.
 */
export class ServerClock {
  readonly #machine: MachineClock;
  readonly #log: FastifyBaseLogger;
  #anchor: Anchor | undefined;
  /** The last correction this node has applied. */
  #since: number | undefined;
  #jump: Jump | undefined;

  constructor({ machine, log }: Services) {
    this.#machine = machine;
    this.#log = log;
  }

  /** Waits if the last heartbeat is too old: nothing falls due before we know how long we were closed. */
  readonly now = (): number => {
    if (this.#anchor === undefined) return this.#machine.wall();
    return Math.floor(this.#anchor.time + Math.min(this.#passed(this.#anchor), CLOSED_MS));
  };

  #passed({ elapsed }: Anchor): number {
    return this.#machine.elapsed() - elapsed;
  }

  /** Runs once a minute; returns a function that stops it. `corrected` is called when every deadline was moved. */
  keep(store: Store, corrected: () => void): () => void {
    const beat = () => this.beat(store, corrected).catch((problem) => this.#failed(problem));
    const timer = setInterval(() => void beat(), BEAT_EVERY_MS);
    return () => clearInterval(timer);
  }

  #failed(problem: unknown): void {
    if (!(problem instanceof StoreAway))
      this.#log.error({ err: problem }, 'the heartbeat could not be saved');
  }

  /** Compares our time with the wall clock and saves it. */
  async beat(store: Store, corrected: () => void = () => undefined): Promise<void> {
    const before = { since: this.#since, ahead: this.#jump?.ahead };
    const wall = await this.#wall(store);
    const elapsed = this.#machine.elapsed();
    const judgement = await this.#agree(store, wall, elapsed);
    this.#show(judgement, elapsed);
    this.#report(judgement);
    this.#noteJump(judgement, elapsed);
    const isCorrected = before.since !== this.#since;
    if (isCorrected || before.ahead !== this.#jump?.ahead) await store.jobs.realign(store);
    if (isCorrected && before.since !== undefined) corrected();
  }

  /** The first node to notice makes the correction, in one transaction; the others follow. */
  async #agree(store: Store, wall: number, elapsed: number): Promise<Judgement> {
    const before = this.#anchor;
    try {
      return await store.transaction(async (db) => {
        const last = await lastHeartbeat(db);
        const isOurs = before !== undefined && last?.since === this.#since;
        const own = isOurs ? Math.floor(before.time + elapsed - before.elapsed) : undefined;
        const judgement = judge(last, { own, wall, hasLasted: (drift) => this.#hasLasted(drift, elapsed) });
        if (judgement.alive < this.now()) this.#anchor = { time: judgement.alive, elapsed };
        if (judgement.since === last?.since) await moveStragglers(db, store, judgement);
        else if (last !== undefined) await moveDeadlines(db, store, judgement);
        await noteHeartbeat(db, judgement);
        return judgement;
      });
    } catch (problem) {
      this.#anchor = before;
      throw problem;
    }
  }

  async #wall(store: Store): Promise<number> {
    if (store.kind === 'embedded') return this.#machine.wall();
    const asked = this.#machine.elapsed();
    const [row] = await store.all<{ at: number }>(
      sql`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`,
    );
    const isSlow = this.#machine.elapsed() - asked > SLOW_MS;
    return isSlow && this.#anchor !== undefined
      ? this.#expectedWall(this.#anchor)
      : (row as { at: number }).at;
  }

  #expectedWall(anchor: Anchor): number {
    return Math.floor(anchor.time + this.#passed(anchor)) + (this.#jump?.ahead ?? 0);
  }

  #show({ alive, since }: Judgement, elapsed: number): void {
    this.#anchor = { time: alive, elapsed };
    this.#since = since;
  }

  #hasLasted(drift: number, elapsed: number): boolean {
    const jump = this.#jump;
    return jump !== undefined && isSame(jump.ahead, drift) && elapsed - jump.since >= LASTING_MS;
  }

  #noteJump({ ahead, jumped }: Judgement, elapsed: number): void {
    if (isSame(this.#jump?.ahead ?? 0, ahead)) return;
    this.#jump = isSame(ahead, 0) ? undefined : { ahead, since: elapsed };
    if (this.#jump !== undefined) this.#log.warn(jumpText(ahead));
    else if (jumped === 0) this.#log.info('The clock agrees with the server again.');
  }

  #report({ closed, jumped }: Judgement): void {
    if (closed > 0) this.#log.warn(closedText(closed));
    if (jumped !== 0) this.#log.warn(correctionText(jumped));
  }
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= SMALL_MS;

const jumpText = (ahead: number): string =>
  `The clock is ${spanText(ahead)} ${ahead > 0 ? 'ahead' : 'behind'}: the server ignores that unless it lasts for ten minutes.`;

const closedText = (closed: number): string =>
  `The server was down for ${spanText(closed)}: every deadline moves by that much.`;

const correctionText = (jumped: number): string =>
  `The server's time is set ${jumped > 0 ? 'forward' : 'back'} by ${spanText(jumped)} to agree with the clock, and every deadline with it.`;
