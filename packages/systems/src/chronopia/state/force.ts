/**
 * What an army is made of: individuals and warbands (CHR-ARM-01). Plain data; PV, size and class are read in
 * rules/forces.
 */
import type { ModelStats, Profile } from '../data/profile.ts';

/** An individual: one model with a name (CHR-PLY-05). */
export interface Hero {
  readonly id: number;
  readonly name: string;
  readonly profile: string;
  /** The empire whose list it was bought from: foreign individuals have no command (CHR-CMD-06). */
  readonly of: number;
  /** Wounds it has now; its full number is that of its line. */
  readonly wounds: number;
  /** In the order of learning. */
  readonly spells: readonly string[];
  readonly experience: number;
  /** What training has added to its line, and to its command (CHR-EXP-03). */
  readonly trained: Readonly<Partial<Record<keyof ModelStats | 'command', number>>>;
  /** The Magical Glade serves everyone once (CHR-SPT-08). */
  readonly gladeUsed: boolean;
  /** A player's own creation carries its entry with it: no list has it (CHR-PCR-04). */
  readonly creation?: Profile;
}

/** A warband. Dead models leave it (CHR-WND-01). */
export interface Band {
  readonly id: number;
  readonly profile: string;
  readonly of: number;
  /** How many of each type of model live: `{ trooper: 9, leader: 1 }`. */
  readonly models: Readonly<Record<string, number>>;
  /** Sons of Kronos (CHR-RAC-24). */
  readonly tribe?: string;
  /** Options fixed at hiring (CHR-DOW-11), or the arms of a band that may choose. */
  readonly options?: readonly string[];
  /** Hired: leaves if a lost member is not replaced (CHR-DOW-08). */
  readonly hired?: true;
  /**
   * Formed in that turn of summoned creatures, fewer than its minimum: it dissolves if it is not filled (CHR-R-145).
   */
  readonly unfilledSince?: number;
  readonly creation?: Profile;
}

export interface Force {
  readonly heroes: readonly Hero[];
  readonly bands: readonly Band[];
}

/** The lasting properties of a warband or an individual: the dead are bought again with these (CHR-PAY-10). */
export type Make = Pick<Band, 'profile' | 'tribe' | 'options' | 'creation'>;
export const makeOf = ({ profile, tribe, options, creation }: Make): Make => ({
  profile,
  ...(tribe !== undefined && { tribe }),
  ...(options !== undefined && { options }),
  ...(creation !== undefined && { creation }),
});

/** Models lost that may be bought again in the next Payables (CHR-PAY-09). */
export interface Loss extends Make {
  /**
   * The empire whose list they were bought from, because copies are exact (CHR-PAY-10); the army's own empire by
   * default.
   */
  readonly of?: number;
  readonly type: string;
  readonly count: number;
  /** The band they belonged to; none for an individual. */
  readonly band?: number;
  readonly turn: number;
}
