/** The map an empire has, as a drawing that stands by itself (CHR-RPT-02): what it does not know is blank, ghosts are dated. */
import {
  type Ground,
  gridOf,
  type Hex,
  hasSnow,
  hexCount,
  labelOf,
  type Terrain,
  terrainAt,
} from '../ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../readers.ts';
import type { Army, Campaign, EmpireId } from '../state.ts';

const R = 22;
const W = R * 1.5;
const H = R * Math.sqrt(3);

const FILLS: Readonly<Record<Terrain, string>> = {
  plains: '#d9cf9a',
  oasis: '#9fc77a',
  forest: '#7d9b57',
  fringe: '#93a86a',
  heart: '#5f7d4a',
  mountains: '#a99378',
  desert: '#ecd9a0',
  badlands: '#c49a6c',
  crag: '#8a7f74',
  water: '#8fb3c9',
  rock: '#4a443d',
  tunnel: '#b8a98c',
  cavern: '#cfc0a0',
  unknown: '#efe9da',
};
/** Told apart by colour and by number: nobody needs the colour alone. */
const COLOURS = [
  '#1f5fa8',
  '#b3261e',
  '#2e7d32',
  '#7b3fa0',
  '#c66900',
  '#00707a',
  '#8a1c5c',
  '#5a5a1c',
  '#3d3d8f',
  '#6b3a1e',
];
const NOBODY = '#555';

const f = (value: number): string => (Math.round(value * 10) / 10).toString();

const centre = (ground: Ground, hex: Hex): { x: number; y: number } => {
  const { q, r } = gridOf(ground).hexes[hex % hexCount(ground)]!;
  return { x: R + W * q, y: H / 2 + H * (r + q / 2) + 4 };
};

const CORNERS = Array.from({ length: 6 }, (_, k) => ({
  x: R * Math.cos((Math.PI / 3) * k),
  y: R * Math.sin((Math.PI / 3) * k),
}));
const HEX_PATH = CORNERS.map(({ x, y }) => `${f(x)},${f(y)}`).join(' ');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** One definition per terrain, used by every hex: a large map stays a small file. */
const definitions = (): string =>
  Object.entries(FILLS)
    .map(
      ([terrain, fill]) =>
        `<polygon id="t-${terrain}" points="${HEX_PATH}" fill="${fill}" stroke="#7a6a4a" stroke-width=".6" stroke-opacity=".45"/>`,
    )
    .join('');

const GLYPHS: Readonly<Partial<Record<Terrain, string>>> = {
  forest: '<path d="M-7 6l4-10 4 10zM1 6l4-10 4 10z" fill="#48632f"/>',
  mountains: '<path d="M-11 8L-3-8 2 2 6-4 12 8z" fill="#7a654d"/><path d="M-3-8l2.5 5h-5z" fill="#f4efe4"/>',
  heart: '<path d="M-8 5q4-6 8 0 4-6 8 0" fill="none" stroke="#2f4a2a" stroke-width="2"/>',
  fringe: '<path d="M-8 4q4-5 8 0 4-5 8 0" fill="none" stroke="#5b7340" stroke-width="1.4"/>',
  desert: '<path d="M-9 3q5-5 9 0t9 0" fill="none" stroke="#c5a659" stroke-width="1.2"/>',
  badlands: '<path d="M-9 5l4-6 4 4 5-7 4 9" fill="none" stroke="#8c5f36" stroke-width="1.4"/>',
  crag: '<path d="M-9 8L-4-8 1 6 5-5 9 8z" fill="#5f574e"/>',
  oasis: '<circle r="5" fill="#6fa3bd"/>',
  water: '<path d="M-8 0q4-4 8 0t8 0" fill="none" stroke="#6f97b0" stroke-width="1.2"/>',
};

const hexes = (view: Campaign): string => {
  const { ground } = view;
  const parts: string[] = [];
  for (let hex = 0; hex < hexCount(ground); hex++) {
    const { x, y } = centre(ground, hex);
    const terrain = terrainAt(ground, hex);
    const snow = hasSnow(ground, hex) ? `<circle r="9" fill="#fff" fill-opacity=".65"/>` : '';
    parts.push(
      `<g transform="translate(${f(x)} ${f(y)})"><use href="#t-${terrain}"/>${GLYPHS[terrain] ?? ''}${snow}</g>`,
    );
  }
  return parts.join('');
};

/** Side k of a flat-topped hex, counted clockwise from the north, lies between two of its corners. */
const sideLine = (ground: Ground, side: number): string => {
  const { x, y } = centre(ground, Math.floor(side / 6));
  const [a, b] = [CORNERS[((side % 6) + 4) % 6]!, CORNERS[((side % 6) + 5) % 6]!];
  return `x1="${f(x + a.x)}" y1="${f(y + a.y)}" x2="${f(x + b.x)}" y2="${f(y + b.y)}"`;
};

const rivers = ({ ground, rivers: sides }: Campaign): string =>
  Object.entries(sides)
    .map(([side, kind]) => {
      const line = sideLine(ground, Number(side));
      const river = `<line ${line} stroke="#3f7fa8" stroke-width="4" stroke-linecap="round"/>`;
      if (kind === 'ford')
        return `${river}<line ${line} stroke="#e8dfc0" stroke-width="2" stroke-dasharray="2 3"/>`;
      return kind === 'bridge'
        ? `${river}<line ${line} stroke="#5b3d1e" stroke-width="6" stroke-dasharray="3 30" stroke-dashoffset="-9"/>`
        : river;
    })
    .join('');

const roads = (view: Campaign): string => {
  const { ground, sites } = view;
  const has = (hex: Hex): boolean => sites[hex]?.road === true || citiesOf(view).some(({ at }) => at === hex);
  const grid = gridOf(ground);
  const lines: string[] = [];
  for (const key of Object.keys(sites)) {
    const hex = Number(key);
    if (hex >= hexCount(ground) || sites[hex]?.road !== true) continue;
    const from = centre(ground, hex);
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[6 * hex + direction]!;
      if (to < 0 || !has(to)) continue;
      const there = centre(ground, to);
      lines.push(`M${f(from.x)} ${f(from.y)}L${f((from.x + there.x) / 2)} ${f((from.y + there.y) / 2)}`);
    }
  }
  return lines.length === 0
    ? ''
    : `<path d="${lines.join('')}" stroke="#8a5a2b" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
};

const SITE_LETTERS = {
  mine: 'M',
  ruins: 'R',
  portal: 'P',
  fruit: 'F',
  spring: 'S',
  glade: 'G',
  entrance: 'U',
  tower: 'T',
  depot: 'D',
  temple: '+',
} as const;

const features = ({ ground, sites }: Campaign): string =>
  Object.entries(sites)
    .filter(([hex]) => Number(hex) < hexCount(ground))
    .map(([hex, site]) => {
      const letters = (Object.keys(SITE_LETTERS) as (keyof typeof SITE_LETTERS)[])
        .filter((kind) => site[kind] !== undefined)
        .map((kind) => (kind === 'portal' ? `P${site.portal}` : SITE_LETTERS[kind]))
        .join('');
      const { x, y } = centre(ground, Number(hex));
      return letters === '' ? '' : `<text x="${f(x)}" y="${f(y + R * 0.72)}" class="s">${letters}</text>`;
    })
    .join('');

const colourOf = ({ empires }: Campaign, owner: EmpireId): string =>
  empires[owner]?.power === 'player' ? COLOURS[owner % COLOURS.length]! : NOBODY;

const cities = (view: Campaign): string =>
  citiesOf(view)
    .filter(({ at }) => at < hexCount(view.ground))
    .map(({ at, owner, name, size }) => {
      const { x, y } = centre(view.ground, at);
      const colour = colourOf(view, owner);
      return `<g transform="translate(${f(x)} ${f(y)})"><path d="M-9 7V-3h3v-4h3v4h2v-7h3v7h2v-4h3v4h2V7z" fill="#fff" stroke="${colour}" stroke-width="2"/><text class="c" y="4" fill="${colour}">${size === 0 ? '?' : size}</text><text class="n" y="-12">${escaped(name)}</text></g>`;
    })
    .join('');

/** Own armies whole, foreign ones as seen; a ghost is hollow and bears the turn it was last seen in (CHR-HID-21). */
const armyMark = (view: Campaign, army: Army, nth: number): string => {
  const { x, y } = centre(view.ground, army.at);
  const ghost = army.name === '' && army.raisedTurn < view.turn - 1;
  const colour = colourOf(view, army.owner);
  const fill = ghost ? 'none' : colour;
  const ink = ghost ? colour : '#fff';
  const edge = army.broken === null ? '' : ' stroke-dasharray="3 2"';
  const label = `${army.number}·${army.size}`;
  return `<g transform="translate(${f(x - 13 + nth * 5)} ${f(y + 2 + nth * 5)})"><rect width="26" height="14" rx="2.5" fill="${fill}" stroke="${ghost ? colour : '#222'}" stroke-width="1"${edge}/><text class="a" x="13" y="10.5" fill="${ink}">${label}</text>${ghost ? `<text class="g" x="13" y="22">turn ${army.raisedTurn}</text>` : ''}</g>`;
};

const armies = (view: Campaign): string => {
  const stacks = new Map<Hex, number>();
  return armiesOf(view)
    .filter(({ at }) => at < hexCount(view.ground))
    .map((army) => {
      const nth = stacks.get(army.at) ?? 0;
      stacks.set(army.at, nth + 1);
      return armyMark(view, army, nth);
    })
    .join('');
};

const UNIT_LETTERS = { scout: 's', engineer: 'e', settler: 'c' } as const;
const others = (view: Campaign): string =>
  unitsOf(view)
    .filter(({ at }) => at < hexCount(view.ground))
    .map(({ at, kind, owner }) => {
      const { x, y } = centre(view.ground, at);
      const colour = colourOf(view, owner);
      return `<g transform="translate(${f(x + 8)} ${f(y - 8)})"><circle r="6" fill="#fff" stroke="${colour}" stroke-width="1.6"/><text class="u" y="3" fill="${colour}">${UNIT_LETTERS[kind]}</text></g>`;
    })
    .join('');

/** Hexes in nobody's sight lie under a light veil. */
const veil = (view: Campaign, me: EmpireId | null): string => {
  if (me === null) return '';
  const seen = new Set(view.knowledge[me]?.inSight ?? []);
  const parts: string[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++) {
    if (seen.has(hex)) continue;
    const { x, y } = centre(view.ground, hex);
    parts.push(`<use href="#v" x="${f(x)}" y="${f(y)}"/>`);
  }
  return parts.join('');
};

const labels = ({ ground }: Campaign): string =>
  Array.from({ length: hexCount(ground) }, (_, hex) => {
    const { x, y } = centre(ground, hex);
    return `<text x="${f(x)}" y="${f(y - R * 0.56)}" class="l">${labelOf(ground, hex)}</text>`;
  }).join('');

/** The rosette: direction 1 is north, then clockwise (CHR-R-02). */
const rosette = (x: number, y: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="26" fill="#fff" fill-opacity=".85" stroke="#7a6a4a"/>${Array.from(
    { length: 6 },
    (_, k) => {
      const angle = (Math.PI / 3) * k - Math.PI / 2;
      return `<text class="r" x="${f(18 * Math.cos(angle))}" y="${f(18 * Math.sin(angle) + 4)}">${k + 1}</text>`;
    },
  ).join('')}</g>`;

export const mapSvg = (view: Campaign, me: EmpireId | null): string => {
  const { columns, rows } = view.ground;
  const width = W * columns + R * 0.5;
  const height = H * (rows + 0.5) + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width + 60)} ${f(height)}" role="img" aria-label="Map of turn ${view.turn}"><style>text{font-family:Georgia,serif;text-anchor:middle}.l{font-size:5px;fill:#5a4d36}.s{font-size:7px;fill:#3a2f1c}.c{font-size:8px;font-weight:700}.n{font-size:8px;fill:#2b2418;paint-order:stroke;stroke:#fbf7ec;stroke-width:2px}.a{font-size:9px;font-weight:700}.g{font-size:6px;fill:#444}.u{font-size:8px}.r{font-size:10px;fill:#3a2f1c}</style><defs>${definitions()}<polygon id="v" points="${HEX_PATH}" fill="#3a3226" fill-opacity=".16"/></defs>${hexes(view)}${rivers(view)}${roads(view)}${veil(view, me)}${labels(view)}${features(view)}${cities(view)}${others(view)}${armies(view)}${rosette(width + 28, 34)}</svg>`;
};
