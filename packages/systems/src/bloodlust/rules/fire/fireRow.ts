import { type ClauseId, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { TroopClass } from '../../data/classes.ts';
import type { FireRow } from '../../data/fireCharts.ts';
import type { Flag, Race } from '../../data/readArmyList.ts';
import { SCALES, type Scale } from '../../data/scales.ts';
import { type Missile, MOUNTED_BOW, RANGES, SELECT_RANGE } from '../../data/weapons.ts';

export type FireMode = 'Volley' | 'Select';

/** A unit that shoots, as far as it decides range, mode and row. */
export interface Shooter {
  readonly class: TroopClass | 'CHARIOT' | 'WAGON';
  readonly race: Race;
  readonly missile: Missile;
  readonly flags: readonly Flag[];
  readonly isDisrupted: boolean;
  readonly isReorganising: boolean;
  readonly isInMelee: boolean;
  readonly isImpaired: boolean;
}

const MOUNTED: readonly Shooter['class'][] = ['LH', 'MLO', 'MCO', 'CHARIOT'];
const alwaysSelects = ({ race, flags }: Shooter): boolean => race === 'elf' || flags.includes('as');

/** BLD-FIR-17, BLD-FIR-18, BLD-R-65. */
export const mayShoot = (shooter: Shooter): Verdict => {
  if (shooter.class === 'HORDE') return refuse('BLD-FIR-17', 'a Horde cannot shoot');
  if (shooter.isDisrupted) return refuse('BLD-FIR-18', 'it is Disrupted');
  if (shooter.isReorganising) return refuse('BLD-FIR-18', 'it is reorganising');
  if (shooter.isInMelee) return refuse('BLD-FIR-18', 'it is in melee');
  return shooter.isImpaired ? refuse('BLD-R-65', 'it is impaired') : permit;
};

/** BLD-FIR-06, BLD-FIR-07: the greatest range in inches at a scale; Select has its own limit (BLD-FIR-04). */
export const rangeOf = (shooter: Shooter, mode: FireMode, scale: Scale): number => {
  const { missile } = shooter;
  const longest = missile === 'BW' && MOUNTED.includes(shooter.class) ? MOUNTED_BOW : RANGES[missile];
  const isShort = mode === 'Select' && isBow(missile) && !alwaysSelects(shooter);
  return (isShort ? SELECT_RANGE : longest) + SCALES[scale].rangeBonus;
};

export const isBow = (missile: Missile | null): boolean =>
  missile === 'LB' || missile === 'CB' || missile === 'BW';

/** BLD-FIR-02, BLD-FLY-04: the modes a unit may choose from; where there is one only, it is forced. */
export const modesOf = (shooter: Shooter, isTargetAirborne: boolean): readonly FireMode[] => {
  if (!isBow(shooter.missile)) return ['Select'];
  if (alwaysSelects(shooter)) return ['Select']; // BLD-FIR-04; against flyers too (BLD-R-41)
  return isTargetAirborne || shooter.flags.includes('vo') ? ['Volley'] : ['Volley', 'Select'];
};

const NAMES = { LB: 'Longbow', CB: 'Crossbow', BW: 'Bow' } as const;

export interface RowUsed {
  readonly row: FireRow;
  readonly rule: ClauseId;
}

/** BLD-FIR-08, BLD-R-33, BLD-R-41: the row of both charts. */
export const rowOf = (shooter: Shooter, mode: FireMode, isTargetAirborne: boolean): RowUsed => {
  const { missile } = shooter;
  if (missile === 'SK') return { row: 'Bow Volley', rule: 'BLD-R-33' };
  if (missile === 'HG')
    return isTargetAirborne
      ? { row: 'Crossbow Volley', rule: 'BLD-R-41' }
      : { row: 'Crossbow Select', rule: 'BLD-FIR-08' };
  return { row: `${NAMES[missile]} ${mode}`, rule: mode === 'Volley' ? 'BLD-FIR-03' : 'BLD-FIR-04' };
};
