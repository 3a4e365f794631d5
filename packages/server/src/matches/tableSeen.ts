import type { DeadlineClass, Outcome, Seat } from '@warmoot/kernel';
import { MODERATOR } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { type BattleSeen, battlesSeen, type CampaignSeen, campaignSeen } from '../battles/battlesSeen.ts';
import { type ProposalSeen, proposalsSeen } from '../proposals/proposalSeen.ts';
import { sql } from '../store/statement.ts';
import { type DiceSeen, diceSeen } from './diceSeen.ts';
import { doorOf } from './doors.ts';
import type { HaltSeen } from './halted.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Status, Table, Visibility } from './table.ts';
import { viewMatch } from './viewMatch.ts';

/** The public part of a table: no seed, no invitations, no e-mail or network addresses. */
export interface TableSeen {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly options: unknown;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  readonly dice: DiceSeen;
  readonly settings: Omit<Table['settings'], 'moderator' | 'battle'> & { readonly hasModerator: boolean };
  readonly chairs: readonly ChairSeen[];
  readonly deadlines: readonly DeadlineSeen[];
  readonly proposals: readonly ProposalSeen[];
  /** The campaign whose battle this is. */
  readonly campaign: CampaignSeen | null;
  /** The battles of this campaign that the seat may know of. */
  readonly battles: readonly BattleSeen[];
  /** Why the match cannot go on; null if it can. */
  readonly halted: HaltSeen | null;
}
interface ChairSeen {
  readonly seat: Seat;
  /** The side's name and colour, if its rules define them before the match begins. */
  readonly side?: string;
  readonly colour?: string;
  readonly name: string | null;
  readonly bot: string | null;
  readonly isOpen: boolean;
  readonly isPresent: boolean;
}
interface DeadlineSeen {
  readonly seat: Seat;
  readonly task: string;
  readonly class: DeadlineClass;
  readonly dueAt: number | null;
}

export const tableSeen = async (context: AppContext, table: Table, seat: Seat): Promise<TableSeen> => {
  const { id, system, title, visibility, status, outcome } = table;
  const { moderator, battle: _, ...settings } = table.settings;
  const { live, halted } = await viewMatch(context.matches, id);
  const sides = await sidesOf(table);
  return {
    id,
    system,
    title,
    options: await visibleOptions(table, seat),
    visibility,
    status,
    outcome,
    createdAt: table.createdAt,
    begunAt: table.begunAt,
    endedAt: table.endedAt,
    dice: diceSeen(table),
    settings: { ...settings, hasModerator: moderator !== null },
    chairs: table.chairs.map((chair) => ({
      seat: chair.seat,
      ...sides.get(chair.seat),
      name: chair.personName,
      bot: chair.bot,
      isOpen: chair.person === null && chair.bot === null,
      isPresent: chair.person !== null && context.presence.isHere(id, chair.person),
    })),
    deadlines: await deadlinesSeen(context, table, seat, live),
    proposals: await proposalsSeen(context.store, table, seat),
    campaign: await campaignSeen(context.store, table),
    battles: await battlesSeen(context.store, table, seat),
    halted,
  };
};

/** The options that the system lets a seat know: a map drawn for the match would reveal what is hidden on it. */
export const visibleOptions = async ({ system, options }: Table, seat: Seat): Promise<unknown> => {
  const door = await doorOf(system);
  return door?.system.visibleOptions(options, seat) ?? {};
};

const sidesOf = async ({
  system,
  options,
}: Table): Promise<ReadonlyMap<Seat, Pick<ChairSeen, 'side' | 'colour'>>> => {
  const sides = (await doorOf(system))?.system.sides?.(options) ?? [];
  return new Map(
    sides.map(({ seat, name, colour }) => [
      seat,
      { side: name, ...(colour === undefined ? {} : { colour }) },
    ]),
  );
};

interface DeadlineRow {
  readonly seat: Seat;
  readonly task: string;
  readonly class: DeadlineClass;
  readonly due_at: number | null;
}

/** A deadline must not reveal to others a decision that only its owner may know of. */
const deadlinesSeen = async (
  context: AppContext,
  table: Table,
  seat: Seat,
  live: LiveMatch | undefined,
): Promise<DeadlineSeen[]> => {
  if (table.status === 'gathering' || table.status === 'over') return [];
  const open = live?.sightOf(seat).open ?? [];
  const rows = await context.store.all<DeadlineRow>(
    sql`select seat, task, class, due_at from deadlines where match = ${table.id} order by seat`,
  );
  return rows
    .filter(
      (row) =>
        seat === MODERATOR ||
        open.some((decision) => decision.seat === row.seat && decision.task === row.task),
    )
    .map((row) => ({ seat: row.seat, task: row.task, class: row.class, dueAt: row.due_at }));
};
