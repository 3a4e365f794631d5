import type { Line, LineKind } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';

/** What the reader wants to see of the log; an empty value means everything. */
export interface LogFilter {
  /** A piece by name. */
  readonly unit: string;
  readonly kind: LineKind | 'other' | '';
}

export const NO_FILTER: LogFilter = { unit: '', kind: '' };

export const isFiltering = ({ unit, kind }: LogFilter): boolean => unit !== '' || kind !== '';

const fits = ({ unit, kind }: LogFilter, line: Line): boolean =>
  (unit === '' || (line.who?.includes(unit) ?? false)) && (kind === '' || (line.kind ?? 'other') === kind);

/** Headings stay: they say when something happened. */
export const filtered = (news: readonly News[], filter: LogFilter): readonly News[] =>
  isFiltering(filter)
    ? news.map((each) => ({
        ...each,
        lines: each.lines.filter((line) => line.opens === true || fits(filter, line)),
      }))
    : news;

/** The names of all pieces in the log: `Heavy Foot 2` before `Heavy Foot 10`. */
export const unitsIn = (news: readonly News[]): string[] => {
  const names = new Set(news.flatMap(({ lines }) => lines.flatMap(({ who = [] }) => who)));
  return [...names].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
};

/** The kinds that occur, in the order of play. */
export const kindsIn = (news: readonly News[]): (LineKind | 'other')[] => {
  const found = new Set(
    news.flatMap(({ lines }) => lines.filter(({ opens }) => !opens).map(({ kind = 'other' }) => kind)),
  );
  return (['move', 'fire', 'melee', 'morale', 'loss', 'other'] as const).filter((kind) => found.has(kind));
};
