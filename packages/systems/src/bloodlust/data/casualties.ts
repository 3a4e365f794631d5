/** BLD-MEL-01: the least number of fighting castings of each column. */
export const COLUMNS = [1, 4, 8, 12, 16, 20, 28, 36, 44] as const;

/** BLD-MEL-13: the first and last rows. */
export const LEAST_KV = -2;
export const GREATEST_KV = 10;

/**
 * BLD-MEL-01: the casualty table in half castings, a row for each kill value from −2 to +10. The −1 row does not rise
 * in its last column; the source's figures are kept (BLD-MEL-16).
 */
export const CASUALTIES: readonly (readonly number[])[] = [
  [0, 0, 1, 3, 5, 7, 9, 11, 12],
  [0, 0, 1, 3, 5, 7, 10, 14, 14],
  [1, 1, 2, 3, 6, 8, 12, 16, 17],
  [1, 2, 3, 4, 6, 9, 13, 17, 20],
  [2, 2, 3, 5, 8, 10, 14, 18, 22],
  [2, 3, 4, 6, 10, 12, 16, 19, 24],
  [3, 3, 5, 7, 11, 14, 17, 20, 26],
  [3, 4, 6, 8, 12, 15, 18, 22, 28],
  [4, 4, 7, 10, 14, 17, 20, 25, 30],
  [4, 5, 9, 12, 16, 18, 22, 26, 32],
  [5, 6, 10, 13, 18, 20, 24, 28, 34],
  [5, 8, 12, 15, 20, 22, 26, 30, 36],
  [6, 10, 14, 17, 22, 25, 29, 32, 40],
];
