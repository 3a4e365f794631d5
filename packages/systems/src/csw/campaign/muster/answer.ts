import type { Dice, Line, Modifier } from '@warmoot/kernel';
import { listingInfo } from '../data/listings.ts';
import { tell, throwDice } from '../throwDice.ts';
import type { Advertisement, Terms, Wish } from './advertisement.ts';
import { answerChance, chanceModifiers } from './answerChance.ts';
import {
  rollAlignment,
  rollDefence,
  rollNumber,
  rollPeople,
  rollRole,
  rollTrainedClass,
  rollWeapons,
} from './describeRecruits.ts';
import type { Recruits } from './recruits.ts';

/** The result of one listing in one week. */
export interface ListingAnswer {
  readonly wish: Wish;
  /** In percent. */
  readonly chance: number;
  readonly modifiers: readonly Modifier[];
  /** Null if no acceptable recruit came. */
  readonly recruits: Recruits | null;
  readonly lines: readonly Line[];
}

type Answered = { readonly recruits: Recruits | null; readonly lines: readonly Line[] };

const wrong = (lines: readonly Line[], what: string): Answered => ({
  recruits: null,
  lines: [...lines, tell(`Not ${what}: the listing counts as unanswered.`, ['CSW-MUS-06'])],
});

/**
 * CSW-MUS-06 to CSW-MUS-15. Type and alignment are rolled first, as their clause comes before the
 * numbers: unwanted recruits cost no further dice. Armour follows, for the same reason (CSW-X-10).
 */
export const recruitsAnswering = (wish: Wish, terms: Terms, dice: Dice): Answered => {
  const { listing } = wish;
  const info = listingInfo(listing);
  const people = rollPeople(dice, listing);
  if (wish.peoples && !wish.peoples.includes(people.value))
    return wrong(people.lines, 'the requested people');
  const alignment = wish.alignment ? rollAlignment(dice, listing) : { value: null, lines: [] };
  const sofar = [...people.lines, ...alignment.lines];
  if (wish.alignment && alignment.value !== wish.alignment) return wrong(sofar, 'the requested alignment');
  const defence = rollDefence(info, dice, listing);
  if (wish.defence !== undefined && defence.value !== wish.defence)
    return wrong([...sofar, ...defence.lines], 'the requested armour');
  const count = rollNumber(wish, terms, dice);
  const trainedClass = rollTrainedClass(info, dice, listing);
  const role = info.role ? rollRole(info.role, dice) : { value: null, lines: [] };
  const weapons = rollWeapons(info, role.value, dice, listing);
  return {
    recruits: {
      listing,
      count: count.value,
      specialists: info.specialist === true,
      people: people.value,
      fights: info.fights ?? null,
      trainedClass: trainedClass.value,
      defence: defence.value,
      weapons: weapons.value,
      alignment: alignment.value,
      role: role.value,
    },
    lines: [...sofar, ...[defence, count, trainedClass, role, weapons].flatMap(({ lines }) => lines)],
  };
};

/** CSW-MUS-03: a roll equal to or below the chance answers (CSW-R-72). */
export const answerListing = (
  ad: Advertisement,
  wish: Wish,
  isRepeated: boolean,
  dice: Dice,
): ListingAnswer => {
  const adjustments = chanceModifiers(ad, wish, isRepeated);
  const chance = answerChance(wish, adjustments);
  const thrown = throwDice(dice, 1, 100, `${wish.listing} answer`);
  const isAnswered = thrown.total <= chance;
  const line = tell(
    `${wish.listing}: ${thrown.total} against ${chance}%, ${isAnswered ? 'answered' : 'no answer'}.`,
    ['CSW-MUS-03'],
    thrown.rolls,
    adjustments,
  );
  const came = isAnswered ? recruitsAnswering(wish, ad.terms, dice) : { recruits: null, lines: [] };
  return { wish, chance, modifiers: adjustments, recruits: came.recruits, lines: [line, ...came.lines] };
};
