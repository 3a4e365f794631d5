import { expect, test } from 'vitest';
import { readRulebook } from './readRulebook.ts';

const idsAndTitles = (text: string) =>
  readRulebook('csw', [text]).clauses.map(({ id, title }) => [id, title]);
const textOf = (text: string, id: string) =>
  readRulebook('csw', [text]).clauses.find((clause) => clause.id === id)?.text;

test('a list item that opens with a bold id defines a clause', () => {
  expect(
    readRulebook('csw', [
      '# Book\n\n## 1. GEO: the map\n\n- **CSW-GEO-01** One hex is 60 feet; a turn is short.',
    ]),
  ).toMatchObject({
    system: 'csw',
    prefix: 'CSW',
    title: 'Book',
    clauses: [
      {
        id: 'CSW-GEO-01',
        title: 'One hex is 60 feet',
        text: 'One hex is 60 feet; a turn is short.',
        section: 'The map',
        line: 5,
      },
    ],
  });
});

test('paragraphs define clauses with a bold id, a bold id and name, or a bare id and a tag', () => {
  expect(
    idsAndTitles(
      '**CSW-A-01** Words here.\n\n**CSW-A-02 Square.** Any foot.\n\nCSW-A-03 [C] Bases are wide.\n',
    ),
  ).toEqual([
    ['CSW-A-01', 'Words here'],
    ['CSW-A-02', 'Square'],
    ['CSW-A-03', 'Bases are wide'],
  ]);
});

test('a line that merely starts by citing a clause belongs to the clause above it', () => {
  const text = '- **CSW-A-01** First.\n\nCSW-A-02 says more.\n\n- **CSW-A-02** Second.';
  expect(idsAndTitles(text).map(([id]) => id)).toEqual(['CSW-A-01', 'CSW-A-02']);
  expect(textOf(text, 'CSW-A-01')).toBe('First.\n\nCSW-A-02 says more.');
});

test('a heading that opens with an id defines a clause that owns what follows', () => {
  const text =
    '## 2. LST — lists\n\n### CSW-LST-01 Romans\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nModels: none.\n\n## 3. Next\n\nOther.';
  expect(idsAndTitles(text)).toEqual([['CSW-LST-01', 'Romans']]);
  expect(textOf(text, 'CSW-LST-01')).toBe('**Romans**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nModels: none.');
  expect(readRulebook('csw', [text]).clauses[0]?.section).toBe('Lists');
});

test('each row of a table of clauses is a clause, and the text after the table belongs to none of them', () => {
  const text =
    '## 1. GEN\n\n| id | clause |\n|---|---|\n| CSW-GEN-01 | **Length.** In \\|mm\\|. |\n| CSW-GEN-02 | Short. |\n\nA note.';
  expect(idsAndTitles(text)).toEqual([
    ['CSW-GEN-01', 'Length'],
    ['CSW-GEN-02', 'Short'],
  ]);
  expect(textOf(text, 'CSW-GEN-02')).toBe('Short.');
  expect(readRulebook('csw', [text]).sections[0]?.text).toBe('A note.');
  expect(readRulebook('csw', [text]).clauses.map(({ line }) => line)).toEqual([5, 6]);
});

test('a row with several columns keeps the heads above its cells', () => {
  const wide = '| id | class | castings |\n|---|---|---|\n| CSW-T-01 | MASS | 4 |';
  expect(textOf(wide, 'CSW-T-01')).toBe('| class | castings |\n| --- | --- |\n| MASS | 4 |');
  const named = '| Information | Owner |\n|---|---|\n| **CSW-H-01** City size | yes |';
  expect(textOf(named, 'CSW-H-01')).toBe('| Information | Owner |\n| --- | --- |\n| City size | yes |');
  expect(idsAndTitles(named)).toEqual([['CSW-H-01', 'City size']]);
});

test('tables, fences and lists after a clause belong to it, up to the next clause, heading or break', () => {
  const text = [
    '- **CSW-A-01** Neighbours:',
    '',
    '| c | n |',
    '|---|---|',
    '| odd | r-1 |',
    '',
    '```',
    '- **CSW-A-99** an example, not a clause',
    '# nor a heading',
    '```',
    '  1. first',
    '',
    '---',
    '',
    'After the break.',
  ].join('\n');
  expect(idsAndTitles(text).map(([id]) => id)).toEqual(['CSW-A-01']);
  expect(textOf(text, 'CSW-A-01')).toBe(text.slice('- **CSW-A-01** '.length, text.indexOf('\n\n---')));
});

test('a caption that names a clause attaches its table to that clause', () => {
  const text =
    '| id | clause |\n|---|---|\n| CSW-F-01 | See chart. |\n| CSW-F-02 | Other. |\n\n*CSW-F-01, table.* **Chart A**\n\n| r | s |\n|---|---|\n| 1 | 2 |';
  expect(textOf(text, 'CSW-F-01')).toBe('See chart.\n\n**Chart A**\n\n| r | s |\n|---|---|\n| 1 | 2 |');
  expect(textOf(text, 'CSW-F-02')).toBe('Other.');
});

test('ids of another system are never definitions', () => {
  expect(idsAndTitles('- **GRD-A-01** Not ours.\n- **CSW-A-01** Ours.').map(([id]) => id)).toEqual([
    'CSW-A-01',
  ]);
});

test('several files make one book, in order', () => {
  const book = readRulebook('csw', ['# One\n\n- **CSW-A-01** A.', '# Two\n\n## 1. Weapons\n\n| sword | 6 |']);
  expect(book.title).toBe('One');
  expect(book.sections.map(({ title, text }) => [title, text])).toEqual([
    ['One', ''],
    ['Two', ''],
    ['Weapons', '| sword | 6 |'],
  ]);
});

test('an id defined twice is refused with both lines', () => {
  expect(() => readRulebook('csw', ['- **CSW-A-01** A.\n- **CSW-A-01** B.'])).toThrow(
    'CSW-A-01 is defined twice, on line 1 and on line 2.',
  );
});

test('a table for an undefined clause is refused', () => {
  expect(() => readRulebook('csw', ['*CSW-A-01, table.* Chart'])).toThrow(
    'Line 1 gives a table to CSW-A-01, which is not defined above it.',
  );
});
