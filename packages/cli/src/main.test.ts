import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLONE } from '../bin/clone.mjs';
import { main } from './main.ts';
import { streamsOf } from './play/testkit.ts';

const run = async (...args: string[]) => {
  const { streams, text } = streamsOf('');
  return { code: await main(args, CLONE, streams), text: text() };
};

test('without a command it prints help and exits with 0', async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  for (const command of ['play', 'rules', 'adjudicate']) expect(text).toContain(command);
});

test('an unknown command is answered with the nearest', async () => {
  expect(await run('paly')).toEqual({ code: 2, text: "Unknown command 'paly'. Did you mean play?\n" });
});

test('an unknown option is answered with the nearest', async () => {
  const { code, text } = await run('play', '--sead', '3');
  expect(code).toBe(2);
  expect(text).toBe("Unknown option '--sead'. Did you mean one of --seat, --seed?\n");
});

test('an unknown system is answered with the nearest', async () => {
  const { code, text } = await run('play', 'practise');
  expect(code).toBe(2);
  expect(text).toMatch(/^There is no system practise; did you mean practice\? Choose from .*practice.*\.\n$/);
});

test('rules and a whole match run through main', async () => {
  expect((await run('rules', 'practice', 'PRC-MOV-02')).text).toContain('Deep water cannot be entered.');
  const { code, text } = await run('play', 'practice', '--watch', '--seed', '4');
  expect(code).toBe(0);
  expect(text).toMatch(/wins: .+ \(PRC-END-0\d\)\./);
  expect(text).not.toContain('Nobody is at the keyboard');
});

test('[CSW-CAS-01] a saved battle goes to the aftermath unchanged, and is never overwritten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-play-'));
  const file = join(folder, 'civitate.json');
  const battle = ['play', 'csw', 'civitate', '--watch', '--against', 'recruit', '--seed', '3'];
  expect((await run(...battle, '--record', file)).text).toContain(`The match is saved in ${file}.`);
  const { code, text } = await run('aftermath', file, '--seed', '1');
  expect(code).toBe(0);
  expect(text).toMatch(/, who (hold|lost) the field\n/);
  expect((await run(...battle, '--record', file)).text).toContain('already exists: choose another name.');
  expect((await run(...battle, '--record', join(folder, 'none', 'b.json'))).text).toContain(
    'does not exist: create it first',
  );
  rmSync(folder, { recursive: true });
});
