import { expect, test } from 'vitest';
import { readRulebook } from './readRulebook.ts';
import { referencesIn } from './references.ts';

const grand = readRulebook('grand', ['- **GRD-R-01** a\n- **GRD-PLY-01** b\n- **GRD-CSW-01** c']);
const refs = (text: string) => referencesIn(grand, text);

test("full ids of any system and short ids of the book's own areas are references", () => {
  expect(refs('see CSW-R-77, [R-77] and CSW-15; GRD-CSW-15 again')).toEqual([
    'CSW-R-77',
    'GRD-R-77',
    'GRD-CSW-15',
  ]);
});

test('a word and a number are not a reference if the word is not an area of the book', () => {
  expect(refs('error E-07, T7-0412, a UTF-8 file, OPR-77x')).toEqual([]);
});

test.each([
  ['PLY-07/08', ['GRD-PLY-07', 'GRD-PLY-08']],
  ['CSW-UNT-01/02 and more', ['CSW-UNT-01', 'CSW-UNT-02']],
  ['PLY-03…05', ['GRD-PLY-03', 'GRD-PLY-04', 'GRD-PLY-05']],
  ['PLY-03..05', ['GRD-PLY-03', 'GRD-PLY-04', 'GRD-PLY-05']],
  ['PLY-05, 07…09', ['GRD-PLY-05', 'GRD-PLY-07', 'GRD-PLY-08', 'GRD-PLY-09']],
  ['R-33 … R-35', ['GRD-R-33', 'GRD-R-34', 'GRD-R-35']],
  ['PLY-20 to PLY-22', ['GRD-PLY-20', 'GRD-PLY-21', 'GRD-PLY-22']],
  ['GRD-PLY-11 and -12', ['GRD-PLY-11', 'GRD-PLY-12']],
  ['R-99…101', ['GRD-R-99', 'GRD-R-100', 'GRD-R-101']],
  ['R-36,175', ['GRD-R-36', 'GRD-R-175']],
  ['R-41, PLY-02', ['GRD-R-41', 'GRD-PLY-02']],
])('"%s" refers to each of these clauses', (text, ids) => {
  expect(refs(text)).toEqual(ids);
});

test('an ordinary number after an id is not a reference', () => {
  expect(refs('after PLY-20, 3 turns; R-10 and 5 men; R-11 to 4 hexes')).toEqual([
    'GRD-PLY-20',
    'GRD-R-10',
    'GRD-R-11',
  ]);
});
