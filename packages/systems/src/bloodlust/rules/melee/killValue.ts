import { type ClauseId, type Modifier, modifiers } from '@warmoot/kernel';
import { ARMOUR, type Armour, MELEE, type Melee, NO_SHIELD } from '../../data/weapons.ts';

/** The unit whose strike is computed, and the unit that is struck (BLD-MEL-14). */
export interface Strike {
  readonly melee: Melee;
  readonly isDisrupted: boolean;
  /** BLD-R-65: a model with one body hit left. */
  readonly isImpaired?: boolean;
  /** The striker stands uphill of the struck. */
  readonly isUphill: boolean;
  readonly target: Target;
}

export interface Target {
  readonly armour: Armour;
  /** Models have none and need none, unless their entry says otherwise. */
  readonly lacksShield: boolean;
  readonly isInRough: boolean;
  readonly isInCover: boolean;
  readonly isUphill: boolean;
  readonly isDisrupted: boolean;
}

export const WEAPON_CLAUSES: Readonly<Record<Melee, ClauseId>> = {
  IM: 'BLD-WPN-01',
  HM: 'BLD-WPN-02',
  LM: 'BLD-WPN-03',
  LS: 'BLD-WPN-04',
  SM: 'BLD-WPN-05',
};

/**
 * BLD-MEL-01, BLD-MEL-08, BLD-DIS-02: the kill value as a ledger; its sum may lie outside the table. Protective cover and rough
 * ground do not add up: the cover counts (BLD-R-43).
 */
export const killValue = ({ melee, isDisrupted, isImpaired = false, isUphill, target }: Strike): Modifier[] =>
  modifiers(
    [true, WEAPON_CLAUSES[melee], melee, MELEE[melee]],
    [target.armour === 'None', 'BLD-ARM-01', 'no armour', ARMOUR.None],
    [target.armour === 'Metal', 'BLD-ARM-03', 'metal armour', ARMOUR.Metal],
    [target.armour === 'Plate', 'BLD-ARM-04', 'plate armour', ARMOUR.Plate],
    [target.lacksShield, 'BLD-ARM-05', 'no shield', NO_SHIELD],
    [target.isInCover, 'BLD-MEL-09', 'target in protective cover', -2],
    [target.isInRough && !target.isInCover, 'BLD-MEL-09', 'target in rough ground', -1],
    [target.isUphill, 'BLD-MEL-09', 'target uphill', -1],
    [isUphill, 'BLD-MEL-09', 'uphill of the target', 2],
    [isDisrupted, 'BLD-MEL-10', 'Disrupted', -2],
    [target.isDisrupted, 'BLD-MEL-10', 'target Disrupted', 1],
    [isImpaired, 'BLD-R-65', 'impaired', -2],
  );
