import type { DeadlineClass, DiceDeclaration, Outcome, Seat } from '@warmoot/kernel';
import { type Proposal, proposalsOf } from '../proposals/proposal.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

export type Status = 'gathering' | 'playing' | 'paused' | 'over';
export type Visibility = 'open' | 'private';

/** What happens when a decision is not made in time. */
export type Absence = 'default' | 'bot' | 'substitute' | 'resign';

/** A match's settings, chosen when it is created. */
export interface Settings {
  /** Hours for each class of decision; a missing class has no deadline. Null: no deadlines at all. */
  readonly hours: { readonly [Class in DeadlineClass]?: number | undefined } | null;
  readonly absence: Absence;
  /** The computer player that acts for absent players. */
  readonly absenceBot: string | null;
  /** The moderator, if there is one. */
  readonly moderator: string | null;
  /** People enter their own dice. */
  readonly ownDice: boolean;
  /** MOT-13: whether moves can be taken back by agreement; yes unless it says never. */
  readonly takebacks?: 'never';
  /** Continues a match that ended on this server. Anybody may have read its secrets, so it is for one person alone. */
  readonly isStudy?: true;
  /** Agreed as rated when the table was made (MOT-20). */
  readonly rated?: true;
  /** The tournament that opened this match. */
  readonly tournament?: string;
  /** MOT-08: the campaign whose battle this is. */
  readonly battle?: BattleOf;
}

/** A battle's place in its campaign. */
export interface BattleOf {
  readonly campaign: string;
  /** The campaign's id of the battle. */
  readonly id: string;
  /** The campaign's seats that fight it. */
  readonly seats: readonly Seat[];
  /** Whoever may watch the campaign may watch it too; otherwise only those who fight it. */
  readonly openTo?: 'all';
}

/** Who sits in a seat: a person, a computer player, or nobody yet. */
export interface Chair {
  readonly seat: Seat;
  readonly person: string | null;
  readonly personName: string | null;
  /** On vacation until then: none of their deadlines falls before it. */
  readonly awayUntil: number | null;
  readonly substitute: string | null;
  readonly bot: string | null;
  readonly entropy: string | null;
}

/** Everything about a match except its log. */
export interface Table {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly options: unknown;
  readonly dice: DiceDeclaration;
  /** The seed of the dice: it never leaves the server before the match is over (MOT-07). */
  readonly secret: string;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly owner: string;
  readonly settings: Settings;
  readonly tableVersion: number;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  readonly chairs: readonly Chair[];
  /** MOT-15: at most one of each kind and seat, open or settled. */
  readonly proposals: readonly Proposal[];
}

interface MatchRow {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly options: string;
  readonly dice: string;
  readonly secret: string;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly owner: string;
  readonly settings: string;
  readonly table_version: number;
  readonly outcome: string | null;
  readonly created_at: number;
  readonly begun_at: number | null;
  readonly ended_at: number | null;
}
interface SeatRow {
  readonly seat: string;
  readonly person: string | null;
  readonly person_name: string | null;
  readonly away_until: number | null;
  readonly substitute: string | null;
  readonly bot: string | null;
  readonly entropy: string | null;
}

export const readTable = async (db: Queryable, id: string): Promise<Table | undefined> => {
  const [row] = await db.all<MatchRow>(sql`select * from matches where id = ${id}`);
  if (row === undefined) return undefined;
  const seats = await db.all<SeatRow>(sql`
    select seats.*, people.name as person_name, people.away_until from seats
    left join people on people.id = seats.person where seats.match = ${id} order by seats.position`);
  return tableOf(row, seats.map(chairOf), await proposalsOf(db, id));
};

const chairOf = (row: SeatRow): Chair => ({
  seat: row.seat,
  person: row.person,
  personName: row.person_name,
  awayUntil: row.away_until,
  substitute: row.substitute,
  bot: row.bot,
  entropy: row.entropy,
});

const tableOf = (row: MatchRow, chairs: readonly Chair[], proposals: readonly Proposal[]): Table => ({
  id: row.id,
  system: row.system,
  title: row.title,
  options: JSON.parse(row.options),
  dice: JSON.parse(row.dice) as DiceDeclaration,
  secret: row.secret,
  visibility: row.visibility,
  status: row.status,
  owner: row.owner,
  settings: JSON.parse(row.settings) as Settings,
  tableVersion: row.table_version,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  createdAt: row.created_at,
  begunAt: row.begun_at,
  endedAt: row.ended_at,
  chairs,
  proposals,
});

export const isOpen = ({ person, bot }: Chair): boolean => person === null && bot === null;

/** Every seat is taken: the match begins. */
export const isFull = ({ status, chairs }: Table): boolean => status === 'gathering' && !chairs.some(isOpen);

export const chairIn = ({ chairs }: Table, seat: Seat): Chair | undefined =>
  chairs.find((chair) => chair.seat === seat);
