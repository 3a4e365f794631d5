/**
 * A turn runs unseen. While it waits for a decision, only the empires that must decide see its current state; the
 * others see the state when orders were locked, and learn the rest when the turn is over (CHR-PLAY-03, CHR-R-186).
 */
import type { Campaign, EmpireId, ReportLine } from '../state/state.ts';

/** Not an empire: its report holds the public lines, all that spectators read. */
export const PUBLIC: EmpireId = -1;

type Waiting = Pick<Campaign, 'window' | 'lock' | 'end'>;

/** After his own patrols' choice he must not see that others are still choosing (CHR-PLAY-03). */
export const isAsked = ({ window }: Pick<Campaign, 'window'>, me: EmpireId | null): boolean =>
  window !== null &&
  me !== null &&
  window.asked.includes(me) &&
  !(window.name === 'patrol' && window.ready.includes(me));

/** Whether this empire may know the current state. */
export const isUpToDate = (campaign: Waiting, me: EmpireId | null): boolean =>
  campaign.lock === null || campaign.end !== null || isAsked(campaign, me);

const heardBy = ({ heard, lock }: Campaign, reader: EmpireId): number =>
  heard[reader] ?? lock?.reports[reader]?.length ?? 0;

/** The lines of a report that its empire has already received while the turn waits for others. */
export const linesDelivered = (campaign: Campaign, me: EmpireId): readonly ReportLine[] =>
  (campaign.reports[me] ?? []).slice(0, heardBy(campaign, me));

/** And those it will receive later; ledgers are left out. */
export const linesHeldBack = (campaign: Campaign, me: EmpireId | null): ReportLine[] => {
  const reader = me ?? PUBLIC;
  const lines = (campaign.reports[reader] ?? []).slice(heardBy(campaign, reader));
  return lines.filter(({ booking }) => booking === undefined);
};

/** Counts the lines delivered to empires that must decide. */
export const withDelivered = (campaign: Campaign): Campaign => {
  const { lock, window, reports } = campaign;
  if (lock === null) return Object.keys(campaign.heard).length === 0 ? campaign : { ...campaign, heard: {} };
  const asked = window?.asked.filter((empire) => isAsked(campaign, empire)) ?? [];
  if (asked.length === 0) return campaign;
  const news = asked.map((empire) => [empire, reports[empire]?.length ?? 0] as const);
  return { ...campaign, heard: { ...campaign.heard, ...Object.fromEntries(news) } };
};
