import {
  type CaseReport,
  type EventWithStory,
  type Finding,
  nextInWords,
  type Step,
} from '@warmoot/casebook';
import { ledgerText, MODERATOR, type Roll } from '@warmoot/kernel';
import type { Page } from '../rules/terminal.ts';
import { paragraph } from './paragraph.ts';
import type { Ruling } from './ruling.ts';

/** What happened in a case, and whether it is what was expected; nothing for one that was not played. */
export const drawRuling = ({ entry, run }: Ruling, page: Page): string[] => {
  if (run.kind !== 'played') return [];
  const { report } = run;
  const mark = entry.expectations === undefined ? '?' : report.holds ? '✔' : '✘';
  const place = [`${entry.file}:${entry.line}`, ...entry.clauses].join(' · ');
  return [
    ...paragraph(page, 0, `${mark} ${entry.sentence}`, 'bold'),
    ...paragraph(page, 2, place, 'dim'),
    ...report.opening.flatMap((happening) => drawHappening(happening, page)),
    ...report.steps.flatMap((step) => drawStep(step, page)),
    ...drawSeed(report, page),
    ...drawOutcome(report, page),
    ...drawNext(report, page),
    ...report.findings.flatMap((finding) => drawFinding(finding, page)),
    '',
  ];
};

const drawStep = ({ seat, request, happened, refused }: Step, page: Page): string[] => [
  ...paragraph(page, 2, `${seat}: ${request}`),
  ...(refused === undefined ? [] : paragraph(page, 4, refused.says)),
  ...happened.flatMap((happening) => drawHappening(happening, page)),
];

/** The moderator's story, because the moderator may know everything. Bookkeeping is left out; dice never are. */
const drawHappening = ({ event, told }: EventWithStory, page: Page): string[] => {
  const { rolls = [], modifiers = [] } = event;
  const sentences = (told[MODERATOR] ?? []).map(({ text }) => text).join(' ');
  if (sentences === '' && rolls.length === 0) return [];
  const rules = event.rules?.length ? ` (${event.rules.join(', ')})` : '';
  return [
    ...paragraph(page, 4, (sentences || `${event.type}.`) + rules),
    ...rolls.flatMap((roll) => paragraph(page, 6, rollText(roll))),
    ...(modifiers.length > 0 ? paragraph(page, 6, ledgerText(modifiers)) : []),
  ];
};

const rollText = ({ sides, value, why }: Roll): string => `d${sides}: ${value} (${why})`;

const drawSeed = ({ seed }: CaseReport, page: Page): string[] =>
  seed === undefined ? [] : paragraph(page, 2, `The program rolled the dice; --seed ${seed} repeats them.`);

const drawOutcome = ({ outcome }: CaseReport, page: Page): string[] => {
  if (outcome === undefined) return [];
  const winners = outcome.winners.length === 0 ? 'nobody wins' : `won by ${outcome.winners.join(' and ')}`;
  return paragraph(
    page,
    2,
    `The match is over, ${winners}: ${outcome.reason} (${outcome.rules.join(', ')}).`,
  );
};

const drawNext = ({ next }: CaseReport, page: Page): string[] =>
  next.length === 0 ? [] : paragraph(page, 2, `To act next: ${nextInWords(next)}.`);

const drawFinding = ({ name, line, differences }: Finding, page: Page): string[] =>
  differences.length === 0
    ? paragraph(page, 2, `✔ ${name}`)
    : [
        ...paragraph(page, 2, `✘ ${name} (line ${line})`, 'bold'),
        ...differences.flatMap(({ path, expected, got }) =>
          paragraph(page, 6, `${path}: expected ${expected}, got ${got}`),
        ),
      ];
