/** GRD-CSW-20: the dice of days of the five columns. */
export const DAY_DICE = [1, 3, 5, 8, 12] as const;

type Cell = readonly [held: number, lost: number];
interface CasualtyRow {
  readonly condition: string;
  readonly men: readonly [Cell, Cell, Cell, Cell, Cell];
}

const row = (condition: string, ...men: [Cell, Cell, Cell, Cell, Cell]): CasualtyRow => ({ condition, men });

/** GRD-CSW-20, GRD-R-86, table 15.B: men who return if the field is held, and if it is lost; rolls 2 to 12. */
export const CASUALTIES: readonly CasualtyRow[] = [
  row('hiding', [9, 6], [5, 4], [3, 3], [1, 3], [0, 1]),
  row('confused', [8, 6], [4, 4], [2, 0], [1, 0], [0, 0]),
  row('disordered', [7, 5], [5, 5], [3, 4], [2, 1], [1, 0]),
  row('pursuing', [4, 6], [4, 4], [3, 2], [2, 0], [1, 0]),
  row('plundering', [8, 6], [4, 3], [3, 1], [2, 0], [1, 0]),
  row('prisoners', [3, 1], [2, 4], [1, 5], [1, 2], [0, 1]),
  row('wounded', [5, 4], [6, 4], [3, 3], [2, 1], [1, 1]),
  row('poltrooning', [4, 3], [6, 5], [4, 4], [1, 3], [0, 1]),
  row('invalid', [1, 0], [2, 1], [3, 1], [2, 1], [1, 1]),
  row('decimated', [0, 0], [1, 0], [2, 1], [1, 0], [0, 0]),
  row('rebellious', [2, 2], [2, 1], [1, 1], [1, 0], [0, 0]),
];

/** Days as so many six-sided dice, or one day. */
export type Days = number | 'one day';

type LeaderRow =
  | { readonly fate: string; readonly is: 'returns'; readonly days: readonly [held: Days, lost: Days] }
  | { readonly fate: string; readonly is: 'ransom' | 'dead' | 'searched' };

const returns = (fate: string, held: Days, lost: Days): LeaderRow => ({
  fate,
  is: 'returns',
  days: [held, lost],
});

/** GRD-CSW-25, GRD-R-86, table 15.C; rolls 2 to 12. */
export const LEADER_FATES: readonly LeaderRow[] = [
  returns('knocked out', 'one day', 1),
  returns('left for dead, badly hurt', 'one day', 2),
  returns('captured, escapes', 2, 4),
  returns('comes back with an enemy standard', 3, 2),
  returns('comes back with loot', 2, 1),
  { fate: 'held for ransom', is: 'ransom' },
  returns('badly wounded', 5, 9),
  returns('struck down by a traitor', 2, 2),
  returns('maimed', 6, 8),
  { fate: 'killed', is: 'dead' },
  { fate: 'lost on the field', is: 'searched' },
];

/** GRD-CSW-25, roll 12: the dice of days of a leader who is found. */
export const DAYS_IF_FOUND = 12;
