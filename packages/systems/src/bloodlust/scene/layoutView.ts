import type { Mark, TablePlace } from '@warmoot/kernel';
import { type Bounds, INCH, type Point } from '@warmoot/tabletop';
import { check } from '../orders/check.ts';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { keyPieces, statedPiece } from '../rules/setup/layout.ts';
import { ALL_SECTORS, sectorAt, sectorBox } from '../rules/setup/sectors.ts';
import { campAt } from '../rules/setup/table.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import type { Piece } from '../state/terrain.ts';
import { areaOf } from './areas.ts';
import { poseAt } from './tablePlace.ts';

export type KeyKind = CommandOf<'placeKey'>['kind'];
export type TerrainKindPlaced = CommandOf<'placeTerrain'>['kind'];

/** What somebody holds who points at the table; headings are half-degrees. */
export interface Held {
  readonly kind: KeyKind | TerrainKindPlaced;
  readonly heading: number;
  readonly ends: 'top-bottom' | 'top-side' | 'bottom-side';
}

const middleOf = ({ west, east, south, north }: Bounds): Point => ({
  x: Math.round((west + east) / 2),
  y: Math.round((south + north) / 2),
});

/** BLD-GEO-12: an axis lies on a whole inch, two inches from the borders. */
const onAnInch = (at: number, least: number, most: number): number =>
  Math.max(least + 2 * INCH, Math.min(most - 2 * INCH, Math.round(at / INCH) * INCH));

/** Let go across a border, a piece slips wholly into its sector. */
const slipped = (box: Bounds, at: Point, { shape: { bounds } }: Piece): Point => ({
  x: at.x + Math.max(0, box.west - bounds.west) - Math.max(0, bounds.east - box.east),
  y: at.y + Math.max(0, box.south - bounds.south) - Math.max(0, bounds.north - box.north),
});

const keyAt = (state: BloodState, at: Point, { kind, heading, ends }: Held): CommandOf<'placeKey'> => {
  const sector = sectorAt(state.table, at) as 0;
  const box = sectorBox(state.table, sector);
  const key = kind as KeyKind;
  if (key === 'bridge' || key === 'ford')
    return { type: 'placeKey', kind: key, sector, x: onAnInch(at.x, box.west, box.east), ends };
  const order = { type: 'placeKey', kind: key, sector, ...at, heading } as const;
  return { ...order, ...slipped(box, at, keyPieces(state, order)[0] as Piece) };
};

const terrainAt = (state: BloodState, at: Point, held: Held): CommandOf<'placeTerrain'> => {
  const sector = sectorAt(state.table, at) as 0;
  const box = sectorBox(state.table, sector);
  const kind = held.kind as TerrainKindPlaced;
  const isStated =
    state.layout?.keySector === sector ||
    state.layout?.placements.some((each) => each.sector === sector && !each.isSecond);
  const order = {
    type: 'placeTerrain' as const,
    kind,
    sector,
    ...(isStated ? { isSecond: true as const } : {}),
  };
  if (kind === 'clear') return order;
  if (kind === 'stream') {
    const heading = held.heading % 360 < 90 ? 0 : 180;
    const [x, y] = [onAnInch(at.x, box.west, box.east), onAnInch(at.y, box.south, box.north)];
    const middle = middleOf(box);
    return { ...order, heading, x: heading === 0 ? x : middle.x, y: heading === 0 ? middle.y : y };
  }
  const placed = { ...order, ...at, heading: held.heading };
  return { ...placed, ...slipped(box, at, statedPiece(state, placed) as Piece) };
};

/** BLD-TER-08 to BLD-TER-13, BLD-SET-07: what pointing at the table means while it is laid out. */
export const layoutMeant = (state: BloodState, place: TablePlace, held: Held): BloodCommand | undefined => {
  const { x, y } = poseAt(state, place);
  if (state.step === 'key') return keyAt(state, { x, y }, held);
  if (state.step === 'terrain') return terrainAt(state, { x, y }, held);
  return state.step === 'camp' ? { type: 'placeCamp', x } : undefined;
};

/** The middle of a sector, to be pointed at by its name. */
export const sectorMiddle = (state: BloodState, sector: number): TablePlace => {
  const { x, y } = middleOf(sectorBox(state.table, sector));
  return { x, y: state.table.height - y };
};

/** The sectors in which a piece of this kind may lie now, at least in the middle. */
export const sectorsFor = (state: BloodState, side: Side, held: Held): readonly number[] =>
  ALL_SECTORS.filter((sector) => {
    const command = layoutMeant(state, sectorMiddle(state, sector), held);
    return command !== undefined && check(state, side, command).ok;
  });

const shapesOf = (state: BloodState, command: BloodCommand): readonly Pick<Piece['shape'], 'corners'>[] => {
  if (command.type === 'placeKey') return keyPieces(state, command).map(({ shape }) => shape);
  if (command.type === 'placeCamp')
    return [campAt(state.options.scale, state.edges[state.active], command.x).shape];
  if (command.type !== 'placeTerrain') return [];
  const { west, east, south, north } = sectorBox(state.table, command.sector);
  const box = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ];
  return [statedPiece(state, command)?.shape ?? { corners: box }];
};

/** The outline of what would be placed: where it is allowed, and where it is not. */
export const layoutMarks = (state: BloodState, side: Side, command: BloodCommand): readonly Mark[] => {
  const areas = shapesOf(state, command).map((shape) => areaOf(state, shape));
  const kind = check(state, side, command).ok ? 'choice' : 'full';
  return areas.length === 0 ? [] : [{ kind, places: [], areas }];
};
