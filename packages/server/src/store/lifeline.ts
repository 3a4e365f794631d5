import pg from 'pg';

/** Our advisory locks, separate from those of other programs in the same database. */
export const OUR_LOCKS = 0x4d4f4f54;

export const CHANNEL = 'warmoot';
const SOONEST = 100;
const MAX_WAIT_MS = 2000;
/** With these, each side notices within seconds when the other has silently gone away. */
const WATCHFUL = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';
const ANSWER_WITHIN = 10_000;

interface LifelineEvents {
  readonly heard: (text: string) => void;
  readonly restored: () => void;
}

/**
 * The one connection that lasts as long as this node lives. It receives the news, and PostgreSQL knows that a node is
 * dead when the locks held through it are free. If lost, it reconnects automatically.
 */
export class Lifeline {
  readonly #config: pg.ClientConfig;
  readonly #hearing: LifelineEvents;
  readonly #held = new Set<string>();
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #wait = SOONEST;
  #isClosed = false;
  /** When it last connected. */
  #since = 0;

  constructor(config: pg.ClientConfig, hearing: LifelineEvents) {
    const patience = { query_timeout: ANSWER_WITHIN, connectionTimeoutMillis: ANSWER_WITHIN };
    this.#config = { ...config, ...patience, keepAlive: true };
    this.#hearing = hearing;
  }

  async open(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('notification', ({ payload = '' }) => this.#hearing.heard(payload));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`${WATCHFUL}; listen ${CHANNEL}`);
      for (const name of this.#held) await lock(client, name);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#since = performance.now();
    this.#wait = SOONEST;
  }

  /** How long (milliseconds) it has been up without a break; other nodes need a moment to reconnect too. */
  get age(): number {
    return this.#client === undefined ? 0 : performance.now() - this.#since;
  }

  /** Marks this name as alive here, until this node dies or releases it. */
  async hold(name: string): Promise<void> {
    this.#held.add(name);
    const client = this.#client;
    if (client !== undefined) await lock(client, name).catch(() => this.#lost(client));
  }

  letGo(name: string): void {
    this.#held.delete(name);
    this.#client
      ?.query('select pg_advisory_unlock($1, hashtext($2))', [OUR_LOCKS, name])
      .catch(() => undefined);
  }

  /** Uses this very connection; does nothing while it is lost. */
  async query(text: string, values: readonly unknown[]): Promise<void> {
    const client = this.#client;
    await client?.query(text, [...values]).catch(() => this.#lost(client));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#reopenLater();
  }

  #reopenLater(): void {
    this.#again = setTimeout(() => this.#reopen(), this.#wait);
    this.#wait = Math.min(MAX_WAIT_MS, this.#wait * 2);
  }

  async #reopen(): Promise<void> {
    try {
      await this.open();
      this.#hearing.restored();
    } catch {
      if (!this.#isClosed) this.#reopenLater();
    }
  }
}

const lock = (client: pg.Client, name: string): Promise<unknown> =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [OUR_LOCKS, name]);
