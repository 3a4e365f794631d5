/** The actions of one unit, slot by slot, as its card shows them (CHR-ACT-01). A change on the card changes the text. */
import type { Action, Intent, Qualifier, Step } from '../orders/orders.ts';
import { actionText } from '../orderText/print/actions.ts';
import { cityActionCount } from '../rules/cities/cityActions.ts';
import { actionCount, unitActionCount } from '../rules/execution/orders.ts';
import { plannedWay } from '../rules/ground/walk.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { labelOf } from '../state/ground.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Spy, Unit } from '../state/state.ts';
import { type Entry, entriesOf, withEntries } from './entries.ts';

export interface SlotCard {
  /** As the grammar writes it. */
  readonly text: string;
  /** None for words that cannot be read. */
  readonly action?: Action;
  readonly line: number;
  readonly column: number;
  /** The directions it takes, for arrows. */
  readonly steps: readonly Step[];
  /** Where the unit will be after it, if it moves. */
  readonly to?: string;
}

export interface UnitSlots {
  readonly cards: readonly SlotCard[];
  /** How many actions it has this turn. */
  readonly available: number;
  /** Carries Fleetfoot fruit: one Move or March more (CHR-SPT-02). */
  readonly hasFruit: boolean;
  /** What it does if it meets others, if its orders say so (CHR-CMB-07). */
  readonly intent?: Intent;
}

const stepsOf = (action: Action | undefined): readonly Step[] =>
  action?.a === 'move' || action?.a === 'march' ? action.steps : [];

interface Ordered {
  readonly at: number;
  readonly available: number;
  readonly hasFruit?: boolean;
}

const named = <T extends Army | Unit | City | Spy>(things: readonly T[], wanted: string): T | undefined =>
  things.find(({ name }) => name === wanted);

const carriesFruit = ({ turn }: Campaign, { stash }: Army): boolean => stash !== null && stash.until >= turn;

/** Where the empire's own unit or city of that name is, and how many actions it has; a spy is nowhere (CHR-UNT-15). */
const ownThing = (view: Campaign, me: EmpireId, name: string): Ordered | undefined => {
  const army = named(armiesOf(view, me), name);
  if (army) return { at: army.at, available: actionCount(view, army), hasFruit: carriesFruit(view, army) };
  const unit = named(unitsOf(view, me), name);
  if (unit) return { at: unit.at, available: unitActionCount(view, unit) };
  const city = named(citiesOf(view, me), name);
  if (city) return { at: city.at, available: cityActionCount(view, city) };
  return named(spiesOf(view, me), name) && { at: -1, available: 1 };
};

const cardsOf = (view: Campaign, thing: Ordered, entries: readonly Entry[]): SlotCard[] => {
  let at = thing.at;
  return entries.map((entry) => {
    const steps = stepsOf(entry.action);
    if (steps.length > 0) at = plannedWay(view, at, steps).at(-1)!;
    return { ...entry, steps, ...(steps.length > 0 && { to: labelOf(view.ground, at) }) };
  });
};

/** The qualifiers of an action that may have some. */
const qualifiersOf = (action: Action): readonly Qualifier[] => ('with' in action ? action.with : []);

const intentIn = (entries: readonly Entry[]): Intent | undefined =>
  entries
    .flatMap(({ action }) => (action === undefined ? [] : qualifiersOf(action)))
    .find((one): one is Extract<Qualifier, { q: 'INTENT' }> => one.q === 'INTENT')?.intent;

export const slotsIn = (given: Campaign, me: EmpireId, text: string, unit: string): UnitSlots | undefined => {
  const view = withSupplyNow(given);
  const thing = ownThing(view, me, unit);
  if (thing === undefined) return undefined;
  const entries = entriesOf(view, me, text, unit);
  const intent = intentIn(entries);
  return {
    cards: cardsOf(view, thing, entries),
    available: thing.available,
    hasFruit: thing.hasFruit ?? false,
    ...(intent !== undefined && { intent }),
  };
};

/** A change to the actions of one unit in a text. */
export type SlotChange =
  /** Behind all others if there is no such slot. */
  | { readonly put: Action; readonly slot: number }
  | { readonly remove: number }
  | { readonly swap: number; readonly with: number }
  /** On each action that can meet others; undefined leaves it to CHR-R-115. */
  | { readonly intent: Intent | undefined };

const intending = (action: Action, intent: Intent | undefined): Action => {
  if (!('with' in action)) return action;
  const others = action.with.filter(({ q }) => q !== 'INTENT');
  return { ...action, with: intent === undefined ? others : [...others, { q: 'INTENT', intent }] } as Action;
};

const swapped = (entries: readonly Entry[], one: number, other: number): readonly Entry[] =>
  entries.map((entry, at) => (at === one ? entries[other]! : at === other ? entries[one]! : entry));

const changedBy =
  (change: SlotChange) =>
  (entries: readonly Entry[]): readonly Pick<Entry, 'text'>[] => {
    if ('put' in change)
      return entries.toSpliced(change.slot, 1, { ...entries[change.slot]!, text: actionText(change.put) });
    if ('remove' in change) return entries.filter((_, at) => at !== change.remove);
    if ('swap' in change) return swapped(entries, change.swap, change.with);
    return entries.map((entry) =>
      entry.action === undefined ? entry : { text: actionText(intending(entry.action, change.intent)) },
    );
  };

export const withSlots = (
  view: Campaign,
  me: EmpireId,
  text: string,
  unit: string,
  change: SlotChange,
): string => withEntries(view, me, text, unit, changedBy(change));
