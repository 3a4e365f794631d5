import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { z } from 'zod';
import { EventLoopYield } from '../api/eventLoopYield.ts';
import { readBy } from '../api/read.ts';
import type { PackedImport } from '../bots/task.ts';
import { type AnyRecord, type ForeignMatch, readForeign } from './foreignRecord.ts';

export const Import = z.strictObject({
  record: z.unknown(),
  seed: z.string().max(200).nullable().optional(),
});

/** Turns an import's body from bytes into a verified record: long work, for a worker thread. */
export const readImport = async (bytes: Uint8Array): Promise<Reading<ForeignMatch>> => {
  const json = jsonIn(bytes);
  if (!json.ok) return json;
  const shape = readBy(Import, json.value);
  if (!shape.ok) return shape;
  const { record, seed = null } = shape.value;
  const door = await SYSTEMS.find(({ id }) => id === systemOf(record))?.load();
  if (door === undefined)
    return unreadable('this is not the record of a match that can be played here', ['record']);
  const foreign = readForeign(door, record, seed);
  return foreign.ok ? foreign : unreadable(foreign.problem, ['record']);
};

/** Turns the worker's result into objects in this thread, a few lines at a time. */
export const unpackImport = async ({ head, lines, rolls }: PackedImport): Promise<ForeignMatch> => {
  const log: AnyRecord['log'][number][] = [];
  const yielding = new EventLoopYield();
  for (const line of lines) {
    log.push(JSON.parse(line));
    await yielding.ifDue();
  }
  return { record: { ...JSON.parse(head), log }, rolls };
};

const systemOf = (record: unknown): unknown => (record as { system?: unknown } | null | undefined)?.system;

const jsonIn = (bytes: Uint8Array): Reading<unknown> => {
  try {
    return readingOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return unreadable('this is not valid JSON');
  }
};
