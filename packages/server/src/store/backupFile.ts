import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StoreFault } from './fault.ts';
import { type Migrations, tablesOf } from './schema.ts';

/**
 * A backup is one compressed file of JSON lines: a header, then every row and job, then their number and the checksum
 * of all lines before. A truncated or damaged file is thus detected before anything is restored from it.
 */
export const FORMAT = 'warmoot-backup/1';

const Head = z.object({ format: z.literal(FORMAT), steps: z.number().int().min(1), at: z.number() });
export type Head = z.infer<typeof Head>;

const Value = z.union([z.string(), z.number(), z.null()]);
const Job = z.object({ name: z.string(), key: z.string(), payload: z.json(), runAt: z.number() });
const Item = z.union([
  z.object({ table: z.string(), row: z.record(z.string().regex(/^[a-z_]+$/), Value) }),
  z.object({ job: Job }),
]);
export type Item = z.infer<typeof Item>;

const Foot = z.object({ items: z.number(), sha256: z.string() });
export type Foot = z.infer<typeof Foot>;

/** Reads the whole file; returns its header if it is complete and undamaged. */
export const checkFile = async (file: string, migrations: Migrations): Promise<Head> => {
  const hash = createHash('sha256');
  let count = 0;
  let head: Head | undefined;
  let last: string | undefined;
  for await (const line of linesIn(file)) {
    if (last !== undefined) hash.update(`${last}\n`);
    if (last !== undefined && head !== undefined) checkItem(file, last, migrations.slice(0, head.steps));
    head ??= headIn(file, line, migrations);
    last = line;
    count++;
  }
  const foot = Foot.safeParse(jsonIn(last ?? ''));
  if (head === undefined || !foot.success) throw damaged(file);
  if (foot.data.items !== count - 2 || foot.data.sha256 !== hash.digest('hex')) throw damaged(file);
  return head;
};

/** The lines between header and footer of a file that was checked. */
export async function* itemsIn(file: string): AsyncGenerator<Item> {
  let count = 0;
  let last: string | undefined;
  for await (const line of linesIn(file)) {
    if (last !== undefined && count > 1) yield JSON.parse(last) as Item;
    last = line;
    count++;
  }
}

const headIn = (file: string, line: string, migrations: Migrations): Head => {
  const head = Head.safeParse(jsonIn(line));
  if (!head.success) throw new StoreFault(`${file} is not a Warmoot backup.`);
  if (head.data.steps > migrations.length)
    throw new StoreFault(`${file} was made by a newer Warmoot; restore it with that version or a newer one.`);
  return head.data;
};

const checkItem = (file: string, line: string, migrations: Migrations): void => {
  const json = jsonIn(line);
  if (Head.safeParse(json).success) return;
  const item = Item.safeParse(json);
  if (!item.success || ('table' in item.data && !tablesOf(migrations).includes(item.data.table)))
    throw damaged(file);
};

const jsonIn = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const damaged = (file: string): StoreFault =>
  new StoreFault(`${file} is cut short or damaged; nothing was restored. Use another backup.`);

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() as string;
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (rest !== '') yield rest;
}

const unreadable = (file: string, error: unknown): unknown => {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOENT') return new StoreFault(`There is no file ${file}.`);
  if (code === 'Z_DATA_ERROR') return new StoreFault(`${file} is not a Warmoot backup, or it is damaged.`);
  return code === 'Z_BUF_ERROR' ? damaged(file) : error;
};
