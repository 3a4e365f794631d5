import type { Line, Seat } from '@warmoot/kernel';

/** What a seat was told at one number of its news. */
interface Told {
  readonly number: number;
  readonly lines: readonly Line[];
}

/** An entry of the chronicle: what somebody will remember of the war, and where its replay begins. */
export interface Deed {
  readonly number: number;
  readonly of: Seat | undefined;
  readonly lines: readonly (Line & { readonly isVictory: boolean })[];
}

export interface ChronicleWeek {
  readonly year: number;
  readonly week: number;
  readonly deeds: readonly Deed[];
}

/** The clauses of what is worth telling: battles, cards, cities, kingdoms, princes, peace, promotions, generals lost. */
const TOLD: ReadonlySet<string> = new Set([
  'GRD-MOV-04',
  'GRD-CMB-05',
  'GRD-WLD-01',
  'GRD-WLD-10',
  'GRD-WLD-13',
  'GRD-WLD-14',
  'GRD-WLD-15',
  'GRD-WLD-16',
  'GRD-WLD-18',
  'GRD-WLD-20',
  'GRD-CAP-01',
  'GRD-CAP-03',
  'GRD-CAP-06',
  'GRD-GNL-03',
  'GRD-R-30',
  'GRD-R-35',
  'GRD-R-41',
  'GRD-R-49',
  'GRD-R-128',
  'GRD-RET-03',
  'GRD-CSW-10',
  'GRD-PLY-24',
]);
const VICTORY = 'GRD-CMB-05';
const NEW_WEEK = 'GRD-CAL-01';

const clauseOf = ({ rules = [] }: Line): string => rules[0] ?? '';

const deedOf = ({ number, lines }: Told): Deed | undefined => {
  const told = lines.filter((line) => TOLD.has(clauseOf(line)));
  if (told.length === 0) return undefined;
  return {
    number,
    of: told[0]?.of,
    lines: told.map((line) => ({ ...line, isVictory: clauseOf(line) === VICTORY })),
  };
};

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** GRD-PLY-13: the war as its chronicler would write it, the newest week first. */
export const chronicleOf = (news: readonly Told[]): readonly ChronicleWeek[] => {
  const weeks: { year: number; week: number; deeds: Deed[] }[] = [];
  let [year, week] = [1, 0];
  for (const told of news) {
    const deed = deedOf(told);
    const last = weeks.at(-1);
    if (deed !== undefined && last?.year === year && last.week === week) last.deeds.unshift(deed);
    else if (deed !== undefined) weeks.push({ year, week, deeds: [deed] });
    const opening = told.lines.findLast((line) => clauseOf(line) === NEW_WEEK);
    if (opening !== undefined) [year = year, week = week] = numbersIn(opening.text);
  }
  return weeks.reverse();
};

/** GRD-PLY-24: how the last battle on the board ended, until the next week is under way. */
export const newsFromBoard = (
  news: readonly Told[],
): { readonly number: number; readonly line: Line } | undefined => {
  const clauseOf = ({ rules = [] }: Line): string | undefined => rules[0];
  for (const { number, lines } of news.toReversed()) {
    const line = lines.find((each) => clauseOf(each) === 'GRD-PLY-24');
    if (line !== undefined) return { number, line };
    if (lines.some((each) => clauseOf(each) === 'GRD-CAL-01')) return undefined;
  }
  return undefined;
};
