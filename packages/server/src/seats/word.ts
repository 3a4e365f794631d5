import { lineOfText } from '../api/words.ts';

/** MOT-07. */
export const Word = lineOfText(100).describe(
  'goes into the dice, so that nobody could have chosen them (MOT-07)',
);
