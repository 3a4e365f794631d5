/** What the moderator reads before the reports of all: what he did, and what was drawn (CHR-MOD-03, CHR-HID-20, CHR-HID-22). */
import type { Campaign } from '../state.ts';
import { escaped } from './drawing.ts';
import { MODERATED, overrideWords } from './reportWords.ts';

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

const parts = ({ overrides, drawn }: Campaign): Part[] =>
  [
    {
      title: MODERATED,
      lines: overrides.map(overrideWords),
    },
    {
      title: 'Drawn since the orders were locked',
      lines: drawn.map(({ why, sides, value }) => `${why}: ${value} of ${sides}`),
    },
  ].filter(({ lines }) => lines.length > 0);

export const moderatorText = (whole: Campaign): string[] =>
  parts(whole).flatMap(({ title, lines }) => [
    title.toUpperCase(),
    '-'.repeat(title.length),
    ...lines.map((line) => `  ${line}`),
    '',
  ]);

export const moderatorHtml = (whole: Campaign): string =>
  parts(whole)
    .map(
      ({ title, lines }) =>
        `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></section>`,
    )
    .join('');
