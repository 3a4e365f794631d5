import { randomBytes } from 'node:crypto';
import { commitTo, type DiceDeclaration, type Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Chair, Settings, Table, Visibility } from './table.ts';

/** A match somebody wants to play. */
export interface Plan {
  readonly door: SystemDoor;
  readonly options: unknown;
  readonly title: string;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly settings: Settings;
  /** Who sits where from the start; the other seats stay open. */
  readonly chairs: Readonly<Record<Seat, { readonly person: string } | { readonly bot: string }>>;
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Twenty characters out of thirty-two: nobody can guess a private match's id. */
const newId = (): string => [...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join('');

/** MOT-07: a new seed, and the dice that promise it. */
export const newPromise = (): { readonly secret: string; readonly dice: DiceDeclaration } => {
  const secret = randomBytes(32).toString('hex');
  return { secret, dice: { source: 'verifiable', commitment: commitTo(secret), entropy: {} } };
};

/** MOT-07: the seed is drawn and promised when the table is made. */
export const newTable = (plan: Plan, at: number): Table => {
  const { door, options, title, visibility, owner, settings } = plan;
  const { secret, dice } = newPromise();
  return {
    id: newId(),
    system: door.system.id,
    title,
    options,
    dice: settings.ownDice ? { source: 'typed in' } : dice,
    secret,
    visibility,
    status: 'gathering',
    owner,
    settings,
    tableVersion: 1,
    outcome: null,
    createdAt: at,
    begunAt: null,
    endedAt: null,
    chairs: door.system.seats(options).map((seat) => chairOf(seat, plan.chairs[seat])),
    proposals: [],
  };
};

const chairOf = (seat: Seat, who: Plan['chairs'][Seat] | undefined): Chair => ({
  seat,
  person: who !== undefined && 'person' in who ? who.person : null,
  personName: null,
  awayUntil: null,
  substitute: null,
  bot: who !== undefined && 'bot' in who ? who.bot : null,
  entropy: null,
});

/** `version`: how many lines its log has. */
export const insertTable = async (db: Queryable, table: Table, version: number): Promise<void> => {
  const { id, system, title, options, dice, secret, visibility, status, owner, settings, createdAt } = table;
  const outcome = table.outcome === null ? null : JSON.stringify(table.outcome);
  await db.run(sql`
    insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings, version,
      table_version, outcome, created_at, begun_at, ended_at, moved_at)
    values (${id}, ${system}, ${title}, ${JSON.stringify(options)}, ${JSON.stringify(dice)}, ${secret},
      ${visibility}, ${status}, ${owner}, ${JSON.stringify(settings)}, ${version}, ${table.tableVersion},
      ${outcome}, ${createdAt}, ${table.begunAt}, ${table.endedAt}, ${createdAt})`);
  for (const [position, { seat, person, bot }] of table.chairs.entries())
    await db.run(sql`
      insert into seats (match, seat, position, person, bot)
      values (${id}, ${seat}, ${position}, ${person}, ${bot})`);
};
