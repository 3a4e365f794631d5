import type { Drawing } from '../../../board/index.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Signs of Blood Lust beyond the shared ones, in boxes of 24, facing right. */
export const symbols: Readonly<Record<string, Drawing>> = {
  warAxe: [
    { line: 'M8 22L14.6 3', width: 2.6 },
    { fill: 'M13.6 3.4C18.800 3 22 6 22.4 11C19 9.600 15.600 10.200 12 12.400Z' },
  ],
  ent: [
    { line: 'M12 22V11', width: 3.6 },
    { line: 'M12 21L6 22.6M12 21L18 22.600M12 15L6.4 10.6M12 14L17.600 9.600', width: 2.4 },
    { fill: `${circle(6.4, 8.4, 3.8)}${circle(12, 5.4, 4.4)}${circle(17.6, 8.2, 3.8)}` },
  ],
  warChariot: [
    { line: circle(7.4, 16.4, 5), width: 2 },
    { fill: circle(7.4, 16.4, 1.6) },
    { fill: 'M2.6 4H5.2V9.6H13L15 13.4H3.6Z' },
    { line: 'M14 12.4L22.4 10', width: 2 },
  ],
  warWagon: [
    { fill: 'M2 5H22V15H2Z' },
    { fill: `${circle(7, 18.6, 3.2)}${circle(17, 18.6, 3.2)}` },
    { cut: 'M6 8H8V12H6ZM11 8H13V12H11ZM16 8H18V12H16Z' },
  ],
  cannonOnWheels: [
    { line: 'M4 15L20.600 7.400', width: 5.4 },
    { line: circle(9, 16.6, 4.8), width: 2 },
    { fill: circle(9, 16.6, 1.5) },
  ],
};
