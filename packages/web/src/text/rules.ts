/** The words of the rulebook reader. */
export const rules = {
  title: 'Rulebooks',
  lead: 'Every rule has a number that stays the same; the table names it whenever it applies it.',
  all: 'All rulebooks',
  search: 'Search this rulebook',
  searchHint: 'charge, zone, CSW-ZOC-04',
  contents: 'Chapters',
  print: 'Print',
  table: 'Table, wider than the page',
  count: (clauses: number) => `${clauses} clauses`,
  linkTo: (id: string) => `Link to ${id}`,
  resultsIn: (title: string) => `Search in ${title}`,
  found: (count: number, asked: string) =>
    count === 0
      ? `No clause has “${asked}”.`
      : `${count} ${count === 1 ? 'clause has' : 'clauses have'} “${asked}”.`,
} as const;
