/**
 * Walks at the start of a slot: steps from the order, the terrain and the army's restrictions (CHR-ACT-03, CHR-ORD-05,
 * CHR-R-42).
 */
import type { Refusal } from '@warmoot/kernel';
import type { Action, Step } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { terrainAt } from '../../state/ground.ts';
import { citiesOf, cityAt } from '../../state/readers.ts';
import type { Army, Campaign, Unit, Walk } from '../../state/state.ts';
import { capital, counted } from '../../words/grammar.ts';
import { mustSplit } from '../actions/mustSplit.ts';
import { allowance, type Pace } from '../ground/allowance.ts';
import { checkStep } from '../ground/checkStep.ts';
import { mayMarchTwice } from '../ground/march.ts';
import { type Mover, moverOf } from '../ground/mover.ts';
import { isRoadWay } from '../ground/roads.ts';
import { checkMarch, plannedWay } from '../ground/walk.ts';
import { isBoundToCity, isInOwnCity } from './bounds.ts';
import { targetOfChase } from './chase.ts';
import { HOLD, has, hasAction, type Ordered, type Repair } from './orders.ts';

/** A walk, or none, and what had to be corrected in the order. */
interface Planned {
  readonly walk?: Walk;
  readonly repair?: Repair | undefined;
}
type MoveAction = Extract<Action, { a: 'move' | 'march' }>;

const walkFor = (thing: Army | Unit, more: Partial<Walk>): Walk => ({
  kind: 'kind' in thing ? 'unit' : 'army',
  id: thing.id,
  pace: 'move',
  boat: false,
  single: false,
  steps: [],
  home: false,
  chase: null,
  way: [thing.at],
  over: false,
  steppedIn: 0,
  ...more,
});

/** Why a March is not possible (E-06), or undefined (CHR-R-42). */
const marchFault = (
  campaign: Campaign,
  thing: Army | Unit,
  mover: Mover,
  steps: readonly Step[],
  boat: boolean,
): Refusal | undefined => {
  const no = (rule: string, because: string): Refusal => ({ ok: false, rule, because });
  if (['extended', 'out'].includes(thing.supply) && mover.kind === 'army')
    return no('CHR-SUP-01', 'supply is too far away for a March'); // a scout may (CHR-SUP-01 bars armies)
  if (!('kind' in thing)) {
    if (isLedByForeigners(thing)) return no('CHR-CMD-08', 'it has no leader of its own empire for a March');
    const { marches, rough } = thing.today;
    const twice = campaign.slot < 3 && marches > 0; // CHR-R-56: slot 3 is outside of CHR-R-46
    if (twice && (rough || !mayMarchTwice(campaign, mover, plannedWay(campaign, thing.at, steps))))
      return no('CHR-AAC-08', 'a second March must keep to clear ground or roads');
  }
  const verdict = checkMarch(campaign, mover, thing.at, steps, boat);
  return verdict.ok ? undefined : verdict;
};

/** CHR-CMD-08 */
const isLedByForeigners = ({ owner, heroes, bands }: Army): boolean =>
  [...heroes, ...bands].some(({ of }) => of !== owner) && !heroes.some(({ of }) => of === owner);

/** As many steps as the action allows; one more along a road (CHR-ARM-12, CHR-R-45). */
const withinAllowance = (
  campaign: Campaign,
  mover: Mover,
  from: number,
  steps: readonly Step[],
  pace: Pace,
  boat: boolean,
): readonly Step[] => {
  const usual = allowance(mover, pace, { boat });
  if (steps.length <= usual) return steps;
  const further = steps.slice(0, allowance(mover, pace, { boat, road: true }));
  return isRoadWay(campaign, plannedWay(campaign, from, further)) ? further : steps.slice(0, usual);
};

const putRight = (order: Ordered, repair: Repair | undefined): Repair | undefined => order.repair ?? repair;

/** CHR-R-50, CHR-R-51: requested, or already on board. */
const goesByBoat = ({ ground }: Campaign, { at, afloat }: Army | Unit, action: MoveAction): boolean =>
  has(action, 'BOAT') || (afloat && terrainAt(ground, at) === 'water');

/** CHR-R-42: March to Move, steps beyond the allowance cut. */
const plannedMove = (campaign: Campaign, thing: Army | Unit, action: MoveAction, home: boolean): Planned => {
  const mover = moverOf(campaign, thing);
  const boat = goesByBoat(campaign, thing, action);
  const fault = action.a === 'march' ? marchFault(campaign, thing, mover, action.steps, boat) : undefined;
  const pace = action.a === 'march' && fault === undefined ? 'march' : 'move';
  const steps = withinAllowance(campaign, mover, thing.at, action.steps, pace, boat);
  const cut: Repair | undefined =
    steps.length < action.steps.length
      ? {
          code: 'E-05',
          text: `its path is cut short: a ${capital(pace)} takes it only ${counted(steps.length, 'hex', 'hexes')}`,
        }
      : undefined;
  const repair = fault ? ({ code: 'E-06', text: `${fault.because}; it Moves instead` } as const) : cut;
  return { walk: walkFor(thing, { pace, boat, steps, home }), repair };
};

/** CHR-AAC-05, CHR-AAC-06, CHR-R-90 */
const plannedChase = (campaign: Campaign, thing: Army, action: MoveAction): Planned => {
  const how = has(action, 'engage') ? 'engage' : 'follow';
  const target = targetOfChase(campaign, thing, action, how);
  if (target === null)
    return action.steps.length > 0
      ? plannedMove(campaign, thing, action, false)
      : { repair: { code: 'E-10', text: 'no such target was in sight beside it, so it holds' } };
  const asked = action.a === 'march' || has(action, 'M');
  const fault = asked ? marchFault(campaign, thing, moverOf(campaign, thing), [], false) : undefined;
  return {
    walk: walkFor(thing, {
      pace: asked && fault === undefined ? 'march' : 'move',
      chase: { how, ...target },
    }),
    repair: fault && { code: 'E-06', text: `${fault.because}; it Moves instead` },
  };
};

const BROKEN_MAY = new Set<Action['a']>(['join', 'disband', 'recruit']);

/** CHR-BRK-05: at least one step a turn; only a Join counts as going home. Without a city there is none (CHR-R-35). */
const owesStep = (campaign: Campaign, army: Army, { a }: Action): boolean =>
  a !== 'join' &&
  citiesOf(campaign, army.owner).length > 0 &&
  !army.today.moved &&
  !isInOwnCity(campaign, army) &&
  !hasAction(campaign, army, campaign.slot + 1);

/** CHR-BRK-05, CHR-BRK-09, CHR-R-35: a forbidden action of a Broken army becomes a Move toward its nearest city. */
const plannedFlight = (campaign: Campaign, army: Army, { action, repair }: Ordered): Planned => {
  if (action.a === 'move' || action.a === 'march') {
    const planned = plannedMove(campaign, army, action, true);
    return has(action, 'follow') || has(action, 'engage')
      ? { ...planned, repair: { code: 'E-12', text: 'a Broken army cannot follow or engage' } }
      : planned;
  }
  if (BROKEN_MAY.has(action.a) && !owesStep(campaign, army, action)) return {};
  if (isInOwnCity(campaign, army)) return repair === undefined ? {} : { repair };
  const barred: Repair | undefined =
    action.a === 'hold' ? undefined : { code: 'E-11', text: 'a Broken army heads for its nearest city' };
  return { walk: walkFor(army, { home: true }), repair: repair ?? barred };
};

/** CHR-R-132: after a broken city fight its first action leads out of the hex; without orders it heads home. */
const mustLeaveNow = (campaign: Campaign, army: Army): boolean =>
  campaign.slot === 1 && army.mustLeave !== null && cityAt(campaign, army.at)?.id === army.mustLeave;

const leaves = (campaign: Campaign, army: Army, action: Action): boolean => {
  if (action.a !== 'move' && action.a !== 'march') return false;
  const [first] = action.steps;
  return (
    first !== undefined &&
    checkStep(campaign, moverOf(campaign, army), army.at, first, { pace: 'move', boat: has(action, 'BOAT') })
      .ok
  );
};

const plannedOnFoot = (campaign: Campaign, army: Army, { action }: Ordered): Planned => {
  if (action.a !== 'move' && action.a !== 'march') return {};
  if (isBoundToCity(campaign, army))
    return {
      repair: { code: 'E-11', text: 'it cannot leave the city until its structure is legal again' },
    };
  if (has(action, 'engage') || has(action, 'follow')) return plannedChase(campaign, army, action);
  return plannedMove(campaign, army, action, false);
};

/** How an army moves in the current slot. Pinned armies do nothing (CHR-ACT-05). */
export const armyWalk = (campaign: Campaign, army: Army, order: Ordered): Planned => {
  const { strays, stopped, pinned } = army.today;
  if (mustSplit(campaign, army) || (order.action === HOLD && !hasAction(campaign, army, campaign.slot)))
    return {};
  if (pinned || stopped) return order.repair ? { repair: order.repair } : {};
  if (strays !== null)
    return order.action.a === 'move'
      ? { walk: walkFor(army, { steps: order.action.steps, single: true }) }
      : {};
  if (mustLeaveNow(campaign, army) && !leaves(campaign, army, order.action))
    return { walk: walkFor(army, { home: true }), repair: order.repair };
  const planned = isBroken(campaign, army)
    ? plannedFlight(campaign, army, order)
    : plannedOnFoot(campaign, army, order);
  return { ...planned, repair: putRight(order, planned.repair) };
};

export const unitWalk = (campaign: Campaign, unit: Unit, order: Ordered): Planned => {
  const { action, repair } = order;
  if (unit.stopped || (action.a !== 'move' && action.a !== 'march')) return { repair };
  const planned = plannedMove(campaign, unit, action, false);
  return { ...planned, repair: putRight(order, planned.repair) };
};
