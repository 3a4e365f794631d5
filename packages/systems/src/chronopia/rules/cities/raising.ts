/** Engineers, scouts and spies (CHR-CAC-06..08, CHR-UNT-01, -02, -05, -09, -15, -17, CHR-R-37, CHR-R-40, CHR-R-171). */

import { CONSTANTS } from '../../data/constants.ts';
import type { RaceId } from '../../data/profile.ts';
import type { Change } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { isFieldArmy } from '../../state/armies.ts';
import { NEW_UNIT } from '../../state/beginnings.ts';
import type { Hex } from '../../state/ground.ts';
import { armiesOf, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId, Spy, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { freeName } from '../commands/naming.ts';
import { type CityActionHandler, cityFails, cityReport, isTooDear } from './cityDuty.ts';

const { engineer, scout, spy } = CONSTANTS.units;

export const newUnit = (
  campaign: Campaign,
  given: {
    readonly kind: Unit['kind'];
    readonly owner: EmpireId;
    readonly name: string;
    readonly at: Hex;
    readonly race: RaceId;
    readonly size?: number;
  },
  id: number = campaign.units.length,
): Unit => ({
  ...NEW_UNIT,
  id,
  supply: 'city',
  raisedTurn: campaign.turn,
  ...given,
});

/** E-13: the requested name, or the next free one of its kind. */
const nameFor = (
  campaign: Campaign,
  { owner, name }: City,
  wanted: string | undefined,
  kind: string,
): string => freeName(campaign, owner, wanted ?? `${kind} of ${name}`);

const raised = (tale: Tale, city: City, name: string, price: number, change: Change, rule: string): void => {
  const { money, ledger } = booked([{ empire: city.owner, cause: 'unit', what: name, guilders: -price }]);
  tale.tell({
    type: 'unitRaised',
    rules: [rule],
    about: { city: city.id, ledger },
    change: { ...change, money },
    told: [cityReport(city, `${city.name} raised ${name} for ${counted(price, 'guilder')}.`)],
  });
};

/** CHR-CAC-22, CHR-R-113 */
const isShut = (tale: Tale, city: City): boolean => {
  if (city.siege === null) return false;
  cityFails(tale, city, 'E-11', 'CHR-R-113', 'nobody can leave a besieged city');
  return true;
};

export const raiseEngineer: CityActionHandler<'raiseEngineer'> = (tale, _dice, city, { name: wanted }) => {
  if (isShut(tale, city) || isTooDear(tale, city, engineer.cost)) return;
  const name = nameFor(tale.state, city, wanted, 'Engineers');
  const unit = newUnit(tale.state, {
    kind: 'engineer',
    owner: city.owner,
    name,
    at: city.at,
    race: city.race,
  });
  raised(tale, city, name, engineer.cost, { units: [[unit.id, unit]] }, 'CHR-CAC-06');
};

/** CHR-UNT-02, CHR-R-37: never more scouts than Field Armies. */
export const scoutsAllowed = (campaign: Campaign, empire: EmpireId): number =>
  armiesOf(campaign, empire).filter((army) => isFieldArmy(campaign, army)).length;

/** It has one action in this very turn (CHR-UNT-05): its `raisedTurn` says so. */
export const commissionScout: CityActionHandler<'commissionScout'> = (
  tale,
  _dice,
  city,
  { name: wanted },
) => {
  if (isShut(tale, city)) return;
  const scouts = unitsOf(tale.state, city.owner).filter(({ kind }) => kind === 'scout').length;
  if (scouts >= scoutsAllowed(tale.state, city.owner))
    return cityFails(
      tale,
      city,
      'E-09',
      'CHR-UNT-02',
      'the empire already has as many scouts as Field Armies',
    );
  if (isTooDear(tale, city, scout.cost)) return;
  const name = nameFor(tale.state, city, wanted, 'Scouts');
  const unit = newUnit(tale.state, { kind: 'scout', owner: city.owner, name, at: city.at, race: city.race });
  raised(tale, city, name, scout.cost, { units: [[unit.id, unit]] }, 'CHR-CAC-07');
};

export const raiseSpy: CityActionHandler<'raiseSpy'> = (tale, _dice, city, { name: wanted }) => {
  const { owner, id: home, size } = city;
  // CHR-CTY-12, CHR-UNT-17
  if (size < spy.minCity)
    return cityFails(
      tale,
      city,
      'E-11',
      'CHR-UNT-17',
      `only a city of size ${spy.minCity} or more can keep a spy`,
    );
  if (spiesOf(tale.state, owner).some((one) => one.home === home))
    return cityFails(tale, city, 'E-09', 'CHR-CAC-08', 'it already has a spy');
  if (isTooDear(tale, city, spy.cost)) return;
  const name = nameFor(tale.state, city, wanted, 'Spy');
  const recruit: Spy = { id: tale.state.spies.length, owner, name, home, raisedTurn: tale.state.turn };
  raised(tale, city, name, spy.cost, { spies: [[recruit.id, recruit]] }, 'CHR-CAC-08');
};
