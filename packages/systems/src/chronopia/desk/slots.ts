/** The actions of one unit, slot by slot, as its card shows them (CHR-ACT-01). A change on the card changes the text. */
import type { Action, Intent, Qualifier, Statement, Step } from '../orders/orders.ts';
import { readOrdersOf } from '../orders/written.ts';
import { statementText } from '../orderText/index.ts';
import { actionText } from '../orderText/print/actions.ts';
import { cityActionCount } from '../rules/cities/cityActions.ts';
import { actionCount, unitActionCount } from '../rules/execution/orders.ts';
import { plannedWay } from '../rules/ground/walk.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { labelOf } from '../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Unit } from '../state/state.ts';

type Order = Extract<Statement, { readonly s: 'order' }>;

export interface SlotCard {
  /** As the grammar writes it. */
  readonly text: string;
  /** The directions it takes, for arrows. */
  readonly steps: readonly Step[];
  /** Where the unit will be after it, if it moves. */
  readonly to?: string;
}

export interface UnitSlots {
  /** The line of the text that orders this unit. */
  readonly line: number;
  readonly cards: readonly SlotCard[];
  /** How many actions it has this turn. */
  readonly available: number;
  /** What it does if it meets others, if its orders say so (CHR-CMB-07). */
  readonly intent?: Intent;
}

const stepsOf = (action: Action): readonly Step[] =>
  action.a === 'move' || action.a === 'march' ? action.steps : [];

interface Ordered {
  readonly at: number;
  readonly available: number;
}

const named = <T extends Army | Unit | City>(things: readonly T[], wanted: string): T | undefined =>
  things.find(({ name }) => name === wanted);

/** Where the empire's own unit or city of that name is, and how many actions it has. */
const ownThing = (view: Campaign, me: EmpireId, name: string): Ordered | undefined => {
  const army = named(armiesOf(view, me), name);
  if (army) return { at: army.at, available: actionCount(view, army) };
  const unit = named(unitsOf(view, me), name);
  if (unit) return { at: unit.at, available: unitActionCount(view, unit) };
  const city = named(citiesOf(view, me), name);
  return city && { at: city.at, available: cityActionCount(view, city) };
};

const cardsOf = (view: Campaign, thing: Ordered, actions: readonly Action[]): SlotCard[] => {
  let at = thing.at;
  return actions.map((action) => {
    const steps = stepsOf(action);
    at = plannedWay(view, at, steps).at(-1)!;
    return {
      text: actionText(action),
      steps,
      ...(steps.length > 0 && { to: labelOf(view.ground, at) }),
    };
  });
};

/** The qualifiers of an action that may have some. */
const qualifiersOf = (action: Action): readonly Qualifier[] => ('with' in action ? action.with : []);

const intentIn = (actions: readonly Action[]): Intent | undefined =>
  actions.flatMap(qualifiersOf).find((one): one is Extract<Qualifier, { q: 'INTENT' }> => one.q === 'INTENT')
    ?.intent;

/** The statement on a line that orders this unit, and the line. */
const orderOf = (
  view: Campaign,
  me: EmpireId,
  text: string,
  unit: string,
): { readonly order: Order; readonly line: number } | undefined => {
  const { statements, where = [] } = readOrdersOf(view, me, text).file;
  const at = statements.findIndex((one) => one.s === 'order' && one.unit === unit);
  const order = statements[at];
  return order?.s === 'order' ? { order, line: where[at]?.line ?? 1 } : undefined;
};

export const slotsIn = (given: Campaign, me: EmpireId, text: string, unit: string): UnitSlots | undefined => {
  const view = withSupplyNow(given);
  const thing = ownThing(view, me, unit);
  if (thing === undefined) return undefined;
  const found = orderOf(view, me, text, unit);
  const actions = found?.order.actions ?? [];
  const intent = intentIn(actions);
  return {
    line: found?.line ?? 0,
    cards: cardsOf(view, thing, actions),
    available: thing.available,
    ...(intent !== undefined && { intent }),
  };
};

/** The text with this unit's line changed; if no actions are left, the line is removed. */
const changed = (
  view: Campaign,
  me: EmpireId,
  text: string,
  unit: string,
  change: (actions: readonly Action[]) => readonly Action[],
): string => {
  const found = orderOf(view, me, text, unit);
  if (found === undefined) return text;
  const actions = change(found.order.actions);
  const lines = text.split('\n');
  const own = actions.length === 0 ? [] : [statementText({ ...found.order, actions })];
  lines.splice(found.line - 1, 1, ...own);
  return lines.join('\n');
};

export const withoutSlot = (view: Campaign, me: EmpireId, text: string, unit: string, slot: number): string =>
  changed(view, me, text, unit, (actions) => actions.filter((_, at) => at !== slot));

const intending = (action: Action, intent: Intent | undefined): Action => {
  if (!('with' in action)) return action;
  const others = action.with.filter(({ q }) => q !== 'INTENT');
  return { ...action, with: intent === undefined ? others : [...others, { q: 'INTENT', intent }] } as Action;
};

/** What the unit does if it meets others, written on each of its actions that can meet some (CHR-CMB-07). */
export const withIntentOf = (
  view: Campaign,
  me: EmpireId,
  text: string,
  unit: string,
  intent: Intent | undefined,
): string => changed(view, me, text, unit, (actions) => actions.map((action) => intending(action, intent)));
