/** Spawn Settlers (CHR-CAC-11..14, CHR-UNT-11, -13, CHR-R-110, CHR-R-111). */
import { CONSTANTS } from '../../data/constants.ts';
import type { Change } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { citiesOf, unitsOf } from '../../state/readers.ts';
import type { City, Site } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { freeName } from '../commands/naming.ts';
import { type CityActionHandler, cityFails, cityReport, isTooDear } from './cityDuty.ts';
import { cityLost } from './cityLost.ts';
import { newUnit } from './raising.ts';

const { costPerSize } = CONSTANTS.units.settler;

/** CHR-CAC-11 */
const mostSettlers = ({ size }: City): number => CONSTANTS.settlerMax[size - 1] ?? 0;

/**
 * CHR-CAC-12, CHR-CAC-14, CHR-R-113: what forbids it, whatever the size. The cap is tested before a whole city leaves.
 */
const bar = (tale: Tale, { siege, spawnedTurn, owner }: City): readonly [string, string] | null => {
  const { state } = tale;
  const bands = unitsOf(state, owner).filter(({ kind }) => kind === 'settler').length;
  if (siege !== null) return ['CHR-R-113', 'nobody can leave a besieged city'];
  if (spawnedTurn > 0 && spawnedTurn >= state.turn - 1)
    return ['CHR-CAC-12', 'it has sent out settlers this turn or last'];
  return bands >= citiesOf(state, owner).length
    ? ['CHR-UNT-13', 'the empire already has as many settler bands as cities']
    : null;
};

const depart = (
  tale: Tale,
  city: City,
  size: number,
  wish: string | undefined,
  price: number,
  change: Change,
  rule: string,
): void => {
  const { state } = tale;
  const name = freeName(state, city.owner, wish ?? `Settlers of ${city.name}`);
  const unit = newUnit(state, {
    kind: 'settler',
    owner: city.owner,
    name,
    at: city.at,
    race: city.race,
    size,
  });
  const { money, ledger } = booked(
    price === 0 ? [] : [{ empire: city.owner, cause: 'unit', what: name, guilders: -price }],
  );
  tale.tell({
    type: 'settlersSpawned',
    rules: [rule],
    about: { city: city.id, size, ledger },
    change: { ...change, money, units: [[unit.id, unit]] },
    told: [
      cityReport(
        city,
        `${name} (size ${size}) made ready in ${city.name}${price > 0 ? ` for ${counted(price, 'guilder')}` : ''}.`,
      ),
    ],
  });
};

/** An abandoned city, which can be looted or resettled (CHR-TER-13, -14). */
export const abandonedSite = (site: Site | undefined, { name }: City, size: number): Site => ({
  ...site,
  abandoned: { size, name },
});

/** CHR-CAC-13, CHR-R-110: all leave as one caravan, free of charge. */
const caravan = (tale: Tale, city: City, wish: string | undefined): void => {
  const site = abandonedSite(tale.state.sites[city.at], city, city.size);
  depart(
    tale,
    city,
    city.size,
    wish,
    0,
    { ...cityLost(tale.state, city), sites: [[city.at, site]] },
    'CHR-CAC-13',
  );
};

/** CHR-R-42: above the maximum it is the maximum; what cannot be paid is reduced. */
const band = (tale: Tale, city: City, wanted: number, wish: string | undefined): void => {
  const { state } = tale;
  const afforded = Math.floor(state.empires[city.owner]!.treasury / costPerSize);
  const most = mostSettlers(city);
  const size = Math.min(wanted, most, Math.max(1, afforded));
  if (size < 1) cityFails(tale, city, 'E-11', 'CHR-CAC-11', 'it is too small to send settlers');
  else if (!isTooDear(tale, city, size * costPerSize)) {
    const cities: Change['cities'] = [[city.id, { size: city.size - size, spawnedTurn: state.turn }]];
    depart(tale, city, size, wish, size * costPerSize, { cities }, 'CHR-CAC-12');
    if (size < wanted) tellFewer(tale, city, size, size < most ? 'E-08' : 'E-09');
  }
};

const tellFewer = (tale: Tale, city: City, size: number, code: 'E-08' | 'E-09'): void => {
  const can = code === 'E-08' ? 'can pay for only' : 'can spare only';
  tale.tell({
    type: 'settlersReduced',
    rules: ['CHR-R-42', 'CHR-CAC-11'],
    about: { city: city.id, code },
    told: [
      {
        to: [city.owner],
        section: 'execution',
        text: `${city.name} ${can} settlers of size ${size} (${code}).`,
      },
    ],
  });
};

export const spawnSettlers: CityActionHandler<'spawnSettlers'> = (tale, _dice, city, { size, name }) => {
  const barred = bar(tale, city);
  if (barred !== null) cityFails(tale, city, 'E-11', ...barred);
  else if (size === 'ALL') caravan(tale, city, name);
  else band(tale, city, size, name);
};
