import { fileURLToPath } from 'node:url';
import { eventsIn } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { goldenNames, readGoldenFile } from '../../../../../scripts/golden/goldenFiles.ts';
import { chronopia } from '../index.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const { id, rulesVersion } = chronopia;
const NAMES = goldenNames(ROOT, id, rulesVersion);
const LINES = NAMES.flatMap((name) => readGoldenFile(ROOT, id, rulesVersion, name).record.log);

test('the golden campaigns have battles, sieges, treaties, spies and a moderator', () => {
  const happened = LINES.flatMap((line) => eventsIn(line).map(({ type }) => type));
  expect([...new Set(happened)]).toEqual(
    expect.arrayContaining([
      'battleFought',
      'siegeRolled',
      'cityTaken',
      'stanceDeclared',
      'messageSent',
      'missionDone',
      'moderated',
      'reportsTakenBack',
      'linesRejected',
      'mapEnlarged',
      'empireFell',
    ]),
  );
});

test('orders are handed in as text, each file with a line that cannot be read', () => {
  const files = LINES.filter(({ text }) => text !== undefined);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect(file).toMatchObject({
      command: { statements: expect.arrayContaining([expect.objectContaining({ s: 'rejected' })]) },
    });
});
