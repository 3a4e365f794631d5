import type { AppContext } from '../api/appContext.ts';
import { signInFirst } from '../api/problem.ts';
import { type CampaignSeen, campaignSeen } from '../battles/battlesSeen.ts';
import { awaitsBattle } from '../battles/openOrders.ts';
import type { Person } from '../people/person.ts';
import { type Statement, sql } from '../store/statement.ts';
import { seatsOf, viewingSeat } from './access.ts';
import type { HaltSeen } from './halted.ts';
import type { Table } from './table.ts';
import { visibleOptions } from './tableSeen.ts';
import { viewMatch } from './viewMatch.ts';

export interface Listing {
  readonly which: 'mine' | 'open' | 'watch';
  readonly before?: number | undefined;
  readonly limit: number;
  /** Filters for the public lists: one system only, with or without computer players, in play or over. */
  readonly system?: string | undefined;
  readonly computers?: 'with' | 'without' | undefined;
  readonly status?: 'live' | 'over' | undefined;
}

/** A match in a list. */
export interface ListedMatch {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly status: Table['status'];
  readonly options: unknown;
  /** The result counts for the players' ratings (MOT-20). */
  readonly isRated: boolean;
  /** When something public last happened; a secret act does not change it. */
  readonly movedAt: number;
  readonly chairs: readonly { seat: string; name: string | null; bot: string | null; isOpen: boolean }[];
  readonly yours: readonly string[];
  /** The campaign whose battle this is. */
  readonly campaign: CampaignSeen | null;
  /** The match is waiting for the asker. */
  readonly isYourTurn: boolean;
  /** Why one of the asker's own matches cannot go on, in one sentence. */
  readonly halted: Pick<HaltSeen, 'says' | 'said'> | null;
}

/** Newest first. */
export const listMatches = async (
  context: AppContext,
  person: Person | undefined,
  listing: Listing,
): Promise<ListedMatch[]> => {
  const rows = await context.store.all<{ id: string; moved_at: number }>(statementFor(person, listing));
  const listed = await Promise.all(
    rows.map(({ id, moved_at }) => matchListed(context, person, id, moved_at)),
  );
  return listed.filter((match) => match !== undefined);
};

const STATUSES = {
  open: ['gathering', 'gathering', 'gathering'],
  live: ['playing', 'paused', 'paused'],
  over: ['over', 'over', 'over'],
  all: ['playing', 'paused', 'over'],
} as const;
/** The fewest and the most computer players. */
const COMPUTERS = { with: [1, 1_000], without: [0, 0], any: [0, 1_000] } as const;

const publicStatement = ({ which, before, limit, system, computers, status }: Listing): Statement => {
  const [first, second, third] = STATUSES[which === 'open' ? 'open' : (status ?? 'all')];
  const [fewest, most] = COMPUTERS[computers ?? 'any'];
  return sql`select id, moved_at from matches
    where status in (${first}, ${second}, ${third}) and visibility = ${'open'}
      and moved_at < ${before ?? Number.MAX_SAFE_INTEGER} and system like ${system ?? '%'}
      and (select count(*) from seats where seats.match = matches.id and bot is not null)
        between ${fewest} and ${most}
    order by moved_at desc limit ${limit}`;
};

const statementFor = (person: Person | undefined, listing: Listing): Statement => {
  const { which, before, limit } = listing;
  const until = before ?? Number.MAX_SAFE_INTEGER;
  if (which !== 'mine') return publicStatement(listing);
  if (person === undefined) throw signInFirst();
  return sql`select id, moved_at from matches
    where moved_at < ${until} and (owner = ${person.id} or id in
      (select match from seats where person = ${person.id} or substitute = ${person.id}))
    order by moved_at desc limit ${limit}`;
};

const matchListed = async (
  context: AppContext,
  person: Person | undefined,
  id: string,
  movedAt: number,
): Promise<ListedMatch | undefined> => {
  const table = await context.matches.table(id);
  if (table === undefined) return undefined;
  const yours = seatsOf(table, person);
  return {
    id,
    system: table.system,
    title: table.title,
    status: table.status,
    options: await visibleOptions(table, viewingSeat(table, person, undefined)),
    isRated: table.settings.rated === true,
    movedAt,
    chairs: table.chairs.map(({ seat, personName, bot, person: who }) => ({
      seat,
      name: personName,
      bot,
      isOpen: who === null && bot === null,
    })),
    yours,
    campaign: await campaignSeen(context.store, table),
    ...(await standingOf(context, table, yours)),
  };
};

const standingOf = async (
  context: AppContext,
  { id, status }: Table,
  yours: readonly string[],
): Promise<Pick<ListedMatch, 'isYourTurn' | 'halted'>> => {
  if (yours.length === 0 || (status !== 'playing' && status !== 'paused'))
    return { isYourTurn: false, halted: null };
  const { live, halted } = await viewMatch(context.matches, id);
  const open = live?.moment.pending.filter((decision) => !awaitsBattle(live.moment, decision)) ?? [];
  const isWaitedFor = (seat: string) => open.some((decision) => decision.seat === seat);
  return {
    isYourTurn: status === 'playing' && halted === null && yours.some(isWaitedFor),
    halted: halted && { says: halted.says, said: halted.said },
  };
};
