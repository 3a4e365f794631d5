import { MODERATOR, type Seat } from '@warmoot/kernel';
import { doorOf } from '../matches/doors.ts';
import { readTable, type Status, type Table } from '../matches/table.ts';
import type { Queryable } from '../store/store.ts';
import { battlesOf } from './battleRows.ts';

/** A campaign, as its battle names it. */
export interface CampaignSeen {
  readonly match: string;
  readonly title: string;
}

/** A battle, as its campaign lists it. */
export interface BattleSeen {
  readonly match: string;
  readonly title: string;
  readonly status: Status;
  /** The campaign has its result, or needs it no longer. */
  readonly isSettled: boolean;
  /** The seat that is looking fights in it. */
  readonly isYours: boolean;
}

export const campaignSeen = async (db: Queryable, { settings }: Table): Promise<CampaignSeen | null> => {
  const campaign = settings.battle && (await readTable(db, settings.battle.campaign));
  return campaign === undefined ? null : { match: campaign.id, title: campaign.title };
};

/** Only the battles that this seat may know of; all once the campaign is over (MOT-09). */
export const battlesSeen = async (db: Queryable, campaign: Table, seat: Seat): Promise<BattleSeen[]> => {
  if ((await doorOf(campaign.system))?.system.opensBattles === undefined) return [];
  const seen: BattleSeen[] = [];
  for (const { match, is_settled } of await battlesOf(db, campaign.id)) {
    const table = (await readTable(db, match)) as Table;
    const { seats = [], openTo } = table.settings.battle ?? {};
    const isYours = seats.includes(seat);
    if (!isYours && openTo !== 'all' && seat !== MODERATOR && campaign.status !== 'over') continue;
    seen.push({ match, title: table.title, status: table.status, isSettled: is_settled === 1, isYours });
  }
  return seen;
};
