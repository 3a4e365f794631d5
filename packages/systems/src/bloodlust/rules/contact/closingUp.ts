import { bodyAround, centreOf, closedUp, closingSide, type Side as Flank } from '@warmoot/tabletop';
import { type BloodState, bondsOf } from '../../state/state.ts';
import { standsLeft, type Unit } from '../../state/unit.ts';
import { blockOf, bodyOf, squareSide, standSize } from '../ground/bodies.ts';
import { faceIn } from './contacts.ts';

/** BLD-GEO-17: away from a flank that is bonded, else from the side farther from the contact. */
const closesFrom = (state: BloodState, unit: Unit, filesInContact: readonly number[]): Flank => {
  const faces = bondsOf(state, unit.id).map((bond) => faceIn(bond, unit.id));
  const [left, right] = [faces.includes('left'), faces.includes('right')];
  if (left !== right) return left ? 'right' : 'left';
  return closingSide(unit.stands.length, filesInContact);
};

/** BLD-CAS-07: what is left when emptied stands have gone, and files that they leave empty. */
export const keptStands = (stands: Unit['stands']): Unit['stands'] =>
  stands.map((file) => file.filter((castings) => castings > 0)).filter((file) => file.length > 0);

/** BLD-R-45: the least stands of a square. */
const LEAST_SQUARE = 3;

/** BLD-R-45: a square shrinks about its centre; with fewer than three stands it is a column, Disrupted. */
const afterSquare = (
  state: BloodState,
  unit: Unit,
  stands: Unit['stands'],
): Pick<Unit, 'pose' | 'stands'> & Partial<Unit> => {
  const { scale } = state.options;
  const body = bodyOf(state, unit);
  const left = standsLeft({ stands });
  if (left < LEAST_SQUARE) {
    const { width, depth } = standSize(unit, scale);
    const { pose } = bodyAround(centreOf(body), body.pose.heading, width, left * depth);
    return { pose, stands, special: null, recoiled: 'fresh' };
  }
  const side = squareSide(unit, left, scale);
  return { pose: bodyAround(centreOf(body), body.pose.heading, side, side).pose, stands };
};

/** BLD-GEO-17: emptied stands leave, those behind step forward, empty files close; the unit as it then stands. */
export const afterEmptied = (
  state: BloodState,
  unit: Unit,
  stands: Unit['stands'],
  filesInContact: readonly number[],
): Pick<Unit, 'pose' | 'stands'> & Partial<Unit> => {
  const left = stands.map((file) => file.filter((castings) => castings > 0));
  const kept = keptStands(stands);
  if (unit.pose === null || standsLeft({ stands: kept }) === 0) return { pose: unit.pose, stands: kept };
  if (unit.special === 'square') return afterSquare(state, unit, kept);
  const faces = bondsOf(state, unit.id).map((bond) => faceIn(bond, unit.id));
  const keeps = faces.includes('rear') && !faces.includes('front') ? 'rear' : 'front';
  const block = closedUp(
    blockOf(unit, state.options.scale),
    left.map((file) => file.length),
    closesFrom(state, unit, filesInContact),
    keeps,
  );
  return { pose: block.pose, stands: kept };
};
