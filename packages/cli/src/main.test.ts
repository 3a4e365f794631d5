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

test('without a command there is help, and all is well', async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  for (const command of ['play', 'rules', 'adjudicate']) expect(text).toContain(command);
});

test('a command that is not there is answered with the nearest', async () => {
  expect(await run('paly')).toEqual({ code: 2, text: "Unknown command 'paly'. Did you mean play?\n" });
});

test('an option that is not there is answered with the nearest', async () => {
  const { code, text } = await run('play', '--sead', '3');
  expect(code).toBe(2);
  expect(text).toBe("Unknown option '--sead'. Did you mean one of --seat, --seed?\n");
});

test('a system that is not there is answered with the nearest', async () => {
  const { code, text } = await run('play', 'practise');
  expect(code).toBe(2);
  expect(text).toMatch(/^There is no system practise; the nearest is practice, all are .*practice.*\.\n$/);
});

test('the rulebooks and a whole match come through the same door', async () => {
  expect((await run('rules', 'practice', 'PRC-MOV-02')).text).toContain('Deep water cannot be entered.');
  const { code, text } = await run('play', 'practice', '--watch', '--seed', '4');
  expect(code).toBe(0);
  expect(text).toMatch(/wins: .+ \(PRC-END-0\d\)\./);
  expect(text).not.toContain('Nobody is at the keyboard');
});

test('[CSW-CAS-01] a battle that was kept is handed to the aftermath as it is, and never written over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-play-'));
  const file = join(folder, 'civitate.json');
  const battle = ['play', 'csw', 'civitate', '--watch', '--against', 'recruit', '--seed', '3'];
  expect((await run(...battle, '--record', file)).text).toContain(`The match is kept in ${file}.`);
  const { code, text } = await run('aftermath', file, '--seed', '1');
  expect(code).toBe(0);
  expect(text).toMatch(/, who hold the field\n/);
  expect((await run(...battle, '--record', file)).text).toContain('already: take another name.');
  expect((await run(...battle, '--record', join(folder, 'none', 'b.json'))).text).toContain(
    'There is no folder',
  );
  rmSync(folder, { recursive: true });
});
