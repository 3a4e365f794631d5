import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requestedSetUp } from './requestedSetUp.ts';
import { doorNamed, peaDoor, practiceDoor } from './testkit.ts';

const door = await practiceDoor();
const folder = mkdtempSync(join(tmpdir(), 'warmoot-asked-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a file gives the whole set-up, and options beside it are refused, not ignored', () => {
  const options = fileOf('whole.json', '{}');
  expect(requestedSetUp(door, { options })).toEqual(requestedSetUp(door, {}));
  expect(() => requestedSetUp(door, { options, scenario: 'hastings', modules: 'night' })).toThrow(
    `The file gives the whole set-up: leave out the scenario hastings and --modules night, or write it into ${options}.`,
  );
  expect(() => requestedSetUp(door, { options, modules: 'night' })).toThrow('leave out --modules night, or');
});

test('a missing file and one that is not JSON get different messages', () => {
  const gone = join(folder, 'gone.json');
  expect(() => requestedSetUp(door, { options: gone })).toThrow(`There is no file ${gone}.`);
  const broken = fileOf('broken.json', '{"battle":');
  expect(() => requestedSetUp(door, { options: broken })).toThrow(`The file ${broken} is not JSON: `);
  expect(() => requestedSetUp(door, { options: folder })).toThrow(`The file ${folder} cannot be read.`);
});

test('a scenario is found by its id; the default is the first; an unknown one is answered with the nearest', async () => {
  const [csw, chronopia] = [await doorNamed('csw'), await doorNamed('chronopia')];
  expect(requestedSetUp(csw, { scenario: 'Hastings', modules: 'night' })).toMatchObject({
    scenario: 'hastings',
    modules: ['night'],
  });
  expect(requestedSetUp(csw, {})).toMatchObject({ scenario: 'morgarten' });
  expect(requestedSetUp(chronopia, {})).toEqual(
    requestedSetUp(chronopia, { scenario: chronopia.scenarios?.[0]?.id }),
  );
  expect(() => requestedSetUp(csw, { scenario: 'hasting' })).toThrow(
    'There is no scenario hasting; did you mean hastings? Choose from ',
  );
  expect(() => requestedSetUp(peaDoor, { scenario: 'ford' })).toThrow('has only one set-up: leave out ford.');
  expect(() => requestedSetUp(csw, { modules: 'nigth' })).toThrow(
    'modules.0: "nigth" is not one of opportunityFire, night, ',
  );
});
