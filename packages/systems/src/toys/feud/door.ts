import { type Reading, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import type { Position, SystemDoor } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { feud } from './index.ts';
import { VILLAGES } from './state.ts';

const Options = z.strictObject({
  villages: z.int().min(2).max(VILLAGES.length).default(3),
  days: z.int().min(1).max(1_000).default(6),
  men: z.int().min(1).max(9).default(3),
  quiet: z.boolean().default(false),
  fought: z.strictObject({ system: z.string(), options: z.json() }).optional(),
});

const Result = z.strictObject({
  battleId: z.string(),
  ending: z.string(),
  winner: z.string().optional(),
  fates: z.record(z.string(), z.string()),
  more: z.json().optional(),
});

const Command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('challenge'), against: z.string() }),
  z.strictObject({ type: z.literal('rest') }),
  z.strictObject({ type: z.literal('settle'), battle: z.string() }),
  z.strictObject({ type: z.literal('report'), result: Result }),
]);

const readPosition = (): Reading<Position> => unreadable('a feud begins on its first day');

export const feudDoor: SystemDoor = {
  system: feud,
  readOptions: readerOf(Options),
  readCommand: readerOf(Command),
  readPosition,
  showPosition: (state) => state,
};
