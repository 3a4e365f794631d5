import type { Pattern } from '../../theme/players.ts';
import { circle } from './symbols/symbol.ts';

const repeat = (times: number, spacing: number, draw: (y: number) => string): string =>
  Array.from({ length: times }, (_, k) => draw(k * spacing)).join('');

/** The band at the left of a counter, 4 wide and 20 high; `line` is stroked, `fill` is filled. */
export const PATTERNS: Readonly<Record<Pattern, { readonly line?: string; readonly fill?: string }>> = {
  line: { line: 'M2 0V20' },
  lines: { line: 'M1 0V20M3 0V20' },
  chevrons: { line: repeat(6, 4, (y) => `M.2 ${y - 0.4}L2 ${y + 1.6}L3.8 ${y - 0.4}`) },
  dots: { fill: repeat(5, 4.2, (y) => circle(2, y + 1.8, 1.15)) },
  diagonals: { line: repeat(7, 3.4, (y) => `M0 ${y + 1.6}L4 ${y - 1.6}`) },
  chequer: { fill: repeat(5, 4, (y) => `M0 ${y}H2V${y + 2}H0ZM2 ${y + 2}H4V${y + 4}H2Z`) },
  rings: { line: repeat(4, 5.2, (y) => circle(2, y + 2.3, 1.4)) },
  bars: { fill: repeat(6, 3.6, (y) => `M0 ${y + 0.6}H4V${y + 2.2}H0Z`) },
  saltires: { line: repeat(4, 5.2, (y) => `M.4 ${y + 0.6}L3.6 ${y + 3.8}M3.6 ${y + 0.6}L.4 ${y + 3.8}`) },
  wave: {
    line: `M2 -1${repeat(4, 6, (y) => `C4.6 ${y + 1} 4.6 ${y + 1} 2 ${y + 2}C-.6 ${y + 3} -.6 ${y + 4} 2 ${y + 5}`)}`,
  },
};
