import type { Cell } from '@warmoot/kernel';
import { darker, mixed, withAlpha } from '../../theme/colour.ts';
import { type Colour, FONTS, type Player, type Theme } from '../../theme/index.ts';
import { apart, type Point } from '../geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { type Pen, surface } from '../surface.ts';
import { isCity, kindOf, type Structure } from '../terrain/kinds.ts';
import { bridgeIn } from '../terrain/roads.ts';
import { sitesIn } from '../terrain/sites.ts';
import { breadthOf, drawTag, type Tag, tagOf } from './tags.ts';

const SIZE = { high: 0.58, wet: 0.48, plain: 0.48 } as const;
const SPACING = { high: 0.17, wet: 0.03, plain: 0.03 } as const;
type Lettering = keyof typeof SIZE;

/**
 * A place's name in its own lettering: heights spaced and in capitals, waters in italics, cities of a campaign map on a
 * paper tag, the rest plain.
 */
export interface Name {
  readonly text: string;
  readonly style: Lettering | 'tag';
  /** Of a city of a campaign map. */
  readonly tag?: { readonly says: NonNullable<Cell['tag']>; readonly shape: Tag };
  readonly cell: number;
  /** Where it belongs, on the sheet. */
  readonly home: Point;
  /** Half its width, in sides of a hex. */
  readonly half: number;
  /** Where it may be written, the best first. */
  readonly spots: readonly Point[];
}

export interface PlacedName extends Name {
  readonly at: Point;
}

/** Letters are measured large and taken for any size. */
const MEASURED = 100;

const setType = (pen: Pen, style: Lettering, side: number): void => {
  pen.font = `${style === 'wet' ? 'italic ' : ''}500 ${SIZE[style] * side}px ${FONTS.serif}`;
  pen.letterSpacing = `${SPACING[style] * side}px`;
};

const WATERS = ['swamp', 'sea', 'lake', 'water', 'river', 'ocean'];

const styleOf = ({ cells, ways, isCampaign }: Ground, cell: number): Name['style'] => {
  if (isCampaign && isCity(cells[cell]!)) return 'tag';
  const { terrain, overlays = [] } = cells[cell]!;
  const isCrossing = ways.stretches.get(cell)?.some(({ kind }) => kind === 'road') ?? false;
  if ((overlays.includes('stream') && !isCrossing) || WATERS.includes(terrain)) return 'wet';
  const isHigh = terrain.startsWith('hill') || terrain.startsWith('mountain') || terrain === 'woods';
  return isHigh ? 'high' : 'plain';
};

export const namesOf = (ground: Ground): Name[] => {
  const { cells, centres } = ground;
  const { pen } = surface(1, 1);
  return cells.flatMap(({ name, terrain, tag, overlays = [] }, cell) => {
    const isMinor = ground.isCampaign && terrain === 'town'; // its pennant is enough; the panel shows its name
    if (name === undefined || isMinor) return [];
    const style = styleOf(ground, cell);
    const text = style === 'high' ? name.toUpperCase() : overlays.includes('capital') ? `★ ${name}` : name;
    const { x, y } = centres[cell]!;
    if (style === 'tag') return [taggedName(pen, { text, cell, home: { x, y: y + ABOVE_CITY } }, tag)];
    setType(pen, style, MEASURED);
    const half = pen.measureText(text).width / 2 / MEASURED + 0.15;
    const home = { x, y: y + 0.3 };
    return [{ text, style, cell, home, half, spots: spotsFor(ground, home, half) }];
  });
};

/** Where the tag of a city is, from the middle of its hex. */
const ABOVE_CITY = -1.28;

const taggedName = (
  pen: Pen,
  name: Pick<Name, 'text' | 'cell' | 'home'>,
  says: NonNullable<Cell['tag']> = { figure: '' },
): Name => {
  const shape = tagOf(pen, name.text, says);
  return { ...name, style: 'tag', half: breadthOf(shape) / 2, spots: [name.home], tag: { says, shape } };
};

/** Possible offsets of a name, in sides of a hex, the nearest first. */
const STEPS: readonly Point[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  .flatMap((down) => [-3, -2, -1, 0, 1, 2, 3].map((across) => ({ x: across * 0.75, y: down * 0.58 })))
  .sort((a, b) => Math.hypot(a.x, 1.3 * a.y) - Math.hypot(b.x, 1.3 * b.y));
/** Half of a counter, and half the height of letters. */
const COUNTER = 0.72;
const LETTERS = 0.3;
/** How much further a name moves to avoid a bridge, a gate or a house, and a road or stream. */
const OFF_WORKS = 100;
const OFF_WAYS = 0.5;
const WORKS: readonly (Structure | undefined)[] = [
  'building',
  'wall',
  'tower',
  'gate',
  'mill',
  'city',
  'fortifiedCity',
];

/** Spots for a name, the best first: near its home, and never across anything that must stay visible. */
export const spotsFor = (ground: Ground, home: Point, half: number): Point[] => {
  const { left, right, top, bottom } = ground.box;
  const within = (x: number): number => Math.min(Math.max(x, left + half), right - half);
  const spots = STEPS.map(({ x, y }) => ({ x: within(home.x + x), y: home.y + y }));
  const inside = spots.filter(({ y }) => y > top + LETTERS && y < bottom - LETTERS);
  const priced = inside.map((spot) => ({ spot, price: priceOf(ground, spot, half) + apart(spot, home) }));
  return priced.sort((a, b) => a.price - b.price).map(({ spot }) => spot);
};

const priceOf = (ground: Ground, spot: Point, half: number): number => {
  const covers = ({ x, y }: Point, reach: number): boolean =>
    Math.abs(x - spot.x) < half + reach && Math.abs(y - spot.y) < LETTERS + reach;
  let price = 0;
  ground.centres.forEach((centre, cell) => {
    if (!covers(centre, 1.2)) return;
    const ways = ground.ways.stretches.get(cell) ?? [];
    const bridge = bridgeIn(ways);
    if (bridge && covers(bridge.at, 0.35)) price += OFF_WORKS;
    if (WORKS.includes(kindOf(ground.cells[cell]!.terrain).structure) && covers(centre, 0.55))
      price += OFF_WORKS;
    if (sitesIn(ground, cell).some(({ at }) => covers(at, 0.45))) price += OFF_WORKS;
    if (ways.some(({ line }) => line.some((point) => covers(point, 0)))) price += OFF_WAYS;
  });
  return price;
};

/** Each name moves aside from counters that would cover it, if there is room nearby. */
export const placeNames = (names: readonly Name[], stands: readonly Point[]): PlacedName[] =>
  names.map((name) => {
    const covered = (spot: Point): boolean =>
      stands.some(
        ({ x, y }) => Math.abs(x - spot.x) < name.half + COUNTER && Math.abs(y - spot.y) < LETTERS + COUNTER,
      );
    return { ...name, at: name.spots.find((spot) => !covered(spot)) ?? name.spots[0] ?? name.home };
  });

/** `toPixels` from the sheet to the canvas, where a side of a hex is `side` pixels long. */
export const drawNames = (
  pen: Pen,
  names: readonly PlacedName[],
  theme: Theme,
  side: number,
  toPixels: (point: Point) => Point,
  holderOf: (cell: number) => Player | undefined = () => undefined,
): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const { text, style, at, cell, tag } of names) {
    const { x, y } = toPixels(at);
    if (tag) drawTag(pen, { name: text, tag: tag.says, shape: tag.shape, x, y }, side, theme, holderOf(cell));
    if (style === 'tag') continue;
    setType(pen, style, side);
    pen.strokeStyle = withAlpha(theme.terrain.halo, 0.85);
    pen.lineWidth = 0.16 * side;
    pen.fillStyle = style === 'wet' ? waterInk(theme) : theme.terrain.name;
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
  pen.letterSpacing = '0px';
};

/** The colour of water, shifted towards that of other names until it is readable on its halo. */
export const waterInk = ({ name, terrain }: Theme): Colour =>
  name === 'light' ? darker(terrain.waterEdge, 0.72) : mixed(terrain.waterLight, terrain.name, 0.45);
