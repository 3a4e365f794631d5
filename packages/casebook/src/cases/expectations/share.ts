import { CaseFault, type Path } from '../caseFault.ts';

/** A chance as people write it: `1/6` is exact, `16.7%` is rounded. */
export interface Share {
  readonly written: string;
  readonly value: number;
  readonly rounded: boolean;
}

const FRACTION = /^(\d+)(?:\s*\/\s*(\d+))?$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;

export const shareOf = (value: unknown, at: Path): Share => {
  const written = String(value);
  const [, above, below = '1'] = FRACTION.exec(written) ?? [];
  const [, percent] = PERCENTAGE.exec(written) ?? [];
  const share = percent === undefined ? Number(above) / Number(below) : Number(percent) / 100;
  if (share >= 0 && share <= 1) return { written, value: share, rounded: percent !== undefined };
  throw new CaseFault(`${written} is not a chance: write a fraction such as 1/6, or 16.7%`, at);
};
