import { escaped, rounded } from '../../report/svg.ts';
import { BLOCK } from '../data/layout.ts';
import type { Terrain } from '../data/terrain.ts';
import { type Army, abilityOf, strengthOf } from '../state/army.ts';
import { cityAt, type Game, garrisonOf, groundIn, isAlive } from '../state/game.ts';
import { besideSpot, type City, type Spot } from '../state/ground.ts';
import { type Kingdom, NOBODY, nameOfKingdom } from '../state/seats.ts';
import { figureOf } from '../words/points.ts';

const RADIUS = 24;
const WIDE = RADIUS * Math.sqrt(3);
const TALL = RADIUS * 1.5;
const MARGIN = 22;
const LEGEND = 26;

/** The colours of the players (the look of Warmoot), by kingdom. */
const FIELDS = [
  '#B23A2E',
  '#2C5F93',
  '#E0A526',
  '#0F5F4C',
  '#5C3CDD',
  '#84C1EA',
  '#BE7F8D',
  '#2E3136',
] as const;
const INKED: ReadonlySet<string> = new Set(['#E0A526', '#84C1EA', '#BE7F8D']);
const fieldOf = (kingdom: Kingdom): string => FIELDS[kingdom] ?? '#8B8579';
const inkOf = (kingdom: Kingdom): string => (INKED.has(fieldOf(kingdom)) ? '#2A231A' : '#FFF8E6');

const FILLS: Readonly<Record<Terrain, string>> = {
  plain: '#e3dfba',
  woods: '#aebd8a',
  hills: '#dcc491',
  mountains: '#b9a88f',
  city: '#e3dfba',
  fortified: '#e3dfba',
};
const GLYPHS: Readonly<Partial<Record<Terrain, string>>> = {
  woods: '<path d="M-10 9l5-12 5 12zM0 9l5-12 5 12zM-5 1l5-12 5 12z" fill="#5f7f4c"/>',
  hills: '<path d="M-14 7q7-11 14 0q5-8 12 0" fill="none" stroke="#8a6332" stroke-width="1.6"/>',
  mountains:
    '<path d="M-15 9L-5-10 2 3 7-5 15 9z" fill="#8a775e"/><path d="M-5-10l3 6-5 0z" fill="#f4efe4"/>',
};

const CORNERS = Array.from({ length: 6 }, (_, k) => ({
  x: RADIUS * Math.cos((Math.PI / 180) * (60 * k - 30)),
  y: RADIUS * Math.sin((Math.PI / 180) * (60 * k - 30)),
}));
const HEX = CORNERS.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');

interface Point {
  readonly x: number;
  readonly y: number;
}

/** GRD-MAP-05: pointy hexes, odd rows half a hex to the right. */
const centre = (game: Game, spot: Spot): Point => {
  const id = groundIn(game).ids[spot] ?? '0000';
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return { x: MARGIN + WIDE * (column + 0.5 + (row % 2) / 2), y: MARGIN + RADIUS + TALL * row };
};

const at = ({ x, y }: Point): string => `translate(${rounded(x)} ${rounded(y)})`;

const tile = (game: Game, spot: Spot): string => {
  const { ids, terrain } = groundIn(game);
  return `<g transform="${at(centre(game, spot))}"><use href="#g-${terrain[spot]}"/><text class="l" y="-15">${ids[spot]}</text></g>`;
};

const homeOf = ({ map: { blocks } }: Game, id: string): Kingdom => {
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return blocks.findIndex(
    (block) =>
      column >= block.column && column < block.column + BLOCK && row >= block.row && row < block.row + BLOCK,
  );
};

/** GRD-MAP-02: the border of each kingdom's home land, drawn inside it. */
const borders = (game: Game): string => {
  const ground = groundIn(game);
  const homes = ground.ids.map((id) => homeOf(game, id));
  const lines = ground.ids.flatMap((_, spot) => {
    const home = homes[spot] as Kingdom;
    if (home === NOBODY) return [];
    const { x, y } = centre(game, spot);
    return besideSpot(ground, spot).flatMap((beside) => {
      if (homes[beside] === home) return [];
      const there = centre(game, beside);
      const [dx, dy] = [(there.x - x) / WIDE, (there.y - y) / WIDE];
      const [mx, my] = [x + dx * (WIDE / 2 - 2), y + dy * (WIDE / 2 - 2)];
      const [sx, sy] = [(-dy * RADIUS) / 2, (dx * RADIUS) / 2];
      return [
        `<path d="M${rounded(mx - sx)} ${rounded(my - sy)}L${rounded(mx + sx)} ${rounded(my + sy)}" stroke="${fieldOf(home)}" class="b"/>`,
      ];
    });
  });
  return lines.join('');
};

const WALL = 'M-11 8V-2h3v-4h4v4h2v-7h4v7h2v-4h4v4h3V8z';
const RING = '<path d="M-14 8V0h3v3h3V0h3v3h3V0h4v3h3V0h3v3h3V0h3v8z" fill="#e9e2d2" stroke="#6b6258"/>';

const cityMark = (game: Game, city: City, number: number): string => {
  const spot = groundIn(game).citySpots[number] as Spot;
  const owner = game.owners[number] ?? NOBODY;
  const field = isAlive(game, owner) ? fieldOf(owner) : '#8B8579';
  const star = city.isCapital ? '★ ' : '';
  const garrison = garrisonOf(game, number);
  const inside = garrison === undefined ? '0' : figureOf(game, strengthOf(garrison));
  return `<g transform="${at(centre(game, spot))}"><path d="${WALL}" fill="#fff" stroke="${field}" stroke-width="1.8"/>${city.isFortified ? RING : ''}<text class="n" y="22">${star}${escaped(city.name)}</text><rect x="9" y="-17" width="19" height="12" rx="2" fill="${field}" stroke="#222" stroke-width=".6"/><text class="p" x="18.5" y="-8" fill="${inkOf(owner)}">${inside}</text></g>`;
};

/** In the field: points on a plate in the kingdom's colour with its first letter, the general's ability on a medal. */
const armyMark = (game: Game, army: Army): string => {
  const letter = nameOfKingdom(army.owner).slice(0, 1);
  const plate = `<rect x="-15" y="-9" width="30" height="18" rx="3" fill="${fieldOf(army.owner)}" stroke="#222"/>`;
  const medal = `<circle cx="-14" cy="-9" r="6" fill="#2A231A" stroke="#E9C46A"/><text class="m" x="-14" y="-6">${abilityOf(army)}</text>`;
  return `<g transform="${at(centre(game, army.at))}">${plate}<text class="a" y="4" fill="${inkOf(army.owner)}">${letter} ${figureOf(game, strengthOf(army))}</text>${medal}</g>`;
};

const isGarrison = (game: Game, { at: spot, owner }: Army): boolean =>
  game.owners[cityAt(game, spot)] === owner;

const STYLE = [
  'text{font-family:Georgia,serif;text-anchor:middle}',
  '.l{font-size:6px;fill:#4a3f2b}',
  '.n{font-size:10px;font-weight:700;fill:#2b2418;paint-order:stroke;stroke:#fbf7ec;stroke-width:2.5px}',
  '.p{font-size:9px;font-weight:700}',
  '.a{font-size:11px;font-weight:700}',
  '.m{font-size:8.5px;font-weight:700;fill:#FFF8E6}',
  '.b{stroke-width:3.4;stroke-linecap:round;stroke-opacity:.75}',
  '.k{font-size:12px;fill:#2b2418;text-anchor:start}',
]
  .map((rule) => `.grandmap ${rule}`)
  .join('');

const definitions = (Object.entries(FILLS) as [Terrain, string][])
  .map(
    ([terrain, fill]) =>
      `<g id="g-${terrain}"><polygon points="${HEX}" fill="${fill}" stroke="#7a6a4a" stroke-width=".6" stroke-opacity=".5"/>${GLYPHS[terrain] ?? ''}</g>`,
  )
  .join('');

const legend = (game: Game, y: number): string =>
  game.realms
    .map((_, kingdom) => {
      const x = MARGIN + kingdom * 108;
      return `<rect x="${x}" y="${rounded(y)}" width="14" height="14" rx="2" fill="${fieldOf(kingdom)}" stroke="#222"/><text class="k" x="${x + 20}" y="${rounded(y + 11.5)}">${nameOfKingdom(kingdom)}</text>`;
    })
    .join('');

/** The map of the campaign as one drawing for the screen and the printer; nothing is hidden (GRD-GEN-07). */
export const mapSvg = (game: Game): string => {
  const { ids, cities } = groundIn(game);
  const points = ids.map((_, spot) => centre(game, spot));
  const width = Math.max(...points.map(({ x }) => x)) + WIDE / 2 + MARGIN;
  const height = Math.max(...points.map(({ y }) => y)) + RADIUS + MARGIN;
  const drawn = [
    ...ids.map((_, spot) => tile(game, spot)),
    borders(game),
    ...cities.map((city, number) => cityMark(game, city, number)),
    ...game.armies.filter((army) => !isGarrison(game, army)).map((army) => armyMark(game, army)),
    legend(game, height - 6),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="grandmap" viewBox="0 0 ${rounded(width)} ${rounded(height + LEGEND)}" role="img" aria-label="Map of year ${game.year}, week ${game.week}"><style>${STYLE}</style><defs>${definitions}</defs><rect width="100%" height="100%" fill="#fbf7ec"/>${drawn.join('')}</svg>`;
};
