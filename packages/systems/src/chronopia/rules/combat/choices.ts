/** Choices before a battle, and their defaults (CHR-GRM-08, CHR-R-116, CHR-R-141). */

import { profileOf, spellNamed } from '../../data/index.ts';
import { isBroken } from '../../state/armies.ts';
import type { Band, Hero } from '../../state/force.ts';
import type { Hex } from '../../state/ground.ts';
import { sameName } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { listFor, PICKED_BY_BANDS } from '../battle/resolver/spells/casting.ts';
import { pvOfBand, pvOfHero } from '../forces/points.ts';
import { isMissile, lineOf, linesOf } from '../forces/troops.ts';
import { isInItsRuins } from '../ground/ruins.ts';
import { battleStatements } from './intents.ts';

/** CHR-R-141: spells taken into battle by power. */
export const spellSlots = (power: number | null): number =>
  power === null ? 0 : power <= 13 ? 2 : power <= 15 ? 3 : 4;

/** Those noted in SPELLS that the caster knows; otherwise all he knows, in the order learned. */
const wished = (
  campaign: Campaign,
  empire: EmpireId,
  caster: string,
  known: readonly string[],
): readonly string[] => {
  const noted = battleStatements(campaign, empire).find(
    (line) => line.s === 'spells' && sameName(line.hero, caster),
  );
  return [...new Set(noted?.s === 'spells' ? noted.spells.filter((spell) => known.includes(spell)) : known)];
};

export const spellsNoted = (campaign: Campaign, empire: EmpireId, hero: Hero): readonly string[] =>
  wished(campaign, empire, hero.name, hero.spells).slice(0, spellSlots(lineOf(hero).PW));

/** The caster of a band, by the name of his line: a Novice Shaman, the characters of some Dogs of War. */
export const casterIn = (band: Band): string | undefined =>
  linesOf(band).find(({ model }) => model.PW !== null)?.model.name;

/**
 * CHR-DOW-11: hired casters have two of their whole list; others have the spells bought with their band (CHR-R-162).
 */
export const bandSpellsNoted = (
  campaign: Campaign,
  empire: EmpireId,
  band: Band,
): readonly string[] | undefined => {
  const caster = casterIn(band);
  if (caster === undefined) return undefined;
  const bought = (band.options ?? []).flatMap((option) => spellNamed(option)?.name ?? []);
  const known = profileOf(band).race === 'DOW' ? listFor(band.profile) : bought;
  return wished(campaign, empire, caster, known).slice(0, PICKED_BY_BANDS);
};

const namedIn = (
  campaign: Campaign,
  armies: readonly Army[],
  kind: 'outmaneuver' | 'tower',
): readonly string[] =>
  armies
    .flatMap(({ owner }) => battleStatements(campaign, owner))
    .flatMap((line) => (line.s === kind ? line.refs : []));

/** Chosen with the intent, otherwise the most expensive warbands that do not shoot (CHR-R-116). */
export const outmaneuversOf = (campaign: Campaign, armies: readonly Army[], most: number): string[] => {
  const refs = namedIn(campaign, armies, 'outmaneuver');
  const bands = armies.flatMap((army) => army.bands.map((band) => ({ band, pv: pvOfBand(band) })));
  const chosen = bands.filter(({ band }) => refs.some((ref) => sameName(ref, band.profile)));
  const dearest = bands
    .filter(({ band }) => !isMissile(band))
    .toSorted((x, y) => y.pv - x.pv || x.band.id - y.band.id);
  return [...chosen, ...dearest].slice(0, most).map(({ band }) => `wb-${band.id}`);
};

/** The empire's own tower, or ruins that the army holds, take a warband and an individual (CHR-STR-10, CHR-R-53). */
export const towerCrew = (
  campaign: Campaign,
  at: Hex,
  armies: readonly Army[],
): { readonly warband?: string; readonly individual?: string } | undefined => {
  const holders = armies.filter(
    (army) =>
      !isBroken(campaign, army) &&
      (campaign.sites[at]?.tower?.owner === army.owner || isInItsRuins(campaign, army)),
  );
  if (holders.length === 0) return undefined;
  const refs = namedIn(campaign, holders, 'tower');
  const named = (name: string) => refs.some((ref) => sameName(ref, name));
  const bands = holders
    .flatMap(({ bands }) => bands)
    .filter((band) => (refs.length > 0 ? named(band.profile) : isMissile(band)))
    .toSorted((x, y) => pvOfBand(y) - pvOfBand(x) || x.id - y.id);
  const heroes = holders
    .flatMap(({ heroes }) => heroes)
    .filter((hero) => (refs.length > 0 ? named(hero.name) : lineOf(hero).MW >= 14))
    .toSorted((x, y) => pvOfHero(y) - pvOfHero(x) || x.id - y.id);
  if (bands.length + heroes.length === 0) return undefined;
  return {
    ...(bands[0] && { warband: `wb-${bands[0].id}` }),
    ...(heroes[0] && { individual: `i-${heroes[0].id}` }),
  };
};
