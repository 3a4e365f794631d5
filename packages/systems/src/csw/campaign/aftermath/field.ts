/** CSW-CAS-05: holding the battlefield is winning; in a draw nobody holds it. */
export type Field = 'held' | 'lost';

export const fieldOf = <Side extends string>(side: Side, winner: Side | null): Field =>
  side === winner ? 'held' : 'lost';

/** Of a pair in the tables: first for who holds the field, second for who lost it (CSW-R-77). */
export const ofPair = (pair: readonly [held: number, lost: number], field: Field): number =>
  pair[field === 'held' ? 0 : 1];
