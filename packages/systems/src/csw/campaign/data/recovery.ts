/** How many return in one column of the table, for the side that holds the field and the one that lost it. */
export type Returning = readonly [held: number, lost: number];

/** CSW-CAS-01: the days after which each column's men are back, as dice (CSW-R-77 for the order of a pair). */
export const RETURN_DICE = [1, 3, 5, 8, 12] as const;

/** CSW-CAS-01, rows 2 to 12 on 2d6. */
// biome-ignore format: a table reads by its columns
export const RECOVERY = [
  { condition: 'Hiding',       returns: [[9, 6], [5, 4], [3, 3], [1, 3], [0, 1]] },
  { condition: 'Confused',     returns: [[8, 6], [4, 4], [2, 0], [1, 0], [0, 0]] },
  { condition: 'Disordered',   returns: [[7, 5], [5, 5], [3, 4], [2, 1], [1, 0]] },
  { condition: 'Pursuing',     returns: [[4, 6], [4, 4], [3, 2], [2, 0], [1, 0]] },
  { condition: 'Plundering',   returns: [[8, 6], [4, 3], [3, 1], [2, 0], [1, 0]] },
  { condition: 'Prisoners',    returns: [[3, 1], [2, 4], [1, 5], [1, 2], [0, 1]] },
  { condition: 'Wounded',      returns: [[5, 4], [6, 4], [3, 3], [2, 1], [1, 1]] },
  { condition: 'Poltrooning',  returns: [[4, 3], [6, 5], [4, 4], [1, 3], [0, 1]] },
  { condition: 'Invalid',      returns: [[1, 0], [2, 1], [3, 1], [2, 1], [1, 1]] },
  { condition: 'Decimated',    returns: [[0, 0], [1, 0], [2, 1], [1, 0], [0, 0]] },
  { condition: 'Rebellious',   returns: [[2, 2], [2, 1], [1, 1], [1, 0], [0, 0]] },
] as const satisfies readonly { readonly condition: string; readonly returns: readonly Returning[] }[];
