export { borderRing, type Edges, edgesOf, isBorderCell } from './border.ts';
export {
  type Compass,
  codeOf,
  directionOf,
  FLAT_CLOCKWISE_FROM_NORTH,
  nameOf,
  POINTY_CLOCKWISE_FROM_EAST,
  POINTY_COUNTERCLOCKWISE_FROM_EAST,
  readDirection,
} from './compass.ts';
export {
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  type Hex,
  hexKey,
  isSameHex,
  neighbour,
  neighbours,
  type Orientation,
  rotate,
  STEPS,
} from './coordinates.ts';
export { type Corner, cornerKey, cornerOf, cornersOf, hexesAround, isSameCorner } from './corners.ts';
export {
  angleBetween,
  directionsBeyond,
  directionsWithin,
  opposite,
  turn,
  turnBetween,
} from './facing.ts';
export { fromTiled } from './fromTiled.ts';
export {
  cellAt,
  cellOf,
  distanceBetween,
  distanceToNearest,
  type Grid,
  gridOf,
  hexagonGrid,
  hexOf,
  isOnBoard,
  neighbourCell,
  neighbourCells,
  OFF_BOARD,
  rectangleGrid,
  sideOf,
} from './grid.ts';
export { lineBuffer, lineCells, NO_PAIR } from './gridLine.ts';
export {
  AXIAL_IDS,
  type AxialIds,
  COLUMN_ROW_IDS,
  type ColumnRow,
  columnRowOf,
  type HexIds,
  hasHexId,
  hexAtColumnRow,
  type OffsetIds,
  printHexId,
  readHexId,
  SHIFTED_ROW_IDS,
} from './hexIds.ts';
export { gridOfMap, type HexMap, type MapCell, type MapMark } from './hexMap.ts';
export {
  endpointsOf,
  endsAtHex,
  type Hexside,
  type HexsideNotation,
  hexesBeside,
  hexside,
  hexsideBetween,
  hexsideKey,
  hexsidesAt,
  hexsidesJoinedTo,
  printHexside,
  readHexside,
  shareEndpoint,
} from './hexsides.ts';
export { type LineStretch, lineBetween } from './line.ts';
export { type Path, type PathLimits, shortestPath } from './path.ts';
export { printMap } from './printMap.ts';
export {
  canContinueFrom,
  createReach,
  isReached,
  pathTo,
  type Reach,
  reachedCells,
  reachedCount,
  reachFrom,
  spentTo,
} from './reach.ts';
export type { Reading } from './reading.ts';
export { readMap } from './readMap.ts';
export { type Joined, regionAround, regionsOf } from './regions.ts';
export { disc, ring, spiral } from './rings.ts';
export { BLOCKED, type StepCost, thenStop } from './search.ts';
export { type TiledMap, toTiled } from './toTiled.ts';
