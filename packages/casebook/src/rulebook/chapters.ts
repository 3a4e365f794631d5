import { areaOf } from './clauseId.ts';
import type { Clause, Rulebook, Section } from './rulebook.ts';

/** All clauses of one area, wherever they are in the book: `CSW-ZOC`. */
export interface Chapter {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  /** The part of the book it is in ("Optional rules"), if the book has parts. */
  readonly part: string;
  readonly clauses: readonly Clause[];
  /** The heading that names the area, otherwise the heading above its first clause. */
  readonly home: Section;
}

/** In the order in which the book first uses each area. */
export const chaptersOf = (rulebook: Rulebook): Chapter[] => {
  const areas = [...new Set(rulebook.clauses.map(({ id }) => areaOf(id)))];
  return areas.map((area) => {
    const clauses = rulebook.clauses.filter(({ id }) => areaOf(id) === area);
    const home = homeOf(rulebook, area);
    return {
      id: `${rulebook.prefix}-${area}`,
      area,
      title: home.title,
      part: partOf(rulebook, home),
      clauses,
      home,
    };
  });
};

const NO_HOME: Section = { title: '', level: 0, areas: [], text: '', clauses: [], line: 1 };

const homeOf = ({ sections }: Rulebook, area: string): Section =>
  sections.find(({ areas, level }) => level > 0 && areas.includes(area)) ??
  sections.find(({ clauses }) => clauses.some(({ id }) => areaOf(id) === area)) ??
  NO_HOME;

const partOf = ({ sections, title }: Rulebook, home: Section): string => {
  const before = sections.slice(0, sections.indexOf(home));
  const part = home.level === 1 ? '' : (before.findLast(({ level }) => level === 1)?.title ?? '');
  return part === title ? '' : part;
};

/** A stretch of the book without any clause: decks, boards, data tables, how to read it. */
export interface Appendix {
  readonly title: string;
  readonly sections: readonly Section[];
}

export const appendicesOf = ({ sections }: Rulebook): Appendix[] =>
  sections.flatMap((section, at) => {
    if (section.level !== 2) return [];
    const length = sections.slice(at + 1).findIndex(({ level }) => level <= 2);
    const own = sections.slice(at, length < 0 ? undefined : at + 1 + length);
    const bare = own.every(({ clauses }) => clauses.length === 0);
    return bare && own.some(({ text }) => text !== '') ? [{ title: section.title, sections: own }] : [];
  });
