import { expect, test } from 'vitest';
import { appendicesOf, chaptersOf } from './chapters.ts';
import { readRulebook } from './readRulebook.ts';

const BOOK = `# The book

## 0. How to read it

Slowly.

## 1. GEN: general

- **CSW-GEN-01** One.

# Optional rules

## 2. Map and terrain (MAP, TER)

Two areas, one chapter.

- **CSW-MAP-01** Two.
- **CSW-TER-01** Three.
- **CSW-GEN-02** A late addition.

## 3. Decks

### 3.1 First deck

Cards.
`;
const book = readRulebook('csw', [BOOK]);

test('a chapter gathers all clauses of one area under the heading that names it', () => {
  const summary = chaptersOf(book).map(({ id, title, part, clauses }) => [id, title, part, clauses.length]);
  expect(summary).toEqual([
    ['CSW-GEN', 'General', '', 2],
    ['CSW-MAP', 'Map and terrain', 'Optional rules', 1],
    ['CSW-TER', 'Map and terrain', 'Optional rules', 1],
  ]);
});

test('a heading that only cites a ruling does not become the chapter of rulings', () => {
  const cited = readRulebook('csw', [
    '## 3. UNT: units (derived, R-05)\n\n- **CSW-UNT-01** a\n\n## 4. R: rulings\n\n- **CSW-R-05** b',
  ]);
  expect(chaptersOf(cited).map(({ title }) => title)).toEqual(['Units (derived, R-05)', 'Rulings']);
});

test('a section without clauses is an appendix with its subsections', () => {
  expect(appendicesOf(book).map(({ title, sections }) => [title, sections.length])).toEqual([
    ['How to read it', 1],
    ['Decks', 2],
  ]);
});
