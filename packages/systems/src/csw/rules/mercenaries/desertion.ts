import type { Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

const LIVING = ['onMap', 'toEnter', 'toPlace'];

/** The units of a side's company that are still in the battle, on the map or on their way to it. */
export const companyUnits = (battle: Battle, side: Side, company: string): Unit[] =>
  battle.units.filter(
    (unit) => unit.company === company && unit.side === side && LIVING.includes(unit.status),
  );

/** CSW-UNT-03: the mounts of a company go where it goes, but they are no soldiers of it. */
export const isMan = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category !== 'riderless';

/** CSW-MER-02, CSW-MER-05: they leave and count as eliminated; nobody fell, so nobody checks. */
export const desert = (tale: Tale, side: Side, company: string): void => {
  const units = companyUnits(tale.state, side, company).map(({ id }) => id);
  tale.tell({ type: 'unitsDeserted', units, company, rules: ['CSW-MER-02', 'CSW-MER-05'] });
};
