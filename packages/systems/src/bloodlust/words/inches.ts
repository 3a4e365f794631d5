import { INCH } from '@warmoot/tabletop';

/** Inches to one decimal place, rounded down, so that it never shows more than the true distance. */
export const inches = (length: number): string =>
  (Math.floor((10 * Math.abs(length)) / INCH) / 10).toFixed(1);

/** Without a needless `.0`. */
export const inchesTrimmed = (length: number): string => inches(length).replace(/\.0$/, '');
