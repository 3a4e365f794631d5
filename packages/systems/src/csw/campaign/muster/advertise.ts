import type { Dice, Line } from '@warmoot/kernel';
import { SETTLEMENTS } from '../data/listings.ts';
import { tell } from '../throwDice.ts';
import { type Advertisement, advertisingCost, renewalCost } from './advertisement.ts';
import { answerListing, type ListingAnswer } from './answer.ts';
import type { Recruits } from './recruits.ts';

/** One week of advertising. */
export interface Week {
  readonly week: number;
  readonly gold: number;
  readonly answers: readonly ListingAnswer[];
  readonly lines: readonly Line[];
}

/** Some weeks of it. */
export interface Campaign {
  readonly weeks: readonly Week[];
  readonly gold: number;
  readonly recruits: readonly Recruits[];
  /** The listings that nobody answered. */
  readonly unanswered: Advertisement['wishes'];
}

/** How long the same advertisement has been up, and what its first week cost (CSW-MUS-05). */
interface Hanging {
  readonly ad: Advertisement;
  readonly original: number;
  readonly weeksUnanswered: number;
}

const paid = (
  { ad, original, weeksUnanswered }: Hanging,
  dice: Dice,
): { original: number; gold: number; line: Line } => {
  if (weeksUnanswered === 0) {
    const cost = advertisingCost(ad.settlement, dice);
    const text = `Advertising in the ${SETTLEMENTS[ad.settlement].name} costs ${cost.gold} GP.`;
    return { original: cost.gold, gold: cost.gold, line: tell(text, ['CSW-MUS-02'], cost.rolls) };
  }
  const gold = renewalCost(original, weeksUnanswered);
  const text = `Renewed for ${gold} GP, ${original - gold} less than the first week.`;
  return { original, gold, line: tell(text, ['CSW-MUS-05']) };
};

/** CSW-R-141: an advertisement that was answered is over; its remaining listings cost as a new one. */
const next = (hanging: Hanging, original: number, answers: readonly ListingAnswer[]): Hanging => {
  const open = answers.filter(({ recruits }) => recruits === null).map(({ wish }) => wish);
  return open.length === answers.length
    ? { ...hanging, original, weeksUnanswered: hanging.weeksUnanswered + 1 }
    : { ad: { ...hanging.ad, wishes: open }, original: 0, weeksUnanswered: 0 };
};

/** Advertises week after week until every listing is answered or the weeks are over. */
export const advertise = (ad: Advertisement, mostWeeks: number, dice: Dice): Campaign => {
  const weeks: Week[] = [];
  let hanging: Hanging = { ad, original: 0, weeksUnanswered: 0 };
  while (weeks.length < mostWeeks && hanging.ad.wishes.length > 0) {
    const { ad: now } = hanging;
    const isRepeated = weeks.length > 0;
    const { original, gold, line } = paid(hanging, dice);
    const answers = now.wishes.map((wish) => answerListing(now, wish, isRepeated, dice));
    weeks.push({
      week: weeks.length + 1,
      gold,
      answers,
      lines: [line, ...answers.flatMap(({ lines }) => lines)],
    });
    hanging = next(hanging, original, answers);
  }
  return {
    weeks,
    gold: weeks.reduce((sum, { gold }) => sum + gold, 0),
    recruits: weeks.flatMap(({ answers }) => answers.flatMap(({ recruits }) => recruits ?? [])),
    unanswered: hanging.ad.wishes,
  };
};
