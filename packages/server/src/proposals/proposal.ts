import type { Seat } from '@warmoot/kernel';
import type { Status, Table } from '../matches/table.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** What can be proposed at a table, and on which terms (MOT-15). */
export type Terms =
  | {
      readonly kind: 'takeback';
      /** How many of the proposer's own commands. */
      readonly moves: number;
      /** The line whose position the match returns to. */
      readonly to: number;
      /** The spectators' last number then: once they see more, the proposal lapses. */
      readonly shown: number;
    }
  | { readonly kind: 'end'; readonly winners: readonly Seat[] }
  | { readonly kind: 'pause' | 'resume' | 'rematch' };
export type Kind = Terms['kind'];

/** `agreed`: by everybody, and about to be carried out. */
type State = 'open' | 'agreed' | 'done' | 'declined' | 'withdrawn' | 'fallen';

export interface Proposal {
  readonly id: string;
  readonly seat: Seat;
  readonly terms: Terms;
  /** The seats that agreed, in the order of their answers. */
  readonly agreed: readonly Seat[];
  readonly state: State;
  readonly declinedBy: Seat | null;
  readonly madeAt: number;
  readonly dueAt: number;
  /** The match that a rematch led to. */
  readonly rematch: string | null;
}

interface KindRules {
  readonly when: readonly Status[];
  /** The answer of a computer player that is alone with one person. */
  readonly computersAgree: boolean;
  /** Whether it takes effect when nobody has answered in time. */
  readonly silenceAgrees: boolean;
  readonly hours: number;
}

const DAYS_OPEN = 3;

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  takeback: { when: ['playing'], computersAgree: true, silenceAgrees: false, hours: 24 * DAYS_OPEN },
  end: { when: ['playing', 'paused'], computersAgree: false, silenceAgrees: false, hours: 24 * DAYS_OPEN },
  pause: { when: ['playing'], computersAgree: true, silenceAgrees: false, hours: 24 * DAYS_OPEN },
  resume: { when: ['paused'], computersAgree: true, silenceAgrees: true, hours: 24 }, // MOT-16
  rematch: { when: ['over'], computersAgree: true, silenceAgrees: false, hours: 24 * DAYS_OPEN },
};

/**
 * MOT-15: the seats whose people have not agreed yet. A person with several seats answers once; open seats and computer
 * players have no vote.
 */
export const waitingFor = ({ chairs }: Table, { seat, agreed }: Proposal): readonly Seat[] => {
  const heard = new Set(
    chairs.filter((chair) => chair.seat === seat || agreed.includes(chair.seat)).map(({ person }) => person),
  );
  return chairs
    .filter((chair) => chair.person !== null && !heard.has(chair.person) && !agreed.includes(chair.seat))
    .map((chair) => chair.seat);
};

/** Two seats that propose the same thing have agreed to it (MOT-15). */
export const isSame = (a: Terms, b: Terms): boolean => {
  if (a.kind === 'takeback') return b.kind === 'takeback' && a.to === b.to;
  if (a.kind === 'end') return b.kind === 'end' && a.winners.join() === b.winners.join();
  return a.kind === b.kind;
};

/** Lapses when the match ends; a takeback also when play visibly continues (MOT-13). */
export const fallsAfter = ({ state, terms }: Proposal, isOver: boolean, isPublic: boolean): boolean =>
  state === 'open' && (isOver || (isPublic && terms.kind === 'takeback'));

interface Row {
  readonly id: string;
  readonly seat: Seat;
  readonly terms: string;
  readonly agreed: string;
  readonly state: State;
  readonly declined_by: Seat | null;
  readonly made_at: number;
  readonly due_at: number;
  readonly rematch: string | null;
}

export const proposalsOf = async (db: Queryable, match: string): Promise<Proposal[]> => {
  const rows = await db.all<Row>(
    sql`select * from proposals where match = ${match} order by made_at, kind, seat`,
  );
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat,
    terms: JSON.parse(row.terms) as Terms,
    agreed: JSON.parse(row.agreed) as Seat[],
    state: row.state,
    declinedBy: row.declined_by,
    madeAt: row.made_at,
    dueAt: row.due_at,
    rematch: row.rematch,
  }));
};

/** A seat has one proposal of each kind: a new one replaces it. */
export const written = (match: string, it: Proposal): Statement => sql`
  insert into proposals (match, kind, seat, id, terms, agreed, state, declined_by, made_at, due_at, rematch)
  values (${match}, ${it.terms.kind}, ${it.seat}, ${it.id}, ${JSON.stringify(it.terms)},
    ${JSON.stringify(it.agreed)}, ${it.state}, ${it.declinedBy}, ${it.madeAt}, ${it.dueAt}, ${it.rematch})
  on conflict (match, kind, seat) do update set id = excluded.id, terms = excluded.terms, agreed = excluded.agreed,
    state = excluded.state, declined_by = excluded.declined_by, made_at = excluded.made_at,
    due_at = excluded.due_at, rematch = excluded.rematch`;

export const proposalKey = (match: string, { terms, seat }: Pick<Proposal, 'terms' | 'seat'>): string =>
  `proposal:${match}:${terms.kind}:${seat}`;
