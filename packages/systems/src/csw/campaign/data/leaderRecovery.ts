/** A fate of CSW-LRC-02; days as dice: 0 is a single day without a die. */
export interface LeaderFate {
  readonly text: string;
  /** Number of d6 in days till he returns, for the side that holds the field and the one that lost it. */
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
