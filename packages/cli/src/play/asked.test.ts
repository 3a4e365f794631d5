import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { setUpAsked } from './asked.ts';
import { doorNamed, peaDoor, practiceDoor } from './testkit.ts';

const door = await practiceDoor();
const folder = mkdtempSync(join(tmpdir(), 'warmoot-asked-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a file says the whole set-up, and what stands beside it is refused, not ignored', () => {
  const options = fileOf('whole.json', '{}');
  expect(setUpAsked(door, { options })).toEqual(setUpAsked(door, {}));
  expect(() => setUpAsked(door, { options, scenario: 'hastings', modules: 'night' })).toThrow(
    `A file says the whole set-up: leave out the scenario hastings and --modules night, or write it into ${options}.`,
  );
  expect(() => setUpAsked(door, { options, modules: 'night' })).toThrow('leave out --modules night, or');
});

test('a file that is not there, and one that is not JSON, are told apart', () => {
  const gone = join(folder, 'gone.json');
  expect(() => setUpAsked(door, { options: gone })).toThrow(`There is no file ${gone}.`);
  const broken = fileOf('broken.json', '{"battle":');
  expect(() => setUpAsked(door, { options: broken })).toThrow(`The file ${broken} is not JSON: `);
  expect(() => setUpAsked(door, { options: folder })).toThrow(`The file ${folder} cannot be read.`);
});

test('a scenario goes by its id, the first where none is named, and one that is not there by the nearest', async () => {
  const [csw, chronopia] = [await doorNamed('csw'), await doorNamed('chronopia')];
  expect(setUpAsked(csw, { scenario: 'Hastings', modules: 'night' })).toMatchObject({
    scenario: 'hastings',
    modules: ['night'],
  });
  expect(setUpAsked(csw, {})).toMatchObject({ scenario: 'morgarten' });
  expect(setUpAsked(chronopia, {})).toEqual(
    setUpAsked(chronopia, { scenario: chronopia.scenarios?.[0]?.id }),
  );
  expect(() => setUpAsked(csw, { scenario: 'hasting' })).toThrow(
    'There is no scenario hasting; the nearest is hastings, all are ',
  );
  expect(() => setUpAsked(peaDoor, { scenario: 'ford' })).toThrow('has one set-up only: leave out ford.');
  expect(() => setUpAsked(csw, { modules: 'nigth' })).toThrow(
    'modules.0: "nigth" is not one of opportunityFire, night, ',
  );
});
