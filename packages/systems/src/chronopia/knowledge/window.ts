/** How far the turn has come, and what a seat must decide (CHR-PLAY-03, -08). */
import type { StepName } from '../engine/sequence.ts';
import type { Campaign, EmpireId, Question, Window } from '../state/state.ts';
import type { Viewer } from './eye.ts';
import { isAsked } from './heard.ts';

/** The steps in which empires only wait, or make decisions that others do not know of (CHR-PLAY-03, -08). */
const IN_THE_OPEN = new Set(['plan', 'placement', 'muster', 'T4', 'T5', 'finished']);

/** Steps in which whoever is done shows it: the set-up. Later that would tell who is a computer (CHR-PLAY-08). */
const SHOWS_WHO_IS_READY = new Set(['plan', 'placement', 'muster', 'finished']);

export const windowFor = ({ window, step }: Campaign, me: EmpireId | null): Window | null => {
  if (window === null || SHOWS_WHO_IS_READY.has(step)) return window;
  const ready = window.ready.filter((empire) => empire === me);
  if (IN_THE_OPEN.has(step)) return { ...window, ready };
  return me === null || !isAsked({ window }, me) ? null : { name: window.name, asked: [me], ready };
};

/** The moderator's current work stays hidden. */
export const stepSeen = ({ step }: Campaign): StepName => (IN_THE_OPEN.has(step) ? step : 'T6');

const questionFor = ({ armies, cities, me }: Viewer, question: Question): Question[] => {
  if (question.empire !== me) return [];
  if (question.kind === 'city') return [{ ...question, city: cities.get(question.city) }];
  return [
    {
      ...question,
      army: armies.get(question.army),
      candidates: question.candidates.map((army) => armies.get(army)),
    },
  ];
};

/** Nobody knows what others must decide (CHR-PLAY-08). */
export const questionsSeen = (eye: Viewer): Question[] =>
  eye.campaign.questions.flatMap((question) => questionFor(eye, question));
