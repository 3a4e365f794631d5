/** Scouts, engineers and settlers beyond their range perish, at Payables and at the end of every slot (CHR-R-74, CHR-R-79). */

import type { Tale } from '../../engine/tale.ts';
import { labelOf } from '../../state/ground.ts';
import { playersIn, unitsOf } from '../../state/readers.ts';
import type { Campaign, EmpireId, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { supplyNetOf } from './net.ts';
import { isStranded, unitSupply } from './status.ts';

/** CHR-PAY-11, CHR-PAY-12, CHR-PAY-13 */
const stranded = (campaign: Campaign, empire: EmpireId): Unit[] => {
  const units = unitsOf(campaign, empire);
  if (units.length === 0) return [];
  const net = supplyNetOf(campaign, empire);
  return units.filter((unit) => isStranded(unit, unitSupply(campaign, net, unit)));
};

export const strandedUnits = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state)) {
    const lost = stranded(tale.state, id);
    if (lost.length > 0) perish(tale, id, lost);
  }
};

const perish = (tale: Tale, empire: EmpireId, lost: readonly Unit[]): void => {
  const { ground } = tale.state;
  tale.tell({
    type: 'unitsStranded',
    rules: ['CHR-SUP-09', 'CHR-R-79'],
    about: { empire, units: lost.map(({ id }) => id) },
    change: { units: lost.map(({ id }) => [id, null]) },
    told: lost.map(({ name, at }) => ({
      to: [empire],
      section: 'units',
      text: `${agreed(name, 'was', 'were')} lost beyond supply range in ${labelOf(ground, at)}.`,
    })),
  });
};
