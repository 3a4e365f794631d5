import { LISTING_NAMES, listingInfo, SETTLEMENTS } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { paintWords, wordsOf, wrapWords } from '../../../rules/words.ts';

const LABEL = 7;

const byChance = (): (readonly [number, string[]])[] => {
  const chances = [...new Set(LISTING_NAMES.map((name) => listingInfo(name).chance))];
  return chances.map((chance) => [
    chance,
    LISTING_NAMES.filter((name) => listingInfo(name).chance === chance),
  ]);
};

const drawChance = ([chance, names]: readonly [number, string[]], page: Page): string[] =>
  wrapWords(wordsOf(names.join(', ')), page.width - LABEL - 2).map(
    (line, at) => `  ${(at === 0 ? `${chance}%` : '').padEnd(LABEL)}${paintWords(line, page.paint)}`,
  );

/** What can be asked for, and where (CSW-MUS-02, CSW-MUS-03). */
export const showListings = (page: Page): CommandOutput => ({
  json: {
    settlements: SETTLEMENTS,
    listings: LISTING_NAMES.map((name) => ({ name, ...listingInfo(name) })),
  },
  lines: [
    page.paint('bold', 'Who can be advertised for, and the chance that they answer'),
    ...byChance().flatMap((row) => drawChance(row, page)),
    '',
    page.paint('bold', 'Cost of a week of advertising'),
    ...drawColumns(
      [{ head: '' }, { head: '' }],
      Object.values(SETTLEMENTS).map(({ name, sides, step }) => [name, `d${sides} × ${step} GP`]),
      page,
    ),
    '',
    'For example: warmoot muster town "trained footmen" crossbowmen --weeks 3',
    page.paint('dim', 'Rules: warmoot rules csw MUS'),
  ],
});
