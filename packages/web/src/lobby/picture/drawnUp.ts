import type { HexPlace, Piece, Scene, Waiting } from '@warmoot/kernel';

type Edge = 'north' | 'south' | 'west' | 'east';
interface Spot {
  readonly at: HexPlace;
  readonly x: number;
  readonly y: number;
}

const OPPOSITE = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;
const OUTWARD = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;
/** Towards the middle of the map, in the six directions clockwise from north. */
const FACING = { north: 3, south: 0, west: 2, east: 5 } as const;
/** In sides of a hex: how far each line stands from the middle, and its counters from each other. */
const GAP = 3;
const STRIDE = 3;
const MOST = 7;
/** A picture is wider than high: lines that run north to south stand in two ranks. */
const RANK = 4;
const DEPTH = 3;

const spotOf = (at: HexPlace): Spot => ({ at, x: 1.5 * at.q, y: Math.sqrt(3) * (at.r + at.q / 2) });

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Every so many of them from the first to the last, so that each kind is seen about as often as it serves. */
const sample = (units: readonly Waiting[], most: number): readonly Waiting[] => {
  const count = Math.min(most, units.length);
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0 : at / (count - 1);
    return units[Math.round(share * (units.length - 1))]!;
  });
};

const takeNearest = (free: Spot[], x: number, y: number): Spot | undefined => {
  const far = (spot: Spot): number => (spot.x - x) ** 2 + (spot.y - y) ** 2;
  const nearest = free.reduce<Spot | undefined>(
    (best, spot) => (best && far(best) <= far(spot) ? best : spot),
    undefined,
  );
  if (nearest) free.splice(free.indexOf(nearest), 1);
  return nearest;
};

/** The edges that sides of these names call their own, where the scene tells of them. */
const edgeOf = (scene: Scene, name: string | undefined): Edge | undefined => {
  const told = scene.status.map(({ value }) => value).join(', ');
  const found =
    name && new RegExp(`(?:^|, )${name.replace(/\W/g, '\\$&')} (north|south|west|east)\\b`).exec(told);
  return found ? (found[1] as Edge) : undefined;
};

/**
 * Before a battle most armies wait beside the map. For its picture they are drawn up face to face: not where they will
 * stand, but who they are and on which ground.
 */
export const drawnUp = (scene: Scene, names: Readonly<Record<string, string>>): Scene => {
  const { ground, tray = [] } = scene;
  if (ground.kind !== 'hexes' || scene.pieces.length > 0) return scene;
  const free = ground.cells.map(({ at }) => spotOf(at));
  const [cx, cy] = [middle(free.map(({ x }) => x)), middle(free.map(({ y }) => y))];
  const sides = [...new Set(tray.flatMap(({ side }) => side ?? []))];
  const first = edgeOf(scene, names[sides[0] ?? '']) ?? 'north';
  const pieces = sides.flatMap((side, at): Piece[] => {
    const edge = at === 0 ? first : OPPOSITE[first];
    const most = OUTWARD[edge][1] === 0 ? 2 * RANK : MOST;
    const line = sample(
      tray.filter((unit) => unit.side === side),
      most,
    );
    return line.flatMap((unit, place) => {
      const { dx, dy } = stand(edge, place, line.length);
      const spot = takeNearest(free, cx + dx, cy + dy);
      return spot ? [{ ...unit, at: spot.at, facing: FACING[edge] }] : [];
    });
  });
  return { ...scene, pieces };
};

/** Where in its line a counter stands, from the middle of the map. */
const stand = (edge: Edge, place: number, length: number): { dx: number; dy: number } => {
  const [x, y] = OUTWARD[edge];
  const rank = y === 0 ? RANK : length;
  const along = ((place % rank) - (Math.min(rank, length) - 1) / 2) * STRIDE;
  const out = GAP + Math.floor(place / rank) * DEPTH;
  return { dx: x * out + Math.abs(y) * along, dy: y * out + Math.abs(x) * along };
};
