/** What the moderator reads before the reports of all: what waits for him, what he did, what was drawn (CHR-MOD-03, CHR-PCR-03, CHR-HID-20). */
import type { Campaign, Submission } from '../state.ts';
import { wrapped } from './columns.ts';
import { escaped } from './drawing.ts';
import { MODERATED, overrideWords } from './reportWords.ts';

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

/** All he needs to judge it, with the price of the formula (CHR-PCR-02, CHR-PCR-06). */
const submissionWords = ({ empires }: Campaign, submission: Submission, nth: number): string => {
  const { by, turn, profile, comparable, price, background, miniatures } = submission;
  return `Submission ${nth}, ${empires[by]!.name}, turn ${turn}: ${profile.name} (${profile.id}), like ${comparable}, ${price} by the formula. ${background} Miniatures: ${miniatures}`;
};

const toBeJudged = (whole: Campaign): string[] =>
  whole.submissions.flatMap((submission, nth) =>
    submission.state === 'open' ? [submissionWords(whole, submission, nth)] : [],
  );

const parts = (whole: Campaign): Part[] =>
  [
    { title: 'Creations to be judged', lines: toBeJudged(whole) },
    {
      title: MODERATED,
      lines: whole.overrides.map(overrideWords),
    },
    {
      title: 'Drawn since the orders were locked',
      lines: whole.drawn.map(({ why, sides, value }) => `${why}: ${value} of ${sides}`),
    },
  ].filter(({ lines }) => lines.length > 0);

export const moderatorText = (whole: Campaign): string[] =>
  parts(whole).flatMap(({ title, lines }) => [
    title.toUpperCase(),
    '-'.repeat(title.length),
    ...lines.flatMap((line) => wrapped(line)),
    '',
  ]);

export const moderatorHtml = (whole: Campaign): string =>
  parts(whole)
    .map(
      ({ title, lines }) =>
        `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></section>`,
    )
    .join('');
