import {
  type Contact,
  contactsBetween,
  FACES,
  type Face,
  FULL_TURN,
  faceTurn,
  HALF_TURN,
  nearestStands,
  QUARTER_TURN,
  type Stand,
} from '@warmoot/tabletop';
import { type BloodState, type Bond, unitById } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { blockOf, contactBoxesOf, faceOfSquare, standSize } from '../ground/bodies.ts';

/** Two stands in contact, seen from one unit. */
export interface Touch {
  readonly stand: Stand;
  readonly other: Stand;
  readonly face: Face;
  readonly otherFace: Face;
  readonly length: number;
}

/** The face of the other unit that looks at a face of this one. */
const facing = (own: Unit, other: Unit, face: Face): Face => {
  const toward = (own.pose?.heading ?? 0) + faceTurn(face) + HALF_TURN - (other.pose?.heading ?? 0);
  return FACES[(((toward % FULL_TURN) + FULL_TURN) % FULL_TURN) / QUARTER_TURN] as Face;
};

const touchOf = (lower: Unit, higher: Unit, { own, other, face, length }: Contact): Touch => ({
  stand: own,
  other,
  face,
  otherFace: facing(lower, higher, face),
  length,
});

const turnedRound = ({ stand, other, face, otherFace, length }: Touch): Touch => ({
  stand: other,
  other: stand,
  face: otherFace,
  otherFace: face,
  length,
});

/** BLD-R-45: a stand of a square fights on its own face only. */
const isOnFace = ({ special }: Unit, { rank }: Stand, face: Face): boolean =>
  special !== 'square' || faceOfSquare(rank) === face;

/** BLD-R-05, BLD-GEO-14: measured in the frame of the lower id, along at least a quarter of a stand. */
export const touchesBetween = (state: BloodState, unit: Unit, other: Unit): readonly Touch[] => {
  const isLower = unit.id < other.id;
  const [lower, higher] = isLower ? [unit, other] : [other, unit];
  const least = standSize(unit, state.options.scale).width / 4;
  const touches = contactsBetween(contactBoxesOf(state, lower), contactBoxesOf(state, higher), least)
    .map((contact) => touchOf(lower, higher, contact))
    .filter(
      ({ stand, face, other, otherFace }) =>
        isOnFace(lower, stand, face) && isOnFace(higher, other, otherFace),
    );
  return isLower ? touches : touches.map(turnedRound);
};

/** BLD-GEO-16: the stands of a unit that touch the other party of a bond; a corner bond joins one pair. */
export const touchesOf = (state: BloodState, unit: Unit, bond: Bond): readonly Touch[] => {
  const other = unitById(state, bond.a === unit.id ? bond.b : bond.a);
  if (!bond.isCorner) return touchesBetween(state, unit, other);
  const isLower = unit.id < other.id;
  const [lower, higher] = isLower ? [unit, other] : [other, unit];
  const { scale } = state.options;
  const { own, other: across } = nearestStands(blockOf(lower, scale), blockOf(higher, scale));
  const [face, otherFace] = bond.a === lower.id ? bond.faces : [bond.faces[1], bond.faces[0]];
  const touch: Touch = { stand: own, other: across, face, otherFace, length: 1 };
  return [isLower ? touch : turnedRound(touch)];
};

/** The face of a unit in a bond, and who is on the other side. */
export const faceIn = ({ a, faces }: Bond, id: string): Face => (a === id ? faces[0] : faces[1]);
export const otherIn = ({ a, b }: Bond, id: string): string => (a === id ? b : a);
