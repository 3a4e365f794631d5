/** What a computer player considers (BLD-PLY-15). */
export interface Temper {
  /** Losses by fire and melee are counted out; otherwise every shot and every charge is as good as another. */
  readonly counts: boolean;
  /** Takes any order that does good, by chance, instead of the best. */
  readonly isCareless: boolean;
  /** Ends a step too soon before one of so many orders; 0 never does. */
  readonly endsTooSoon: number;
  /** Points at the nearest enemies and the Key Feature beside the listed moves. */
  readonly points: boolean;
  /** How the target of a charge may answer: the worst of these counts. */
  readonly answers: readonly ('hold' | 'counter')[];
  /** Goes to the Key Feature, stays there, and counts what it is worth to hold it. */
  readonly weighsKey: boolean;
  /** A charge must promise so much, in points. */
  readonly leastMelee: number;
  /** Plays the battle on in mind before it moves or charges, instead of ordering what seems best at first sight. */
  readonly rehearses: boolean;
}

const SERGEANT: Temper = {
  counts: false,
  isCareless: true,
  endsTooSoon: 2,
  points: false,
  answers: ['hold'],
  weighsKey: false,
  leastMelee: 0,
  rehearses: false,
};
const MARSHAL: Temper = {
  ...SERGEANT,
  counts: true,
  isCareless: false,
  endsTooSoon: 0,
  points: true,
  leastMelee: -4,
};
const CONQUEROR: Temper = {
  ...MARSHAL,
  // Of the listed moves the best three differ more, so that there is something to choose from when they are played on.
  points: false,
  answers: ['hold', 'counter'],
  weighsKey: true,
  rehearses: true,
};

export const TEMPERS = { sergeant: SERGEANT, marshal: MARSHAL, conqueror: CONQUEROR } as const;
