/** The words that may follow at the caret of an order text: names the empire knows, and the words of the grammar. */

import type { Known } from '../orderText/index.ts';
import { ACTIONS, IMPROVEMENTS, INTENTS, QUALIFIERS, STANCES, STATEMENTS } from '../orderText/keywords.ts';

export interface Completion {
  /** Where the written part begins. */
  readonly from: number;
  readonly words: readonly string[];
}

const MAX_WORDS = 12;

const namesIn = ({ own, individuals, empires, cities, bands, profiles }: Known): string[] => [
  ...own.map(({ name }) => name),
  ...individuals,
  ...empires,
  ...cities.map(({ name }) => name),
  ...bands.map(({ id }) => id),
  ...profiles.map(({ id }) => id),
];

/** A line begins with a unit or a statement; later come actions, qualifiers and names. */
const candidates = (known: Known, isFirst: boolean): readonly string[] =>
  isFirst
    ? [...known.own.map(({ name }) => `${name} - `), ...STATEMENTS]
    : [...ACTIONS, ...Object.values(QUALIFIERS), ...namesIn(known), ...STANCES, ...IMPROVEMENTS];

/** Beginnings of the last words before the caret, the longest first. */
const wordStarts = (line: string): number[] =>
  [...line.matchAll(/(?:^|[\s,;:])(?=[^\s,;:])/gu)].map(({ index, 0: gap }) => index + gap.length);

type Names = (known: Known) => readonly string[];

const citiesKnown: Names = ({ cities }) => cities.map(({ name }) => name);
const profileIds: Names = ({ profiles }) => profiles.map(({ id }) => id);

/** What comes next after these words, before a letter of it is written. */
const NEXT: readonly (readonly [RegExp, Names])[] = [
  [/(?:^|- |; )build $/iu, () => IMPROVEMENTS],
  [/(?:besiege|spy on city|disrupt|destroy|keep|sack|envoy|garrison) $/iu, citiesKnown],
  [/(?:move|march|,|dig|build bridge) $|[1-6],$/iu, () => ['1', '2', '3', '4', '5', '6']],
  [/join $/iu, ({ own }) => own.filter(({ kind }) => kind === 'army').map(({ name }) => name)],
  [/(?:recruit|disband|raise troops .+:) $/iu, (known) => profileIds(known).map((id) => `1x ${id}`)],
  [/^declare \S.* $/iu, () => STANCES],
  [/(?:declare|permit|access|pay|share sight|accept|give map|allow withdraw) $/iu, ({ empires }) => empires],
  [/(?:intent|intent \S.*) $/iu, () => INTENTS],
  [/bid $/iu, ({ bands }) => bands.map(({ id }) => id)],
  [/replace $/iu, ({ own }) => own.filter(({ kind }) => kind === 'army').map(({ name }) => name)],
];

const followers = (known: Known, line: string): readonly string[] =>
  NEXT.find(([after]) => after.test(line))?.[1](known) ?? [];

export const completionAt = (known: Known, text: string, caret: number): Completion | undefined => {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const next = followers(known, line).slice(0, MAX_WORDS);
  if (next.length > 0) return { from: caret, words: next };
  for (const start of wordStarts(line)) {
    const written = line.slice(start).toLowerCase();
    const fitting = candidates(known, start === 0).filter(
      (word) => word.toLowerCase().startsWith(written) && word.length > written.length,
    );
    const words = [...new Set(fitting)].slice(0, MAX_WORDS);
    if (words.length > 0) return { from: lineStart + start, words };
  }
  return undefined;
};
