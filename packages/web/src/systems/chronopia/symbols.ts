import type { Drawing } from '../../board/index.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Scouts, engineers and settlers: an eye, pick and spade, a wagon. In boxes of 24. */
export const symbols: Readonly<Record<string, Drawing>> = {
  scout: [
    { line: 'M1.6 12C6.4 4.4 17.6 4.4 22.4 12C17.6 19.6 6.4 19.6 1.6 12Z', width: 2.2 },
    { fill: circle(12, 12, 4.2) },
    { cut: circle(13.4, 10.6, 1.3) },
  ],
  engineer: [
    { line: 'M4 20.5L16.4 8.1M20 20.5L10.6 11.1', width: 2.4 },
    { fill: 'M9.6 4.2C14.4 2.4 19.4 4.6 21.6 9.6L19.4 10.4C18 8.4 15.6 6.6 12.6 6.4Z' },
    { fill: 'M9.9 13.1L3.6 10.4C2.6 6.6 4.4 3.6 7.2 3.4L11.9 11.1Z' },
  ],
  settler: [
    { fill: 'M2.6 13.6C2.6 5.6 6.4 3.2 12 3.2C17.6 3.2 21.4 5.6 21.4 13.6Z' },
    { fill: 'M1.6 14.2H22.4V16.6H1.6Z' },
    { score: 'M8.6 4V13.4M15.4 4V13.4', width: 1.4 },
    { line: circle(6.8, 18.6, 2.9), width: 2 },
    { line: circle(17.2, 18.6, 2.9), width: 2 },
  ],
};
