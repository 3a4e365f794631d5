/**
 * Forces that no player composes: garrisons, hordes, neutral armies, lairs, the default start (CHR-R-39, CHR-R-19,
 * CHR-R-179).
 */
import { CONSTANTS, type House, type Profile, profileOf, RACE_LISTS, type RaceId } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { newBand, newHero } from './newTroops.ts';
import { pvOfBand, pvOfHero } from './points.ts';
import { isMissile, lineOf } from './troops.ts';

export interface Plan {
  readonly race: RaceId;
  readonly house: House | null;
  readonly budget: number;
  readonly of: number;
  readonly nextId: number;
  /** A horde has a chief, whatever its size (CHR-R-19); a city of the dead a Necromancer and Risen only. */
  readonly leader?: string;
  readonly bands?: readonly string[];
}

/** Data file, 8, list notes. */
export const CITY_OF_THE_DEAD: Pick<Plan, 'race' | 'house' | 'leader' | 'bands'> = {
  race: 'DV',
  house: null,
  leader: 'necromancer',
  bands: ['dv-risen-swords', 'dv-risen-archers', 'dv-bone-riders'],
};
export const HORDE: Pick<Plan, 'race' | 'house' | 'leader'> = {
  race: 'BA',
  house: null,
  leader: 'barbarian-chief',
};

const cheapest = (profiles: readonly Profile[]): Profile | undefined =>
  [...profiles].sort((a, b) => a.models[0]!.cost - b.models[0]!.cost)[0];

/** CHR-R-39 (1); if a list has nobody of size 1, the cheapest who can lead it. */
const leaderFor = ({ race, house, budget, leader }: Plan): Profile | undefined => {
  if (leader !== undefined) return profileOf(leader);
  const all = RACE_LISTS[race].individuals
    .map(({ id }) => profileOf(id))
    .filter(
      (profile) =>
        (profile.house === undefined || profile.house === house) && profile.models[0]!.cost <= budget,
    );
  const able = all.filter(
    ({ command }) => (command?.rating ?? 0) >= Math.floor(budget / CONSTANTS.armySizeUnit),
  );
  const small = (profiles: readonly Profile[]) => profiles.filter(({ models }) => models[0]!.S === 1);
  return cheapest(small(able)) ?? cheapest(small(all)) ?? cheapest(able);
};

const orderOf = ({ race, house, bands }: Plan): readonly string[] => {
  if (bands !== undefined) return bands;
  const { garrison, garrisonElite } = RACE_LISTS[race];
  return garrisonElite !== undefined && house !== null ? [...garrison, garrisonElite[house]] : garrison;
};

interface Shopping {
  readonly plan: Plan;
  readonly bands: Band[];
  left: number;
  nextId: number;
}

const PLAIN = { types: [], kept: [], unknown: [] } as const;
const LED = { ...PLAIN, types: ['leader'] } as const;

/** As many models as can be paid, with a leader if he can be paid too. */
const largestBand = ({ plan, left, nextId }: Shopping, profile: Profile): Band | undefined => {
  const count = Math.min(profile.max, Math.floor(left / profile.models[0]!.cost));
  if (count < profile.min) return undefined;
  const given = { id: nextId, of: plan.of, count, isKronos: plan.race === 'SK' };
  const led = newBand(profile, { ...given, sorted: LED });
  return pvOfBand(led) <= left ? led : newBand(profile, { ...given, sorted: PLAIN });
};

/** CHR-R-39 (2): missile bands never outnumber the others. */
const mayBuy = ({ bands }: Shopping, profile: Profile): boolean => {
  const missile = bands.filter(isMissile).length;
  return !profile.tags.includes('missile') || missile < bands.length - missile;
};

const buyRound = (shopping: Shopping, order: readonly string[]): boolean => {
  let bought = false;
  for (const profile of order.map((id) => profileOf(id))) {
    const band = mayBuy(shopping, profile) ? largestBand(shopping, profile) : undefined;
    if (band === undefined) continue;
    shopping.bands.push(band);
    shopping.left -= pvOfBand(band);
    shopping.nextId++;
    bought = true;
  }
  return bought;
};

/**
 * CHR-R-39. Its third step, single models for bands below their maximum, never finds money: a band is below it only
 * because what was left did not buy another model. The individual has the name of its entry.
 */
export const buildForce = (plan: Plan): { readonly force: Force; readonly nextId: number } => {
  const leader = leaderFor(plan);
  const heroes: Hero[] =
    leader === undefined ? [] : [newHero(leader, { id: plan.nextId, name: leader.name, of: plan.of })];
  const shopping: Shopping = {
    plan,
    bands: [],
    left: plan.budget - heroes.reduce((sum, hero) => sum + pvOfHero(hero), 0),
    nextId: plan.nextId + heroes.length,
  };
  while (buyRound(shopping, orderOf(plan)));
  return { force: { heroes, bands: shopping.bands }, nextId: shopping.nextId };
};

/** Ids of the troops that start with Outmaneuver free (CHR-UNT-07, CHR-R-39): at most half the garrison's points. */
export const garrisonOutmaneuver = (
  { heroes, bands }: Force,
  budget: number,
  isWanted: (band: Band) => boolean = (band) => !isMissile(band),
): { readonly bands: readonly number[]; readonly heroes: readonly number[] } => {
  const half = Math.floor((budget * CONSTANTS.garrison.outmaneuverPct) / 100);
  const chosen: number[] = [];
  let total = 0;
  const byPoints = bands.filter(isWanted).sort((a, b) => pvOfBand(b) - pvOfBand(a) || a.id - b.id);
  for (const band of byPoints) {
    if (total + pvOfBand(band) > half) break;
    total += pvOfBand(band);
    chosen.push(band.id);
  }
  const hero = heroes.find((one) => lineOf(one).S === 1 && total + pvOfHero(one) <= half);
  return { bands: chosen, heroes: hero === undefined ? [] : [hero.id] };
};
