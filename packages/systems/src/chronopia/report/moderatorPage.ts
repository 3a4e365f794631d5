/**
 * The moderator's page before all reports: open decisions, earlier actions and draws (CHR-MOD-03, CHR-PCR-03,
 * CHR-HID-20).
 */

import { type ReportSection, section } from '../../report/section.ts';
import { sectionHtml } from '../../report/sectionHtml.ts';
import { sectionLines } from '../../report/sectionText.ts';
import { scoreOf } from '../rules/accounting/ending.ts';
import { armiesOf, citiesOf, lineCount, playersIn } from '../state/readers.ts';
import type { Campaign, EmpireId, Submission } from '../state/state.ts';
import { counted } from '../words/grammar.ts';
import { overrideSentence } from './overrideNames.ts';
import { MODERATED } from './reportWords.ts';

const LINE = ['CC', 'MW', 'PW', 'LD', 'AC', 'W', 'ST', 'MV', 'A', 'Def', 'S'] as const;

/** `Leader: CC 10, MW 8, …, cost 24; sword, shield; fearless.` */
const modelWords = (model: Submission['profile']['models'][number]): string => {
  const line = LINE.map((stat) => `${stat} ${model[stat] ?? '-'}`).join(', ');
  const more = [model.weapons, model.abilities]
    .map((words) => words.join(', '))
    .filter((text) => text !== '');
  return `${[`${model.name}: ${line}, cost ${model.cost}`, ...more].join('; ')}.`;
};

/** Everything the moderator needs to judge it, with the price by the formula (CHR-PCR-02, CHR-PCR-06). */
const submissionWords = ({ empires }: Campaign, submission: Submission, nth: number): string => {
  const { by, turn, profile, comparable, price, background, miniatures } = submission;
  const models = profile.models.map(modelWords).join(' ');
  const numbers = profile.kind === 'warband' ? `${profile.min} to ${profile.max} models` : 'an individual';
  return `Submission ${nth}, ${empires[by]!.name}, turn ${turn}: ${profile.name} (${profile.id}), ${numbers}, ${profile.race}, comparable to ${comparable}; the formula prices it at ${price}. ${models} ${background} Miniatures: ${miniatures}`;
};

const toBeJudged = (whole: Campaign): string[] =>
  whole.submissions.flatMap((submission, nth) =>
    submission.state === 'open' ? [submissionWords(whole, submission, nth)] : [],
  );

const nameOf = ({ empires }: Campaign, id: EmpireId): string => empires[id]!.name;

/** The open window, who has not finished in it, and whose sheet is empty. */
const waiting = (whole: Campaign): string[] => {
  const { window, battles, paused } = whole;
  if (paused) return ['The campaign is paused.'];
  if (window === null) return [];
  const open = window.asked.filter((id) => !window.ready.includes(id));
  const empty = open.filter((id) => lineCount(whole, id) === 0);
  return [
    `Open: ${window.name}. Not finished: ${open.map((id) => nameOf(whole, id)).join(', ') || 'nobody'}.`,
    ...(window.name === 'orders' && empty.length > 0
      ? [`Nothing on the sheet: ${empty.map((id) => nameOf(whole, id)).join(', ')}.`]
      : []),
    ...battles.map(({ id, order, disputed, filed, agreed }) => {
      const state = disputed
        ? 'disputed: you decide'
        : filed === null
          ? 'not reported'
          : agreed
            ? 'settled'
            : `reported by ${nameOf(whole, filed.by)}`;
      return `Battle ${id} at ${order.hex}: ${state}.`;
    }),
  ];
};

/** The score of CHR-R-13 and what it consists of, the best first. */
const standings = (whole: Campaign): string[] =>
  playersIn(whole)
    .map(({ id, name, treasury, silent, byComputer }) => ({
      score: scoreOf(whole, id),
      text: `${name}: ${scoreOf(whole, id)} (${counted(citiesOf(whole, id).length, 'city', 'cities')}, ${counted(armiesOf(whole, id).length, 'army', 'armies')}, ${counted(treasury, 'guilder')})${byComputer ? ', run by the computer' : silent > 0 ? `, silent for ${counted(silent, 'turn')}` : ''}`,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);

const sections = (whole: Campaign): ReportSection[] =>
  [
    { title: 'What waits', said: waiting(whole) },
    { title: 'Standings', said: standings(whole) },
    { title: 'Creations to approve', said: toBeJudged(whole) },
    {
      title: MODERATED,
      said: whole.overrides.map((override) => `Turn ${override.turn}, ${overrideSentence(whole, override)}`),
    },
    {
      title: 'Draws since the orders were locked',
      said: whole.drawn.map(({ why, sides, value }) => `${why}: ${value} of ${sides}`),
    },
  ]
    .filter(({ said }) => said.length > 0)
    .map(({ title, said }) => section(title, { lines: said.map((text) => ({ text })) }));

export const moderatorText = (whole: Campaign): string[] => sections(whole).flatMap(sectionLines);

export const moderatorHtml = (whole: Campaign): string => sections(whole).map(sectionHtml).join('');
