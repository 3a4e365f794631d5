import type { Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, isOnMap, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { knownBy, tellTunnels } from '../tunnels/systems.ts';

const LIVING = ['onMap', 'toEnter', 'toPlace'];

/** The units of a side's company that are still in the battle, on the map or on their way to it. */
export const companyUnits = (battle: Battle, side: Side, company: string): Unit[] =>
  battle.units.filter(
    (unit) => unit.company === company && unit.side === side && LIVING.includes(unit.status),
  );

/** CSW-UNT-03: the mounts of a company go with it, but do not count as its units. */
export const isMan = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category !== 'riderless';

/** CSW-MER-02, CSW-MER-05: they leave and count as eliminated; nobody fell, so nobody checks. */
export const desert = (tale: Tale, side: Side, company: string): void => {
  const units = companyUnits(tale.state, side, company).map(({ id }) => id);
  tale.tell({ type: 'unitsDeserted', units, company, rules: ['CSW-MER-02', 'CSW-MER-05'] });
};

/** CSW-MER-04: they keep their position, facing and hits. Company units not yet on the map never arrive. */
export const changeSides = (tale: Tale, company: string, side: Side): void => {
  const units = companyUnits(tale.state, tale.state.phasing, company);
  const away = units.filter((unit) => !isOnMap(unit)).map(({ id }) => id);
  const here = units.filter(isOnMap);
  tale.tell({ type: 'sidesChanged', units: here.map(({ id }) => id), side, rules: ['CSW-MER-04'] });
  if (away.length > 0) tale.tell({ type: 'unitsDeserted', units: away, company, rules: ['CSW-MER-04'] });
  for (const { cell, underground } of here) if (underground) tellCourse(tale, cell, side);
};

/** CSW-TUN-05: if there are troops inside, the new side sees the whole tunnel. */
const tellCourse = (tale: Tale, cell: number, side: Side): void => {
  const tunnels = knownBy(tale.state.tunnels, cell, side);
  if (tunnels !== tale.state.tunnels)
    tellTunnels(tale, tunnels, {
      what: `The tunnel under ${hexName(tale.state, cell)} is betrayed`,
      rules: ['CSW-TUN-05'],
    });
};
