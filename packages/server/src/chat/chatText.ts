import { z } from 'zod';

const MAX_CHARACTERS = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A few lines of text: no control characters except line ends, no change of writing direction. */
export const ChatText = z
  .string()
  .max(MAX_CHARACTERS * 4)
  .transform((text) => text.replace(/\r\n?/gu, '\n').replace(CONTROL, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'the message is empty')
      .max(MAX_CHARACTERS, `a message has at most ${MAX_CHARACTERS} characters`),
  );
