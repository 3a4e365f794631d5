import { circle, type Drawing } from './symbol.ts';

export const CROWN: Drawing = [
  { fill: 'M3.4 7.6L8 11.4L12 4.6L16 11.4L20.6 7.6L18.8 16.4H5.2Z' },
  { fill: 'M5.2 17.6H18.8V20H5.2Z' },
  { fill: `${circle(3.2, 6.2, 1.5)}${circle(12, 3.4, 1.6)}${circle(20.8, 6.2, 1.5)}` },
];

const point = (k: number, radius: number): string => {
  const angle = ((k * 36 - 90) * Math.PI) / 180;
  return `${(12 + Math.cos(angle) * radius).toFixed(2)} ${(11.6 + Math.sin(angle) * radius).toFixed(2)}`;
};
const STAR_POINTS = Array.from({ length: 10 }, (_, k) => point(k, k % 2 === 0 ? 9.8 : 4.1));
export const STAR: Drawing = [{ fill: `M${STAR_POINTS.join('L')}Z` }];

const RAYS = Array.from({ length: 8 }, (_, k) => {
  const angle = (k * Math.PI) / 4;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const at = (out: number): string => `${(12 + x * out).toFixed(2)} ${(11.4 + y * out).toFixed(2)}`;
  return `M${at(7.6)}L${at(10)}`;
}).join('');
export const SUN: Drawing = [
  { line: RAYS, width: 2.1 },
  { fill: circle(12, 11.4, 5.6) },
  { score: 'M12 7.6V15.2M9.2 10.2H14.8', width: 1.6 },
];

/** The level as dots under the device. */
const levelled = (device: Drawing, level: number): Drawing => [
  ...device,
  {
    fill: Array.from({ length: level }, (_, k) => circle(12 + (k - (level - 1) / 2) * 4, 22.6, 1.25)).join(
      '',
    ),
  },
];

export const LEADERS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  [1, 2, 3].flatMap((level) => [
    [`W${level}`, levelled(CROWN, level)],
    [`Z${level}`, levelled(STAR, level)],
    [`P${level}`, levelled(SUN, level)],
  ]),
);
