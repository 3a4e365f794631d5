import { closedUp, closingSide, type Side as Flank } from '@warmoot/tabletop';
import { type BloodState, bondsOf } from '../../state/state.ts';
import { standsLeft, type Unit } from '../../state/unit.ts';
import { blockOf } from '../ground/bodies.ts';
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

/** BLD-GEO-17: emptied stands leave, those behind step forward, empty files close; the unit as it then stands. */
export const afterEmptied = (
  state: BloodState,
  unit: Unit,
  stands: Unit['stands'],
  filesInContact: readonly number[],
): Pick<Unit, 'pose' | 'stands'> => {
  const left = stands.map((file) => file.filter((castings) => castings > 0));
  const kept = keptStands(stands);
  if (unit.pose === null || standsLeft({ stands: kept }) === 0 || unit.special === 'square')
    return { pose: unit.pose, stands: kept };
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
