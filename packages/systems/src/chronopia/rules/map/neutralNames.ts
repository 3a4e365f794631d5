/** Who lives in the land already: names and peoples of neutral cities (CHR-NEU-01, -02). */
import type { RaceId } from '../../data/profile.ts';
import { mixed, randomBelow, shuffled } from './chance.ts';

export interface NeutralCity {
  readonly at: number;
  readonly name: string;
  readonly race: RaceId;
  /** Cities of the dead hate everyone and never deal. */
  readonly ofTheDead: boolean;
}

const NAMES = [
  'Amberford',
  'Blackmere',
  'Cinderhall',
  'Dunmarrow',
  'Elmsgate',
  'Frosthaven',
  'Greywater',
  'Hollowfen',
  'Ironbarrow',
  'Jasper Hold',
  'Kestrel Rock',
  'Lowtarn',
  'Mirewatch',
  'Northreach',
  'Oakensill',
  'Palewater',
  'Quarrystead',
  'Redbarrow',
  'Saltmarket',
  'Thornwick',
  'Umberdale',
  'Vesper Hill',
  'Westering',
  'Yewhollow',
];
const PEOPLES: readonly RaceId[] = ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG', 'JE'];
/** One in this many cities is a city of the dead. */
const CITIES_PER_DEAD = 6;

/** The nth name, with a number after it once all are used up. */
const nthName = (order: readonly number[], nth: number): string => {
  const name = NAMES[order[nth % NAMES.length]!]!;
  return nth < NAMES.length ? name : `${name} ${1 + Math.floor(nth / NAMES.length)}`;
};

export const peopleNeutralCities = (places: readonly number[], seed: number): NeutralCity[] => {
  const order = shuffled(
    NAMES.map((_, at) => at),
    seed,
    mixed(seed, 1212),
  );
  return places.map((at, nth) => {
    const ofTheDead = randomBelow(CITIES_PER_DEAD, seed, 1313, at) === 0;
    const race = ofTheDead ? 'DV' : PEOPLES[randomBelow(PEOPLES.length, seed, 1414, at)]!;
    return { at, name: nthName(order, nth), race, ofTheDead };
  });
};
