import { counted } from '../plural.ts';

/** The text of the rulebook reader. */
export const rules = {
  title: 'Rulebooks',
  lead: 'Every rule has a permanent number, and the game cites it wherever it applies.',
  all: 'All rulebooks',
  search: 'Search this rulebook',
  searchHint: 'charge, zone, CSW-ZOC-04',
  contents: 'Chapters',
  print: 'Print',
  table: 'Wide table; scroll sideways',
  count: (clauses: number) => counted(clauses, 'clause', 'clauses'),
  linkTo: (id: string) => `Link to ${id}`,
  resultsIn: (title: string) => `Search in ${title}`,
  found: (count: number, asked: string) =>
    count === 0
      ? `No clause mentions “${asked}”.`
      : `${count} ${count === 1 ? 'clause mentions' : 'clauses mention'} “${asked}”.`,
} as const;
