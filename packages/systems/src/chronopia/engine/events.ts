/** What happens in a campaign. Every event says what changed and what each empire learns; `apply` only merges it. */
import type { ClauseId, GameEvent, Json, Roll } from '@warmoot/kernel';
import { PUBLIC, withDelivered } from '../knowledge/heard.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { withBooked } from '../rules/accounting/withBooked.ts';
import type { Hex } from '../state/ground.ts';
import type {
  Army,
  BattleFigures,
  Campaign,
  City,
  Empire,
  EmpireId,
  ReportLine,
  Section,
  Sheet,
  Site,
  Spy,
  Unit,
} from '../state/state.ts';

/** A thing by its number: new (complete, with the next number), changed (some fields), or gone. */
export type Edit<T> = readonly [id: number, change: Partial<T> | null];

/** The changes of an event; everything else stays the same. */
export interface Change {
  readonly empires?: readonly Edit<Empire>[];
  readonly cities?: readonly Edit<City>[];
  readonly armies?: readonly Edit<Army>[];
  readonly units?: readonly Edit<Unit>[];
  readonly spies?: readonly Edit<Spy>[];
  /** A site is replaced completely; null clears it. */
  readonly sites?: readonly (readonly [hex: number, site: Site | null])[];
  readonly rivers?: readonly (readonly [side: number, what: 'river' | 'ford' | 'bridge' | null])[];
  readonly knowledge?: readonly (readonly [empire: EmpireId, learned: Partial<Knowledge>])[];
  readonly sheets?: readonly (readonly [empire: EmpireId, sheet: Sheet])[];
  /** Added to treasuries, after `empires`; may be negative. */
  readonly money?: readonly (readonly [empire: EmpireId, guilders: number])[];
  /** Fields of the campaign itself. */
  readonly set?: Partial<
    Omit<
      Campaign,
      'empires' | 'cities' | 'armies' | 'units' | 'spies' | 'sites' | 'rivers' | 'knowledge' | 'sheets'
    >
  >;
}

/** Text for some empires, or for all: the only way anybody learns of an event. */
export interface ReportText {
  readonly to: readonly EmpireId[] | 'all';
  readonly section: Section;
  readonly text: string;
  /** Where it happened: a hex, or a way from hex to hex; only what every reader knows. */
  readonly at?: readonly Hex[];
  readonly blows?: readonly string[];
  readonly battle?: BattleFigures;
}

export interface CampaignEvent extends GameEvent {
  readonly rules: readonly ClauseId[];
  /** Figures for tools and tests. */
  readonly about?: Readonly<Record<string, Json>>;
  readonly change?: Change;
  readonly told?: readonly ReportText[];
  /** Draws that were not rolled because they were settled beforehand (CHR-MOD-01). */
  readonly settled?: readonly Roll[];
}

const edited = <T>(
  list: readonly (T | null)[],
  edits: readonly Edit<T>[] | undefined,
): readonly (T | null)[] => {
  if (edits === undefined) return list;
  const copy = list.slice();
  for (const [id, change] of edits)
    copy[id] = change === null ? null : ({ ...(copy[id] ?? {}), ...change } as T);
  return copy;
};

const replaced = <T>(
  record: Readonly<Record<number, T>>,
  entries: readonly (readonly [number, T | null])[] | undefined,
): Readonly<Record<number, T>> => {
  if (entries === undefined) return record;
  const copy = { ...record };
  for (const [key, value] of entries)
    if (value === null) delete copy[key];
    else copy[key] = value;
  return copy;
};

const learned = (
  known: Readonly<Record<EmpireId, Knowledge>>,
  entries: Change['knowledge'],
): Readonly<Record<EmpireId, Knowledge>> => {
  if (entries === undefined) return known;
  const copy = { ...known };
  for (const [empire, news] of entries) copy[empire] = { ...copy[empire]!, ...news };
  return copy;
};

const paid = (empires: readonly Empire[], money: Change['money']): readonly Empire[] => {
  if (money === undefined) return empires;
  const copy = empires.slice();
  for (const [id, guilders] of money) {
    const empire = copy[id]!;
    copy[id] = { ...empire, treasury: empire.treasury + guilders };
  }
  return copy;
};

const withTold = (campaign: Campaign, { told, rules }: CampaignEvent): Campaign['reports'] => {
  if (told === undefined || told.length === 0) return campaign.reports;
  const reports: Record<EmpireId, readonly ReportLine[]> = { ...campaign.reports };
  for (const { to, section, text, ...more } of told) {
    const line: ReportLine = { turn: campaign.turn, section, text, rules, ...more };
    for (const empire of to === 'all' ? [...playersOf(campaign), PUBLIC] : to)
      reports[empire] = [...(reports[empire] ?? []), line];
  }
  return reports;
};

const playersOf = ({ empires }: Campaign): readonly EmpireId[] =>
  empires.filter(({ power }) => power === 'player').map(({ id }) => id);

/** Records an event: cannot roll, refuse or fail. */
export const apply = (campaign: Campaign, event: CampaignEvent): Campaign => {
  const change = event.change ?? {};
  const after: Campaign = {
    ...campaign,
    ...change.set,
    empires: paid(edited(campaign.empires, change.empires) as readonly Empire[], change.money),
    cities: edited(campaign.cities, change.cities),
    armies: edited(campaign.armies, change.armies),
    units: edited(campaign.units, change.units),
    spies: edited(campaign.spies, change.spies),
    sites: replaced(campaign.sites, change.sites),
    rivers: replaced(campaign.rivers, change.rivers) as Campaign['rivers'],
    knowledge: learned(campaign.knowledge, change.knowledge),
    sheets: replaced(campaign.sheets, change.sheets),
  };
  const told = { ...after, reports: withTold(after, event) };
  return withDelivered(withDraws({ ...told, reports: withBooked(campaign, told, event) }, event));
};

/** Each draw takes the first value settled for its label. */
const stillSettled = (settled: Campaign['settled'], made: readonly Roll[]): Campaign['settled'] => {
  const left = [...settled];
  for (const { why } of made)
    left.splice(
      left.findIndex((draw) => draw.why === why),
      1,
    );
  return left;
};

/** The draws of the turn in progress, so that the moderator can run it again with the same ones (CHR-MOD-03). */
const withDraws = (campaign: Campaign, { rolls = [], settled = [] }: CampaignEvent): Campaign => {
  if (rolls.length + settled.length === 0) return campaign;
  const after =
    settled.length === 0 ? campaign : { ...campaign, settled: stillSettled(campaign.settled, settled) };
  return campaign.lock === null ? after : { ...after, drawn: [...campaign.drawn, ...settled, ...rolls] };
};
