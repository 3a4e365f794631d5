import type { Cell, HexPlace, Piece, Scene, Seat, Waiting } from '@warmoot/kernel';

type Edge = 'north' | 'south' | 'west' | 'east';
interface Spot {
  readonly at: HexPlace;
  readonly x: number;
  readonly y: number;
  /** How far a unit would go to be here rather than elsewhere. */
  readonly worth: number;
}

const OPPOSITE = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;
const OUTWARD = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;
/** Towards the middle of the map, in the six directions clockwise from north. */
const FACING = { north: 3, south: 0, west: 2, east: 5 } as const;
/** In sides of a hex: the distance of the front from the middle, between its counters, and between its ranks. */
const GAP = 2.4;
const STRIDE = { across: 1.5, down: 1.74 } as const;
const DEPTH = { across: 1.74, down: 1.5 } as const;
/** A picture is wider than it is high. */
const FRONT = { across: 9, down: 5 } as const;
const MOST = { across: 15, down: 11 } as const;

/** No unit is placed in water; high ground is preferred. */
const worthOf = ({ terrain, height = 0, overlays = [] }: Cell): number => {
  if (terrain === 'impassable') return -99;
  if (/swamp|sea|lake|water|moat/.test(terrain) || overlays.some((each) => /stream|moat/.test(each)))
    return -9;
  if (terrain.startsWith('woods')) return -2;
  return terrain.startsWith('hill') || height > 0 ? 1.5 : 0;
};

const spotOf = (cell: Cell): Spot => ({
  at: cell.at,
  x: 1.5 * cell.at.q,
  y: Math.sqrt(3) * (cell.at.r + cell.at.q / 2),
  worth: worthOf(cell),
});

/** What there is to see in a hex, if anything. */
const sightIn = ({ terrain, overlays = [] }: Cell): string | undefined =>
  overlays.find((each) => /stream|moat/.test(each)) ??
  (/^(clear|open|plains?)$/.test(terrain) ? undefined : terrain);

/** Half of what a picture shows, in sides of a hex. */
const VIEW = { x: 11, y: 5.5 } as const;

/** How much the place that gave the battle its name counts in a picture. */
const NAMESAKE = 6;

/**
 * Where the armies meet in the picture: not far from the middle, with as much of the map's variety in view as possible.
 */
const finestPlace = (cells: readonly Cell[], title: string): { readonly x: number; readonly y: number } => {
  const spots = cells.map((cell) => ({
    ...spotOf(cell),
    sight: cell.name === title ? title : sightIn(cell),
  }));
  const centre = { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) };
  const reach = {
    x: Math.max(...spots.map(({ x }) => x)) - centre.x,
    y: Math.max(...spots.map(({ y }) => y)) - centre.y,
  };
  const appeal = (x: number, y: number): number => {
    const seen = new Map<string, number>();
    for (const spot of spots)
      if (spot.sight && Math.abs(spot.x - x) < VIEW.x && Math.abs(spot.y - y) < VIEW.y)
        seen.set(spot.sight, (seen.get(spot.sight) ?? 0) + 1);
    const variety = [...seen.values()].reduce((sum, count) => sum + Math.sqrt(count), 0);
    return variety + (seen.has(title) ? NAMESAKE : 0) - 0.06 * Math.hypot(x - centre.x, y - centre.y);
  };
  const near = spots.filter(
    ({ x, y }) => Math.abs(x - centre.x) < 0.6 * reach.x && Math.abs(y - centre.y) < 0.12 * reach.y,
  );
  const best = near
    .map(({ x, y }) => ({ x, y, appeal: appeal(x, y) }))
    .sort((a, b) => b.appeal - a.appeal)[0];
  return best ?? centre;
};

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** An even sample from first to last, so that each kind appears in proportion. */
const sample = (units: readonly Waiting[], most: number): readonly Waiting[] => {
  const count = Math.min(most, units.length);
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0 : at / (count - 1);
    return units[Math.round(share * (units.length - 1))]!;
  });
};

const takeNearest = (free: Spot[], x: number, y: number): Spot | undefined => {
  const far = (spot: Spot): number => (spot.x - x) ** 2 + (spot.y - y) ** 2 - spot.worth;
  const nearest = free.reduce<Spot | undefined>(
    (best, spot) => (best && far(best) <= far(spot) ? best : spot),
    undefined,
  );
  if (nearest) free.splice(free.indexOf(nearest), 1);
  return nearest;
};

const edgeOf = ({ sides }: Scene, seat: Seat): Edge | undefined =>
  sides.find((side) => side.seat === seat)?.edge;

const MOUNTED = /^([LMHEG]C|HB|CT)$/;
const SHOOTS = /^([SLEDG]B|XB|HX|BA|ON)$/;

/** Foot in the centre of the front, horse on the wings, then missile troops, leaders last. */
const ranksOf = (units: readonly Waiting[], front: number): (readonly Waiting[])[] => {
  const leads = units.filter(({ badges }) => badges.includes('leader'));
  const others = units.filter(({ badges }) => !badges.includes('leader'));
  const horse = others.filter(({ symbol }) => MOUNTED.test(symbol));
  const bows = others.filter(({ symbol }) => SHOOTS.test(symbol));
  const foot = others.filter((unit) => !horse.includes(unit) && !bows.includes(unit));
  const half = horse.length >> 1;
  const line = [...horse.slice(0, half), ...foot, ...horse.slice(half)];
  const spare = Math.max(0, line.length - front);
  const from = (line.length - spare) >> 1;
  const second = [...line.slice(from, from + spare), ...bows];
  return [[...line.slice(0, from), ...line.slice(from + spare)], second.slice(0, front), leads].filter(
    (rank) => rank.length > 0,
  );
};

/**
 * Before a battle most armies wait beside the map. For its picture they are placed face to face: this shows who they
 * are and on which ground, not where they will be.
 */
export const drawnUp = (scene: Scene): Scene => {
  const { ground, tray = [] } = scene;
  if (ground.kind !== 'hexes' || scene.pieces.length > 0) return scene;
  const free = ground.cells.map(spotOf);
  const centre = finestPlace(ground.cells, scene.title);
  const sides = [...new Set(tray.flatMap(({ side }) => side ?? []))];
  const first = edgeOf(scene, sides[0] ?? '') ?? 'north';
  const pieces = sides.flatMap((side, at) =>
    arrayed(
      tray.filter((unit) => unit.side === side),
      at === 0 ? first : OPPOSITE[first],
      free,
      centre,
    ),
  );
  return { ...scene, pieces };
};

const arrayed = (
  army: readonly Waiting[],
  edge: Edge,
  free: Spot[],
  centre: { readonly x: number; readonly y: number },
): Piece[] => {
  const [x, y] = OUTWARD[edge];
  const way = y === 0 ? 'down' : 'across';
  return ranksOf(sample(army, MOST[way]), FRONT[way]).flatMap((rank, behind) =>
    rank.flatMap((unit, place) => {
      const out = GAP + behind * DEPTH[way];
      const along = (place - (rank.length - 1) / 2) * STRIDE[way];
      const spot = takeNearest(
        free,
        centre.x + x * out + Math.abs(y) * along,
        centre.y + y * out + Math.abs(x) * along,
      );
      return spot ? [{ ...unit, at: spot.at, facing: FACING[edge] }] : [];
    }),
  );
};
