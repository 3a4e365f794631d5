/**
 * Names that the file itself gives. They are known in the whole file, wherever the line that gives them is
 * (CHR-CAC-09).
 */
import { Cursor, ParseError } from '../cursor.ts';
import type { KnownUnit, Lexicon, NamesGiven, UnitKind } from '../known.ts';
import { newName } from './names.ts';
import type { Segment } from './order.ts';
import { ITEM_ENDS } from './words.ts';

/** Words before a name, and what the name belongs to. */
const NAMED: readonly (readonly [phrase: string, kind: UnitKind])[] = [
  ['Raise Troops', 'army'],
  ['Split', 'army'],
  ['Commission Scout', 'scout'],
  ['Raise Engineer', 'engineer'],
  ['Raise Spy', 'spy'],
  ['Spawn Settlers', 'settler'],
];

/** An invalid name is reported when its line is read. */
const nameIfAny = (c: Cursor, ends: readonly string[] = []): string[] => {
  try {
    return c.isDone ? [] : [newName(c, ends)];
  } catch (trouble) {
    if (trouble instanceof ParseError) return [];
    throw trouble;
  }
};

/** Names after a word or mark: `as Verian`, `/ Second Host: …`. */
const namesBehind = (c: Cursor, word: string, ends: readonly string[] = []): string[] => {
  const names: string[] = [];
  for (; !c.isDone; c.skip(1)) {
    while (c.accept(word)) names.push(...nameIfAny(c, ends));
  }
  return names;
};

const unitsGiven = (c: Cursor): KnownUnit[] => {
  const found = NAMED.find(([phrase]) => c.accept(phrase));
  if (found === undefined) return [];
  const [phrase, kind] = found;
  if (phrase === 'Spawn Settlers') c.skip(1);
  const names = [...nameIfAny(c), ...(phrase === 'Split' ? namesBehind(c, '/') : [])];
  return names.map((name) => ({ name, kind }));
};

const individualsGiven = (c: Cursor): string[] =>
  c.accept('Raise Troops') || c.accept('Recruit') ? namesBehind(c, 'as', ITEM_ENDS) : [];

export const namesGiven = (segments: readonly Segment[], lexicon: Lexicon): NamesGiven => {
  const cursor = ({ tokens, at }: Segment) => new Cursor(tokens, lexicon, at);
  return {
    units: segments.flatMap((segment) => unitsGiven(cursor(segment))),
    individuals: segments.flatMap((segment) => individualsGiven(cursor(segment))),
  };
};
