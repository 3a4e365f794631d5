/** What happens to impressed men before they are useful. */
interface ImpressedUnit {
  /** Days after it was formed on which its Drill is over; null if none has begun. */
  readonly drilledOnDay: number | null;
  /** Days after it was formed on which its first battle begins; null if none is near. */
  readonly battleOnDay: number | null;
}

/** CSW-IMP-06: green (CSW-AMO-02), without equipment and without training (CSW-AMO-03). */
export const IMPRESSED = { experience: 1, training: 0, equipment: 'none' } as const;

/** CSW-IMP-08: Light Foot, once armed at the prices of CSW-MUS-19. */
export const IMPRESSED_CODE = 'LF';

const END_OF_THE_WEEK = 7;

/**
 * CSW-IMP-06: the day on which an undrilled unit deserts, at the start of its first battle or at the end of the week,
 * whichever is sooner; null for one that stays. A unit at Drill stays past the week's end, but not for a battle
 * (CSW-R-143).
 */
export const desertsOnDay = ({ drilledOnDay, battleOnDay }: ImpressedUnit): number | null => {
  if (drilledOnDay === null) return Math.min(END_OF_THE_WEEK, battleOnDay ?? END_OF_THE_WEEK);
  return battleOnDay !== null && battleOnDay < drilledOnDay ? battleOnDay : null;
};

interface Listed {
  readonly id: number;
  readonly type: string;
  readonly roster: string;
  readonly morale: number;
}

/** CSW-IMP-07: the Morale Factors of similar units of the army, units of its type that were not impressed. */
export const moraleOfSimilar = (
  units: readonly Listed[],
  impressed: readonly number[],
  { type, roster }: Pick<Listed, 'type' | 'roster'>,
): number[] =>
  units
    .filter((other) => other.type === type && other.roster === roster && !impressed.includes(other.id))
    .map(({ morale }) => morale);

/** CSW-IMP-07: at least one below any similar unit of the army; CSW-AMO-09 keeps it at 2 or more. */
export const impressedMorale = (own: number, similar: readonly number[]): number =>
  Math.max(2, Math.min(own, ...similar.map((morale) => morale - 1)));
