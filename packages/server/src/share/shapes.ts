import { bodyCorners, type Piece, type Place, type Scene, type Seat } from '@warmoot/kernel';

/** A point in a scene's own units; a hex has the radius 1. */
interface Point {
  readonly x: number;
  readonly y: number;
}
/** A filled outline; later ones lie over earlier ones. */
export interface Shape {
  readonly corners: readonly Point[];
  readonly fill: string;
}

/** The light page's own colours. */
const TERRAIN: readonly (readonly [RegExp, string])[] = [
  [/water|river|sea|lake|stream|ocean|deep/, '#6E9CB4'],
  [/ford|shore|coast/, '#9CC1CE'],
  [/wood|forest|jungle/, '#9DAE77'],
  [/swamp|marsh|bog/, '#B3BE9F'],
  [/mountain|crag|impassable|steep/, '#C49A60'],
  [/hill|slope|ridge/, '#D9BE86'],
  [/rough|desert|broken/, '#C9BE96'],
  [/city|town|village|building|mill|castle|wall|gate|tower|capital|farm/, '#B98F6F'],
];
const CLEAR = '#DCD8AE';
const SIDES = [
  '#B23A2E',
  '#2C5F93',
  '#E0A526',
  '#2E3136',
  '#84C1EA',
  '#ECE4CF',
  '#5C3CDD',
  '#BE7F8D',
  '#CBDD82',
  '#0F5F4C',
];
const NEUTRAL = '#A79C86';
const EDGE = '#FFF8E6';

/** The ground and the pieces of a scene, without words: a preview of the position. */
export const shapesOf = (scene: Scene): readonly Shape[] => {
  const colours = new Map(scene.sides.map(({ seat }, i) => [seat, SIDES[i] ?? NEUTRAL]));
  return [...groundOf(scene), ...scene.pieces.flatMap((piece) => counterOf(scene, piece, colours))];
};

const groundOf = ({ ground }: Scene): Shape[] => {
  if (ground.kind === 'hexes')
    return ground.cells.map(({ at, terrain }) => ({
      corners: hexAround(centreOf(at, ground.orientation), ground.orientation),
      fill: colourOf(terrain),
    }));
  const { width, depth } = ground;
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return [
    { corners: whole, fill: CLEAR },
    ...ground.shapes.map(({ kind, corners }) => ({ corners, fill: colourOf(kind) })),
  ];
};

const colourOf = (terrain: string): string =>
  TERRAIN.find(([kind]) => kind.test(terrain.toLowerCase()))?.[1] ?? CLEAR;

type Orientation = 'flat' | 'pointy';
const ROOT3 = Math.sqrt(3);

const centreOf = (place: Place, orientation: Orientation): Point => {
  if (!('q' in place)) return place;
  const { q, r } = place;
  return orientation === 'flat'
    ? { x: 1.5 * q, y: ROOT3 * (r + q / 2) }
    : { x: ROOT3 * (q + r / 2), y: 1.5 * r };
};

const around = ({ x, y }: Point, radius: number, corners: number, turn: number): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / corners;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** A little less than the hex, so that a line shows between two. */
const hexAround = (centre: Point, orientation: Orientation): Point[] =>
  around(centre, 0.97, 6, orientation === 'flat' ? 0 : 0.5);

const counterOf = ({ ground }: Scene, piece: Piece, colours: ReadonlyMap<Seat, string>): Shape[] => {
  const fill = (piece.side && colours.get(piece.side)) ?? NEUTRAL;
  if (ground.kind === 'table') return bodyOf(piece, fill);
  const centre = centreOf(piece.at, ground.orientation);
  const outline = (radius: number): Point[] =>
    piece.shape === 'round' ? around(centre, radius, 20, 0) : around(centre, radius * 1.2, 4, 0.5);
  return [
    { corners: outline(0.62), fill: EDGE },
    { corners: outline(0.52), fill },
  ];
};

const bodyOf = ({ at, facing = 0, body }: Piece, fill: string): Shape[] =>
  body === undefined || 'q' in at ? [] : [{ corners: bodyCorners(at, facing, body), fill }];

/** The same shapes in an image of this size, with a margin. */
export const fitted = (shapes: readonly Shape[], width: number, height: number, margin: number): Shape[] => {
  const points = shapes.flatMap(({ corners }) => corners);
  const left = least(points.map(({ x }) => x));
  const top = least(points.map(({ y }) => y));
  const wide = -least(points.map(({ x }) => -x)) - left || 1;
  const high = -least(points.map(({ y }) => -y)) - top || 1;
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  const [dx, dy] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const moved = ({ x, y }: Point): Point => ({ x: dx + (x - left) * scale, y: dy + (y - top) * scale });
  return shapes.map(({ corners, fill }) => ({ corners: corners.map(moved), fill }));
};

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
