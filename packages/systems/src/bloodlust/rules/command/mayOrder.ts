import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { squareBetweenBodies } from '@warmoot/tabletop';
import type { COMMANDERS } from '../../data/points.ts';
import { DISTANCES } from '../../data/scales.ts';
import { otherSide, type Side } from '../../state/options.ts';
import { type BloodState, cardOf, isDisrupted, isInMelee, unitsOf } from '../../state/state.ts';
import { isCommand, type Unit } from '../../state/unit.ts';
import { bodyOf, presentUnits } from '../ground/bodies.ts';
import { lengthAt } from '../movement/allowance.ts';
import { controlPoints } from './controlPoints.ts';

/** A command stand where it is: with the unit it has joined, if any (BLD-R-63). */
export const standIn = ({ units }: BloodState, general: Unit): Unit =>
  general.attachedTo === null ? general : (units[general.attachedTo] ?? general);

export const commandersOf = (state: BloodState, side: Side): readonly Unit[] =>
  unitsOf(state).filter((unit) => unit.side === side && isCommand(unit) && unit.pose !== null);

/** The command stand that has joined a unit. */
export const attachedTo = (state: BloodState, unit: Unit): Unit | undefined =>
  unitsOf(state).find((each) => each.attachedTo === unit.id);

/** BLD-R-55: his own command; the C-in-C any unit but Skeletons. */
export const isUnder = (general: Unit, unit: Unit): boolean =>
  unit.side === general.side &&
  (unit.commander === general.id ||
    (general.profile.rank === 'C-in-C' && !unit.profile.flags.includes('sk')));

/** BLD-CMD-07, BLD-R-52: stand to nearest stand; BASIC has no limit. */
export const isInRange = (state: BloodState, general: Unit, unit: Unit): boolean => {
  if (state.options.command === 'BASIC') return true;
  const range = lengthAt(state.options.scale, DISTANCES.control);
  return squareBetweenBodies(bodyOf(state, standIn(state, general)), bodyOf(state, unit)) <= range ** 2;
};

/** BLD-SEQ-03: in CARD order only the general whose card is played gives orders. */
const isOnHisCard = (state: BloodState, general: Unit): boolean =>
  state.options.order !== 'CARD' || cardOf(state) === general.id;

/** BLD-SEQ-03, BLD-R-98: a unit acts on the card of its own general or of the C-in-C. */
export const actsOnCard = (state: BloodState, unit: Unit): boolean => {
  if (state.options.order !== 'CARD') return true;
  const general = state.units[cardOf(state) ?? ''];
  return general !== undefined && isUnder(general, unit);
};

/** BLD-CMD-02, BLD-CMD-06, BLD-CMD-08: who can order a unit, himself first, then the C-in-C. */
export const ordererOf = (state: BloodState, unit: Unit): Unit | undefined =>
  commandersOf(state, unit.side)
    .filter(
      (general) =>
        isUnder(general, unit) &&
        isOnHisCard(state, general) &&
        !isInMelee(state, general) &&
        isInRange(state, general, unit) &&
        (state.options.command === 'BASIC' || (state.control[general.id] ?? 0) > 0),
    )
    .toSorted((a, b) => Number(b.id === unit.commander) - Number(a.id === unit.commander))[0];

/** BLD-R-87: skeletons without a magic user can only hold and fight. */
export const isLeaderless = ({ profile, commander }: Unit): boolean =>
  profile.flags.includes('sk') && commander === '';

/** BLD-CMD-04, BLD-CMD-11: a command stand itself, and a unit that it has joined, need no order. */
export const needsOrder = (state: BloodState, unit: Unit): boolean =>
  !isCommand(unit) && !unit.deeds.isOrdered && attachedTo(state, unit) === undefined;

/** BLD-CMD-01, BLD-R-94: whether somebody can order a unit to move or charge. */
export const mayBeOrdered = (state: BloodState, unit: Unit): Verdict => {
  if (!needsOrder(state, unit)) return permit;
  if (unit.deeds.lostGeneral) return refuse('BLD-R-98', 'its general has just died');
  if (ordererOf(state, unit) !== undefined) return permit;
  return state.options.command === 'BASIC'
    ? refuse('BLD-CMD-02', 'no general outside melee can order it')
    : refuse('BLD-CMD-08', 'no general in range has a control point left for it');
};

/** BLD-CMD-08, BLD-R-54: the control points left after an order to a unit. */
export const controlAfter = (state: BloodState, unit: Unit): BloodState['control'] => {
  if (state.options.command === 'BASIC' || !needsOrder(state, unit)) return state.control;
  const general = ordererOf(state, unit);
  return general === undefined ? state.control : spent(state, general.id);
};

export const spent = ({ control }: BloodState, general: string): BloodState['control'] => ({
  ...control,
  [general]: (control[general] ?? 0) - 1,
});

const NEAR = 6;

/** BLD-R-53: at the start of the turn, before anything moves. */
export const freshControl = (state: BloodState, side: Side): BloodState['control'] =>
  Object.fromEntries(
    commandersOf(state, side).map((general) => {
      const at = standIn(state, general);
      const near = lengthAt(state.options.scale, NEAR) ** 2;
      const isNearEnemy = presentUnits(state.units).some(
        (enemy) =>
          enemy.side === otherSide(side) &&
          squareBetweenBodies(bodyOf(state, at), bodyOf(state, enemy)) <= near,
      );
      const standing = { isInMelee: isInMelee(state, general), isNearEnemy, isDisrupted: isDisrupted(at) };
      return [general.id, controlPoints(general.profile.rank as keyof typeof COMMANDERS, standing)];
    }),
  );
