/** The order desk, for any surface: the sheet as text and as cards, what is wrong with it, and what it will cost. */
import type { Seat, Seen } from '@warmoot/kernel';
import { knownTo } from '../orders/known.ts';
import type { Intent, Statement } from '../orders/orders.ts';
import { treasuryAfter } from '../orders/rehearsal.ts';
import { readOrdersOf, readWritten, sheetText } from '../orders/written.ts';
import type { Finding } from '../orderText/index.ts';
import { reportOf, type TurnReport } from '../report/report.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { actionWords } from './actions.ts';
import { type Completion, completionAt } from './completion.ts';
import { slotsIn, type UnitSlots, withIntentOf, withoutSlot } from './slots.ts';

export type { Intent } from '../orders/orders.ts';
export type { Finding } from '../orderText/index.ts';
export { glanceOf } from '../report/glance.ts';
export type { TurnReport } from '../report/report.ts';
export { overrideWords, rosterOf, standingOf } from '../report/reportWords.ts';
export type { BattleFigures, Campaign, ReportLine } from '../state/state.ts';
export { withAction } from './actions.ts';
export {
  ENDINGS,
  type Ending,
  emptyForm,
  type FightOrder,
  type FightResult,
  type FormRow,
  pointsOf,
  rowsOf,
  valueIn,
  withValue,
} from './battleForm.ts';
export type { Completion } from './completion.ts';
export { type Console, consoleOf } from './console.ts';
export {
  CREATION_STATS,
  type CreationStat,
  comparablesFor,
  creationLike,
  formulaPrice,
  type Profile,
  withStat,
} from './creation.ts';
export { type EditableThing, editableThings } from './editable.ts';
export { type MapMemory, memoryOf } from './memory.ts';
export { type NeutralForce, neutralForces, ordersFor } from './neutralForces.ts';
export { CHAPTERS, type Chapter, type ReplayStep, replayOf } from './replay.ts';
export type { SlotCard, UnitSlots } from './slots.ts';

/** One line of the text that orders something. */
export interface OrderCard {
  readonly line: number;
  /** The unit or city it orders; none for payments, declarations and the like. */
  readonly unit?: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

export interface OrderSheet {
  readonly cards: readonly OrderCard[];
  readonly findings: readonly Finding[];
  /** What upkeep and these orders take from it (CHR-PAY-01). */
  readonly treasury: {
    readonly now: number;
    readonly upkeep: number;
    readonly orders: number;
    readonly left: number;
  };
}

const unitOf = (statement: Statement): { unit?: string } =>
  'unit' in statement && statement.unit !== undefined && statement.s !== 'slay'
    ? { unit: statement.unit }
    : {};

/** The present sheet of the seat as text; undefined for a seat without an empire. */
export const sheetOf = (view: Campaign, seat: Seat): string | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : sheetText(view, me);
};

/** A text as cards, in the order of its lines, checked with what the empire knows (CHR-GRM-05, CHR-HID-25). */
export const readSheet = (view: Campaign, seat: Seat, text: string): OrderSheet | undefined => {
  const me = seatEmpire(view, seat);
  const findings = readWritten(view, seat, text)?.findings;
  if (me === null || findings === undefined) return undefined;
  const { statements, where = [] } = readOrdersOf(view, me, text).file;
  const written = text.split('\n');
  const cards = [...new Set(where.map(({ line }) => line))].map((line): OrderCard => {
    const first = statements[where.findIndex((place) => place.line === line)];
    return {
      line,
      ...(first && unitOf(first)),
      text: written[line - 1]?.trim() ?? '',
      findings: findings.filter((finding) => finding.line === line),
    };
  });
  return { cards, findings, treasury: treasuryFor(view, me, statements) };
};

const treasuryFor = (given: Campaign, me: EmpireId, statements: readonly Statement[]) => {
  const view = withSupplyNow(given);
  const now = view.empires[me]!.treasury;
  const [idle, left] = [treasuryAfter(view, me, []), treasuryAfter(view, me, statements)];
  return { now, upkeep: now - idle, orders: idle - left, left };
};

/** The seat's unit or city slot by slot, as the text orders it; undefined for what is not its own. */
export const unitSlots = (view: Campaign, seat: Seat, text: string, unit: string): UnitSlots | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : slotsIn(view, me, text, unit);
};

/** The text without one action of a unit. */
export const withoutAction = (
  view: Campaign,
  seat: Seat,
  text: string,
  unit: string,
  slot: number,
): string => {
  const me = seatEmpire(view, seat);
  return me === null ? text : withoutSlot(view, me, text, unit, slot);
};

/** The text with what a unit does if it meets others; undefined leaves it to CHR-R-115. */
export const withIntent = (
  view: Campaign,
  seat: Seat,
  text: string,
  unit: string,
  intent: Intent | undefined,
): string => {
  const me = seatEmpire(view, seat);
  return me === null ? text : withIntentOf(view, me, text, unit, intent);
};

export const withoutLine = (text: string, line: number): string =>
  text
    .split('\n')
    .filter((_, at) => at !== line - 1)
    .join('\n');

export const completionFor = (
  view: Campaign,
  seat: Seat,
  text: string,
  caret: number,
): Completion | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : completionAt(knownTo(view, me), text, caret);
};

/** The words of the actions this unit may be given. */
export const actionsOn = (view: Campaign, seat: Seat, unit: string): readonly string[] => {
  const me = seatEmpire(view, seat);
  return me === null ? [] : actionWords(knownTo(view, me), unit);
};

/** The report of the turn as data (CHR-RPT-01); undefined for a seat without an empire. */
export const newsOf = (view: Campaign, seat: Seat): TurnReport | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : reportOf(view as Seen<Campaign>, me);
};
