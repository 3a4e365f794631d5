import { lineOfText } from '../api/words.ts';

/** MOT-07. */
export const Word = lineOfText(100).describe(
  'mixed into the dice seed, so that nobody can choose the rolls (MOT-07)',
);
