import { z } from 'zod';

/** Words that the options of every kind of battle share. */
export const SideName = z.enum(['blue', 'red']);
export const EdgeName = z.enum(['north', 'south', 'west', 'east']);
export const HexId = z
  .string('a hex id is text: write it in quotes, "0304"')
  .regex(/^\d{4}$/, 'a hex id has four digits, such as "0304"');
export const Span = z.tuple([z.int().min(1), z.int().min(1)]);
