/** Forced Splits: an army that nobody can lead splits into parts that can be led (CHR-CMD-09, CHR-R-138, CHR-R-139). */
import { CONSTANTS } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { commandRating } from './command.ts';
import { pvOf, pvOfBand, pvOfHero, sizeOf } from './points.ts';

const LEADERLESS_SIZE = CONSTANTS.fieldMinSize - 1;

interface Part {
  readonly leader: Hero | null;
  force: Force;
}

/** CHR-R-138: up to its leader's rating. CHR-R-139: without one up to size 4. */
const holds = ({ leader }: Part, force: Force, empire: number): boolean =>
  sizeOf(pvOf(force)) <= (leader === null ? LEADERLESS_SIZE : commandRating(leader, force, empire));

const withBand = ({ force }: Part, band: Band): Force => ({ ...force, bands: [...force.bands, band] });
const withHero = ({ force }: Part, hero: Hero): Force => ({ ...force, heroes: [...force.heroes, hero] });

/** As equal as possible: each goes to the smallest part; a new leaderless part is made if none can take it. */
const place = (parts: Part[], empire: number, joined: (part: Part) => Force): void => {
  const open = parts.filter((part) => holds(part, joined(part), empire));
  const least = open.sort((a, b) => pvOf(a.force) - pvOf(b.force))[0];
  const part = least ?? { leader: null, force: { heroes: [], bands: [] } };
  part.force = joined(part);
  if (least === undefined) parts.push(part);
};

const dealAmong = (force: Force, empire: number, leaders: readonly Hero[]): Part[] => {
  const parts: Part[] = leaders.map((leader) => ({ leader, force: { heroes: [leader], bands: [] } }));
  const bands = [...force.bands].sort((a, b) => pvOfBand(b) - pvOfBand(a) || a.id - b.id);
  const followers = force.heroes
    .filter((hero) => !leaders.includes(hero))
    .sort((a, b) => pvOfHero(b) - pvOfHero(a));
  for (const band of bands) place(parts, empire, (part) => withBand(part, band));
  for (const hero of followers) place(parts, empire, (part) => withHero(part, hero));
  return parts;
};

/**
 * The fewest leaders among whom everything can be divided, the best first; otherwise all of them, and leaderless bands.
 */
export const dealOut = (force: Force, empire: number): readonly Force[] => {
  const leaders = force.heroes
    .filter((hero) => commandRating(hero, force, empire) > 0)
    .sort((a, b) => commandRating(b, force, empire) - commandRating(a, force, empire) || a.id - b.id);
  for (let number = 1; number < leaders.length; number++) {
    const parts = dealAmong(force, empire, leaders.slice(0, number));
    if (parts.length === number) return parts.map((part) => part.force);
  }
  return dealAmong(force, empire, leaders).map((part) => part.force);
};
