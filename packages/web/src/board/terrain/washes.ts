import { darker, rgbOf } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { AREAS, type Area } from './kinds.ts';

/** A colour laid where a field is above a level. */
export interface Wash {
  readonly field: number;
  readonly level: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly strength: number;
  /** A line along the edge of the wash; strength 0 for none. */
  readonly lineRed: number;
  readonly lineGreen: number;
  readonly lineBlue: number;
  readonly lineStrength: number;
  /** Standing water in pools wherever the field allows it. */
  readonly pooled: boolean;
}

type Three = readonly [number, number, number];

export interface Washes {
  readonly base: Three;
  /** From the base to the lighter of the two tones of open ground. */
  readonly mottle: Three;
  readonly margin: Three;
  readonly washes: readonly Wash[];
  readonly grain: number;
}

type Colour = `#${string}`;

interface Laid {
  readonly strength?: number;
  readonly line?: readonly [Colour, number];
  readonly pooled?: boolean;
}

const wash = (
  area: Area,
  level: number,
  colour: Colour,
  { strength = 1, line, pooled = false }: Laid = {},
): Wash => {
  const [red, green, blue] = rgbOf(colour);
  const [lineRed, lineGreen, lineBlue] = rgbOf(line?.[0] ?? colour);
  const lineStrength = line?.[1] ?? 0;
  return {
    field: AREAS.indexOf(area),
    level,
    red,
    green,
    blue,
    strength,
    lineRed,
    lineGreen,
    lineBlue,
    lineStrength,
    pooled,
  };
};

/** From the lowest to the uppermost. */
export const washesOf = ({ terrain: t, name }: Theme, side: number): Washes => {
  const contour = [t.contour, 0.6] as const;
  const ripple = (level: number, strength: number): Wash =>
    wash('sea', level, t.sea, { strength: 0, line: [t.waterLight, strength] });
  const [light, dark] = t.clear.map(rgbOf) as [Three, Three];
  return {
    base: [0, 1, 2].map((i) => (light[i]! + dark[i]!) / 2) as unknown as Three,
    mottle: [0, 1, 2].map((i) => (light[i]! - dark[i]!) * 0.75) as unknown as Three,
    margin: rgbOf(t.margin),
    grain: name === 'light' ? 6 : 4,
    washes: [
      wash('farmland', 0.5, t.farmland[0]),
      wash('desert', 0.5, t.desert),
      wash('badlands', 0.5, t.badlands, { line: contour }),
      wash('rough', 0.5, t.rough),
      wash('scrub', 0.5, t.scrub),
      wash('swamp', 0.4, t.swamp, { strength: 0.6 }),
      wash('swamp', 0.55, t.swamp),
      wash('swamp', 0.5, t.pool, { pooled: true, line: [t.reed, 0.3] }),
      wash('height', 0.5, t.hill1, { line: contour }),
      wash('height', 1.5, t.hill2, { line: contour }),
      wash('woods', 0.5, side < 9.2 ? t.crowns[1] : t.woods),
      wash('jungle', 0.5, side < 9.2 ? t.jungle[1] : t.jungle[0]),
      wash('jungle', 1.5, side < 9.2 ? darker(t.jungle[1], 0.85) : t.jungle[1]),
      wash('mountain', 0.45, t.mountainLit),
      wash('snow', 0.5, t.snow, { strength: 0.82 }),
      wash('rock', 0.5, t.rock, { line: contour }),
      wash('unknown', 0.5, t.margin),
      wash('strange', 0.5, t.margin, { line: contour }),
      wash('sea', 0.38, t.desert, { strength: 0.7 }),
      wash('sea', 0.5, t.sea, { line: [t.waterEdge, 0.9] }),
      wash('deep', 0.6, darker(t.sea, 0.86), { strength: 0.6 }),
      wash('river', 0.5, t.water, { line: [t.waterEdge, 1] }),
      wash('river', 0.78, t.waterLight, { strength: 0.3 }),
      ripple(0.62, 0.8),
      ripple(0.75, 0.5),
      ripple(0.87, 0.3),
    ],
  };
};
