/** A map before anybody arrives, random or drawn by hand (CHR-MAP). */
import type { Roll } from '@warmoot/kernel';
import type { Ground, Hex } from '../../state/ground.ts';
import type { Campaign, Site } from '../../state/state.ts';
import type { Lair } from './labyrinth.ts';
import type { NeutralCity } from './neutralNames.ts';

export interface MapDrawn {
  readonly ground: Ground;
  readonly sites: Readonly<Record<Hex, Site>>;
  readonly rivers: Campaign['rivers'];
  readonly neutralCities: readonly NeutralCity[];
  readonly lairs: readonly Lair[];
  /** The dice it was drawn with; none for a map made by hand. */
  readonly rolls: readonly Roll[];
}

/** Floor of 25 hexes for each empire (CHR-MAP-02, CHR-R-07). */
export const MIN_HEXES_PER_EMPIRE = 25;
