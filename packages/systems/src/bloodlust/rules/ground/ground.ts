import {
  type Body,
  type Ground,
  heightAt,
  isBlocked,
  isInside,
  isLegalPose,
  type Obstacle,
  type Point,
  type Shape,
  type SlowGround,
} from '@warmoot/tabletop';
import { type BloodState, isInMelee } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import { isCommand, type Unit } from '../../state/unit.ts';
import { bodyOf, presentUnits } from './bodies.ts';

/** BLD-MOV-06: for these a wood is impassable. */
const keepsOutOfWoods = ({ profile: { class: of } }: Unit): boolean =>
  of === 'EQUIPMENT' || of === 'WAGON' || of === 'CHARIOT';

/** BLD-TER-04, BLD-R-80: what a unit on the ground cannot enter. */
export const isClosed = (unit: Unit, { kind }: Piece): boolean =>
  kind === 'denseWood' ||
  kind === 'lake' ||
  kind === 'river' ||
  (kind === 'lightWood' && keepsOutOfWoods(unit));

/** BLD-R-93: only columns and individual stands cross. */
export const obstacleOf = (unit: Unit, { shape, crossing }: Piece): Obstacle =>
  crossing !== undefined && unit.stands.length <= 2 ? { shape, crossing } : { shape };

/** BLD-R-30: light troops, lone command stands and flyers let friends through, unless they fight. */
const letsThrough = (state: BloodState, unit: Unit): boolean =>
  (unit.profile.class === 'LF' || unit.profile.class === 'LH' || isCommand(unit) || unit.isAirborne) &&
  !isInMelee(state, unit);

const maysPass = (state: BloodState, mover: Unit, other: Unit): boolean =>
  mover.side === other.side &&
  !isInMelee(state, other) &&
  (letsThrough(state, mover) || letsThrough(state, other));

/** BLD-GEO-09: where a unit may stand and pass; `without` are bodies that do not count. */
export const groundFor = (state: BloodState, unit: Unit, without: readonly string[] = []): Ground => {
  const others = presentUnits(state.units).filter(({ id }) => id !== unit.id && !without.includes(id));
  if (unit.isAirborne)
    return { table: state.table, closed: [], passable: others.map((other) => bodyOf(state, other)) };
  const grounded = others.filter(({ isAirborne }) => !isAirborne);
  const isPassable = (other: Unit): boolean => maysPass(state, unit, other);
  return {
    table: state.table,
    closed: [
      ...state.terrain.filter((piece) => isClosed(unit, piece)).map((piece) => obstacleOf(unit, piece)),
      ...grounded.filter((other) => !isPassable(other)).map((other) => ({ shape: bodyOf(state, other) })),
    ],
    passable: grounded.filter(isPassable).map((other) => bodyOf(state, other)),
  };
};

export const mayStand = (
  state: BloodState,
  unit: Unit,
  body: Body,
  without: readonly string[] = [],
): boolean => isLegalPose(groundFor(state, unit, without), body);

/** Kinds of slow ground, as powers of two. */
export const ROUGH = 1;
export const WATER = 2;

/** BLD-TER-03, BLD-R-96: rough going. */
export const isRough = ({ kind }: Piece): boolean =>
  kind === 'rough' || kind === 'lightWood' || kind === 'village';

/** BLD-MOV-05, BLD-R-80: a stream or a ford; a bridge keeps the feet dry. */
export const isWater = ({ kind, isBridge }: Piece): boolean =>
  kind === 'stream' || (kind === 'crossing' && isBridge !== true);

/** BLD-R-26: flyers in flight pay nothing. */
export const slowGround = (state: BloodState, unit: Unit): readonly SlowGround[] =>
  unit.isAirborne
    ? []
    : state.terrain.flatMap((piece): SlowGround[] => [
        ...(isRough(piece) && unit.profile.paysRough ? [{ shape: piece.shape, kind: ROUGH }] : []),
        ...(isWater(piece) ? [{ shape: piece.shape, kind: WATER }] : []),
      ]);

/** BLD-GEO-13: the higher of two hills. */
export const heightOf = (state: BloodState, point: Point): number =>
  Math.max(
    0,
    ...state.terrain
      .filter(({ kind }) => kind === 'hill')
      .map(({ shape, centre }) => heightAt(shape, centre, point)),
  );

/** BLD-R-81. */
const UPHILL = 5;
export const isUphillOf = (state: BloodState, point: Point, other: Point): boolean =>
  heightOf(state, point) >= heightOf(state, other) + UPHILL;

export const isInAny = (shapes: readonly { readonly shape: Shape }[], point: Point): boolean =>
  shapes.some(({ shape }) => isInside(shape, point));

/** BLD-R-43: village and outpost protect. */
export const isCover = ({ kind }: Piece): boolean => kind === 'village' || kind === 'outpost';

/** BLD-MAG-09: over a lake or a dense wood. */
export const isOnClosedGround = (state: BloodState, unit: Unit): boolean =>
  state.terrain.some(
    (piece) => isClosed(unit, piece) && isBlocked(bodyOf(state, unit), obstacleOf(unit, piece)),
  );
