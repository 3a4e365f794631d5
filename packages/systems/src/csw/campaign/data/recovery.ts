/** How many return in one column of the table, for the side that holds the field and the one that lost it. */
type Returning = readonly [held: number, lost: number];

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

/** A fate of CSW-LRC-02; days as dice: 0 is a single day without a die. */
export interface LeaderFate {
  readonly text: string;
  /** Number of d6 in days until he returns, for the side that holds the field and the one that lost it. */
  readonly dayDice?: readonly [held: number, lost: number];
  readonly special?: 'loot' | 'ransom' | 'maimed' | 'killed' | 'left for dead';
}

/** CSW-LRC-02, rows 2 to 12 on 2d6 (CSW-R-79). */
export const LEADER_FATES = [
  { text: 'unconscious', dayDice: [0, 1] },
  { text: 'left for dead, badly wounded', dayDice: [0, 2] },
  { text: 'captured but escapes, bruised', dayDice: [2, 4] },
  { text: 'returns with an enemy standard and heroic tales', dayDice: [3, 2] },
  { text: 'returns with loot and souvenirs', dayDice: [2, 1], special: 'loot' },
  { text: 'captured and held for ransom', special: 'ransom' },
  { text: 'badly wounded, recovers scarred', dayDice: [5, 9] },
  { text: 'stabbed in the back and beaten senseless by a traitor', dayDice: [2, 2] },
  { text: 'maimed for life', dayDice: [6, 8], special: 'maimed' },
  { text: 'killed in heroic action, all belongings lost', special: 'killed' },
  { text: 'left for dead, belongings lost', special: 'left for dead' },
] as const satisfies readonly LeaderFate[];

/** CSW-LRC-02, row 10, d6 */
export const PERMANENT_LOSSES = ['a hand', 'an arm', 'a leg', 'a foot', 'an eye', 'a lung'] as const;
/** CSW-LRC-02, row 12 */
export const FOUND_RECOVERY_DICE = 12;
