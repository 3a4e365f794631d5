import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import type { Rulebook } from '../rulebook.ts';
import { RulebookError } from '../rulebookError.ts';
import type { SourceFile } from './sources.ts';

/** A clause that no program can carry out, and why: history, advice, a note to the reader. */
export interface ProseClause {
  readonly id: string;
  readonly why: string;
}

export const proseClauses = (rulebook: Rulebook, { path, text }: SourceFile): ProseClause[] => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) throw new RulebookError(`${path} is not YAML: ${error.message.split('\n')[0]}`);
  if (document.contents === null) return [];
  if (!isMap(document.contents))
    throw new RulebookError(`${path} must map clause ids to reasons, such as CSW-DEF-09: why.`);
  return document.contents.items.map((pair) => proseClause(rulebook, pair, path, lineCounter));
};

const proseClause = (
  rulebook: Rulebook,
  { key, value }: Pair,
  path: string,
  lines: LineCounter,
): ProseClause => {
  const id = isScalar(key) ? String(key.value) : '';
  const why = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
  const where = `${path}:${isScalar(key) ? lines.linePos(key.range?.[0] ?? 0).line : 1}`;
  if (!rulebook.clauses.some((clause) => clause.id === id))
    throw new RulebookError(`${where}: the rulebook of ${rulebook.system} has no clause ${id}.`);
  if (why === '') throw new RulebookError(`${where}: ${id} needs a reason why no code implements it.`);
  return { id, why };
};
