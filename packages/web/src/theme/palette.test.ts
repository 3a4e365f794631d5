import { expect, test } from 'vitest';
import { type Rgb, rgbOf } from './colour.ts';
import {
  CLEAR_DARK,
  CLEAR_LIGHT,
  type Colour,
  contrast,
  cssVariables,
  DARK,
  LIGHT,
  PLAYERS,
  playersOf,
  sidesOf,
  type Theme,
} from './index.ts';

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const SIGHT: Record<string, readonly Rgb[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const linear = (part: number): number =>
  part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

const seen = (colour: Colour, sight: readonly Rgb[]): Rgb => {
  const light = rgbOf(colour).map(linear) as unknown as Rgb;
  return sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  ) as unknown as Rgb;
};

const labOf = ([red, green, blue]: Rgb): Rgb => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const leastBetween = (labs: readonly Rgb[]): number => {
  const pairs = labs.flatMap((one, i) => labs.slice(i + 1).map((other) => [one, other] as const));
  return Math.min(...pairs.map(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
};

const leastDifference = (count: number, sight: readonly Rgb[], players = PLAYERS): number => {
  const labs = players.slice(0, count).map(({ field }) => labOf(seen(field, sight)));
  return leastBetween(labs);
};

test.each([
  [6, 'normal', 35],
  [6, 'deuteranopia', 35],
  [6, 'protanopia', 30],
  [9, 'deuteranopia', 27],
  [9, 'protanopia', 28],
  [10, 'deuteranopia', 14],
  [10, 'protanopia', 15],
])('no two of %i players look the same with %s vision', (count, sight, least) => {
  expect(leastDifference(count, SIGHT[sight]!)).toBeGreaterThan(least);
});

test.each([
  [2, 90],
  [3, 55],
  [6, 42],
  [9, 30],
  [10, 26],
])(
  'in the clear colours, %i players can be distinguished with every kind of colour vision',
  (count, least) => {
    for (const [name, sight] of Object.entries(SIGHT))
      expect(leastDifference(count, sight, CLEAR_LIGHT.players), name).toBeGreaterThan(least);
  },
);

test('in the clear colours, results can be distinguished with every kind of colour vision', () => {
  for (const { colours } of [CLEAR_LIGHT, CLEAR_DARK])
    for (const [name, sight] of Object.entries(SIGHT)) {
      const labs = [colours.holds, colours.retreats, colours.routs].map((each) => labOf(seen(each, sight)));
      expect(leastBetween(labs), name).toBeGreaterThan(40);
    }
});

test('symbols are readable on every counter', () => {
  for (const { name, field, symbol } of [...LIGHT.players, ...CLEAR_LIGHT.players])
    expect(contrast(field, symbol), name).toBeGreaterThanOrEqual(4.5);
});

test('no two players share a pattern or a shape', () => {
  expect(new Set(PLAYERS.map(({ pattern }) => pattern)).size).toBe(PLAYERS.length);
  expect(new Set(PLAYERS.map(({ shape }) => shape)).size).toBe(PLAYERS.length);
});

test('seats that name a colour get it, the others get the rest in order', () => {
  const names = [...playersOf(sidesOf(['blue', 'amber', 'red', 'teal']))].map(
    ([seat, { name }]) => `${seat} ${name}`,
  );
  expect(names).toEqual(['blue mill blue', 'amber gold', 'red brick', 'teal iron']);
});

const TEXT_PAIRS = ({ colours: c }: Theme): (readonly [Colour, Colour])[] =>
  [c.page, c.panel, c.inset].flatMap((ground) =>
    [c.ink, c.inkSecond, c.clause, c.redText, c.blueText].map((text) => [text, ground] as const),
  );

test.each([LIGHT, DARK])('text is readable in the $name theme', (theme) => {
  for (const [text, ground] of [
    ...TEXT_PAIRS(theme),
    [theme.colours.onAccent, theme.colours.accent] as const,
  ])
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test('a theme can be written as CSS', () => {
  expect(cssVariables(DARK)).toMatchObject({
    '--ink-second': '#A79F8B',
    '--losses-2': '#A5E0D4',
    '--player-mill-blue': '#2C5F93',
  });
});
