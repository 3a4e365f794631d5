import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SYSTEMS, type SystemEntry } from '@warmoot/systems';
import { CommanderError } from 'commander';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adjudicateCommand } from './adjudicateCommand.ts';

const AMBUSH = `case: Archers in the woods strike first
clauses: [PRC-FIG-02, PRC-HID-02]
system: practice
given:
  active: blue
  bands:
    red-1: { at: '0402' }
    red-2: { at: '0303' }
    archers: { at: '0502', hidden: true }
when:
  - blue: { type: attack, band: archers, target: red-1 }
dice: [3]
`;
const THEN = 'then:\n  events: [{ type: bandDestroyed }]\n  position: { bands: { red-1: { at: ~ } } }\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warmoot-adjudicate-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const run = async (args: readonly string[], systems: readonly SystemEntry[] = SYSTEMS) => {
  let out = '';
  let err = '';
  const stdout = { write: (text: string) => (out += text) };
  const stderr = { write: (text: string) => (err += text) };
  const command = adjudicateCommand({ stdout, stderr, env: {} }, systems).exitOverride();
  const code = await command.parseAsync(args, { from: 'user' }).then(
    () => 0,
    (error) => (error instanceof CommanderError ? error.exitCode : Promise.reject(error)),
  );
  const tidy = (text: string) => text.replaceAll(`${root}/`, '');
  return { out: tidy(out), err: tidy(err), code };
};

test('a case that passes: what happened, with clauses, dice and ledger, and a tick for each expectation', async () => {
  const { out, err, code } = await run([file('ford.yaml', AMBUSH + THEN)]);
  expect([err, code]).toEqual(['', 0]);
  expect(out.replace(/ *\n */g, '\n')).toBe(
    [
      '✔ Archers in the woods strike first',
      'ford.yaml:1 · PRC-FIG-02 · PRC-HID-02',
      'blue: attack Red spears 1 with Blue archers',
      'The archers come into the open in 0502. (PRC-HID-02)',
      'Blue archers attack Red spears 1: 5. (PRC-FIG-01, PRC-FIG-02, PRC-FIG-03)',
      'd6: 3 (attack on Red spears 1)',
      'ambush +2 (PRC-FIG-02)',
      'Red spears 1 are destroyed in 0402. (PRC-FIG-03)',
      'To act next: blue (move and attack).',
      '✔ events: bandDestroyed',
      '✔ position: bands',
      '',
      '1 case: 1 passes.',
      '',
    ].join('\n'),
  );
});

const SKIRMISH = `case: A loss and the check that follows
system: csw
given:
  segment: 5
  units:
    foot: { type: HF, side: blue, at: '0403', facing: N }
    foes: { type: LF, side: red, at: '0402', facing: S }
    more: { type: LF, side: red, at: '0402', facing: S }
when:
  - blue: { type: attack, units: [foot], hex: '0402' }
  - blue: done
  - red: done
dice: [1, 3, 3]
`;

test('the report of a case says who must act next and why, until the match is over', async () => {
  const path = file('melee.yaml', SKIRMISH);
  expect((await run([path])).out).toContain('  To act next: red (move).\n');
  const fewer = file('fewer.yaml', SKIRMISH.replace('  - red: done\n', ''));
  expect((await run([fewer])).err).toMatch(
    /^fewer.yaml:12: 3 dice were not rolled: 1, 3, 3\. The match waits for red \(melee\)/,
  );
  const given = JSON.parse((await run([path, '--json'])).out).cases[0];
  expect(given.next).toEqual([{ seat: 'red', task: expect.any(String) }]);
  const over = file('over.yaml', SKIRMISH.replace(/when:.*/s, 'when:\n  - red: resign\n'));
  const { out } = await run([over]);
  expect(out).toContain('The match is over, won by blue');
  expect(out).not.toContain('To act next');
});

test('a mistyped event is reported with the type that was probably meant', async () => {
  const wrong = `${SKIRMISH}then:\n  events: [{ type: atackRolled }]\n`;
  const { out, code } = await run([file('melee.yaml', wrong)]);
  expect(code).toBe(1);
  expect(out.replace(/\s+/g, ' ')).toContain('did you mean "attackRolled"?');
});

test('bookkeeping events are left out, except in JSON', async () => {
  const path = file('melee.yaml', SKIRMISH);
  const { out, code } = await run([path]);
  expect(code).toBe(0);
  expect(out).toContain('d6: 1 (');
  expect(out).not.toMatch(/causeNoted|checksListed|stepBegun|lossesDue/);
  expect((await run([path, '--json'])).out).toContain('"type": "causeNoted"');
});

test('a failure is shown with its difference, and exit code 1', async () => {
  const path = file('ford.yaml', AMBUSH.replace('[3]', '[2]') + THEN);
  const { out, err, code } = await run([path]);
  expect([err, code]).toEqual(['', 1]);
  expect(out).toContain('✘ Archers in the woods strike first\n');
  expect(out).toContain(
    "  ✘ position: bands (line 15)\n      position.bands.red-1.at: expected nothing, got '0402'\n",
  );
  expect(out).toContain('1 case: 1 fails.');
});

test('lines are at most 80 columns wide', async () => {
  const path = file(
    'ford.yaml',
    `${AMBUSH.replace('[3]', '[2]')}${THEN}  story: { seat: red, says: nobody }\n`,
  );
  const { out } = await run([path]);
  expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
});

test('an umpire may ask what would happen, and a refusal is a valid answer', async () => {
  const asked = await run([file('a.yaml', AMBUSH)]);
  expect(asked.code).toBe(0);
  expect(asked.out).toContain('? Archers in the woods strike first\n');
  expect(asked.out).toContain('1 case: 1 only asks what would happen.');
  const refused = await run([file('b.yaml', AMBUSH.replace('- blue', '- red'))]);
  expect(refused).toMatchObject({ code: 0, err: '' });
  expect(refused.out).toContain(
    '    Cannot attack Red spears 1 with archers: it is not your turn to act\n    (PRC-SEQ-01).\n',
  );
});

test('the program rolls if the case gives no dice, and prints the seed', async () => {
  const path = file('a.yaml', AMBUSH.replace('dice: [3]\n', ''));
  const first = await run([path]);
  const seed = /--seed (\S+) repeats them/.exec(first.out)?.[1] as string;
  expect(await run([path, '--seed', seed])).toEqual(first);
  const faces = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(
      async (each) => /d6: (\d)/.exec((await run([path, '--seed', each])).out)?.[1],
    ),
  );
  expect(new Set(faces).size).toBeGreaterThan(1);
});

test('inside casebook/<system> a case needs no system; a folder stands for all its cases', async () => {
  file('casebook/practice/a.yaml', (AMBUSH + THEN).replace('system: practice\n', ''));
  file('casebook/practice/deep/b.yaml', (AMBUSH + THEN).replace('system: practice\n', ''));
  expect(await run([join(root, 'casebook'), '--quiet'])).toEqual({
    out: '2 cases: 2 pass.\n',
    err: '',
    code: 0,
  });
});

test('--quiet shows only failures', async () => {
  file('a.yaml', AMBUSH + THEN);
  file('b.yaml', (AMBUSH + THEN).replace('[3]', '[2]'));
  const { out, code } = await run([root, '--quiet']);
  expect(code).toBe(1);
  expect(out).not.toContain('✔ Archers');
  expect(out).toContain('✘ Archers');
  expect(out).toContain('2 cases: 1 passes, 1 fails.');
});

test.each([
  [AMBUSH.replace('given', 'gven'), /^a\.yaml:4: "gven" is not a key of a case; .*\n$/],
  [AMBUSH.replace("'0402'", '0402'), /^a\.yaml:7: 0402 without quotes is read as the number 402: .*\n$/],
  [
    AMBUSH.replace('practice', 'chess'),
    /^a\.yaml:3: there is no system "chess"; the systems are practice.*\n$/,
  ],
  [
    AMBUSH.replace("'0402'", "'9999'"),
    /^a\.yaml:7: the position cannot be read, .* is not a hex of this board\n$/,
  ],
  [AMBUSH.replace('[3]', '[9]'), /^a\.yaml:12: die 1 is written as 9, but a d6 is rolled .*\n$/],
  [
    AMBUSH.replace('[3]', '[3, 2]'),
    /^a\.yaml:12: 1 die was not rolled: 2\. The match waits for blue \(.+\)\.\n$/,
  ],
  [
    AMBUSH.replace('[3]', '[3, 2, 1]'),
    /^a\.yaml:12: 2 dice were not rolled: 2, 1\. The match waits for blue \(.+\)\.\n$/,
  ],
  [AMBUSH.replace('given', 'gievn'), /^a\.yaml:4: .*; did you mean "given"\?\n$/],
  [AMBUSH.replace('practice', 'practise'), /^a\.yaml:3: there is no system .*; did you mean "practice"\?\n$/],
  [AMBUSH.replace('- blue', '- blu'), /^a\.yaml:11: there is no seat "blu" .*; did you mean "blue"\?\n$/],
  [
    SKIRMISH.replace('[foot]', '[fooot]'),
    /^a\.yaml:10: .* there is no unit called "fooot"; did you mean "foot"\?\n$/,
  ],
  ['\u0000\u001b[31m: : [', /^a\.yaml:1: [^\n\p{Cc}]*\n$/u],
])('a case that cannot be read or played gives one line and exit code 2: %#', async (text, line) => {
  const { err, out, code } = await run([file('a.yaml', text)]);
  expect(err).toMatch(line);
  expect(out).not.toContain('Archers');
  expect(code).toBe(2);
});

test('missing files, folders without cases and no file at all are reported, and nothing is played', async () => {
  const good = file('good.yaml', AMBUSH + THEN);
  mkdirSync(join(root, 'empty'));
  expect(await run([good, join(root, 'gone.yaml'), join(root, 'empty')])).toEqual({
    out: '',
    err: 'gone.yaml: there is no such file\nempty: there is no .yaml file in this folder\n',
    code: 2,
  });
  expect(await run([])).toMatchObject({ err: 'adjudicate: give at least one file of cases\n', code: 2 });
});

test('a defect in a system gives one line that blames us, and exit code 3', async () => {
  const practice = await SYSTEMS[0]!.load();
  const decide = () => {
    throw new Error('no such\nhex');
  };
  const broken = {
    ...SYSTEMS[0]!,
    load: async () => ({ ...practice, system: { ...practice.system, decide } }),
  };
  expect(await run([file('a.yaml', AMBUSH)], [broken])).toMatchObject({
    err: 'a.yaml:1: an error in the program, not in the case; please report it: no such hex\n',
    code: 3,
  });
});

test('JSON says the same to other programs, also when nothing could be played', async () => {
  const held = JSON.parse((await run([file('a.yaml', AMBUSH + THEN), '--json'])).out);
  expect(held).toMatchObject({
    exitCode: 0,
    problems: [],
    cases: [
      {
        case: 'Archers in the woods strike first',
        clauses: ['PRC-FIG-02', 'PRC-HID-02'],
        kind: 'played',
        holds: true,
        steps: [{ seat: 'blue', happened: [{ event: { type: 'archersCameOut' } }, {}, {}] }],
      },
    ],
  });
  const { out, code } = await run([join(root, 'gone.yaml'), '--json']);
  expect([JSON.parse(out).problems.length, code]).toEqual([1, 2]);
});
