/** Productions that name something: `name`, `cityname`, `target`, `hex` and the rest (CHR-GRM). */
import type { ClauseId } from '@warmoot/kernel';
import { quote } from '../../../orderText/finding.ts';
import { isPlain } from '../../../orderText/tokens.ts';
import type { CityName, ErrorCode, NumberedArmy, TargetName } from '../../orders/orders.ts';
import { type Cursor, ParseError } from '../cursor.ts';
import type { Dictionary, Owned } from '../known.ts';
import { nameProblem } from '../names.ts';

interface Match<Entry> {
  readonly entries: readonly Entry[];
  /** Tokens it takes. */
  readonly length: number;
}

/** Unquoted: the longest match among names the player knows. In quotes: that name. */
const longestMatch = <Entry>(c: Cursor, dictionary: Dictionary<Entry>): Match<Entry> | undefined => {
  const first = c.peek();
  if (first?.kind === 'quoted') {
    const entries = dictionary.find(first.key);
    return entries.length > 0 ? { entries, length: 1 } : undefined;
  }
  const keys: string[] = [];
  while (keys.length < dictionary.mostWords && c.peek(keys.length)?.kind === 'word')
    keys.push(c.peek(keys.length)!.key);
  for (let length = keys.length; length > 0; length--) {
    const entries = dictionary.find(keys.slice(0, length).join(' '));
    if (entries.length > 0) return { entries, length };
  }
  return undefined;
};

/** What was found instead of a name, in the author's words. */
const written = (c: Cursor): string => {
  const words = c.wordsAhead();
  return words.length === 0 ? c.ahead : quote(words.map(({ text }) => text).join(' '));
};

/** The same message whether a thing is hidden from the player or does not exist (CHR-HID-24). */
const unknown = (
  c: Cursor,
  what: string,
  names: readonly string[],
  code: ErrorCode = 'E-10',
  clause: ClauseId = 'CHR-GRM-04',
): ParseError => c.errorHere(code, clause, `${what} is called ${written(c)}`, names);

/** CHR-GRM-07: a name that fits two things the player knows, until it is qualified. */
const ambiguous = (c: Cursor, entries: readonly Owned[], instead: (entry: Owned) => string): ParseError =>
  c.errorHere(
    'E-10',
    'CHR-GRM-07',
    `${written(c)} may be ${entries.map(instead).join(' or ')}, so say which`,
  );

const known = <Entry>(c: Cursor, dictionary: Dictionary<Entry>, what: string): Entry => {
  const match = longestMatch(c, dictionary);
  if (match === undefined) throw unknown(c, what, dictionary.names);
  c.skip(match.length);
  return match.entries[0]!;
};

export const empire = (c: Cursor): string => known(c, c.lexicon.empires, 'No empire');
export const individual = (c: Cursor): string => known(c, c.lexicon.individuals, 'No individual of yours');
export const spell = (c: Cursor): string => known(c, c.lexicon.spells, 'No spell').id;
export const band = (c: Cursor): string => known(c, c.lexicon.bands, 'No band for hire').id;

export interface UnitAhead {
  readonly name: string;
  /** Tokens it takes. */
  readonly length: number;
  /** Nothing follows it. */
  readonly isAll: boolean;
}

/** A unit or city of the player's own, if one is named next. */
export const unitAhead = (c: Cursor): UnitAhead | undefined => {
  const match = longestMatch(c, c.lexicon.own);
  if (match === undefined) return undefined;
  const { length } = match;
  return { name: match.entries[0]!.name, length, isAll: c.peek(length) === undefined };
};

/** The reader says that a name belongs to another empire only if the player has learned it (CHR-GRM-04). */
export const noSuchUnit = (c: Cursor, code: ErrorCode = 'E-01'): ParseError =>
  isForeign(c)
    ? c.errorHere('E-02', 'CHR-GRM-04', `${written(c)} is not yours to order`)
    : unknown(c, 'No unit or city of yours', c.lexicon.own.names, code, 'CHR-GRM-07');

export const own = (c: Cursor, unknownCode: ErrorCode = 'E-01'): string => {
  const unit = unitAhead(c);
  if (unit === undefined) throw noSuchUnit(c, unknownCode);
  c.skip(unit.length);
  return unit.name;
};

/** What may change hands: a unit, a city, an individual. */
export const ownThing = (c: Cursor): string =>
  longestMatch(c, c.lexicon.individuals) === undefined ? own(c) : individual(c);

const isForeign = (c: Cursor): boolean =>
  longestMatch(c, c.lexicon.foreign) !== undefined || longestMatch(c, c.lexicon.cities) !== undefined;

/** An escort may guard a unit of an ally, by name or by number (CHR-HID-07). */
export const ward = (c: Cursor): string | NumberedArmy => {
  if (longestMatch(c, c.lexicon.own) !== undefined) return own(c);
  const named = target(c);
  return 'name' in named ? named.name : named;
};

const foreign = (c: Cursor): string => {
  const match = longestMatch(c, c.lexicon.foreign);
  if (match === undefined) throw unknown(c, 'Nothing you know of', c.lexicon.foreign.names);
  if (match.entries.length > 1) throw ambiguous(c, match.entries, ({ empire }) => `of ${empire}`);
  c.skip(match.length);
  return match.entries[0]!.name;
};

/** `Firstborn 2`: how many tokens it takes, and whose army it is. */
const numbered = (c: Cursor): { readonly target: TargetName; readonly length: number } | undefined => {
  const match = longestMatch(c, c.lexicon.empires);
  const number = match === undefined ? undefined : c.peek(match.length);
  if (number?.kind !== 'word' || !isInt(number.text)) return undefined;
  return { target: { empire: match!.entries[0]!, number: Number(number.text) }, length: match!.length + 1 };
};

/** target = empire int | name */
export const target = (c: Cursor): TargetName => {
  const army = numbered(c);
  const named = longestMatch(c, c.lexicon.foreign);
  if (army === undefined) return { name: foreign(c) };
  if (named !== undefined && named.length >= army.length)
    throw c.errorHere(
      'E-10',
      'CHR-GRM-07',
      `${written(c)} is the name of one thing and the number of another, so quote the name`,
    );
  c.skip(army.length);
  return army.target;
};

/** Whether a target, or an empire, comes next. */
export const isTargetAhead = (c: Cursor): boolean =>
  numbered(c) !== undefined || longestMatch(c, c.lexicon.foreign) !== undefined;
export const isEmpireAhead = (c: Cursor): boolean => longestMatch(c, c.lexicon.empires) !== undefined;

export const isInt = (text: string): boolean => /^[0-9]{1,9}$/u.test(text);

/** `0412`, or `0412 below`, with or without quotes. */
const hexAhead = (c: Cursor): Match<string> | undefined => {
  const [first, second] = [c.peek(), c.peek(1)];
  if (first === undefined) return undefined;
  const word = first.kind === 'quoted' ? first.text.replace(/ below$/iu, '') : first.text;
  if (word.includes(' ')) return undefined;
  const isBelow =
    first.kind === 'quoted' ? word !== first.text : second?.kind === 'word' && second.key === 'below';
  const label = isBelow ? `${word} below` : word;
  return c.lexicon.isHex(label)
    ? { entries: [label], length: isBelow && first.kind === 'word' ? 2 : 1 }
    : undefined;
};

export const hex = (c: Cursor): string => {
  const match = hexAhead(c);
  if (match === undefined) throw c.errorHere('E-10', 'CHR-GRM-04', `${written(c)} is not the label of a hex`);
  c.skip(match.length);
  return match.entries[0]!;
};

/** cityname = name | empire ":" name | hex */
export const cityName = (c: Cursor): CityName => {
  if (hexAhead(c) !== undefined) return { name: hex(c) };
  const owner = longestMatch(c, c.lexicon.empires);
  if (owner !== undefined && c.peek(owner.length)?.key === ':') {
    c.skip(owner.length + 1);
    return { name: city(c, owner.entries[0]!), empire: owner.entries[0]! };
  }
  return { name: city(c) };
};

const city = (c: Cursor, owner?: string): string => {
  const match = longestMatch(c, c.lexicon.cities);
  const fitting = (match?.entries ?? []).filter(({ empire }) => owner === undefined || empire === owner);
  if (fitting.length === 0) throw unknown(c, 'No city you know of', c.lexicon.cities.names);
  if (fitting.length > 1) throw ambiguous(c, fitting, ({ empire, name }) => `${empire}:${name}`);
  c.skip(match!.length);
  return fitting[0]!.name;
};

/** Words up to the next mark or keyword, or a quoted text. */
export const plainWords = (c: Cursor, what: string, ends: readonly string[] = []): string => {
  const first = c.peek();
  if (first?.kind === 'quoted' && isPlain(first.text)) return c.take()!.text;
  const words: string[] = [];
  while (c.peek()?.kind === 'word' && !ends.some((end) => c.nextIs(end))) words.push(c.take()!.text);
  if (words.length === 0) throw c.errorHere('E-03', 'CHR-GRM-07', `${what} is expected here, not ${c.ahead}`);
  return words.join(' ');
};

/** A name to be given: it must have the form of one (CHR-R-173). */
export const newName = (c: Cursor, ends: readonly string[] = []): string => {
  const at = c.place;
  const name = plainWords(c, 'A name', ends);
  const problem = nameProblem(name, c.lexicon.empires.names);
  if (problem === undefined) return name;
  throw new ParseError('E-03', 'CHR-R-173', at, `${quote(name)} cannot be a name: ${problem}`);
};
