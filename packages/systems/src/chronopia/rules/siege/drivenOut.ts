/** Armies and people of a city that is lost (CHR-CFT-11, CHR-R-137, CHR-R-163). */
import type { Dice } from '@warmoot/kernel';
import { draw, type Tale } from '../../engine/tale.ts';
import { unitsAt } from '../../state/readers.ts';
import type { City } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { fallenUnit, isFreed } from '../combat/colocated.ts';
import { routed } from '../combat/flight.ts';
import { fleeHexes } from '../combat/openHexes.ts';
import { retreatAlone } from '../combat/unitRetreat.ts';
import { captorsAmong } from '../encounters/units.ts';
import { armiesInside, besiegingArmies } from './siege.ts';

/** Those in the barracks go next door, Broken for the next turn. */
export const driveOut = (tale: Tale, dice: Dice, city: City, rules: readonly string[]): void => {
  for (const army of armiesInside(tale.state, city)) {
    const open = fleeHexes(tale.state, army.owner, city.at);
    const { chosen, rolls } =
      open.length === 0 ? { chosen: null, rolls: [] } : draw(dice, open, `driven:${army.name}`);
    const outside = chosen !== null && {
      at: chosen,
      cameFrom: city.at,
      inside: false,
      ...routed(tale.state, army.size),
    };
    tale.tell({
      type: outside ? 'armyDrivenOut' : 'armyDestroyed',
      rules,
      rolls,
      about: { army: army.name },
      change: { armies: [[army.id, outside || null]] },
      told: [
        {
          to: [army.owner],
          section: 'battles',
          text: outside
            ? `${agreed(army.name, 'was', 'were')} driven out of ${city.name}.`
            : `${army.name} had no way out of ${city.name}.`,
        },
      ],
    });
  }
};

/** Settlers and engineers within the walls share the city's fate (CHR-R-163, CHR-COL-01); slaves of the victors' people are free (CHR-ENS-05). */
export const settleUnitsInside = (tale: Tale, dice: Dice, city: City): void => {
  const besiegers = besiegingArmies(tale.state, city);
  for (const unit of unitsAt(tale.state, city.at)) {
    if (unit.owner !== city.owner || unit.kind === 'scout' || isFreed(tale, unit, besiegers)) continue;
    const captors = captorsAmong(tale.state, besiegers, unit);
    const fate = captors.treatment === 'spare' ? 'escaped' : fallenUnit(tale, dice, unit, captors);
    if (fate === 'escaped') retreatAlone(tale, unit);
  }
};
