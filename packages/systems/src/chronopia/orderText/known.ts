/**
 * Everything an empire knows by name, which is all that reading and checking its orders may use (CHR-GRM-05,
 * CHR-HID-25).
 */
import { cachePerObject } from '@warmoot/kernel';
import { foldName } from '../../orderText/names.ts';

export type UnitKind = 'army' | 'scout' | 'engineer' | 'settler' | 'spy' | 'city';

export interface KnownUnit {
  readonly name: string;
  readonly kind: UnitKind;
}
/** A thing of another empire, or any city: two empires may use the same name. */
export interface Owned {
  readonly name: string;
  readonly empire: string;
}
/** An entry of the data file: written by its id or by its name, kept by its id. */
export interface Listed {
  readonly id: string;
  readonly name?: string;
}

export interface Known {
  /** The empire's own units and cities. */
  readonly own: readonly KnownUnit[];
  /** Names of its own individuals. */
  readonly individuals: readonly string[];
  /** Foreign units and individuals whose names it has legally learned (CHR-HID-07). */
  readonly foreign: readonly Owned[];
  readonly empires: readonly string[];
  /** All cities it knows, its own too (CHR-HID-26). */
  readonly cities: readonly Owned[];
  /** Dogs of War. */
  readonly bands: readonly Listed[];
  readonly spells: readonly Listed[];
  readonly profiles: readonly Listed[];
  /** Whether a text is the label of a hex: `0412`, `0412 below`. */
  isHex(label: string): boolean;
}

/** Names of one sort, found by their fold. */
export interface Dictionary<Entry> {
  /** More than one if two things have the same name. */
  readonly find: (key: string) => readonly Entry[];
  /** The number of words of the longest name, where the search for the longest match begins. */
  readonly mostWords: number;
  /** As they are printed, to offer the nearest. */
  readonly names: readonly string[];
}

/** Mistakes in a file with very many names must not become expensive. */
const MAX_OFFERED = 300;
const NONE: readonly never[] = [];
const wordsIn = (key: string): number => key.split(' ').length;

const dictionaryOf = <Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Dictionary<Entry> => {
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(namesOf(entry).map(foldName))) {
      byKey.set(key, [...(byKey.get(key) ?? NONE), entry]);
    }
  }
  const mostWords = Math.max(0, ...Array.from(byKey.keys(), wordsIn));
  return {
    find: (key) => byKey.get(key) ?? NONE,
    mostWords,
    names: entries.slice(0, MAX_OFFERED).flatMap(namesOf),
  };
};

/** Everything needed to read a line. */
export interface Lexicon {
  readonly own: Dictionary<KnownUnit>;
  readonly individuals: Dictionary<string>;
  readonly foreign: Dictionary<Owned>;
  readonly empires: Dictionary<string>;
  readonly cities: Dictionary<Owned>;
  readonly bands: Dictionary<Listed>;
  readonly spells: Dictionary<Listed>;
  readonly profiles: Dictionary<Listed>;
  readonly isHex: (label: string) => boolean;
}

/** Names given in the file itself: a new army acts in the turn it is raised (CHR-CAC-09). */
export interface NamesGiven {
  readonly units: readonly KnownUnit[];
  readonly individuals: readonly string[];
}

const listedNames = ({ id, name }: Listed): string[] => (name === undefined ? [id] : [id, name]);
const nameOf = ({ name }: { readonly name: string }): string[] => [name];
const itself = (name: string): string[] => [name];

/** The first of each name: what exists keeps its name, what comes later is numbered (E-13). */
const firstOfName = <Entry>(entries: readonly Entry[], name: (entry: Entry) => string): Entry[] => {
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const key = foldName(name(entry));
    if (!seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
};

/** Cached, because an editor asks at every keystroke, mostly with the same knowledge. */
export const lexiconOf = cachePerObject(
  (known: Known): Lexicon => ({
    own: dictionaryOf(known.own, nameOf),
    individuals: dictionaryOf(known.individuals, itself),
    foreign: dictionaryOf(known.foreign, nameOf),
    empires: dictionaryOf(known.empires, itself),
    cities: dictionaryOf(known.cities, nameOf),
    bands: dictionaryOf(known.bands, listedNames),
    spells: dictionaryOf(known.spells, listedNames),
    profiles: dictionaryOf(known.profiles, listedNames),
    isHex: (label) => known.isHex(label),
  }),
);

export const withNamesGiven = (lexicon: Lexicon, known: Known, given: NamesGiven): Lexicon => {
  if (given.units.length + given.individuals.length === 0) return lexicon;
  const units = firstOfName([...known.own, ...given.units], ({ name }) => name);
  const individuals = firstOfName([...known.individuals, ...given.individuals], (name) => name);
  return { ...lexicon, own: dictionaryOf(units, nameOf), individuals: dictionaryOf(individuals, itself) };
};
