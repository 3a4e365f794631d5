import type { Worded } from '../catalogue.ts';
import type { rules as english } from '../en/rules.ts';
import { counted } from '../plural.ts';

/** The words of the rulebook reader, in German. */
export const rules: Worded<typeof english> = {
  title: 'Regelbücher',
  lead: 'Jede Regel hat eine feste Nummer, und das Spiel nennt sie überall, wo sie gilt. Die Regelbücher sind auf Englisch.',
  all: 'Alle Regelbücher',
  search: 'In diesem Regelbuch suchen',
  searchHint: 'charge, zone, CSW-ZOC-04',
  contents: 'Kapitel',
  print: 'Drucken',
  table: 'Breite Tabelle; seitwärts scrollen',
  count: (clauses) => counted(clauses, 'Regel', 'Regeln'),
  linkTo: (id) => `Link zu ${id}`,
  resultsIn: (title) => `Suche in ${title}`,
  found: (count, asked) =>
    count === 0
      ? `Keine Regel erwähnt „${asked}“.`
      : `${count} ${count === 1 ? 'Regel erwähnt' : 'Regeln erwähnen'} „${asked}“.`,
};
