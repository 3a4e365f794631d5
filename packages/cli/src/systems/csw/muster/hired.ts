import { type Hiring, LISTING_NAMES, type Listing, type Recruits } from '@warmoot/systems/csw/campaign';
import { UserError } from '../../../output/userError.ts';
import { named, wholeNumber } from './named.ts';

/** `Pikemen=20`; only those who were advertised for can be hired. */
export const parseLimits = (typed: readonly string[] = [], asked: readonly Listing[]): Map<string, number> =>
  new Map(
    typed.map((each) => {
      const [listing = '', count, ...more] = each.split('=');
      if (count === undefined || more.length > 0)
        throw new UserError(`--hire takes a listing and a number, such as “Pikemen=20”.`);
      const name = named('listing', listing, LISTING_NAMES);
      if (!asked.includes(name)) throw new UserError(`--hire: ${name} are not in the advertisement.`);
      return [name, wholeNumber('--hire', count, 0, 9999)];
    }),
  );

/** Everybody is hired unless a listing is limited to a number. */
export const hiredOf = (recruits: readonly Recruits[], limits: ReadonlyMap<string, number>): Recruits[] =>
  recruits
    .map((group) => ({ ...group, count: Math.min(group.count, limits.get(group.listing) ?? group.count) }))
    .filter(({ count }) => count > 0);

const headsOf = (recruits: readonly Recruits[]): number =>
  recruits.reduce((sum, { count }) => sum + count, 0);
const countedApart = (recruits: readonly Recruits[]): Hiring['answered'] => ({
  men: headsOf(recruits.filter(({ specialists }) => !specialists)),
  specialists: headsOf(recruits.filter(({ specialists }) => specialists)),
});

export const hiringOf = (answered: readonly Recruits[], hired: readonly Recruits[]): Hiring => ({
  answered: countedApart(answered),
  hired: countedApart(hired),
});
