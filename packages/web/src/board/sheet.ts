import type { Cell, Place, Scene, TableGround } from '@warmoot/kernel';
import { playersOf, type Theme } from '../theme/index.ts';
import { type Box, grown, type HexLayout, layoutOf, type Point, plus } from './geometry.ts';
import { type Ground, groundOf, NOWHERE } from './ground/ground.ts';
import { isCentre } from './terrain/kinds.ts';
import type { Patch } from './terrain/lattice.ts';
import { paint } from './terrain/paint.ts';
import { MARGIN } from './terrain/rulers.ts';
import { paintTable } from './terrain/table/paintTable.ts';
import { TENTHS_PER_SIDE } from './terrain/table/shapes.ts';

/** What is under the counters, a map of hexes or a table: where places are on it, and how it is painted. */
export interface Sheet {
  /** The whole sheet with its margins, in sides of a hex. */
  readonly box: Box;
  readonly layout: HexLayout;
  readonly ground?: Ground;
  /** On a free table. */
  readonly table?: TableGround;
  point(place: Place): Point;
  /** Where counters are drawn: in the middle, or below a town or city. */
  stand(place: Place): Point;
  /** The place under a point; undefined outside the map. */
  placeAt(point: Point): Place | undefined;
  paint(theme: Theme, patch: Patch, rowsAtOnce: number): Generator<void, HTMLCanvasElement>;
}

type Drawn = Pick<Scene, 'ground' | 'title'> & { readonly sides?: Scene['sides'] };

export const sheetOf = ({ ground, title, sides = [] }: Drawn): Sheet =>
  ground.kind === 'hexes' ? hexSheet(groundOf(ground, title)) : tableSheet(ground, sides);

/** How far below the middle of its hex a counter is drawn to leave room for a town. */
const BELOW_CENTRE = 0.34;

const hexSheet = (ground: Ground): Sheet => {
  const point = (place: Place): Point => ('q' in place ? ground.layout.centre(place) : { x: 0, y: 0 });
  const isBelow = (place: Place): boolean => {
    const cell = ground.isCampaign && 'q' in place ? ground.cells[ground.cellAt(place)] : undefined;
    return cell !== undefined && isCentre(cell);
  };
  const stand = (place: Place): Point =>
    isBelow(place) ? plus(point(place), { x: 0, y: BELOW_CENTRE }) : point(place);
  return { ...hexes(ground), point, stand };
};

const hexes = (ground: Ground): Omit<Sheet, 'point' | 'stand'> => ({
  box: grown(ground.box, ground.isSheet ? MARGIN : 0.5),
  layout: ground.layout,
  ground,
  placeAt: (point) => {
    const place = ground.layout.hexAt(point);
    return ground.cellAt(place) === NOWHERE ? undefined : place;
  },
  paint: (theme, patch, rowsAtOnce) => paint(ground, theme, patch, rowsAtOnce),
});

const tablePoint = (place: Place): Point =>
  'x' in place ? { x: place.x / TENTHS_PER_SIDE, y: place.y / TENTHS_PER_SIDE } : { x: 0, y: 0 };

const tableSheet = (table: TableGround, sides: Scene['sides']): Sheet => ({
  table,
  box: { left: 0, top: 0, right: table.width / TENTHS_PER_SIDE, bottom: table.depth / TENTHS_PER_SIDE },
  layout: layoutOf('flat'),
  point: tablePoint,
  stand: tablePoint,
  placeAt: ({ x, y }) => {
    const spot = { x: Math.round(x * TENTHS_PER_SIDE), y: Math.round(y * TENTHS_PER_SIDE) };
    const isOn = spot.x >= 0 && spot.y >= 0 && spot.x <= table.width && spot.y <= table.depth;
    return isOn ? spot : undefined;
  },
  paint: (theme, patch, rowsAtOnce) => {
    const players = playersOf(sides, theme.players);
    return paintTable(table, theme, patch, rowsAtOnce, (seat) => players.get(seat)?.field);
  },
});

export const isSamePlace = (a: Place | undefined, b: Place | undefined): boolean => {
  if (a === undefined || b === undefined) return a === b;
  if ('q' in a) return 'q' in b && a.q === b.q && a.r === b.r;
  return 'x' in b && a.x === b.x && a.y === b.y;
};

/** Whether two grounds look the same; compared cell by cell, because each scene has its own copy. */
export const isSameGround = (a: Scene['ground'], b: Scene['ground']): boolean => {
  if (a === b) return true;
  if (a.kind !== 'hexes' || b.kind !== 'hexes') return JSON.stringify(a) === JSON.stringify(b);
  return (
    a.sides.length === b.sides.length &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, i) => isSameCell(cell, b.cells[i]!))
  );
};

const isSameCell = (a: Cell, b: Cell): boolean =>
  a.id === b.id &&
  a.terrain === b.terrain &&
  a.height === b.height &&
  a.name === b.name &&
  a.tag?.figure === b.tag?.figure &&
  a.tag?.note === b.tag?.note &&
  (a.overlays ?? []).join() === (b.overlays ?? []).join();
