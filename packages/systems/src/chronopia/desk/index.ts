/** The order desk, for any surface: the sheet as text and as cards, what is wrong with it, and what will come of it. */
import type { Place, Seat, Seen } from '@warmoot/kernel';
import { knownTo } from '../orders/known.ts';
import type { Action, Statement } from '../orders/orders.ts';
import { keptText, sheetText } from '../orders/written.ts';
import { statementText } from '../orderText/index.ts';
import { actionText } from '../orderText/print/actions.ts';
import { reportOf, type TurnReport } from '../report/report.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { type Completion, completionAt } from './completion.ts';
import { withLine } from './entries.ts';
import { type Foresight, foresightOf } from './foresight/foresight.ts';
import { formsOf, type Orderable } from './forms/actions.ts';
import type { ActionForm, StatementForm } from './forms/field.ts';
import { type Due, payablesOf } from './forms/payables.ts';
import { formsIn, type Group } from './forms/statements.ts';
import { allLosses, armiesWithLosses } from './forms/troops.ts';
import { type SlotChange, slotsIn, type UnitSlots, withSlots } from './slots.ts';
import { type WayForeseen, wayOf, withWayTo } from './way.ts';

export type { Action, Intent, Item, Qualifier, Statement, Step } from '../orders/orders.ts';
export type { Finding } from '../orderText/index.ts';
export { glanceOf } from '../report/glance.ts';
export type { TurnReport } from '../report/report.ts';
export { overrideWords, rosterOf, standingOf } from '../report/reportWords.ts';
export type { BattleFigures, Campaign, ReportLine } from '../state/state.ts';
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
export type { ArmyForeseen, Foresight, Treasury } from './foresight/foresight.ts';
export type { Warning } from './foresight/warning.ts';
export {
  type ActionForm,
  type Field,
  type Form,
  isWhole,
  type Option,
  type StatementForm,
  type TroopOffer,
  valueTyped,
} from './forms/field.ts';
export type { Due } from './forms/payables.ts';
export type { Group } from './forms/statements.ts';
export { type MapMemory, memoryOf } from './memory.ts';
export { type NeutralForce, neutralForces, ordersFor } from './neutralForces.ts';
export { CHAPTERS, type Chapter, type ReplayStep, replayOf } from './replay.ts';
export { type OrderCard, type OrderSheet, readSheet } from './sheet.ts';
export type { SlotCard, SlotChange, UnitSlots } from './slots.ts';
export type { SlotForeseen, StepForeseen, WayForeseen } from './way.ts';

/** The present sheet of the seat as text; undefined for a seat without an empire. */
export const sheetOf = (view: Campaign, seat: Seat): string | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : sheetText(view, me);
};

/** The seat's unit or city slot by slot, as the text orders it; undefined for what is not its own. */
export const unitSlots = (view: Campaign, seat: Seat, text: string, unit: string): UnitSlots | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : slotsIn(view, me, text, unit);
};

/** The text with a change to the actions of one unit. */
export const withSlotChange = (
  view: Campaign,
  seat: Seat,
  text: string,
  unit: string,
  change: SlotChange,
): string => {
  const me = seatEmpire(view, seat);
  return me === null ? text : withSlots(view, me, text, unit, change);
};

/** Where a unit goes by the text, slot by slot; undefined for what cannot move or is not the seat's own. */
export const wayFor = (view: Campaign, seat: Seat, text: string, unit: string): WayForeseen | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : wayOf(view, me, text, unit);
};

/** The text with the way of a unit led on to a place of the map; undefined if it cannot get there. */
export const withWay = (
  view: Campaign,
  seat: Seat,
  text: string,
  unit: string,
  place: Place,
): string | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : withWayTo(view, seat, me, text, unit, place);
};

/** The text as it is kept when it is handed in. */
export const keptAs = (view: Campaign, seat: Seat, text: string): string | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : keptText(view, me, text);
};

export const withoutLine = (text: string, line: number): string => withLine(text, line, undefined);

/** The text with a line for this statement: in place of that line, or at the end. */
export const withStatement = (text: string, line: number | undefined, statement: Statement): string =>
  withLine(text, line, statementText(statement));

/** An order in the words of the grammar. */
export const wordsOf = (order: Action | Statement): string =>
  'a' in order ? actionText(order) : statementText(order);

export const completionFor = (
  view: Campaign,
  seat: Seat,
  text: string,
  caret: number,
): Completion | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : completionAt(knownTo(view, me), text, caret);
};

/** The empire's own thing of that name, with its kind. */
const orderable = (view: Campaign, me: EmpireId, unit: string): Orderable | undefined => {
  const kind = knownTo(view, me).own.find(({ name }) => name === unit)?.kind;
  const thing = [
    ...armiesOf(view, me),
    ...unitsOf(view, me),
    ...citiesOf(view, me),
    ...spiesOf(view, me),
  ].find(({ name }) => name === unit);
  return kind && thing && { view, me, kind, thing };
};

/** Every action this unit may be given, with what may be chosen for it; none for what is not the seat's own. */
export const actionForms = (view: Campaign, seat: Seat, unit: string): readonly ActionForm[] => {
  const me = seatEmpire(view, seat);
  const at = me === null ? undefined : orderable(view, me, unit);
  return at === undefined ? [] : formsOf(at);
};

/** Every line of this group that orders no unit, with what may be chosen for it. */
export const statementForms = (view: Campaign, seat: Seat, group: Group): readonly StatementForm[] => {
  const me = seatEmpire(view, seat);
  return me === null ? [] : formsIn({ view, me }, group);
};

/** The names of everything the seat may order, armies first. */
export const ownNames = (
  view: Campaign,
  seat: Seat,
): readonly { readonly name: string; readonly kind: string }[] => {
  const me = seatEmpire(view, seat);
  return me === null ? [] : knownTo(view, me).own;
};

/** What the empire owes this turn, in the order of payment (CHR-PAY-01). */
export const payablesFor = (view: Campaign, seat: Seat): readonly Due[] => {
  const me = seatEmpire(view, seat);
  return me === null ? [] : payablesOf({ view, me });
};

/** One REPLACE line for every army with losses that may be bought again (CHR-PAY-09). */
export const replacingAll = (view: Campaign, seat: Seat): readonly Statement[] => {
  const me = seatEmpire(view, seat);
  if (me === null) return [];
  const desk = { view, me };
  return armiesWithLosses(desk).map((army) => ({
    s: 'replace',
    army: army.name,
    items: allLosses(desk, army),
  }));
};

export const foresightFor = (
  view: Campaign,
  seat: Seat,
  statements: readonly Statement[],
): Foresight | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : foresightOf(view, me, statements);
};

/** The report of the turn as data (CHR-RPT-01); undefined for a seat without an empire. */
export const newsOf = (view: Campaign, seat: Seat): TurnReport | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : reportOf(view as Seen<Campaign>, me);
};
