/** Who may lead how many (CHR-CMD-01..03, -06, CHR-R-138, CHR-R-162). */
import { CONSTANTS, type CommandCondition, profileOf } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { kindsIn } from './mobility.ts';
import { pvOf, pvOfHero, sizeOf } from './points.ts';
import { isRisen, lineOf } from './troops.ts';

/** Points a Novice Shaman may lead (CHR-RAC-40). */
const NOVICE_POINTS = 500;

const everyEntry = ({ heroes, bands }: Force, holds: (id: string) => boolean): boolean =>
  [...heroes, ...bands].every(({ profile }) => holds(profile));

/** CHR-CMD-03, data file, 4. Further Necromancers do not spoil an army of Risen. */
const CONDITIONS: Readonly<Record<CommandCondition, (force: Force) => boolean>> = {
  'all-mounted': (force) => kindsIn(force).every(({ abilities }) => abilities.includes('Mounted')),
  'all-Risen': ({ heroes, bands }) =>
    bands.every(isRisen) && heroes.every(({ profile }) => profile === 'necromancer'),
  'all-Kronos': ({ heroes, bands }) => [...heroes, ...bands].every((one) => profileOf(one).race === 'SK'),
  'all-Viridian': (force) =>
    everyEntry(force, (id) => id === 'viridian-lord-champion' || id === 'sk-viridian-lords'),
  'pv-500': (force) => pvOf(force) <= NOVICE_POINTS,
};

const ratingOf = (leader: Hero | Band, force: Force): number => {
  const { command } = profileOf(leader);
  if (command === undefined) return 0;
  const { rating, when, instead } = command;
  return when !== undefined && instead !== undefined && CONDITIONS[when](force) ? instead : rating;
};

/**
 * CHR-CMD-06: foreign individuals have none. Training adds to it up to 25 (CHR-EXP-03), but not to a rating of 0
 * (CHR-R-144).
 */
export const commandRating = (hero: Hero, force: Force, empire: number): number => {
  if (hero.of !== empire) return 0;
  const rating = ratingOf(hero, force);
  return rating === 0 ? 0 : Math.min(CONSTANTS.armyMaxSize, rating + (hero.trained.command ?? 0));
};

/** CHR-R-138: highest rating, then leadership, then cost; finally the one who was there first. */
export const bestCommander = (force: Force, empire: number): Hero | undefined => {
  const able = force.heroes.filter((hero) => commandRating(hero, force, empire) > 0);
  return able.sort(
    (a, b) =>
      commandRating(b, force, empire) - commandRating(a, force, empire) ||
      lineOf(b).LD - lineOf(a).LD ||
      pvOfHero(b) - pvOfHero(a) ||
      a.id - b.id,
  )[0];
};

/** CHR-R-162: a warband model, considered only if no individual leads. */
export const leadingNovice = (force: Force, empire: number): Band | undefined =>
  force.bands.find(
    (band) => band.of === empire && (band.models.novice ?? 0) > 0 && ratingOf(band, force) > 0,
  );

/** The rating that counts: of the named commander, otherwise of the best, otherwise of a Novice Shaman. */
export const ratingIn = (force: Force, empire: number, commander?: number | null): number => {
  const named = force.heroes.find(({ id }) => id === commander);
  const hero = named ?? bestCommander(force, empire);
  const rating = hero === undefined ? 0 : commandRating(hero, force, empire);
  if (rating > 0) return rating;
  const novice = leadingNovice(force, empire);
  return novice === undefined ? 0 : ratingOf(novice, force);
};

/** CHR-CMD-02: one commander, and a rating of at least the army's size. */
export const isLed = (force: Force, empire: number, commander?: number | null): boolean => {
  const rating = ratingIn(force, empire, commander);
  return rating > 0 && rating >= sizeOf(pvOf(force));
};

/**
 * CHR-CMD-07, CHR-R-140: it has no leader of its own empire, only foreign individuals. Such an army need not break up.
 */
export const isForeignLed = ({ heroes }: Force, empire: number): boolean =>
  heroes.length > 0 && heroes.every(({ of }) => of !== empire);

/** CHR-R-138, CHR-R-139: it must split until every part can be led. Below size 5 nobody needs a leader (CHR-CMD-10). */
export const isOverCommanded = (force: Force, empire: number, commander?: number | null): boolean =>
  sizeOf(pvOf(force)) >= CONSTANTS.fieldMinSize &&
  !isForeignLed(force, empire) &&
  !isLed(force, empire, commander);
