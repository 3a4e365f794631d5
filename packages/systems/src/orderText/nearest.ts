/**
 * The nearest candidate that may have been meant, by edits of single letters; swapping two neighbours counts as one.
 */
import { foldName } from './names.ts';

/** Equal beginnings and endings need no edits. */
const differing = (one: string, other: string): readonly [string, string] => {
  const shorter = Math.min(one.length, other.length);
  let front = 0;
  while (front < shorter && one[front] === other[front]) front++;
  let back = 0;
  while (back < shorter - front && one.at(-1 - back) === other.at(-1 - back)) back++;
  return [one.slice(front, one.length - back), other.slice(front, other.length - back)];
};

/** Only three rows of the table of edit distances are ever needed; they are reused. */
const editDistance = (one: string, other: string): number => {
  let [before, last, row] = [[0], Array.from({ length: other.length + 1 }, (_, j) => j), [0]];
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const change = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, change);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last, row] = [last, row, before];
  }
  return last[other.length]!;
};

/** A third of the letters may be wrong. */
const patienceWith = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** No name has more words. */
const MAX_WORDS = 20;
const wordsIn = (key: string): number => key.split(' ').length;

/** The closest candidate, among equals the longest; none if all are too different. The written text is not offered. */
export const nearest = (written: readonly string[], candidates: Iterable<string>): string | undefined => {
  /** As many words of it as the candidate has: the text after a name is not part of it. */
  const starts = written.slice(0, MAX_WORDS).map((_, i) => written.slice(0, i + 1).join(' '));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const wanted = foldName(candidate);
    const given = starts[wordsIn(wanted) - 1] ?? starts.at(-1) ?? '';
    const limit = Math.min(patienceWith(wanted), best?.distance ?? Infinity);
    if (Math.abs(given.length - wanted.length) > limit) continue;
    const distance = editDistance(...differing(given, wanted));
    const isCloser =
      best === undefined || distance < best.distance || candidate.length > best.candidate.length;
    if (distance > 0 && distance <= limit && isCloser) best = { candidate, distance };
  }
  return best?.candidate;
};
