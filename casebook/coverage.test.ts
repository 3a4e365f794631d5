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

test('every worked example of a campaign is a case', () => {
  const { clauses } = coverage(loadRulebook(ROOT, 'chronopia'), loadSources(ROOT, 'chronopia'));
  const untold = clauses
    .filter(({ id }) => id.startsWith('CHR-EX-'))
    .filter(({ tests }) => !tests.some((place) => place.startsWith('casebook/')));
  expect(untold.map(({ id }) => id)).toEqual([]);
});
