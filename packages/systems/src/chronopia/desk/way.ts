/** The way of a unit over its slots as a text orders it: what each step costs and risks, as far as its empire knows. */
import type { HexPlace, Place, Seat } from '@warmoot/kernel';
import type { Action } from '../orders/orders.ts';
import { fileIn } from '../orders/written.ts';
import { actionText } from '../orderText/print/actions.ts';
import { actionCount, has, unitActionCount } from '../rules/execution/orders.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { plannedWay, walk } from '../rules/ground/walk.ts';
import { supplyOf } from '../rules/supply/status.ts';
import { withoutGhosts, withSupplyNow } from '../rules/supply/supplyNow.ts';
import { meant } from '../scene/plannedOrder.ts';
import { gridOf, type Hex, hexCount, labelOf, neighbours, terrainAt } from '../state/ground.ts';
import { armiesOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, EmpireId, SupplyStatus, Unit } from '../state/state.ts';
import { entriesOf, withEntries } from './entries.ts';

/** An army of another empire on the map, in or beside a hex. */
export interface Neighbour {
  readonly name: string;
  readonly size: number;
  /** The turn in which it was last seen, if it is out of sight now (CHR-HID-21). */
  readonly seen?: number;
}

export interface StepForeseen {
  readonly place: HexPlace;
  readonly hex: string;
  readonly terrain: string;
  /** Whether the hex is in sight now: what is in it may be older knowledge (CHR-HID-23). */
  readonly isSeen: boolean;
  readonly near: readonly Neighbour[];
}

export interface SlotForeseen {
  readonly pace: 'move' | 'march';
  readonly steps: readonly StepForeseen[];
  /** Hexes it covers, and the most it could. */
  readonly used: number;
  readonly most: number;
  /** Why the way ends before its last step. */
  readonly barred?: { readonly because: string; readonly rule: string };
}

export interface WayForeseen {
  readonly from: HexPlace;
  readonly slots: readonly SlotForeseen[];
  /** Where it ends, and its supply there at the next Payables (CHR-R-74). */
  readonly hex: string;
  readonly supply: SupplyStatus;
  readonly range: number;
  /** Actions in the next turn, if it stays there (CHR-SUP-01). */
  readonly actionsThen: number;
}

type Going = Extract<Action, { a: 'move' | 'march' }>;
const isGoing = (action: Action | undefined): action is Going =>
  action?.a === 'move' || action?.a === 'march';

const placeOf = ({ ground }: Campaign, hex: Hex): HexPlace => gridOf(ground).hexes[hex % hexCount(ground)]!;

const ownMover = (view: Campaign, me: EmpireId, name: string): Army | Unit | undefined =>
  [...armiesOf(view, me), ...unitsOf(view, me)].find((thing) => thing.name === name);

const neighboursOf = (view: Campaign, me: EmpireId, hex: Hex): Neighbour[] => {
  const around: readonly Hex[] = [hex, ...neighbours(view.ground, hex)];
  return armiesOf(view)
    .filter(({ owner, at }) => owner !== me && around.includes(at))
    .map(({ owner, number, size, raisedTurn }) => ({
      name: `${view.empires[owner]!.name} ${number}`,
      size,
      ...(raisedTurn < view.turn - 1 && { seen: raisedTurn }),
    }));
};

const stepForeseen = (view: Campaign, me: EmpireId, hex: Hex): StepForeseen => ({
  place: placeOf(view, hex),
  hex: labelOf(view.ground, hex),
  terrain: terrainAt(view.ground, hex),
  isSeen: view.knowledge[me]?.inSight.includes(hex) ?? false,
  near: neighboursOf(view, me, hex),
});

const slotForeseen = (
  view: Campaign,
  me: EmpireId,
  thing: Army | Unit,
  from: Hex,
  going: Going,
): SlotForeseen => {
  const boat = has(going, 'BOAT');
  const mover = moverOf(view, { ...thing, at: from } as Army & Unit);
  const { way, refusal } = walk(view, mover, from, going.steps, { pace: going.a, boat });
  const hexes = plannedWay(view, from, going.steps).slice(1);
  return {
    pace: going.a,
    steps: hexes.map((hex) => stepForeseen(view, me, hex)),
    used: way.length - 1,
    most: Math.max(way.length - 1, allowance(mover, going.a, { boat })),
    ...(refusal && { barred: { because: refusal.because, rule: refusal.rule } }),
  };
};

const supplyThere = (view: Campaign, thing: Army | Unit, at: Hex): Pick<Army, 'supply' | 'range'> => {
  const moved = { ...thing, at, ...('inside' in thing && { inside: false }) };
  const isUnit = 'kind' in thing;
  const there: Campaign = {
    ...withoutGhosts(view),
    ...(isUnit
      ? { units: view.units.map((unit) => (unit?.id === thing.id ? (moved as Unit) : unit)) }
      : {
          armies: withoutGhosts(view).armies.map((army) => (army?.id === thing.id ? (moved as Army) : army)),
        }),
  };
  const { armies, units } = supplyOf(there);
  return (isUnit ? units : armies).get(thing.id) ?? thing;
};

export const wayOf = (given: Campaign, me: EmpireId, text: string, unit: string): WayForeseen | undefined => {
  const view = withSupplyNow(given);
  const thing = ownMover(view, me, unit);
  if (thing === undefined) return undefined;
  let at: Hex = thing.at;
  const slots = entriesOf(view, me, text, unit)
    .map(({ action }) => action)
    .filter(isGoing)
    .map((going) => {
      const slot = slotForeseen(view, me, thing, at, going);
      at = plannedWay(view, at, going.steps).at(-1)!;
      return slot;
    });
  const { supply, range } = supplyThere(view, thing, at);
  const then = { ...thing, supply, range };
  const next = { ...view, turn: view.turn + 1 };
  return {
    from: placeOf(view, thing.at),
    slots,
    hex: labelOf(view.ground, at),
    supply,
    range,
    actionsThen: 'kind' in then ? unitActionCount(next, then) : actionCount(next, then),
  };
};

/** As if the text were the sheet already. */
const withSheet = (view: Campaign, me: EmpireId, text: string): Campaign => ({
  ...view,
  sheets: {
    ...view.sheets,
    [me]: { statements: fileIn(view, me, text).statements, battle: view.sheets[me]?.battle ?? [] },
  },
});

/** The text with the way of a unit led on to a hex, over as many slots as it needs; undefined if there is none. */
export const withWayTo = (
  view: Campaign,
  seat: Seat,
  me: EmpireId,
  text: string,
  unit: string,
  place: Place,
): string | undefined => {
  const command = meant(withSheet(view, me, text), seat, [unit], place);
  if (command?.type !== 'order') return undefined;
  const { actions } = command.statement;
  return withEntries(view, me, text, unit, () => actions.map((action) => ({ text: actionText(action) })));
};
