/** Pointing a unit at a hex: the way there as the actions of this turn (CHR-ACT-01), from what the empire knows. */
import type { Place, Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Action, Step } from '../orders/orders.ts';
import { actionCount, unitActionCount } from '../rules/execution/orders.ts';
import { type Mover, moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import { plannedWay, walk } from '../rules/ground/walk.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { gridOf, type Hex, hexCount, isBelow, labelOf } from '../state/ground.ts';
import { actionsFor, armiesOf, unitsOf } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Army, Campaign, EmpireId, Unit } from '../state/state.ts';
import { counted } from '../words/grammar.ts';

/** Longer ways take many turns; nobody plans them in one go. */
const MAX_PATH = 60;

type Pace = 'move' | 'march';
type Going = Extract<Action, { a: Pace }>;

const isGoing = (action: Action): action is Going => action.a === 'move' || action.a === 'march';

/** How many of these steps one action takes. */
const reachOf = (campaign: Campaign, mover: Mover, from: Hex, steps: readonly Step[], pace: Pace): number =>
  walk(campaign, mover, from, steps, { pace }).way.length - 1;

interface Slots {
  readonly actions: readonly Going[];
  readonly stepsLeft: number;
}

const overSlots = (
  campaign: Campaign,
  mover: Mover,
  start: Hex,
  way: readonly Step[],
  { slots, paces }: { readonly slots: number; readonly paces: readonly Pace[] },
): Slots => {
  const actions: Going[] = [];
  let from = start;
  let rest = way;
  while (rest.length > 0 && actions.length < slots) {
    const tried = paces.map((a) => ({ a, reach: reachOf(campaign, mover, from, rest, a) }));
    const best = tried.reduce((one, next) => (next.reach > one.reach ? next : one));
    if (best.reach === 0) break;
    const steps = rest.slice(0, best.reach);
    actions.push({ a: best.a, steps, with: [] });
    from = plannedWay(campaign, from, steps).at(-1)!;
    rest = rest.slice(best.reach);
  }
  return { actions, stepsLeft: rest.length };
};

const ownThing = (view: Campaign, me: EmpireId, name: string): Army | Unit | undefined =>
  [...armiesOf(view, me), ...unitsOf(view, me)].find((thing) => thing.name === name);

const slotsOf = (view: Campaign, thing: Army | Unit): number =>
  'kind' in thing ? unitActionCount(view, thing) : actionCount(view, thing);

/** On the layer of the unit: a place of the map is a hex above and a hex below. */
const hexAt = ({ ground }: Campaign, from: Hex, place: Place): Hex | undefined => {
  if (!('q' in place)) return undefined;
  const cell = gridOf(ground).hexes.findIndex(({ q, r }) => q === place.q && r === place.r);
  return cell < 0 ? undefined : cell + (isBelow(ground, from) ? hexCount(ground) : 0);
};

/** Where it will be after the orders it has, if they only lead on and leave actions to give. */
const continued = (view: Campaign, thing: Army | Unit, slots: number): readonly Going[] => {
  const given = actionsFor(view, thing.owner, thing.name);
  return given.length < slots && given.every(isGoing) ? given.filter(isGoing) : [];
};

/** Moves if they are enough; otherwise it Marches where that leads further (CHR-AAC-07). */
const plannedActions = (view: Campaign, thing: Army | Unit, goal: Hex): readonly Going[] | undefined => {
  const all = slotsOf(view, thing);
  const before = continued(view, thing, all);
  const from = plannedWay(
    view,
    thing.at,
    before.flatMap(({ steps }) => steps),
  ).at(-1)!;
  const mover = moverOf(view, thing);
  const way = pathToward(view, mover, from, [goal], { within: MAX_PATH });
  if (way === null || way.steps.length === 0) return undefined;
  const slots = all - before.length;
  const moves = overSlots(view, mover, from, way.steps, { slots, paces: ['move'] });
  const chosen =
    moves.stepsLeft === 0
      ? moves
      : overSlots(view, mover, from, way.steps, { slots, paces: ['move', 'march'] });
  return chosen.actions.length === 0 ? undefined : [...before, ...chosen.actions];
};

/** The order meant by choosing a unit and pointing at a hex; a goal beyond this turn is approached. */
export const meant = (
  given: Campaign,
  seat: Seat,
  subjects: readonly string[],
  place: Place,
): CampaignCommand | undefined => {
  const me = seatEmpire(given, seat);
  const [unit, ...more] = subjects;
  if (me === null || unit === undefined || more.length > 0 || given.window?.name !== 'orders')
    return undefined;
  const view = withSupplyNow(given);
  const thing = ownThing(view, me, unit);
  const goal = thing && hexAt(view, thing.at, place);
  const actions = thing && goal !== undefined && plannedActions(view, thing, goal);
  return actions ? { type: 'order', statement: { s: 'order', unit, actions } } : undefined;
};

/** `2 of 2 actions, 3 hexes to 1204`. */
export const cost = (given: Campaign, seat: Seat, command: CampaignCommand): string | undefined => {
  const me = seatEmpire(given, seat);
  if (me === null || command.type !== 'order') return undefined;
  const { unit, actions } = command.statement;
  const view = withSupplyNow(given);
  const thing = ownThing(view, me, unit);
  const steps = actions.filter(isGoing).flatMap((going) => going.steps);
  if (thing === undefined || steps.length === 0) return undefined;
  const last = plannedWay(view, thing.at, steps).at(-1)!;
  return `${actions.length} of ${counted(slotsOf(view, thing), 'action')}, ${counted(steps.length, 'hex', 'hexes')} to ${labelOf(view.ground, last)}`;
};
