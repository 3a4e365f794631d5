/** A unit's orders for each slot, corrected in form (CHR-R-42). The terrain is checked later. */
import type { Action, ErrorCode, Qualifier } from '../../orders/orders.ts';
import { isActionOf } from '../../orderText/index.ts';
import { actionsFor } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';

export const HOLD: Action = { a: 'hold', with: [] };

/** The fault of an order: only its author reads it, in words that reveal nothing (CHR-HID-24). */
export interface Repair {
  readonly code: ErrorCode;
  readonly text: string;
}
export interface Ordered {
  readonly action: Action;
  readonly repair?: Repair;
}
const HOLDS: Ordered = { action: HOLD };

const repaired = (action: Action, code: ErrorCode, text: string): Ordered => ({
  action,
  repair: { code, text },
});

/** CHR-R-182: a hired band alone acts like any army; only newly raised troops have one action. */
const isNewlyRaised = ({ turn }: Campaign, army: Army): boolean =>
  army.raisedTurn === turn && !(army.heroes.length === 0 && army.bands.every(({ hired }) => hired === true));

/** CHR-ACT-01, CHR-SUP-01, CHR-R-178 */
export const actionCount = (campaign: Campaign, army: Army): number =>
  !isNewlyRaised(campaign, army) && ['city', 'regular'].includes(army.supply) ? 2 : 1;

/**
 * CHR-SUP-01; CHR-R-171: engineers and settlers act from the turn after, a new scout has one action at once
 * (CHR-UNT-05).
 */
export const unitActionCount = ({ turn }: Campaign, { kind, supply, raisedTurn }: Unit): number => {
  if (raisedTurn === turn) return kind === 'scout' ? 1 : 0;
  if (kind === 'settler') return 1;
  return ['city', 'regular'].includes(supply) || (kind === 'scout' && supply === 'long') ? 2 : 1;
};

const qualifiersOf = (action: Action): readonly Qualifier[] => ('with' in action ? action.with : []);
export const qualifier = <Q extends Qualifier['q']>(
  action: Action,
  name: Q,
): Extract<Qualifier, { q: Q }> | undefined =>
  qualifiersOf(action).find((one): one is Extract<Qualifier, { q: Q }> => one.q === name);
export const has = (action: Action, name: Qualifier['q']): boolean =>
  qualifiersOf(action).some(({ q }) => q === name);

/** CHR-R-42: an action that its kind does not have is a Hold. */
const understood = (action: Action, kind: 'army' | Unit['kind']): Ordered =>
  isActionOf(kind, action) ? { action } : repaired(HOLD, 'E-03', 'it cannot do that, so it holds');

/**
 * CHR-AAC-14, CHR-R-42: a Besiege before the last action becomes a Hold until then; later orders are reported as lost.
 */
const besiegesLast = (list: readonly Ordered[], count: number): readonly Ordered[] => {
  const early = list.findIndex(({ action }) => action.a === 'besiege');
  if (early < 0 || early === count - 1) return list;
  const waits =
    list.length > early + 1
      ? repaired(HOLD, 'E-11', 'Besiege must be the last action of a turn: it holds until then')
      : HOLDS;
  const put = list.map((ordered, index) => (index === early ? waits : ordered));
  put[count - 1] = list[early]!;
  return put;
};

/** CHR-AAC-15, CHR-R-42: Patrol takes both actions of the turn. */
const patrolsAllDay = (list: readonly Ordered[], count: number): readonly Ordered[] => {
  const [first, ...later] = list;
  const idle = repaired(HOLD, 'E-11', 'Patrol takes both actions of a turn, so it holds');
  if (first?.action.a === 'patrol') return count === 2 ? [first, first] : [idle];
  const rest = later.map((ordered) => (ordered.action.a === 'patrol' ? idle : ordered));
  return first === undefined ? [] : [first, ...rest];
};

const strayed = (strays: readonly number[], slot: number): Ordered => {
  const direction = strays[slot - 1] as 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  return direction === undefined ? HOLDS : { action: { a: 'move', steps: [direction], with: [] } };
};

/** CHR-SPT-02, CHR-R-56: one more Move or March, by an order beyond the regular ones that carries FRUIT. */
const fruitOrder = (campaign: Campaign, army: Army, beyond: readonly Action[]): Ordered => {
  if (beyond.length === 0) return HOLDS;
  const action = beyond.find((one) => has(one, 'FRUIT'));
  if (action === undefined) return { action: HOLD, repair: TOO_MANY };
  if (army.stash === null || army.stash.until < campaign.turn)
    return repaired(HOLD, 'E-12', 'it carries no Fleetfoot fruit');
  return action.a === 'move' || action.a === 'march'
    ? { action }
    : repaired(HOLD, 'E-11', 'Fleetfoot fruit helps only a Move or March');
};

/**
 * CHR-BOT-11, CHR-BOT-12, CHR-R-50: boats have two actions even if those they carry have one; steps on land use them
 * up.
 */
const boatOrder = (action: Action | undefined): Ordered =>
  action !== undefined && isBoating(action) ? { action } : HOLDS;
const isBoating = (action: Action): boolean =>
  action.a === 'move' && has(action, 'BOAT') && !has(action, 'FRUIT');
const TOO_MANY: Repair = { code: 'E-07', text: 'it has no further action this turn' };

/**
 * An army's action in slot 1, 2 or 3; without an order it is Hold (CHR-ORD-03, CHR-AAC-12), and a legal order is
 * carried out as written (CHR-ORD-04).
 */
export const orderIn = (campaign: Campaign, army: Army, slot: number): Ordered => {
  const count = actionCount(campaign, army);
  const { strays, bornIn, lastSlot } = army.today;
  if (strays !== null) return slot <= count ? strayed(strays, slot) : HOLDS;
  if (slot > lastSlot || slot <= bornIn) return HOLDS;
  const given = actionsFor(campaign, army.owner, army.name);
  const own = Math.max(0, count - bornIn);
  if (slot === 3)
    return fruitOrder(
      campaign,
      army,
      given.slice(own).filter((action) => !isBoating(action)),
    );
  if (slot > count) return boatOrder(given[own]);
  const read = given.slice(0, own).map((action) => understood(action, 'army'));
  return patrolsAllDay(besiegesLast(read, own), own)[slot - 1 - bornIn] ?? HOLDS;
};

export const unitOrderIn = (campaign: Campaign, unit: Unit, slot: number): Ordered => {
  const count = unitActionCount(campaign, unit);
  const given = actionsFor(campaign, unit.owner, unit.name);
  if (count === 0) return HOLDS;
  if (slot > count) return slot === 2 ? boatOrder(given[count]) : HOLDS;
  const action = given[slot - 1];
  return action === undefined ? HOLDS : understood(action, unit.kind);
};

/** CHR-GRM-02: orders beyond its number of actions, for the report of slot 1. */
export const surplusOf = (campaign: Campaign, unit: Unit): Repair | undefined => {
  const [next] = actionsFor(campaign, unit.owner, unit.name).slice(unitActionCount(campaign, unit));
  return next === undefined || isBoating(next) ? undefined : TOO_MANY;
};

/**
 * The slot whose order applies now: the current one, or its last; once it has met enemies, the slot of that meeting.
 */
const slotNow = (campaign: Campaign, army: Army): number => {
  const { metIn, lastSlot } = army.today;
  const slot = metIn > 0 ? metIn : campaign.slot;
  if (slot === 3 && orderIn(campaign, army, 3).action !== HOLD) return 3;
  const last = Math.min(actionCount(campaign, army), lastSlot);
  return slot === 0 ? last : Math.min(slot, last);
};

export const actionNow = (campaign: Campaign, army: Army): Action =>
  orderIn(campaign, army, slotNow(campaign, army)).action;

/** The order whose ATTACK, NO ENGAGE, kill or SORTIE applies now: the latest one given. */
export const attitudeNow = (campaign: Campaign, army: Army): Action => {
  const slot = slotNow(campaign, army);
  const said = army.today.bornIn + actionsFor(campaign, army.owner, army.name).length;
  return orderIn(campaign, army, Math.max(1, slot < 3 ? Math.min(slot, said) : slot)).action;
};

/** Whether an army has an action in this slot at all. */
export const hasAction = (campaign: Campaign, army: Army, slot: number): boolean =>
  slot > army.today.bornIn && slot <= Math.min(actionCount(campaign, army), army.today.lastSlot);
