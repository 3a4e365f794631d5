import { expect, test } from 'vitest';
import type { Rulebook } from './rulebook.ts';
import { search } from './search.ts';

const clause = (id: string, title: string, text: string) => ({ id, title, text, section: '' });
const book: Rulebook = {
  system: 'csw',
  prefix: 'CSW',
  title: 'Book',
  sections: [],
  clauses: [
    clause('CSW-MOV-01', 'Movement', 'Units move. A charge is a move too.'),
    clause('CSW-CHG-01', 'Charge', 'A **charge** needs a straight line.'),
    clause('CSW-ZOC-04', 'Zones', 'No step from zone to zone.'),
  ],
};
const ids = (query: string) => search(book, query).map(({ clause: { id } }) => id);

test('all words must occur; a title counts more than the text', () => {
  expect(ids('charge')).toEqual(['CSW-CHG-01', 'CSW-MOV-01']);
  expect(ids('charge straight')).toEqual(['CSW-CHG-01']);
  expect(ids('dragon')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('a clause is found by its id', () => {
  expect(ids('csw-zoc-04')).toEqual(['CSW-ZOC-04']);
  expect(ids('zoc')).toEqual(['CSW-ZOC-04']);
});

test('a clause is found by its chapter too', () => {
  const chaptered = {
    ...book,
    clauses: [{ ...clause('CSW-GAT-01', 'Doors', 'They open.'), section: 'Gates' }],
  };
  expect(search(chaptered, 'gates doors')).toHaveLength(1);
});

test('the excerpt shows the word without Markdown', () => {
  expect(search(book, 'straight')[0]?.excerpt).toBe('A charge needs a straight line.');
});
