import { clauseIdsIn } from '../clauseId.ts';
import { type Citation, lineAt, type SourceFile } from './sources.ts';

/**
 * A name given to `test`, `it` or `describe`, also after `.each(…)`; skipped and todo tests do not count.
 */
const TEST_NAME =
  /(?:\b(?:test|it|describe)(?:\.(?!skip\b|todo\b)\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

const BRACKETS = /\[([^[\]]*)\]/g;

/** `test('[CSW-ZOC-04, CSW-MOV-03] …')` covers both clauses. */
export const testCitations = ({ path, text }: SourceFile): Citation[] =>
  [...text.matchAll(TEST_NAME)].flatMap((call) => {
    const bracketed = [...(call[2] ?? '').matchAll(BRACKETS)].map((group) => group[1] ?? '').join(' ');
    const place = `${path}:${lineAt(text, call.index + call[0].lastIndexOf(call[1]!, call[0].length - 2))}`;
    return clauseIdsIn(bracketed).map((id) => ({ id, place }));
  });
