import { cachePerObject } from '@warmoot/kernel';
import {
  type Block,
  type Body,
  type Boxed,
  bodyAt,
  bodyOf as bodyOfBlock,
  boxesOf,
  FACES,
  type Face,
  type Pose,
  type Stand,
  shareOfFace,
} from '@warmoot/tabletop';
import { SCALES, type Scale } from '../../data/scales.ts';
import { type BloodState, unitsOf } from '../../state/state.ts';
import { standsLeft, type Unit } from '../../state/unit.ts';

/** BLD-BAS-01, in tenths of a millimetre. */
export const standSize = (
  { profile }: Pick<Unit, 'profile'>,
  scale: Scale,
): { width: number; depth: number } => {
  const { standWidth, depths } = SCALES[scale];
  return { width: 10 * standWidth, depth: 10 * depths[profile.depth] };
};

/** A unit that is on the table and has a footprint of its own (BLD-R-63). */
export const isOnTable = (unit: Unit): unit is Unit & { pose: Pose } =>
  unit.pose !== null && unit.attachedTo === null;

export const blockOf = (unit: Unit, scale: Scale): Block => {
  const { width, depth } = standSize(unit, scale);
  return {
    pose: unit.pose as Pose,
    files: unit.stands.map((file) => file.length),
    standWidth: width,
    standDepth: depth,
  };
};

/** BLD-R-45: a square's side is a quarter of its stands, but at least two stands deep. */
export const squareSide = (unit: Unit, stands: number, scale: Scale): number => {
  const { width, depth } = standSize(unit, scale);
  return Math.max(Math.ceil(stands / 4) * width, 2 * depth);
};

const bodyAtScale = cachePerObject((unit: Unit, scale: Scale): Body => {
  if (unit.special !== 'square') return bodyOfBlock(blockOf(unit, scale));
  const side = squareSide(unit, standsLeft(unit), scale);
  return bodyAt(unit.pose as Pose, side, side);
});

/** BLD-R-03. The scale never changes in a battle, so a unit has one body. */
export const bodyOf = ({ options }: BloodState, unit: Unit): Body => bodyAtScale(unit, options.scale);

/** BLD-R-45: the stands are dealt to the faces front, right, left, rear in turn. */
const DEALT: readonly Face[] = ['front', 'right', 'left', 'rear'];

/** A square keeps its stands in one file; this is the face on which the stand of a rank stands. */
export const faceOfSquare = (rank: number): Face => DEALT[rank % 4] as Face;

const squareBoxes = (body: Body, stands: number): readonly Boxed[] =>
  FACES.flatMap((face) => {
    const ranks = Array.from({ length: stands }, (_, rank) => rank).filter(
      (rank) => faceOfSquare(rank) === face,
    );
    return ranks.map((rank, at) => ({
      stand: { rank, file: 0 } satisfies Stand,
      box: shareOfFace(body, face, at, ranks.length),
    }));
  });

/** BLD-GEO-14: the stands of a unit with the boxes in which they make contact. */
export const contactBoxesOf = (state: BloodState, unit: Unit): readonly Boxed[] =>
  unit.special === 'square'
    ? squareBoxes(bodyOf(state, unit), standsLeft(unit))
    : boxesOf(blockOf(unit, state.options.scale));

/** Units with a footprint. */
export const presentUnits = cachePerObject((units: BloodState['units']): readonly (Unit & { pose: Pose })[] =>
  unitsOf({ units }).filter(isOnTable),
);
