import type { UnitType } from '../../units/unitType.ts';
import { unitTypeOf } from '../../units/unitTypeOf.ts';
import type { UnitRecovery } from './casualties.ts';

/** What the men of one type who returned make: whole units, and men who wait or fill gaps. */
export interface Refilled {
  readonly code: string;
  readonly men: number;
  readonly units: number;
  readonly waiting: number;
}

/** CSW-CAS-04, by the numbers of CSW-MUS-21. An engine's crew come back to no engine (CSW-CAS-03): they wait for one. Leaders fill no unit. */
export const refill = (types: readonly UnitType[], recoveries: readonly UnitRecovery[]): Refilled[] => {
  const codes = [...new Set(recoveries.map(({ code }) => code))];
  return codes
    .map((code) => {
      const own = recoveries.filter((recovery) => recovery.code === code);
      const men = own.reduce((sum, { recovered }) => sum + recovered, 0);
      const { men: inAUnit, category } = unitTypeOf(types, code);
      const formable = category === 'engine' ? own.filter(({ roll }) => roll === null) : own;
      const units = Math.floor(formable.reduce((sum, { recovered }) => sum + recovered, 0) / inAUnit);
      return { code, men, units, waiting: men - units * inAUnit };
    })
    .filter(({ code, men }) => men > 0 && unitTypeOf(types, code).category !== 'leader');
};
