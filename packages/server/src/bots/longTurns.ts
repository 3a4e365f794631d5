import type { Answer, GameEvent, Reading } from '@warmoot/kernel';
import type { RulesThread, Undecided } from '../matches/rulesThread.ts';
import type { Table } from '../matches/table.ts';
import type { Pool } from './pool.ts';
import { answered } from './workers.ts';

/** Far more than the longest turn takes. */
const LIMIT_MS = 60_000;

/**
 * Long turns, set-ups and options, decided in a thread that does nothing else, so that no thinking computer player and
 * no import delays them. Matches take turns.
 */
export class LongTurns implements RulesThread {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async decide({
    table,
    state,
    version,
    rolls,
    seat,
    command,
    typed,
  }: Undecided): Promise<Answer<GameEvent>> {
    const task = {
      kind: 'decide',
      system: table.system,
      options: table.options,
      state: JSON.stringify(state),
      seat,
      command,
      place: { dice: diceOf(table), version, rolls, typed },
    } as const;
    const asked = { asker: table.id, task, limitMs: LIMIT_MS };
    return JSON.parse(await answered('This command', this.#pool, asked)) as Answer<GameEvent>;
  }

  async setUp(table: Table): Promise<readonly GameEvent[]> {
    const { system, options } = table;
    const task = { kind: 'setup', system, options, dice: diceOf(table) } as const;
    const asked = { asker: table.id, task, limitMs: LIMIT_MS };
    return JSON.parse(await answered('This set-up', this.#pool, asked)) as readonly GameEvent[];
  }

  readOptions(system: string, options: unknown): Promise<Reading<unknown>> {
    const task = { kind: 'options', system, options } as const;
    return answered('This set-up', this.#pool, { asker: 'options', task, limitMs: LIMIT_MS });
  }
}

const diceOf = ({ secret, dice }: Table) => ({ secret, dice });
