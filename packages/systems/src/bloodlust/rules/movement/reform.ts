import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import {
  type Body,
  bodyAround,
  centreOf,
  doesOverlap,
  formed,
  isLegalPose,
  squareBetweenBodies,
  toward,
  turnBetween,
} from '@warmoot/tabletop';
import type { ReformOrder } from '../../orders/commands.ts';
import { type BloodState, isInMelee } from '../../state/state.ts';
import { isFoot, isMounted, type Special, standsLeft, type Unit } from '../../state/unit.ts';
import { bodyOf, squareSide, standSize } from '../ground/bodies.ts';
import { groundFor, isRough } from '../ground/ground.ts';
import { mayMoveAtAll } from './checkMove.ts';
import { enemiesOf, nearestEnemy, standOffOf } from './march.ts';

interface Reforming {
  readonly state: BloodState;
  readonly unit: Unit;
  readonly order: ReformOrder;
}

/** BLD-GEO-17: the stands drawn up anew, fullest in front, then left to right. */
const drawnUp = (unit: Unit, files: number): Unit['stands'] => {
  const stands = unit.stands.flat().toSorted((a, b) => b - a);
  const counts = formed(stands.length, files);
  const filled: number[][] = counts.map(() => []);
  let next = 0;
  for (let rank = 0; next < stands.length; rank++)
    for (const [file, count] of counts.entries())
      if (rank < count) filled[file]?.push(stands[next++] as number);
  return filled;
};

/** A square is kept as one file, a stand to each face in turn (BLD-R-45). */
export const reformedStands = (
  unit: Unit,
  { formation, files }: Pick<ReformOrder, 'formation' | 'files'>,
): Unit['stands'] => drawnUp(unit, formation === 'square' ? 1 : files);

/** BLD-R-28: about the centre of its rectangle, which stays where it is. */
export const reformedBody = (state: BloodState, unit: Unit, order: ReformOrder): Body => {
  const { scale } = state.options;
  const centre = centreOf(bodyOf(state, unit));
  if (order.formation === 'square') {
    const side = squareSide(unit, standsLeft(unit), scale);
    return bodyAround(centre, order.heading, side, side);
  }
  const stands = reformedStands(unit, order);
  const { width, depth } = standSize(unit, scale);
  const ranks = Math.max(...stands.map((file) => file.length));
  return bodyAround(centre, order.heading, stands.length * width, ranks * depth);
};

/** BLD-R-28: these keep half their move. */
export const reformsQuickly = ({ profile: { class: of } }: Unit): boolean =>
  of === 'DRILL' || of === 'SUPPORT' || of === 'MCO' || of === 'LF' || of === 'LH';

/** BLD-DIS-10: free while it reorganises after a victory or the death of its general. */
const isFree = ({ reorganises }: Unit): boolean => reorganises === 'now';

const freeToReform: Clause<Reforming> = ({ state, unit }) => {
  if (isInMelee(state, unit)) return refuse('BLD-MOV-15', 'it is in melee');
  return isFree(unit) && !unit.isRouted ? permit : mayMoveAtAll(state, unit);
};

const notTwice: Clause<Reforming> = ({ unit: { deeds, isAirborne } }) => {
  if (isAirborne) return refuse('BLD-R-67', 'it is in the air');
  if (deeds.holds) return refuse('BLD-R-12', 'it was charged and holds');
  return deeds.hasMoved || deeds.hasReformed || deeds.isCharging
    ? refuse('BLD-R-98', 'it has moved or reformed already')
    : permit;
};

const notMoreFilesThanStands: Clause<Reforming> = ({ unit, order }) =>
  order.files > standsLeft(unit) ? refuse('BLD-R-03', 'it does not have that many stands') : permit;

const isInRough = (state: BloodState, unit: Unit): boolean => {
  const body = bodyOf(state, unit);
  return state.terrain.some((piece) => isRough(piece) && doesOverlap(body, piece.shape));
};

type MayForm = (reforming: Reforming) => Verdict;

/** BLD-FRM-06, BLD-R-45. */
const maySquare: MayForm = ({ unit }) => {
  const { class: of } = unit.profile;
  if (!isFoot(unit.profile) || of === 'LF' || of === 'HORDE')
    return refuse('BLD-R-45', 'only close-order foot can form square');
  return standsLeft(unit) < 3 ? refuse('BLD-R-45', 'a square needs three stands') : permit;
};

/** BLD-FRM-08, BLD-R-46, BLD-FRM-10. */
const mayWedge: MayForm = ({ unit, order }) => {
  const { class: of, flags, melee, full } = unit.profile;
  const isRegimented = of === 'MCO' || flags.includes('we') || (isMounted(unit.profile) && full >= 4);
  if (!isRegimented || melee !== 'IM' || !isMounted(unit.profile))
    return refuse('BLD-FRM-08', 'only regimented lancers can form a wedge');
  return unit.stands.length === 1 && order.files === 1
    ? permit
    : refuse('BLD-FRM-08', 'a wedge must form from a column one stand wide');
};

/** BLD-FRM-11, BLD-R-44. */
const mayTestudo: MayForm = ({ unit }) =>
  unit.profile.flags.includes('te') ? permit : refuse('BLD-R-44', 'it is not trained to form testudo');

/** BLD-FRM-12, BLD-R-47. */
const mayCircle: MayForm = ({ unit, order }) => {
  if (!unit.profile.flags.includes('hc')) return refuse('BLD-R-47', 'it is not trained to ride in a circle');
  return order.files === unit.stands.length
    ? permit
    : refuse('BLD-R-47', 'a circle must keep the block that formed it');
};

const MAY_FORM: Readonly<Record<Special, MayForm>> = {
  square: maySquare,
  wedge: mayWedge,
  testudo: mayTestudo,
  circle: mayCircle,
};

/** BLD-FRM-05. */
const asASpecialFormation: Clause<Reforming> = (reforming) => {
  const { state, unit, order } = reforming;
  if (order.formation === 'block') return permit;
  if (isInRough(state, unit))
    return refuse('BLD-FRM-05', 'special formations cannot be formed on rough ground');
  return MAY_FORM[order.formation](reforming);
};

/** BLD-FRM-07: a square opens only into a column that faces the closest enemy. */
const outOfSquare: Clause<Reforming> = ({ state, unit, order }) => {
  if (unit.special !== 'square') return permit;
  const body = bodyOf(state, unit);
  const enemy = nearestEnemy(state, unit, body);
  const wanted =
    enemy === undefined
      ? order.heading
      : toward(centreOf(body), centreOf(bodyOf(state, enemy)), body.pose.heading);
  return order.formation === 'block' && order.files <= 2 && order.heading === wanted
    ? permit
    : refuse('BLD-FRM-07', 'a square can change only into a column that faces the closest enemy');
};

/** BLD-GEO-09: a legal pose that keeps the stand-off, or is no nearer than before. */
const whereItMayStand: Clause<Reforming> = ({ state, unit, order }) => {
  const body = reformedBody(state, unit, order);
  if (!isLegalPose(groundFor(state, unit), body)) return refuse('BLD-GEO-09', 'there is no room for it');
  const before = bodyOf(state, unit);
  const isTooNear = enemiesOf(state, unit)
    .filter(({ isAirborne }) => !isAirborne)
    .map((enemy) => bodyOf(state, enemy))
    .some((enemy) =>
      doesOverlap(before, enemy, standOffOf(state))
        ? squareBetweenBodies(body, enemy) < squareBetweenBodies(before, enemy)
        : doesOverlap(body, enemy, standOffOf(state)),
    );
  return isTooNear ? refuse('BLD-R-30', 'it would come too near to an enemy') : permit;
};

const notForNothing: Clause<Reforming> = ({ unit, order }) =>
  (order.formation === 'block' ? null : order.formation) === unit.special &&
  order.files === unit.stands.length &&
  turnBetween(order.heading, unit.pose?.heading ?? 0) === 0
    ? refuse('BLD-R-28', 'it is already in that formation')
    : permit;

export const checkReform = (reforming: Reforming): Verdict =>
  firstRefusal(
    [
      freeToReform,
      notTwice,
      notForNothing,
      notMoreFilesThanStands,
      outOfSquare,
      asASpecialFormation,
      whereItMayStand,
    ],
    reforming,
  );

/** What a unit becomes by reforming; a square that opens is Disrupted and reorganises (BLD-FRM-07). */
export const afterReform = (state: BloodState, unit: Unit, order: ReformOrder): Partial<Unit> => ({
  pose: reformedBody(state, unit, order).pose,
  stands: reformedStands(unit, order),
  special: order.formation === 'block' ? null : order.formation,
  wedgeMelees: 0,
  ...(unit.special === 'square' ? { reorganises: 'now' as const } : {}),
  deeds: {
    ...unit.deeds,
    ...(reformsQuickly(unit) || isFree(unit) ? { hasReformed: true as const } : { hasMoved: true as const }),
  },
});
