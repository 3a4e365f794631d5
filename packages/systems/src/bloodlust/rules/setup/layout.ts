import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { type Bounds, doMeet, type Shape } from '@warmoot/tabletop';
import { KEY_SECTORS } from '../../data/terrain.ts';
import type { CommandOf } from '../../orders/commands.ts';
import { otherSide, type Side } from '../../state/options.ts';
import type { BloodState, Layout } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import { lengthAt } from '../movement/allowance.ts';
import { riverPieces, streamPiece, type TemplateKind, templatePiece } from './pieces.ts';
import { sectorBox } from './sectors.ts';

type Key = CommandOf<'placeKey'>;
type Terrain = CommandOf<'placeTerrain'>;

/** BLD-TER-12: each player states four sectors and may place one second piece. */
const SECTORS_EACH = 4;
export const PLACEMENTS_EACH = 5;

const layoutOf = ({ layout }: BloodState): Layout => layout as Layout;

export const placementsOf = (layout: Layout, side: Side) =>
  layout.placements.filter((each) => each.side === side);

const isRiver = ({ kind }: Key): boolean => kind === 'bridge' || kind === 'ford';

/** BLD-GEO-12: an axis on a whole inch, 2 inches from the borders at least. */
const isAxis = (state: BloodState, at: number, least: number, most: number): boolean => {
  const { scale } = state.options;
  const edge = lengthAt(scale, 2);
  return at % lengthAt(scale, 1) === 0 && at >= least + edge && at <= most - edge;
};

/** BLD-SET-10: the pieces of a Key Feature. */
export const keyPieces = (state: BloodState, order: Key): readonly Piece[] => {
  const { scale } = state.options;
  const box = sectorBox(state.table, order.sector);
  if (isRiver(order))
    return riverPieces(
      state.table,
      box,
      { x: order.x, ends: order.ends ?? 'top-bottom', isBridge: order.kind === 'bridge' },
      scale,
    );
  const centre = { x: order.x, y: order.y ?? 0 };
  return [{ ...templatePiece(order.kind as TemplateKind, centre, order.heading ?? 0, scale), isKey: true }];
};

const isInside = (box: Bounds, { bounds }: Shape): boolean =>
  bounds.west >= box.west &&
  bounds.east <= box.east &&
  bounds.south >= box.south &&
  bounds.north <= box.north;

const NOT_IN_SECTOR = refuse('BLD-TER-11', 'it does not lie wholly inside the sector');

/** BLD-TER-05, BLD-TER-08, BLD-R-79. */
export const checkKey = (state: BloodState, order: Key): Verdict => {
  if (!(KEY_SECTORS as readonly number[]).includes(order.sector))
    return refuse('BLD-TER-08', 'the Key Feature must lie in sector 9, 0 or 3');
  const box = sectorBox(state.table, order.sector);
  if (isRiver(order)) {
    if (order.sector === 0 && order.ends !== undefined && order.ends !== 'top-bottom')
      return refuse('BLD-R-79', 'a river in the middle must leave by the top and the bottom');
    return isAxis(state, order.x, box.west, box.east)
      ? permit
      : refuse(
          'BLD-GEO-12',
          'its axis must lie on a whole inch, at least 2 inches from the borders of the sector',
        );
  }
  if (order.y === undefined || order.ends !== undefined)
    return refuse('BLD-TER-05', 'choose ends for a river, and a place for anything else');
  return keyPieces(state, order).every(({ shape }) => isInside(box, shape)) ? permit : NOT_IN_SECTOR;
};

/** BLD-R-97: which pieces of a sector may lie on each other. */
const MAY_OVERLAP: readonly (readonly [Piece['kind'], Piece['kind']])[] = [
  ['hill', 'rough'],
  ['hill', 'lightWood'],
  ['hill', 'village'],
  ['hill', 'outpost'],
  ['rough', 'outpost'],
];
const mayOverlap = (a: Piece, b: Piece): boolean =>
  MAY_OVERLAP.some(([x, y]) => (x === a.kind && y === b.kind) || (y === a.kind && x === b.kind));

/** The piece that a statement puts on the table; none for Clear. */
export const statedPiece = (state: BloodState, order: Terrain): Piece | undefined => {
  if (order.kind === 'clear') return undefined;
  const box = sectorBox(state.table, order.sector);
  const centre = { x: order.x ?? (box.west + box.east) / 2, y: order.y ?? (box.south + box.north) / 2 };
  if (order.kind === 'stream') return streamPiece(box, centre, order.heading ?? 0, state.options.scale);
  return templatePiece(order.kind, centre, order.heading ?? 0, state.options.scale);
};

/** BLD-R-97: rough or a light wood on a hill takes the outline of the hill, whichever comes second. */
const takesOutline = (a: Piece, b: Piece): boolean =>
  a.kind === 'hill' && (b.kind === 'rough' || b.kind === 'lightWood');

/** The terrain with one piece more. */
export const withPiece = (terrain: readonly Piece[], piece: Piece): readonly Piece[] => {
  const hill = terrain.find((each) => takesOutline(each, piece) && doMeet(each.shape, piece.shape));
  if (hill !== undefined) return [...terrain, { ...piece, shape: hill.shape, centre: hill.centre }];
  return [
    ...terrain.map((each) =>
      takesOutline(piece, each) && doMeet(each.shape, piece.shape)
        ? { ...each, shape: piece.shape, centre: piece.centre }
        : each,
    ),
    piece,
  ];
};

/** BLD-TER-13, BLD-R-97: clear of everything it may not lie on. */
const liesClear = (state: BloodState, piece: Piece): boolean =>
  state.terrain.every((other) => mayOverlap(piece, other) || !doMeet(piece.shape, other.shape));

const piecesIn = (layout: Layout, sector: number): number =>
  layout.placements.filter((each) => each.sector === sector && each.kind !== 'clear').length +
  Number(layout.keySector === sector);

/** BLD-TER-01, BLD-TER-10, BLD-R-79: where a second piece may go. */
const checkSecond = (layout: Layout, side: Side, { sector, kind }: Terrain): Verdict => {
  if (placementsOf(layout, side).some(({ isSecond }) => isSecond))
    return refuse('BLD-TER-10', 'you have placed your second piece');
  const isKeySector = layout.keySector === sector;
  const stated = layout.placements.find((each) => each.sector === sector && !each.isSecond);
  if (!isKeySector && stated === undefined) return refuse('BLD-TER-10', 'that sector is still empty');
  if (!isKeySector && stated?.kind === 'clear')
    return refuse('BLD-TER-01', 'a Clear sector cannot take a second piece');
  if (layout.placements.some((each) => each.sector === sector && each.isSecond))
    return refuse('BLD-R-79', 'that sector has two pieces already');
  return kind === 'clear' && !isKeySector && stated?.kind !== 'hill'
    ? refuse('BLD-TER-01', 'Clear can go only on the Key Feature or on a hill')
    : permit;
};

/** BLD-TER-09, BLD-TER-12: the first piece of a sector. */
const checkFirst = (layout: Layout, side: Side, { sector }: Terrain): Verdict => {
  if (layout.keySector === sector) return refuse('BLD-TER-09', 'that is the sector of the Key Feature');
  if (layout.placements.some((each) => each.sector === sector && !each.isSecond))
    return refuse('BLD-R-79', 'the terrain of that sector has already been chosen');
  return placementsOf(layout, side).filter(({ isSecond }) => !isSecond).length < SECTORS_EACH
    ? permit
    : refuse('BLD-TER-12', 'you have already chosen terrain for your four sectors');
};

/** BLD-TER-09 to BLD-TER-13, BLD-SET-10. */
export const checkTerrain = (state: BloodState, side: Side, order: Terrain): Verdict => {
  const layout = layoutOf(state);
  const may = order.isSecond ? checkSecond(layout, side, order) : checkFirst(layout, side, order);
  if (!may.ok) return may;
  const piece = statedPiece(state, order);
  if (piece === undefined) return permit;
  if (piecesIn(layout, order.sector) >= 2) return refuse('BLD-R-79', 'that sector has two pieces already');
  const box = sectorBox(state.table, order.sector);
  if (order.kind === 'stream') {
    const isNorth = (order.heading ?? 0) === 0;
    if (order.heading !== undefined && order.heading !== 0 && order.heading !== 180)
      return refuse('BLD-GEO-12', 'a stream must run parallel to a table edge');
    if (
      !isAxis(
        state,
        isNorth ? piece.centre.x : piece.centre.y,
        isNorth ? box.west : box.south,
        isNorth ? box.east : box.north,
      )
    )
      return refuse(
        'BLD-GEO-12',
        'its axis must lie on a whole inch, at least 2 inches from the borders of the sector',
      );
  } else if (!isInside(box, piece.shape)) return NOT_IN_SECTOR;
  return liesClear(state, piece) ? permit : refuse('BLD-R-97', 'it would lie on another piece');
};

/** BLD-TER-12: only at the last placement, and only if the second piece is still to come. */
export const checkForgo = (state: BloodState, side: Side): Verdict => {
  const own = placementsOf(layoutOf(state), side);
  return own.length === PLACEMENTS_EACH - 1 && !own.some(({ isSecond }) => isSecond)
    ? permit
    : refuse('BLD-TER-12', 'you can forgo your second piece only at your last placement');
};

/** BLD-TER-12: who places next: the other player first; none when both have placed. */
export const nextPlacer = ({ placer, placements }: Layout): Side | undefined => {
  if (placements.length >= 2 * PLACEMENTS_EACH) return undefined;
  return placements.length % 2 === 0 ? otherSide(placer) : placer;
};
