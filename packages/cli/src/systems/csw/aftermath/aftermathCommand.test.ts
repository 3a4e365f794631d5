import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, seededDice } from '@warmoot/kernel';
import { csw } from '@warmoot/systems/csw';
import { expect, test } from 'vitest';
import { runOf, widest } from '../muster/testkit.ts';
import { aftermathCommand } from './aftermathCommand.ts';

const run = runOf(aftermathCommand);

const inFile = (battle: unknown, ...args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-aftermath-'));
  const path = join(folder, 'battle.json');
  writeFileSync(path, JSON.stringify(battle));
  const result = run(path, ...args);
  rmSync(folder, { recursive: true });
  return { ...result, err: result.err.replace(path, 'battle.json') };
};

test('the worked examples on the command line: Heavy Foot of the victor on 8, baggage of the loser on 4', () => {
  const days = Array.from({ length: 29 }, () => 1).join(' ');
  const { out } = run('--full', '--winner', 'blue', '--blue', 'HF', '--dice', `3 5 ${days} 2 4`);
  expect(out).toBe(`Blue, who hold the field
  Heavy Foot: Wounded; 5 after 1 day, 6 after 3 days, 3 after 5 days, 2 after
    8 days, 1 after 12 days. [2d6=3+5; d6=1; 3d6=1+1+1; 5d6=5; 8d6=8; 12d6=12;
    CSW-CAS-01, CSW-CAS-02]

  who is back by  day 7  day 14  day 30  day 60  total  of  they make
  Heavy Foot         14      17      17      17     17  20  17 to fill gaps
  Men left over fill gaps in other units of their type. [CSW-CAS-01,
    CSW-CAS-04]

  20% of the baggage is lost. [d6=2; baggage lost +20 (CSW-BAG-01)]

Red, who lost the field
  No losses.

  70% of the baggage is lost. [d6=4; baggage lost +40 (CSW-BAG-01), field lost
    +30 (CSW-BAG-02)]

Your own dice.
`);
});

test('[CSW-CAS-01, CSW-CAS-03] each unit has a line: its dice, its fate, and who is back on which day', () => {
  const days = Array.from({ length: 29 }, () => 1).join(' ');
  const losses = ['--blue', 'HF LC EL W1@LC', '--blue-routed', 'PK'];
  const { out } = run('--winner', 'blue', ...losses, '--dice', `3 5 ${days} 6 5 ${days.slice(0, 9)} 1 1`);
  expect(out).toContain(`  unit                 2d6                      men@day
  Heavy Foot             8  Wounded             5@1 6@3 3@5 2@8 1@12
  Light Cavalry         11  Decimated           1@5
  Elephant (Oliphant)    –  Not recovered       nobody
  Pike                   –  Routed off the map  20 at once

  Warrior 1: killed in heroic action, all belongings lost. [CSW-LRC-01,
    CSW-LRC-02]
`);
});

test('a long list fits into 80 columns, and the same seed repeats it', () => {
  const losses = [
    '--winner',
    'draw',
    '--blue',
    'HF=9 LC=4 W2 BA EL',
    '--red',
    'PK=7,W3',
    '--red-routed',
    'LF=2',
  ];
  const first = run(...losses, '--seed', '3');
  expect(first.code).toBe(0);
  expect(widest(first)).toBeLessThanOrEqual(80);
  expect(first.out).toContain('Blue, who lost the field');
  expect(first.out).toContain('Red, who lost the field');
  expect(run(...losses, '--seed', '3')).toEqual(first);
});

test('a file gives names, custom units and who fell together', () => {
  const battle = {
    winner: 'red',
    units: [
      { code: 'HUS', name: 'Huscarls', category: 'foot', points: 3, melee: 6, defence: 2, movement: 4 },
    ],
    sides: {
      blue: {
        name: 'English',
        army: ['HUS', 'CT'],
        eliminated: [{ code: 'HUS' }, { code: 'W2', name: 'Harold', fellWith: 'Huscarls' }],
      },
      red: { name: 'Normans' },
    },
  };
  const dice = `3 4 ${Array.from({ length: 29 }, () => 1).join(' ')} 2 6 1 1`;
  const { out } = inFile(battle, '--dice', dice);
  expect(out).toMatch(/Huscarls +7 +Prisoners/);
  expect(out).toContain('Harold: captured and held for ransom: 896 GP, 8 months’ salary.');
  expect(out).toContain('Normans, who hold the field');
  expect(JSON.parse(inFile(battle, '--dice', dice, '--json').out)).toMatchObject({
    blue: { name: 'English', field: 'lost', leaders: [{ roll: 7, ransom: 896 }], baggage: { percent: 40 } },
    red: { name: 'Normans', field: 'held', baggage: { percent: 10 } },
  });
});

const ONES = (count: number): string => Array.from({ length: count }, () => 1).join(' ');

test('[CSW-LRC-01] W2@HF: the leader shares the dice of the first Heavy Foot', () => {
  const { out } = run(
    '--winner',
    'blue',
    '--blue',
    'HF=2 W2@HF',
    '--dice',
    `6 5 ${ONES(16)} 1 1 ${ONES(19)}`,
  );
  expect(out).toContain('Warrior 2: killed in heroic action, all belongings lost. [CSW-LRC-01');
});

test('[CSW-BGL-09] a leader who was away from his unit is charged', () => {
  const characters = [
    { name: 'Gyrth', unit: 'Heavy Foot', away: true },
    { name: 'Leofwine', unit: 'Heavy Foot', away: false },
  ];
  const blue = { eliminated: [{ code: 'HF' }], characters };
  const { out } = inFile({ winner: 'red', sides: { blue, red: {} } }, '--seed', '1');
  expect(out).toContain('Gyrth was away when Heavy Foot fell: a charge is recorded against him.');
  expect(out).not.toContain('Leofwine');
});

test('[CSW-LRC-03] the rest of the army sets a salary; without it the ransom is given in months', () => {
  const captured = (...more: readonly string[]) =>
    run('--winner', 'blue', '--blue', 'W2', ...more, '--dice', '3 4 3 4 1 1').out;
  expect(captured()).toContain('held for ransom: 7 months’ salary. [');
  expect(captured('--blue-army', 'LF=9 CT')).toContain('held for ransom: 784 GP, 7 months’ salary. [');
});

/** A match of one battle, resigned at once. */
const resigned = () => {
  const match = Match.begin(csw, { scenario: 'tours' }, seededDice('1'));
  expect(match.submit('red', { type: 'resign' })).toMatchObject({ ok: true });
  return match.record();
};

test('[CSW-CAS-05] the record of a match can be used directly', () => {
  const { out, code } = inFile(resigned(), '--dice', '1 1');
  expect(code).toBe(0);
  expect(out).toMatch(/^Franks, who hold the field\n {2}No losses\.\n/);
  expect(out).toMatch(/\n\S.*, who lost the field\n/);
});

test('--help shows a file that can be read', () => {
  const { out } = run('--help');
  const example = out.slice(out.indexOf('{ "winner"'));
  expect(inFile(JSON.parse(example), '--seed', '1').out).toContain('Gyrth was away when Fyrd 1 fell');
});

test('a wrong request gives one sentence and exit code 2', () => {
  expect(run('--blue', 'HF')).toEqual({
    out: '',
    err: 'Say who holds the field (--winner blue, red or draw), or name a file.\n',
    code: 2,
  });
  expect(run('--winner', 'blue', '--blue', 'HQ').err).toContain('There is no unit “HQ”; did you mean');
  const side = { eliminated: [{ code: 'QQ' }] };
  expect(inFile({ winner: 'red', sides: { blue: {}, red: side } })).toMatchObject({
    err: 'The file battle.json: sides.red.eliminated[0].code: no unit has the code QQ (CSW-UNT-01).\n',
    code: 2,
  });
  expect(run('--winner', 'blue', '--blue', 'HF=3=4').err).toBe(
    '“HF=3=4” is not a unit and a number, such as HF=4.\n',
  );
  expect(run('--winner', 'blue', '--blue', 'W1@PK HF').err).toBe(
    'The battle: sides.blue.eliminated[0].fellWith: no unit called PK is among those eliminated (CSW-LRC-01).\n',
  );
  expect(inFile({ winner: 'red', sides: { blue: {}, red: {} } }, '--winner', 'red').err).toBe(
    'Name a file or describe the battle with options, not both.\n',
  );
  expect(inFile({ winner: 'green', sides: { blue: {}, red: {} } }).err).toContain(
    'The file battle.json: winner: ',
  );
});
