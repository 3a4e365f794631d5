import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CstOrder } from './orders.ts';

const BOOK = readFileSync(new URL('../../../../../rulebooks/citystates.md', import.meta.url), 'utf8');

/** Backquoted words of the clause that are arguments, not commands. */
const ARGUMENTS = ['type', 'unit'];

test('[CST-PLY-12] the rulebook names exactly the commands that exist', () => {
  const clause = BOOK.split('\n').find((line) => line.startsWith('- **CST-PLY-12**')) as string;
  const named = [...clause.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name as string);
  const commands = CstOrder.options.map(({ shape }) => shape.type.value as string);
  expect([...new Set(named)].filter((name) => !ARGUMENTS.includes(name)).sort()).toEqual(commands.sort());
});
