import { clauseIdsIn } from '../clauseId.ts';
import type { Citation, SourceFile } from './sources.ts';

/** Code cites a clause by writing its whole id, in a comment or as a value; each line counts once. */
export const codeCitations = ({ path, text }: SourceFile): Citation[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...new Set(clauseIdsIn(line))].map((id) => ({ id, place: `${path}:${index + 1}` })),
    );
