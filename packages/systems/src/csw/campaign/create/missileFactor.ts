import type { Line } from '@warmoot/kernel';
import type { Trait } from '../../units/unitType.ts';
import { missileOf } from '../data/missiles.ts';
import { tell } from '../throwDice.ts';
import type { Recipe } from './recipe.ts';

/** CSW-GEO-01 */
export const FEET_IN_A_HEX = 60;

interface MissileAbility {
  readonly missile: number;
  readonly rangeInHexes: number;
  readonly traits: readonly Trait[];
  readonly lines: readonly Line[];
}

const NONE: MissileAbility = { missile: 0, rangeInHexes: 0, traits: [], lines: [] };

/** CSW-CRU-07, CSW-X-03: 480 ft are 8 hexes, 720 ft are 12. */
export const rangeInHexes = (feet: number): number => Math.floor(feet / FEET_IN_A_HEX);

/** CSW-CRU-09, CSW-R-99: for Priests and Wizards only, whatever the missile. */
const droppedByAgreement = ({ calling }: Recipe): Line[] =>
  calling === 'priest' || calling === 'wizard'
    ? [tell(`The missiles of a ${calling} may be dropped by agreement (noSpells).`, ['CSW-CRU-09'])]
    : [];

/** CSW-CRU-08 for the factor, CSW-CRU-07 for the range. */
export const missileAbility = (recipe: Recipe): MissileAbility => {
  const { missile: source, missileFeet, missileMagic } = recipe;
  if (source === undefined) return NONE;
  const { factor, feet, traits = [] } = missileOf(source);
  const reach = missileFeet ?? feet ?? 0;
  const missile = factor + missileMagic;
  const magic = missileMagic > 0 ? ` + ${missileMagic} for magic = ${missile}` : '';
  return {
    missile,
    rangeInHexes: rangeInHexes(reach),
    traits,
    lines: [
      tell(`Missile Attack Factor: ${source} ${factor}${magic}.`, ['CSW-CRU-08']),
      tell(`Range: ${reach} ft / ${FEET_IN_A_HEX} = ${rangeInHexes(reach)}.`, ['CSW-CRU-07']),
      ...droppedByAgreement(recipe),
    ],
  };
};
