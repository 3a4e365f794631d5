import type { Question } from '../state/state.ts';
import type { Eye } from './eye.ts';

const questionFor = ({ armies, cities, me }: Eye, question: Question): Question[] => {
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

/** Nobody knows what others are asked (CHR-PLAY-08). */
export const questionsSeen = (eye: Eye): Question[] =>
  eye.campaign.questions.flatMap((question) => questionFor(eye, question));
