import type { Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';
import { isOnMap } from '../../state/state.ts';
import { hexName } from '../../words/describe.ts';
import { knownBy } from '../tunnels/systems.ts';
import { tellTunnels } from '../tunnels/tellTunnels.ts';
import { companyUnits } from './desertion.ts';

/**
 * CSW-MER-04: where they stand, facing and hits unchanged. Company units not yet on the map have nowhere
 * to stand with the new side: they never come.
 */
export const changeSides = (tale: Tale, company: string, side: Side): void => {
  const units = companyUnits(tale.state, tale.state.phasing, company);
  const away = units.filter((unit) => !isOnMap(unit)).map(({ id }) => id);
  const here = units.filter(isOnMap);
  tale.tell({ type: 'sidesChanged', units: here.map(({ id }) => id), side, rules: ['CSW-MER-04'] });
  if (away.length > 0) tale.tell({ type: 'unitsDeserted', units: away, company, rules: ['CSW-MER-04'] });
  for (const { cell, underground } of here) if (underground) tellCourse(tale, cell, side);
};

/** CSW-TUN-05: with troops inside, the new side sees the whole tunnel. */
const tellCourse = (tale: Tale, cell: number, side: Side): void => {
  const tunnels = knownBy(tale.state.tunnels, cell, side);
  if (tunnels !== tale.state.tunnels)
    tellTunnels(tale, tunnels, {
      what: `The tunnel under ${hexName(tale.state, cell)} is betrayed`,
      rules: ['CSW-TUN-05'],
    });
};
