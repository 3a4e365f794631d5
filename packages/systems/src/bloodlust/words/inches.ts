import { INCH } from '@warmoot/tabletop';

/** Inches with one decimal, cut and never rounded up, so that `7.9 of 9` is never more than it is. */
export const inches = (length: number): string =>
  (Math.floor((10 * Math.abs(length)) / INCH) / 10).toFixed(1);

/** Without a needless `.0`. */
export const wholeInches = (length: number): string => inches(length).replace(/\.0$/, '');
