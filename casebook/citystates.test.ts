import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverage, loadRulebook, loadSources } from '@warmoot/casebook';
import { describe, expect, test } from 'vitest';

/** These tests read the lists of the rulebook themselves: a card or spell added there needs a case. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BOOK = readFileSync(`${ROOT}rulebooks/citystates.md`, 'utf8');
const FOLDER = `${ROOT}casebook/citystates/`;

const CASES = readdirSync(FOLDER).map((name) => readFileSync(FOLDER + name, 'utf8'));
const isWritten = (text: string): boolean => CASES.some((file) => file.includes(text));

const listed = (pattern: RegExp): string[][] => [...BOOK.matchAll(pattern)].map((found) => found.slice(1));

const { clauses, missing } = coverage(loadRulebook(ROOT, 'citystates'), loadSources(ROOT, 'citystates'));

const withoutCase = (ids: readonly string[]): string[] =>
  ids.filter((id) => {
    const tests = clauses.find((clause) => clause.id === id)?.tests ?? [];
    return !tests.some((place) => place.startsWith('casebook/citystates/'));
  });

/** Two boards that meet only at sea are no map (CST-BRD-13), so no position can show these contacts. */
const ABOUT_CONTACTS = 'CST-EX-25';

describe('City-States in the casebook', () => {
  test('every clause has code and a witness', () => {
    expect(missing).toEqual([]);
  });

  test('every worked example is a case', () => {
    const examples = clauses.map(({ id }) => id).filter((id) => id.startsWith('CST-EX-'));
    expect(examples).toHaveLength(28);
    expect(withoutCase(examples)).toEqual([ABOUT_CONTACTS]);
    expect(clauses.find(({ id }) => id === ABOUT_CONTACTS)?.tests).not.toEqual([]);
  });

  test('every spell and every prayer is a case', () => {
    const powers = listed(/\*\*(CST-(?:MAG|PRA)-\d\d)\*\* \[\w+\] \*[A-Z][^*]+\* \(\d\)/g);
    expect(powers).toHaveLength(22);
    expect(withoutCase(powers.flat())).toEqual([]);
  });

  test('every Character card is a case, with its class and level', () => {
    const cards = listed(/\| (CC-[BS]\d\d) \| [^|]+ \| (\w+)-(\d)/g);
    expect(cards).toHaveLength(70);
    const untold = cards.filter(
      ([id, cls, level]) => !isWritten(`id: ${id}, class: ${cls}, level: ${level}`),
    );
    expect(untold).toEqual([]);
  });

  test('every Encounter card, Artifacts among them, is met in a case', () => {
    const cards = listed(/^\| (EC-[BS]\d\d) \| /gm).flat();
    expect(cards).toHaveLength(70);
    expect(cards.filter((id) => !isWritten(`encounters: [${id}`))).toEqual([]);
  });
});
