import { chancesOf, type Odds } from '@warmoot/kernel';
import type { Outcome } from '../../board/index.ts';
import { match } from '../../text/match.ts';

/** One figure of the odds: its name, and every value with its chance, in the order to be read. */
export interface Figure {
  readonly name: string;
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
  name === 'losses' && typeof value === 'number' ? match.odds.losses(value) : String(value);

const inOrder = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0;

export const figuresOf = (odds: Odds): Figure[] => {
  const names = new Set(odds.chances.flatMap(({ gist }) => Object.keys(gist)));
  return [...names].map((name) => ({
    name,
    parts: [...chancesOf(odds, name)]
      .sort(([a], [b]) => inOrder(a, b))
      .map(([value, chance]) => ({ value, says: saysOf(name, value), chance })),
  }));
};

/** In a word and a line: the chance that the first figure is anything but nothing. */
export const verdictOf = (odds: Odds): Outcome | undefined => {
  const [first] = figuresOf(odds);
  if (first === undefined) return undefined;
  const happens = first.parts.filter(({ value }) => value !== 0);
  const chance = happens.reduce((sum, part) => sum + part.chance, 0);
  const counts = happens.map(({ value }) => value);
  const last = counts.at(-1);
  const only = (happens[0] ?? first.parts[0])?.says ?? '';
  const line =
    counts.length < 2
      ? only
      : `${counts[0]} ${counts.length === 2 ? match.odds.or : match.odds.to} ${last} ${first.name}`;
  return { head: percent(chance), line };
};
