/** The nearest thing one may have meant: by edits of single letters, swaps of neighbours counting as one. */
import { foldName } from './names.ts';

/** Rows of the table of edit distances, of which only three are ever needed. */
const editDistance = (one: string, other: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : Infinity;
      const change = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, change, swap));
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
};

/** A third of the letters may be wrong. */
const patienceWith = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** Of what was written, as many words as the candidate has: what follows a name is not part of it. */
const sameLength = (written: readonly string[], candidate: string): string =>
  written.slice(0, candidate.split(' ').length).join(' ');

/** The closest candidate, the longest of equals; none if all are too far off. What was written itself is no help. */
export const nearest = (written: readonly string[], candidates: Iterable<string>): string | undefined => {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const wanted = foldName(candidate);
    const given = sameLength(written, wanted);
    const limit = Math.min(patienceWith(wanted), best?.distance ?? Infinity);
    if (Math.abs(given.length - wanted.length) > limit) continue;
    const distance = editDistance(given, wanted);
    const isCloser =
      best === undefined || distance < best.distance || candidate.length > best.candidate.length;
    if (distance > 0 && distance <= limit && isCloser) best = { candidate, distance };
  }
  return best?.candidate;
};
