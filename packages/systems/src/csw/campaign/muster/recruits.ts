import type { Listing } from '../data/listings.ts';
import type { Alignment, People, TrainedClass } from '../data/recruits.ts';

/** Recruits who answered one listing: all the same, except for the two weapons of a mixed group (CSW-MUS-12). */
export interface Recruits {
  readonly listing: Listing;
  readonly count: number;
  readonly specialists: boolean;
  readonly people: People;
  readonly fights: 'on foot' | 'mounted' | null;
  /** Green for fighters who never trained (CSW-AMO-02). */
  readonly trainedClass: TrainedClass | null;
  readonly defence: number | null;
  /** One weapon, or two with half the group each; none for those who do not fight. */
  readonly weapons: readonly string[];
  readonly alignment: Alignment | null;
  readonly role: string | null;
}
