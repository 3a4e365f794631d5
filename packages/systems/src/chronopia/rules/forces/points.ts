/** Point values, sizes and wounds (CHR-ARM-11, CHR-PLY-07, CHR-R-31). Used often, so cached for each list of troops. */
import { cachePerObject } from '@warmoot/kernel';
import { CONSTANTS, type Profile, profileOf, type Spell, spellNamed } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { fullModels } from './composition.ts';
import { linesOf } from './troops.ts';

/** Experience does not change it; bought and learned spells do (CHR-ARM-11). */
export const pvOfHero = (hero: Hero): number => {
  const { minimumBid, models } = profileOf(hero);
  const spells = hero.spells.reduce((sum, spell) => sum + (spellNamed(spell)?.cost ?? 0), 0);
  return (minimumBid ?? models[0]!.cost) + spells;
};

const costOfModels = ({ models }: Profile, count: (type: string) => number): number =>
  models.reduce((sum, { type, cost }) => sum + cost * count(type), 0);

/** CHR-R-31: a hired band is worth its minimum bid while it is full, minus the cost of every missing model. */
const pvOfHired = (profile: Profile, band: Band, minimumBid: number): number => {
  const full = fullModels(profile, band.options);
  return (
    minimumBid - costOfModels(profile, (type) => Math.max(0, (full[type] ?? 0) - (band.models[type] ?? 0)))
  );
};

/** Models, and the spells of a Novice Shaman, which are options of his band. */
export const pvOfBand = (band: Band): number => {
  const profile = profileOf(band);
  if (profile.minimumBid !== undefined) return pvOfHired(profile, band, profile.minimumBid);
  const spells = (band.options ?? []).reduce((sum, option) => sum + (spellNamed(option)?.cost ?? 0), 0);
  return costOfModels(profile, (type) => band.models[type] ?? 0) + spells;
};

const woundsOfBand = (band: Band): number =>
  linesOf(band).reduce((sum, { model, count }) => sum + model.W * count, 0);

interface Sums {
  readonly pv: number;
  readonly wounds: number;
}
const sumOf = <T>(troops: readonly T[], pv: (one: T) => number, wounds: (one: T) => number): Sums => ({
  pv: troops.reduce((sum, one) => sum + pv(one), 0),
  wounds: troops.reduce((sum, one) => sum + wounds(one), 0),
});
const ofHeroes = cachePerObject((heroes: readonly Hero[]) => sumOf(heroes, pvOfHero, ({ wounds }) => wounds));
const ofBands = cachePerObject((bands: readonly Band[]) => sumOf(bands, pvOfBand, woundsOfBand));

export const pvOf = ({ heroes, bands }: Force): number => ofHeroes(heroes).pv + ofBands(bands).pv;

/** All remaining wounds of all its models (CHR-R-117). */
export const woundsOf = ({ heroes, bands }: Force): number => ofHeroes(heroes).wounds + ofBands(bands).wounds;

/** CHR-PLY-07 */
export const sizeOf = (pv: number): number => Math.floor(pv / CONSTANTS.armySizeUnit);

/** CHR-PLY-08: size 25 is up to 2,599 points. */
export const MAX_POINTS = (CONSTANTS.armyMaxSize + 1) * CONSTANTS.armySizeUnit - 1;
export const isTooLarge = (pv: number): boolean => pv > MAX_POINTS;

/** CHR-UNT-06, CHR-R-38 */
export const garrisonPoints = (citySize: number): number =>
  Math.max(CONSTANTS.garrison.min, CONSTANTS.garrison.perSize * citySize);

/** Victory points for killing one summoned model; a summoned leader counts as a member (CHR-SPL-02). */
export const summonedWorth = (spell: Spell | string): number => {
  const found = typeof spell === 'string' ? spellNamed(spell) : spell;
  if (found?.effect.word !== 'SUMMON') return 0;
  const number = found.effect.creatures.reduce((sum, { count }) => sum + count, 0);
  return Math.floor((2 * found.cost) / number);
};
