/** An empire's map as a self-contained drawing (CHR-RPT-02): what it does not know is blank, ghosts are dated. */
import type { Seen } from '@warmoot/kernel';
import { rounded } from '../../report/svg.ts';
import { supplyNetOf } from '../rules/supply/net.ts';
import { gridOf, type Hex, hasSnow, hexCount, isBelow, terrainAt } from '../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../state/readers.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import {
  COLUMN_WIDTH,
  centre,
  definitions,
  HEX_RADIUS,
  labels,
  ROW_HEIGHT,
  sideEnds,
  useAt,
} from './drawing.ts';
import { LEGEND_WIDTH, legend, legendHeight } from './legend.ts';
import { armies, cities, features, type Layer, others } from './marks.ts';

const REGULAR = 5;
/** Room for the plates of armies in the first column. */
const MARGIN = 8;
/** A labyrinth as wide as the land is drawn smaller than it. */
const LARGE_INSET = 0.6;

const surface = ({ ground }: Campaign): string => {
  const parts: string[] = [];
  for (let hex = 0; hex < hexCount(ground); hex++) {
    parts.push(useAt(`t-${terrainAt(ground, hex)}`, ground, hex));
    if (hasSnow(ground, hex)) parts.push(useAt('snow', ground, hex));
  }
  return parts.join('');
};

const rivers = ({ ground, rivers: sides }: Campaign): string =>
  Object.entries(sides)
    .map(([side, kind]) => {
      const [a, b] = sideEnds(ground, Math.floor(Number(side) / 6), Number(side) % 6);
      const line = `x1="${rounded(a.x)}" y1="${rounded(a.y)}" x2="${rounded(b.x)}" y2="${rounded(b.y)}"`;
      const river = `<line ${line} class="w"/>`;
      if (kind === 'ford') return `${river}<line ${line} class="o"/>`;
      return kind === 'bridge' ? `${river}<line ${line} class="d"/>` : river;
    })
    .join('');

/** Half a line from every road hex to each neighbour that has one, or a city (CHR-STR-12). */
const roads = (view: Campaign, layer: Layer): string => {
  const { ground, sites } = view;
  const count = hexCount(ground);
  const towns = new Set(citiesOf(view).map(({ at }) => at));
  const grid = gridOf(ground);
  const lines: string[] = [];
  for (const key of Object.keys(sites)) {
    const hex = Number(key);
    if (isBelow(ground, hex) !== (layer === 'below') || sites[hex]?.road !== true) continue;
    const from = centre(ground, hex);
    for (let direction = 0; direction < 6; direction++) {
      const cell = grid.neighbours[6 * (hex % count) + direction]!;
      const to = hex < count ? cell : cell + count;
      if (cell < 0 || (sites[to]?.road !== true && !towns.has(to))) continue;
      const there = centre(ground, to);
      lines.push(
        `M${rounded(from.x)} ${rounded(from.y)}L${rounded((from.x + there.x) / 2)} ${rounded((from.y + there.y) / 2)}`,
      );
    }
  }
  return lines.length === 0 ? '' : `<path d="${lines.join('')}" class="p"/>`;
};

/** Hexes out of sight are slightly darkened. */
const veil = (view: Campaign, me: EmpireId | null): string => {
  if (me === null) return '';
  const seen = new Set(view.knowledge[me]?.inSight ?? []);
  const parts: string[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (!seen.has(hex)) parts.push(useAt('veil', view.ground, hex));
  return parts.join('');
};

/** Where Regular supply ends: a dashed line round the net of the empire (CHR-SUP-01). */
const supply = (view: Campaign, me: EmpireId | null): string => {
  if (me === null || view.empires[me] === undefined) return '';
  const { ranges } = supplyNetOf(view, me);
  const { neighbours } = gridOf(view.ground);
  const lines: string[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++) {
    if (ranges[hex]! > REGULAR) continue;
    for (let side = 0; side < 6; side++) {
      const beyond = neighbours[6 * hex + side]!;
      if (beyond >= 0 && ranges[beyond]! <= REGULAR) continue;
      const [a, b] = sideEnds(view.ground, hex, side);
      lines.push(`M${rounded(a.x)} ${rounded(a.y)}L${rounded(b.x)} ${rounded(b.y)}`);
    }
  }
  return lines.length === 0 ? '' : `<path d="${lines.join('')}" class="e"/>`;
};

const range = (from: number, to: number): Hex[] => Array.from({ length: to - from }, (_, nth) => from + nth);

const standing = (view: Campaign, layer: Layer): string =>
  features(view, layer) + cities(view, layer) + others(view, layer) + armies(view, layer);

/** The known underground without solid rock and unknown hexes, and the forces there. */
const knownBelow = (view: Campaign): Hex[] => {
  const { ground } = view;
  const count = hexCount(ground);
  const peopled = [...armiesOf(view), ...unitsOf(view), ...citiesOf(view)].map(({ at }) => at);
  const hollow = range(count, 2 * count).filter(
    (hex) => !['rock', 'unknown'].includes(terrainAt(ground, hex)),
  );
  return [...new Set([...hollow, ...peopled.filter((hex) => hex >= count)])].sort((a, b) => a - b);
};

/** The part of the labyrinth that is known, cut out and set below the map. */
const inset = (view: Campaign, top: number): { readonly drawn: string; readonly height: number } => {
  const hexes = knownBelow(view);
  if (hexes.length === 0) return { drawn: '', height: 0 };
  const points = hexes.map((hex) => centre(view.ground, hex));
  const [left, high] = [
    Math.min(...points.map(({ x }) => x)) - COLUMN_WIDTH,
    Math.min(...points.map(({ y }) => y)) - ROW_HEIGHT,
  ];
  const low = Math.max(...points.map(({ y }) => y)) + ROW_HEIGHT;
  const wide = Math.max(...points.map(({ x }) => x)) + COLUMN_WIDTH - left;
  const scale = wide > (COLUMN_WIDTH * view.ground.columns) / 2 ? LARGE_INSET : 1;
  const tiles = hexes.map((hex) => useAt(`t-${terrainAt(view.ground, hex)}`, view.ground, hex)).join('');
  const drawn = `<g transform="translate(10 ${rounded(top + 26)}) scale(${scale}) translate(${rounded(-left)} ${rounded(-high)})" class="below"><text class="t" x="${rounded(left)}" y="${rounded(high - 8)}">Underground</text>${tiles}${roads(view, 'below')}${labels(view.ground, hexes)}${standing(view, 'below')}</g>`;
  return { drawn, height: scale * (low - high) + 30 };
};

/** Scoped by its own class, so that its rules affect nothing else on a page. */
const STYLE = [
  'text{font-family:Georgia,serif;text-anchor:middle}',
  '.l{font-size:5.5px;fill:#4a3f2b}',
  '.s{font-size:8px;font-weight:700;fill:#3a2f1c;paint-order:stroke;stroke:#fbf7ec;stroke-width:1.5px}',
  '.c{font-size:8px;font-weight:700}',
  '.n{font-size:9.5px;font-weight:700;fill:#2b2418;paint-order:stroke;stroke:#fbf7ec;stroke-width:2.5px}',
  '.a{font-size:9px;font-weight:700}',
  '.b{font-size:7px;font-weight:700}',
  '.g{font-size:7px;fill:#333;paint-order:stroke;stroke:#fbf7ec;stroke-width:1.5px}',
  '.u{font-size:8px}',
  '.r{font-size:10px;fill:#3a2f1c}',
  '.k{font-size:11px;fill:#2b2418;text-anchor:start}',
  '.m{font-size:10px;font-weight:700;fill:#3a2f1c}',
  '.t{font-size:15px;font-weight:700;fill:#2b2418;text-anchor:start}',
  '.w{stroke:#3f7fa8;stroke-width:4;stroke-linecap:round}',
  '.o{stroke:#e8dfc0;stroke-width:2;stroke-dasharray:2 3}',
  '.d{stroke:#5b3d1e;stroke-width:6;stroke-dasharray:3 30;stroke-dashoffset:-9}',
  '.p{stroke:#8a5a2b;stroke-width:2.4;fill:none;stroke-linecap:round}',
  '.e{stroke:#14532d;stroke-width:2;fill:none;stroke-dasharray:5 3;stroke-opacity:.75}',
]
  .map((rule) => `.warmap ${rule}`)
  .join('');

export const mapSvg = (view: Seen<Campaign>, me: EmpireId | null): string => {
  const { columns, rows } = view.ground;
  const width = COLUMN_WIDTH * columns + HEX_RADIUS * 0.5;
  const land = Math.max(ROW_HEIGHT * (rows + 0.5) + 8, legendHeight(view));
  const below = inset(view, land);
  const drawn = [
    surface(view),
    rivers(view),
    roads(view, 'surface'),
    veil(view, me),
    supply(view, me),
    labels(view.ground, range(0, hexCount(view.ground))),
    standing(view, 'surface'),
    legend(view, width + 8, me === null),
    below.drawn,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="warmap" viewBox="${-MARGIN} 0 ${rounded(width + LEGEND_WIDTH + MARGIN)} ${rounded(land + below.height)}" role="img" aria-label="Map of turn ${view.turn}"><style>${STYLE}</style><defs>${definitions()}</defs><rect x="${-MARGIN}" width="100%" height="100%" fill="#fbf7ec"/>${drawn.join('')}</svg>`;
};
