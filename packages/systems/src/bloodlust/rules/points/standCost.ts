import { PRICES } from '../../data/points.ts';
import type { Race, Setting, TroopEntry } from '../../data/readArmyList.ts';

type Profile = Omit<TroopEntry, 'code' | 'name' | 'points' | 'least' | 'most'>;

/** BLD-PTS-01: castings times the price of one. */
export const standCost = (profile: Profile, setting: Setting, race: Race): number =>
  profile.castings * castingCost(profile, setting, race);

const castingCost = (profile: Profile, setting: Setting, race: Race): number =>
  PRICES.casting +
  PRICES.melee[profile.melee] +
  PRICES.armour[profile.armour] +
  (profile.hasShield ? PRICES.shield : 0) +
  missileCost(profile) +
  classCost(profile) +
  moraleCost(profile, setting, race);

/** BLD-PTS-02: volley only costs less, always Select more. */
const missileCost = ({ missile, flags }: Profile): number => {
  if (missile === undefined) return 0;
  const volley = flags.includes('vo') ? PRICES.volleyOnly : 0;
  const select = flags.includes('as') ? PRICES.alwaysSelect[missile] : 0;
  return PRICES.missile[missile] + volley + select;
};

const classCost = ({ class: troopClass, castings, missile }: Profile): number => {
  if (troopClass === 'SUPPORT') return missile === undefined ? PRICES.plainSupport : 0;
  if (troopClass === 'HORDE') return castings >= PRICES.largeHorde.castings ? PRICES.largeHorde.price : 0;
  return PRICES.classes[troopClass] ?? 0;
};

/** BLD-PTS-01: in FANTASY only the better die of Human and Orc elites is paid for, because nothing tests morale. */
const moraleCost = ({ morale }: Profile, setting: Setting, race: Race): number => {
  if (setting === 'HISTORICAL') return PRICES.morale[morale];
  const rollsBetter = race === 'human' || race === 'orc';
  return rollsBetter ? Math.max(0, PRICES.morale[morale]) : 0;
};
