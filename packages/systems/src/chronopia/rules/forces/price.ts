/** The price formula for creations (CHR-TRP-05), counted in twentieths of a point. */
import { type ModelType, type Profile, type Weapon, weaponOf } from '../../data/index.ts';

const POINT = 20;
/**
 * CHR-TRP-05: 1 for terrain and stealth, 4 for flight, 3 for a combat ability; abilities with their own price count
 * 0.
 */
const CHEAP: readonly string[] = ['Forest Warrior', 'Desert Warrior', 'Hide', 'Chameleon', 'Stealth'];
const PRICED_ELSEWHERE: readonly string[] = ['Caster', 'Mounted', 'Tall'];
const abilityPoints = (ability: string): number => {
  if (PRICED_ELSEWHERE.includes(ability)) return 0;
  if (CHEAP.includes(ability)) return 1;
  return ability === 'Flyer' ? 4 : 3;
};

/** A weapon with two damage rolls counts half as much again; in halves of Dam. */
const halfDam = ({ Dam, times }: Weapon): number => (times > 1 ? Dam * 3 : Dam * 2);
const best = (weapons: readonly Weapon[]): number | undefined =>
  weapons.length > 0 ? Math.max(...weapons.map(halfDam)) : undefined;

const bodyTwentieths = ({ CC, LD, AC, W, ST, MV, A, Def, S }: ModelType): number =>
  9 * POINT +
  2 * POINT * (CC - 10) +
  25 * (LD - 10) +
  3 * POINT * (AC - 2) +
  5 * POINT * (W - 1) +
  2 * POINT * ST +
  (MV < 5 ? 2 : 3) * POINT * (MV - 3) +
  30 * (A - 18) -
  2 * POINT * Def +
  12 * POINT * (S - 1);

const weaponTwentieths = ({ weapons, MW }: ModelType): number => {
  const arms = weapons.map(weaponOf);
  const close = best(arms.filter(({ type }) => type === 'close'));
  const missile = best(arms.filter(({ type }) => type === 'missile'));
  const closePart = close === undefined ? 0 : 6 * (close - 18);
  return closePart + (missile === undefined ? 0 : 7 * POINT + 30 * Math.max(0, MW - 10) + 5 * (missile - 18));
};

/** In percent. */
const factor = ({ kind }: Profile, { PW, mount }: ModelType): number => {
  if (kind === 'warband') return 100;
  if (PW !== null) return 140;
  return mount === undefined ? 125 : 110;
};

const MIN_FOR_WARBAND_MODEL = 13;

/** What one model should cost, rounded half up; advice to the moderator, printed costs stand (CHR-PCR-06). */
export const priceOf = (profile: Profile, model: ModelType = profile.models[0]!): number => {
  const abilities = model.abilities.reduce((sum, ability) => sum + abilityPoints(ability), 0) * POINT;
  const power = 2 * POINT * (model.PW ?? 0);
  const twentieths = bodyTwentieths(model) + weaponTwentieths(model) + abilities + power;
  const points = Math.floor((twentieths * factor(profile, model) + 50 * POINT) / (100 * POINT));
  return profile.kind === 'warband' ? Math.max(MIN_FOR_WARBAND_MODEL, points) : points;
};
