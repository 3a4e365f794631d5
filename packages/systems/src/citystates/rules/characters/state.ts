import type { Character, CharacterId } from '../../state/character.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';

/** CST-MAG-06, CST-MAG-11, CST-PRA-10: until its player's next turn, and open to all (CST-R-70). */
export interface Effect {
  readonly kind: 'walls' | 'sanctuary' | 'sustenance';
  readonly owner: PlayerNumber;
  readonly hex: Spot;
}

/** CST-ROG-04; known to its owner alone (CST-R-68). */
interface Protection {
  readonly rogue: CharacterId;
  readonly ward: CharacterId;
}

/** CST-CHR-07: a killed Character; `isOpen` during the one turn in which he can be restored (CST-PRA-16). */
export interface Fallen {
  readonly character: Character;
  readonly isOpen: boolean;
}

/** What has happened to Ruins (CST-RUI-02, CST-RUI-03). */
export interface Ruin {
  readonly hex: Spot;
  /** The card that is face up on them, or null. */
  readonly guardian: string | null;
  /** In this player turn. */
  readonly isExplored: boolean;
  /** EC-S29: closed to the end of this game turn. */
  readonly closedThrough: number;
}

/** CST-BAR-04: the Units with which a Barbarian entered an enemy centre this turn. */
export interface Entry {
  readonly character: CharacterId;
  readonly centre: number;
  readonly units: readonly UnitId[];
}

/** CST-MAG-15: a Character whose next die is rolled twice, the worse kept; known to `by` and the owner. */
interface Fated {
  readonly character: CharacterId;
  readonly by: PlayerNumber;
}

/** Effects of Characters that last longer than one order. */
export interface Lasting {
  readonly effects: readonly Effect[];
  readonly protections: readonly Protection[];
  readonly graveyard: readonly Fallen[];
  /** Only those that differ from the printed map, in the order of their hexes. */
  readonly ruins: readonly Ruin[];
  readonly entries: readonly Entry[];
  readonly fated: readonly Fated[];
  /** CST-R-80: whose token is used for the order being carried out; -1 for none. */
  readonly staked: PlayerNumber;
}

export const NOTHING_LASTING: Lasting = {
  effects: [],
  protections: [],
  graveyard: [],
  ruins: [],
  entries: [],
  fated: [],
  staked: -1,
};
