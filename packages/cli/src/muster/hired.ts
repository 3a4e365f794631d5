import { type Hiring, LISTING_NAMES, type Recruits } from '@warmoot/systems/csw/campaign';
import { named, wholeNumber } from './named.ts';
import { Unanswerable } from './unanswerable.ts';

const wishesOf = (typed: readonly string[]): Map<string, number> =>
  new Map(
    typed.map((each) => {
      const [listing = '', count] = each.split('=');
      if (count === undefined)
        throw new Unanswerable(`--hire takes a listing and a number, such as “Pikemen=20”.`);
      return [named('listing', listing, LISTING_NAMES), wholeNumber('--hire', count, 0, 9999)];
    }),
  );

/** Everybody is hired unless a listing is held to a number. */
export const hiredOf = (recruits: readonly Recruits[], typed: readonly string[] = []): Recruits[] => {
  const wishes = wishesOf(typed);
  return recruits
    .map((group) => ({ ...group, count: Math.min(group.count, wishes.get(group.listing) ?? group.count) }))
    .filter(({ count }) => count > 0);
};

const headsOf = (recruits: readonly Recruits[]): number =>
  recruits.reduce((sum, { count }) => sum + count, 0);
const specialists = (recruits: readonly Recruits[]): number =>
  headsOf(recruits.filter((group) => group.specialists));

export const hiringOf = (answered: readonly Recruits[], hired: readonly Recruits[]): Hiring => ({
  answered: headsOf(answered),
  hired: headsOf(hired),
  rejectedSpecialists: specialists(answered) - specialists(hired),
});
