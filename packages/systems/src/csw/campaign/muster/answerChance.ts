import { type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { listingInfo } from '../data/listings.ts';
import { ALIGNMENTS, DEFENCE_CLASSES, OPEN_ALIGNMENTS, TYPES } from '../data/recruits.ts';
import type { Advertisement, Wish } from './advertisement.ts';

/** CSW-MUS-04; after the first week the listing counts as repeated, whatever it costs (CSW-R-141). */
export const chanceModifiers = (ad: Advertisement, wish: Wish, isRepeated: boolean): Modifier[] => {
  const { sails, specialist } = listingInfo(wish.listing);
  const village = ad.settlement === 'village';
  const multiLevel = wish.listing === 'Multi-Level Fighters' || (specialist && wish.multiLevel) === true;
  return modifiers(
    [ad.terms.bonus !== 'none', 'CSW-MUS-04', 'bonus offered', 2],
    [ad.terms.pay === 'triple', 'CSW-MUS-04', 'famously generous', 2],
    [isRepeated, 'CSW-MUS-04', 'repeated', 2],
    [ad.wishes.length === 1, 'CSW-MUS-04', 'only one listing', 2],
    [village && sails === true && ad.coastal, 'CSW-MUS-04', 'coastal village', 2],
    [village && (ad.inhabitants ?? 300) < 300, 'CSW-MUS-04', 'village under 300 people', -2],
    [ad.terms.pay === 'poor', 'CSW-MUS-04', 'infamously notorious', -2],
    [ad.otherAlignment, 'CSW-MUS-04', 'different alignment', -2],
    [multiLevel, 'CSW-MUS-04', 'multi-level specialist', -2],
    [village && sails === true && !ad.coastal, 'CSW-MUS-04', 'village far from the coast', -2],
  );
};

/** CSW-MUS-03: in percent, before type and alignment are counted. */
export const answerChance = (wish: Wish, adjustments: readonly Modifier[]): number =>
  Math.max(0, listingInfo(wish.listing).chance + totalOf(adjustments));

/** An exact chance: a number of cases out of all cases. */
export interface Fraction {
  readonly of: number;
  readonly cases: number;
}

const times = (a: Fraction, b: Fraction): Fraction => ({ cases: a.cases * b.cases, of: a.of * b.of });
const CERTAIN: Fraction = { cases: 1, of: 1 };

const spans = <Row extends { readonly upTo: number }>(chart: readonly Row[]) =>
  chart.map((row, at) => ({ row, width: row.upTo - (chart[at - 1]?.upTo ?? 0) }));

/** CSW-MUS-10: the first column takes two faces of the die. */
const peopleChance = ({ peoples }: Wish): Fraction =>
  peoples === undefined
    ? CERTAIN
    : {
        of: 600,
        cases: spans(TYPES).reduce(
          (sum, { row, width }) =>
            sum +
            width *
              row.columns.reduce(
                (faces, each, at) => faces + (peoples.includes(each) ? (at === 0 ? 2 : 1) : 0),
                0,
              ),
          0,
        ),
      };

const widthOf = (
  alignment: string,
  chart: readonly { readonly upTo: number; readonly alignment: string }[],
): number => spans(chart).find(({ row }) => row.alignment === alignment)?.width ?? 0;

/** CSW-MUS-14, the open ten in a hundred are divided by d6. */
const alignmentChance = ({ alignment }: Wish): Fraction =>
  alignment === undefined
    ? CERTAIN
    : {
        of: 600,
        cases:
          widthOf(alignment, ALIGNMENTS) * 6 +
          widthOf('open', ALIGNMENTS) * widthOf(alignment, OPEN_ALIGNMENTS),
      };

const WAYS_ON_2D6 = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** CSW-MUS-09 */
const defenceChance = ({ defence }: Wish): Fraction => {
  if (defence === undefined) return CERTAIN;
  const at = DEFENCE_CLASSES.findIndex((row) => row.defence === defence);
  const from = DEFENCE_CLASSES[at - 1]?.upTo ?? 1;
  const ways = WAYS_ON_2D6.slice(from - 1, (DEFENCE_CLASSES[at]?.upTo ?? from) - 1);
  return { of: 36, cases: ways.reduce((sum, each) => sum + each, 0) };
};

/** CSW-MUS-06, CSW-X-10: the chance that a fully suitable recruit comes. */
export const chanceOfAll = (wish: Wish, percent: number): Fraction =>
  [peopleChance(wish), alignmentChance(wish), defenceChance(wish)].reduce(times, {
    cases: Math.min(100, percent),
    of: 100,
  });
