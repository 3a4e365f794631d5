import type { Crossing, Point, Shape } from '@warmoot/tabletop';

/** BLD-TER-02 to BLD-TER-06, BLD-SET-10. */
export type TerrainKind =
  | 'hill'
  | 'rough'
  | 'lightWood'
  | 'denseWood'
  | 'lake'
  | 'village'
  | 'outpost'
  | 'stream'
  | 'river'
  | 'crossing';

/** A piece of terrain on the table. */
export interface Piece {
  readonly kind: TerrainKind;
  readonly shape: Shape;
  readonly centre: Point;
  /** BLD-VIC-05: what counts of the Key Feature. */
  readonly isKey?: true;
  /** BLD-GEO-12: where a river can be crossed. */
  readonly crossing?: Crossing;
  /** BLD-R-80: a ford wets the feet, a bridge does not. */
  readonly isBridge?: true;
}
