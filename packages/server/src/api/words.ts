import { z } from 'zod';

/** Parts of requests shared by several routes. */
export const MatchId = z.object({ id: z.string().max(64) });
export const SeatQuery = z.object({
  as: z.string().max(64).optional().describe('the seat; `@spectator` to watch'),
});
export const Seen = z.number().int().min(0).describe('the number of the last news the sender had');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
/** Text shown on one line: no control characters, no invisible ones, no change of writing direction. */
export const lineOfText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

const HOURS = z
  .number()
  .positive()
  .max(24 * 365);
export const Hours = z
  .strictObject({
    setup: HOURS.optional(),
    turn: HOURS.optional(),
    reply: HOURS.optional(),
    orders: HOURS.optional(),
    battle: HOURS.optional(),
  })
  .describe('hours for each class of decision; a class left out has no deadline');
