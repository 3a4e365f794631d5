import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { areaOf, clauseIdsIn } from './clauseId.ts';
import { loadRulebook } from './projectFiles.ts';
import { referencesIn } from './references.ts';
import { bookOf, RULEBOOKS, type RulebookName, SYSTEM_NAMES, type SystemName } from './systems.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const loaded = (system: RulebookName) => loadRulebook(ROOT, system);
const wordsOf = (system: SystemName) =>
  bookOf(system)
    .files.map((file) => readFileSync(`${ROOT}rulebooks/${file}`, 'utf8'))
    .join('\n');
const defined = new Set(SYSTEM_NAMES.flatMap((system) => loaded(system).clauses.map(({ id }) => id)));
const areas = new Set([...defined].map((id) => `${id.slice(0, 3)}-${areaOf(id)}`));

test.each([
  ['csw', 673],
  ['grand', 365],
  ['citystates', 501],
  ['bloodlust', 459],
  ['chronopia', 847],
  ['moot', 31],
] as const)('the rulebook of %s defines %i clauses', (system, count) => {
  expect(loaded(system).clauses).toHaveLength(count);
});

test.each(SYSTEM_NAMES)('every id of its own that %s mentions is defined in it', (system) => {
  const { prefix, clauses } = loaded(system);
  const own = new Set(clauseIdsIn(wordsOf(system)).filter((id) => id.startsWith(prefix)));
  expect([...own].filter((id) => !clauses.some((clause) => clause.id === id))).toEqual([]);
});

test.each(SYSTEM_NAMES)(
  'every clause that %s refers to, also in short or as a range, is defined in some rulebook',
  (system) => {
    const broken = referencesIn(loaded(system), wordsOf(system)).filter((id) => !defined.has(id));
    expect(broken).toEqual([]);
  },
);

test.each(SYSTEM_NAMES)('every chapter that %s refers to by its area exists', (system) => {
  const cited = wordsOf(system).match(/(?<![\w-])(?:PRC|CSW|GRD|CST|BLD|CHR)-[A-Z][A-Z0-9]*(?![\w-])/g) ?? [];
  expect(cited.filter((chapter) => !areas.has(chapter))).toEqual([]);
});

test.each(SYSTEM_NAMES)(
  'every clause of %s has words and a title of one line, and every chapter a title',
  (system) => {
    const book = loaded(system);
    expect(book.clauses.filter(({ title, text }) => text === '' || !/^[^\n|*`]{2,62}$/.test(title))).toEqual(
      [],
    );
    expect(chaptersOf(book).filter(({ title }) => title === '')).toEqual([]);
  },
);

test.each(SYSTEM_NAMES)('no clause of %s contains the definition of another', (system) => {
  const starts = new RegExp(`^(?:- )?\\*\\*${bookOf(system).prefix}-`, 'm');
  expect(loaded(system).clauses.filter(({ text }) => starts.test(text))).toEqual([]);
});

test.each(SYSTEM_NAMES)('the rulebook of %s names no file but the rulebooks', (system) => {
  const named =
    wordsOf(system).match(/[\w-]+\.(?:txt|md|pdf|doc|html)\b|(?:^|[\s"'`(])\/(?:home|work|tmp|usr)\//g) ?? [];
  const rulebooks: readonly string[] = Object.values(RULEBOOKS).flatMap(({ files }) => files);
  expect(named.filter((file) => !rulebooks.includes(file))).toEqual([]);
});

test.each([
  ['csw', 'CSW-GEO-03', '| even c | c, r-1 |'],
  ['csw', 'CSW-MUS-07', 'Non-fighters add 20 to the number.'],
  ['grand', 'GRD-CSW-01', '| LF | Light Foot | 1 |'],
  ['grand', 'GRD-WLD-15', '3. On refusal the winner chooses'],
  ['citystates', 'CST-PLY-01', 'any state → GAME_OVER'],
  ['bloodlust', 'BLD-GEN-04', '| `turnLimit` |'],
  ['bloodlust', 'BLD-FIR-13', '| Longbow Select | 24/8+ |'],
  ['bloodlust', 'BLD-MEL-01', '| +10 or more | 3.0 |'],
  ['bloodlust', 'BLD-LST-01', 'Starter army (1473 pts'],
  ['chronopia', 'CHR-BTL-02', '"publicNote":"text" }'],
  ['chronopia', 'CHR-HID-03', '| City size | yes | when in sight |'],
] as const)('in %s the clause %s keeps its table: %s', (system, id, words) => {
  expect(loaded(system).clauses.find((clause) => clause.id === id)?.text).toContain(words);
});
