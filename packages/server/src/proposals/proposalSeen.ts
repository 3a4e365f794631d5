import { type Seat, SPECTATOR } from '@warmoot/kernel';
import type { Seen } from '../matches/recentNews.ts';
import type { Table } from '../matches/table.ts';
import type { Store } from '../store/store.ts';
import { KINDS, type Kind, type Proposal, waitingFor } from './proposal.ts';

/** A proposal as a seat sees it. */
export interface ProposalSeen {
  readonly id: string;
  readonly kind: Kind;
  readonly seat: Seat;
  readonly state: Proposal['state'];
  readonly agreed: readonly Seat[];
  readonly waitingFor: readonly Seat[];
  readonly declinedBy: Seat | null;
  readonly canBeDeclined: boolean;
  readonly madeAt: number;
  readonly dueAt: number;
  /** Of a takeback: how many of the proposer's commands, and the reader's own number at the position it leads to. */
  readonly moves?: number;
  readonly back?: number;
  /** The winners of an agreed end; none for a draw. */
  readonly winners?: readonly Seat[];
  /** The match that a rematch led to, for those who play in it. */
  readonly rematch?: string;
}

export const proposalsSeen = (store: Store, table: Table, seat: Seat): Promise<ProposalSeen[]> =>
  Promise.all(table.proposals.map((proposal) => seenBy(store, table, proposal, seat)));

const seenBy = async (store: Store, table: Table, proposal: Proposal, seat: Seat): Promise<ProposalSeen> => {
  const { id, terms, state, agreed, declinedBy, madeAt, dueAt, rematch } = proposal;
  return {
    id,
    kind: terms.kind,
    seat: proposal.seat,
    state,
    agreed,
    waitingFor: state === 'open' ? waitingFor(table, proposal) : [],
    declinedBy,
    canBeDeclined: !KINDS[terms.kind].silenceAgrees,
    madeAt,
    dueAt,
    ...(terms.kind === 'takeback' ? { moves: terms.moves } : {}),
    ...(terms.kind === 'takeback' && state === 'open'
      ? { back: await numberAt(store, table.id, terms.to, seat) }
      : {}),
    ...(terms.kind === 'end' ? { winners: terms.winners } : {}),
    ...(rematch !== null && seat !== SPECTATOR ? { rematch } : {}),
  };
};

/** A seat's number after a line, so that it can look at that position again before it answers. */
const numberAt = async (store: Store, match: string, line: number, seat: Seat): Promise<number> => {
  const [row] = await store.tail(match, line - 1, 1);
  return row === undefined ? 0 : ((JSON.parse(row.seen) as Seen)[seat] ?? 0);
};
