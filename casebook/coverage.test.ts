import { fileURLToPath } from 'node:url';
import { coverage, loadRulebook, loadSources, type SystemName, unknownCitations } from '@warmoot/casebook';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each<SystemName>(['csw', 'chronopia'])('every clause of %s has an owner and a witness', (system) => {
  const rulebook = loadRulebook(ROOT, system);
  const sources = loadSources(ROOT, system);
  const { missing } = coverage(rulebook, sources);
  expect(missing).toEqual([]);
  expect(unknownCitations(rulebook, sources)).toEqual([]);
});

/** What goes on inside a quick battle has dice of its own: no case can name them. */
const INSIDE_A_BATTLE = ['CHR-EX-16', 'CHR-EX-30', 'CHR-EX-46', 'CHR-EX-47'];

test('every worked example of a campaign is a case', () => {
  const { clauses } = coverage(loadRulebook(ROOT, 'chronopia'), loadSources(ROOT, 'chronopia'));
  const untold = clauses
    .filter(({ id }) => id.startsWith('CHR-EX-'))
    .filter(({ tests }) => !tests.some((place) => place.startsWith('casebook/')));
  expect(untold.map(({ id }) => id)).toEqual(INSIDE_A_BATTLE);
});
