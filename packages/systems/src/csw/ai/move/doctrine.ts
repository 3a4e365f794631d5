/** Whom an army goes for: everybody, those who lead, the weaker half, or one end of the enemy's line. */
export const AIMS = ['everybody', 'leaders', 'weakest', 'left', 'right'] as const;
export type Aim = (typeof AIMS)[number];

/** A captain's weights for places, in half points of unit value. */
export interface Doctrine {
  readonly name: string;
  readonly aim: Aim;
  /** For every half point of movement between him and the enemy. */
  readonly advance: number;
  /** Losses caused and taken in this half's melee. */
  readonly dealt: number;
  readonly taken: number;
  /** Being outnumbered where the enemy can attack. */
  readonly caution: number;
  /** Enemies in the rear (CSW-MOR-07). */
  readonly flank: number;
  /** Friends beside the unit. */
  readonly cohesion: number;
  /** Being shot at. */
  readonly arrows: number;
}

export const ATTACK: Doctrine = {
  name: 'attack',
  aim: 'everybody',
  advance: 0.15,
  dealt: 1,
  taken: 0.75,
  caution: 0.12,
  flank: 0.08,
  cohesion: 0.3,
  arrows: 0.1,
};

export const HOLD: Doctrine = {
  name: 'hold',
  aim: 'everybody',
  advance: 0,
  dealt: 1,
  taken: 1,
  caution: 0.2,
  flank: 0.1,
  cohesion: 0.4,
  arrows: 0.3,
};

/** A side that wins unless it loses more units stays away from the enemy. */
export const WITHDRAW: Doctrine = {
  ...HOLD,
  name: 'withdraw',
  advance: -0.1,
  dealt: 0.6,
  taken: 1.5,
  caution: 0.3,
};

/** A recruit's style: straight at the enemy. */
export const STRAIGHT_ON: Doctrine = {
  name: 'close with the enemy',
  aim: 'everybody',
  advance: 0.5,
  dealt: 0.1,
  taken: 0,
  caution: 0,
  flank: 0.02,
  cohesion: 0,
  arrows: 0,
};
