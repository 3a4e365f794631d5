import { isScalar, isSeq, LineCounter, type Pair, parseAllDocuments, visit } from 'yaml';
import { RulebookError } from '../rulebookError.ts';
import type { Citation, SourceFile } from './sources.ts';

/** Every `clauses:` list in a file of cases names the clauses its case tests. */
export const caseCitations = ({ path, text }: SourceFile): Citation[] => {
  const lineCounter = new LineCounter();
  const citations: Citation[] = [];
  for (const document of parseAllDocuments(text, { lineCounter })) {
    const [error] = 'errors' in document ? document.errors : [];
    if (error) throw new RulebookError(`${path} is not YAML: ${error.message.split('\n')[0]}`);
    visit(document, {
      Pair: (_, pair) => {
        citations.push(...listed(pair, path, lineCounter));
      },
    });
  }
  return citations;
};

const listed = (pair: Pair, path: string, lines: LineCounter): Citation[] => {
  if (!isScalar(pair.key) || pair.key.value !== 'clauses' || !isSeq(pair.value)) return [];
  return pair.value.items.flatMap((item) =>
    isScalar(item) && typeof item.value === 'string'
      ? [{ id: item.value, place: `${path}:${lines.linePos(item.range?.[0] ?? 0).line}` }]
      : [],
  );
};
