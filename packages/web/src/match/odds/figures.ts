import { certainFigures, chancesOf, expectedOf, type Modifier, type Odds, type Tone } from '@warmoot/kernel';
import type { Outcome } from '../../board/index.ts';
import { match } from '../../text/index.ts';

/** One figure of the odds: its name, and every value with its chance, in reading order. */
export interface Figure {
  readonly name: string;
  /** The average, if it is a number. */
  readonly expected: number | undefined;
  readonly parts: readonly {
    readonly value: string | number;
    readonly says: string;
    readonly chance: number;
  }[];
}

const CERTAIN = 1 - 1e-9;

export const percent = (chance: number): string => {
  if (chance >= CERTAIN) return '100%';
  if (chance > 0.99) return '>99%';
  return chance > 0 && chance < 0.01 ? '<1%' : `${Math.round(chance * 100)}%`;
};

const saysOf = (name: string, value: string | number): string =>
  name === 'losses' && typeof value === 'number' ? match.odds.losses(value) : inWord(value);

/** A figure's name or value in the reader's language, if the page has a word for it. */
export const inWord = (word: string | number): string =>
  (match.odds.gist as Readonly<Record<string, string>>)[word] ?? String(word);

type Tones = Readonly<Record<string, Tone>>;

/** Losses go from pale to dark; words are coloured by how serious they are. Length and figure show the same. */
export const toneOf = (value: string | number, tones: Tones): string =>
  typeof value === 'number' ? `losses-${Math.min(3, Math.max(0, value))}` : (tones[value] ?? 'mild');

const FROM_GOOD_TO_BAD: readonly string[] = ['none', 'mild', 'serious', 'grave'] satisfies Tone[];

const inOrder = (a: string | number, b: string | number, tones: Tones): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return FROM_GOOD_TO_BAD.indexOf(toneOf(a, tones)) - FROM_GOOD_TO_BAD.indexOf(toneOf(b, tones));
};

/** A value that is fixed before a die is rolled. */
export interface Settled {
  readonly label: string;
  readonly value: string | number;
}

/** What the dice are read against, and what is the same for every roll. */
export const settledOf = (odds: Odds): Settled[] =>
  Object.entries({ ...odds.readAgainst, ...certainFigures(odds) }).map(([label, value]) => ({
    label: inWord(label),
    value: typeof value === 'number' ? value : inWord(value),
  }));

/** The possible results; certain ones are listed separately. */
export const figuresOf = (odds: Odds, tones: Tones = {}): Figure[] => {
  const settled = certainFigures(odds);
  const names = new Set(odds.chances.flatMap(({ gist }) => Object.keys(gist)));
  return [...names]
    .filter((name) => !(name in settled))
    .map((name) => ({
      name,
      expected: expectedOf(odds, name),
      parts: [...chancesOf(odds, name)]
        .sort(([a], [b]) => inOrder(a, b, tones))
        .map(([value, chance]) => ({ value, says: saysOf(name, value), chance })),
    }));
};

/** More modifiers than these belong to many different rolls, and explain none of them. */
const MAX_MODIFIERS = 12;

interface Ledgers {
  of(figure: Figure): readonly Modifier[];
  /** Those of no figure that is shown. */
  readonly rest: readonly Modifier[];
}

/** Every modifier beside the figure it helps to decide. */
export const ledgersOf = ({ modifiers }: Odds, figures: readonly Figure[]): Ledgers => {
  const shown = new Set<string | undefined>(figures.map(({ name }) => name));
  const few = (rows: readonly Modifier[]): readonly Modifier[] => (rows.length > MAX_MODIFIERS ? [] : rows);
  return {
    of: ({ name }) => few(modifiers.filter(({ figure }) => figure === name)),
    rest: few(modifiers.filter(({ figure }) => !shown.has(figure))),
  };
};

/** In short: the chance of any effect, and which; otherwise the likeliest result. */
export const verdictOf = (odds: Odds): Outcome | undefined => {
  const [first] = figuresOf(odds);
  if (first === undefined) return undefined;
  const { name, parts } = first;
  const counts = parts.map(({ value }) => value).filter((value) => typeof value === 'number' && value > 0);
  if (counts.length === 0) return likeliest(parts);
  const happens = parts.filter(({ value }) => value !== 0);
  const chance = happens.reduce((sum, part) => sum + part.chance, 0);
  const line = happens.length === 1 ? happens[0]?.says : match.odds.counts(counts as number[], inWord(name));
  return { head: percent(chance), line: line ?? '' };
};

const likeliest = (parts: Figure['parts']): Outcome | undefined => {
  const [most] = [...parts].sort((a, b) => b.chance - a.chance);
  return most && { head: percent(most.chance), line: most.says };
};
