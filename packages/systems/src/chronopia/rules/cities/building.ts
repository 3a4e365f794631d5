/** Build and Grow (CHR-CAC-01, -05, CHR-IMP-01, -06, -09, CHR-R-26, CHR-R-170). */
import { CONSTANTS } from '../../data/constants.ts';
import { roll } from '../../engine/tale.ts';
import { neighbours, terrainAt } from '../../state/ground.ts';
import type { Campaign, City } from '../../state/state.ts';
import { article, counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { riverSidesOf } from '../ground/rivers.ts';
import {
  type CityActionHandler,
  cityFails,
  cityReport,
  isTooDear,
  largestSize,
  withDay,
} from './cityDuty.ts';

/** CHR-IMP-06, CHR-R-26 */
const touchesWater = (campaign: Campaign, { at }: City): boolean =>
  riverSidesOf(campaign, at).length > 0 ||
  neighbours(campaign.ground, at).some((hex) => terrainAt(campaign.ground, hex) === 'water');

/** It works from the moment it is built and pays from the next turn (CHR-R-23, CHR-R-170). */
export const build: CityActionHandler<'build'> = (tale, _dice, city, { improvement }) => {
  const { cost } = CONSTANTS.improvements[improvement];
  if (city.today.built)
    cityFails(tale, city, 'E-09', 'CHR-CAC-01', 'it has already built an improvement this turn');
  else if (city.improvements[improvement] !== undefined)
    cityFails(tale, city, 'E-11', 'CHR-IMP-01', `it already has ${article(improvement)}`);
  else if (improvement === 'harbor' && !touchesWater(tale.state, city))
    cityFails(tale, city, 'E-11', 'CHR-R-26', 'it lies beside neither a river nor open water');
  else if (!isTooDear(tale, city, cost)) {
    const what = `${improvement} of ${city.name}`;
    const { money, ledger } = booked([{ empire: city.owner, cause: 'building', what, guilders: -cost }]);
    const improvements = {
      ...city.improvements,
      [improvement]: { active: true, builtTurn: tale.state.turn },
    };
    tale.tell({
      type: 'improvementBuilt',
      rules: ['CHR-CAC-01', 'CHR-IMP-01', 'CHR-R-170'],
      about: { city: city.id, improvement, ledger },
      change: { money, cities: [[city.id, { improvements, ...withDay(city, { built: true }) }]] },
      told: [cityReport(city, `${city.name} built its ${improvement} for ${counted(cost, 'guilder')}.`)],
    });
  }
};

/** CHR-CAC-05: two attempts, but one size a turn; the second is made as if the first had not succeeded. */
export const grow: CityActionHandler<'grow'> = (tale, dice, city) => {
  const size = city.size - (city.today.grown ? 1 : 0);
  if (city.siege !== null || city.besiegedHalf)
    cityFails(tale, city, 'E-11', 'CHR-SIE-04', 'a besieged city cannot grow');
  else if (size >= largestSize(city))
    cityFails(tale, city, 'E-11', 'CHR-CTY-07', `it cannot grow beyond size ${largestSize(city)}`);
  else {
    const die = roll(dice, 20, `grow:${city.name}`);
    const grows = die.value > 2 * size && !city.today.grown;
    tale.tell({
      type: 'growthTried',
      rules: ['CHR-CAC-05'],
      rolls: [die],
      about: { city: city.id, need: 2 * size + 1, grows },
      change: grows ? { cities: [[city.id, { size: size + 1, ...withDay(city, { grown: true }) }]] } : {},
      told: [
        cityReport(
          city,
          `${city.name} rolled ${die.value} against ${2 * size + 1} to grow: ${grows ? `it is now size ${size + 1}` : 'it does not grow'}.`,
        ),
      ],
    });
  }
};
