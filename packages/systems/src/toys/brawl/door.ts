import { type Reading, readingOf } from '@warmoot/kernel';
import { z } from 'zod';
import type { Position, SystemDoor } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { type BrawlState, brawl } from './index.ts';

const Band = z.array(z.string().min(1)).min(1);
const Options = z.strictObject({ red: Band.default(['Ash']), blue: Band.default(['Birk']) });

const Man = z.strictObject({ id: z.string(), side: z.enum(['red', 'blue']), stands: z.boolean() });
const readGiven = readerOf(z.strictObject({ blows: z.int().min(0).default(0), men: z.array(Man) }));

const readPosition = (given: unknown): Reading<Position> => {
  const read = readGiven(given);
  if (!read.ok) return read;
  const of = (side: string) => read.value.men.filter((man) => man.side === side).map(({ id }) => id);
  return readingOf({ options: { red: of('red'), blue: of('blue') }, state: read.value });
};

export const brawlDoor: SystemDoor = {
  system: brawl,
  readOptions: readerOf(Options),
  readCommand: readerOf(z.strictObject({ type: z.literal('strike') })),
  readPosition,
  showPosition: (state) => state as BrawlState,
};
