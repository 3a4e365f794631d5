/**
 * The moderator's page before all reports: open decisions, earlier actions and draws (CHR-MOD-03, CHR-PCR-03,
 * CHR-HID-20).
 */
import type { Campaign, Submission } from '../state/state.ts';
import { sectionHtml } from './html.ts';
import { MODERATED, overrideWords } from './reportWords.ts';
import { type ReportSection, section } from './section.ts';
import { sectionLines } from './text.ts';

/** Everything the moderator needs to judge it, with the price by the formula (CHR-PCR-02, CHR-PCR-06). */
const submissionWords = ({ empires }: Campaign, submission: Submission, nth: number): string => {
  const { by, turn, profile, comparable, price, background, miniatures } = submission;
  return `Submission ${nth}, ${empires[by]!.name}, turn ${turn}: ${profile.name} (${profile.id}), comparable to ${comparable}; the formula prices it at ${price}. ${background} Miniatures: ${miniatures}`;
};

const toBeJudged = (whole: Campaign): string[] =>
  whole.submissions.flatMap((submission, nth) =>
    submission.state === 'open' ? [submissionWords(whole, submission, nth)] : [],
  );

const sections = (whole: Campaign): ReportSection[] =>
  [
    { title: 'Creations to approve', said: toBeJudged(whole) },
    { title: MODERATED, said: whole.overrides.map(overrideWords) },
    {
      title: 'Draws since the orders were locked',
      said: whole.drawn.map(({ why, sides, value }) => `${why}: ${value} of ${sides}`),
    },
  ]
    .filter(({ said }) => said.length > 0)
    .map(({ title, said }) => section(title, { lines: said.map((text) => ({ text })) }));

export const moderatorText = (whole: Campaign): string[] => sections(whole).flatMap(sectionLines);

export const moderatorHtml = (whole: Campaign): string => sections(whole).map(sectionHtml).join('');
