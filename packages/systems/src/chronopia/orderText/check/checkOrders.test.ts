import { expect, test } from 'vitest';
import { readOrders } from '../read/readOrders.ts';
import { TRICKY } from '../testkit.ts';
import { checkOrders } from './checkOrders.ts';
import type { CheckWith } from './checkWith.ts';

const check = (text: string, ask: Partial<CheckWith> = {}) =>
  checkOrders(readOrders(text, TRICKY), { known: TRICKY, ...ask });

test('orders without a fault produce no findings', () => {
  expect(check('Guard - Move 2,2 NO ENGAGE; March 3\nKarsk - Grow\nSwift Eyes - March 1,1,1; Hold')).toEqual(
    [],
  );
});

test('[CHR-GRM-02] E-07: a third action is ignored, whichever line it is on', () => {
  expect(check('Guard - Move 1; Hold\nGuard - Move 4')).toEqual([
    {
      line: 2,
      column: 9,
      code: 'E-07',
      clause: 'CHR-GRM-02',
      text: 'Guard has 2 actions this turn, so this one is ignored.',
    },
  ]);
});

test('[CHR-GRM-02] a third action with FRUIT is not ignored; a fourth is', () => {
  expect(check('Guard - Move 1; Hold; Move 4 FRUIT')).toEqual([]);
  expect(check('Guard - Move 1; Hold; Move 4 FRUIT; Move 4 FRUIT')).toMatchObject([
    { code: 'E-07', column: 37 },
  ]);
});

test('[CHR-ACT-01] a unit has the allowance of its kind unless more is known', () => {
  expect(check('Pilgrims - Move 1; Move 1')).toMatchObject([{ code: 'E-07', column: 20 }]);
  expect(check('Guard - Move 1; Move 1', { allowance: () => 1 })).toMatchObject([{ code: 'E-07' }]);
});

test('[CHR-R-171] a unit raised this turn has one action or none', () => {
  const raised = 'Karsk - Raise Troops Third Host: judge; Raise Engineer Menders\n';
  expect(check(`${raised}Third Host - Join Guard`)).toEqual([]);
  expect(check(`${raised}Third Host - Join Guard; Hold`)).toMatchObject([{ code: 'E-07', line: 2 }]);
  expect(check(`${raised}Menders - Build Road`)).toMatchObject([{ code: 'E-07', line: 2 }]);
});

test('[CHR-R-42] a rejected action counts, because its unit holds', () => {
  expect(check('Guard - Flee; Move 1; Move 1')).toMatchObject([
    { code: 'E-03' },
    { code: 'E-07', column: 23 },
  ]);
});

test('[CHR-R-42] a rejected action too many is both unreadable and ignored', () => {
  expect(check('Pilgrims - Holdd\nPilgrims - Mov').map(({ line, code }) => [line, code])).toEqual([
    [1, 'E-03'],
    [2, 'E-03'],
    [2, 'E-07'],
  ]);
});

test('[CHR-GRM-04] E-05: more directions than any such unit can travel', () => {
  expect(check('Guard - Move 1,1,1,1')).toMatchObject([{ code: 'E-05', clause: 'CHR-ARM-12' }]);
  expect(check('Guard - March 1,1,1,1')).toEqual([]);
});

test('[CHR-GRM-04] E-06: engineers and settlers never March', () => {
  expect(check('Diggers - March 1')).toMatchObject([{ code: 'E-06' }]);
});

test('[CHR-GRM-05] findings report what the view knows of a route, after the actions before it', () => {
  const asked: unknown[] = [];
  const mayGo: CheckWith['mayGo'] = (unit, going, before) => {
    asked.push([unit, going.a, before.length]);
    return { code: 'E-06', rule: 'CHR-R-46', because: 'A second March needs clear terrain, so it is a Move' };
  };
  expect(check('Guard - Hold; March 1', { mayGo })).toMatchObject([
    {
      code: 'E-06',
      clause: 'CHR-R-46',
      text: 'A second March needs clear terrain, so it is a Move.',
      column: 15,
    },
  ]);
  expect(asked).toEqual([['Guard', 'march', 1]]);
});

test('[CHR-GRM-04] E-03: an action of another kind of unit', () => {
  expect(check('Guard - Grow')).toMatchObject([
    { code: 'E-03', text: 'An army cannot do this, so Guard holds.' },
  ]);
  expect(check('Karsk - Move 1')).toMatchObject([{ code: 'E-03' }]);
});

test('[CHR-R-42] a Patrol takes both actions; a siege is the last action', () => {
  expect(check('Guard - Hold; Patrol')).toMatchObject([{ code: 'E-11', clause: 'CHR-AAC-15' }]);
  expect(check('Guard - Patrol; Hold')).toMatchObject([{ code: 'E-07', clause: 'CHR-AAC-15' }]);
  expect(check('Guard - Besiege Deephold; Hold')).toMatchObject([{ code: 'E-11', clause: 'CHR-AAC-14' }]);
});

test('[CHR-GRM-04] E-12: a qualifier that this unit or action cannot use', () => {
  expect(check('Guard - March 1 - Destroy')).toMatchObject([{ code: 'E-12' }]);
  expect(check('Guard - Hold PREFER Elves 2')).toMatchObject([{ code: 'E-12' }]);
  expect(check('Swift Eyes - Move 1 enslave BOAT PORTAL A')).toMatchObject([{ code: 'E-12' }]);
});

test('[CHR-GRM-04] [CHR-HID-25] E-10: a target that is not on the map', () => {
  const sees: CheckWith['sees'] = (target) => 'number' in target && target.number === 2;
  expect(check('Guard - Move 1 engage Elves 2', { sees })).toEqual([]);
  expect(check('Guard - Move 1 engage Elves 3', { sees })).toMatchObject([{ code: 'E-10' }]);
  expect(check('Guard - Patrol PREFER Elves 2, Elves 4', { sees })).toMatchObject([{ code: 'E-10' }]);
});

test('[CHR-GRM-04] E-13: a name already taken gets a number', () => {
  expect(check('Karsk - Raise Spy Guard\nPilgrims - Found City Karsk')).toMatchObject([
    { code: 'E-13', line: 1, text: 'Guard is taken, so it will be Guard 3.' },
    { code: 'E-13', line: 2, text: 'Karsk is taken, so it will be Karsk 3.' },
  ]);
});

test('[CHR-GRM-04] E-13: a name given twice is already taken the second time', () => {
  expect(check('Karsk - Raise Spy Shade\nKarsk 2 - Raise Spy shade')).toMatchObject([
    { code: 'E-13', line: 2 },
  ]);
});

test('[CHR-GRM-04] E-14: troops that do not exist, with the nearest that do', () => {
  expect(check('Guard - Recruit 5x fb-swordmen')).toMatchObject([{ code: 'E-14', nearest: 'fb-swordsmen' }]);
});

test.each([
  ['DECLARE Elves Friendly\nDECLARE elves At War', 2],
  ['INTENT Guard FIGHT\nGuard - Hold\nINTENT Guard RUN', 3],
  ['KEEP Deephold\nSACK Deephold', 2],
  ['BID dow-giant 100\nBID dow-giant 200', 2],
])('[CHR-GRM-06] two lines that contradict each other are reported: %s', (text, line) => {
  expect(check(text).filter(({ code }) => code === 'E-12')).toMatchObject([{ code: 'E-12', line }]);
  const [first = ''] = text.split('\n');
  expect(check(`${first}\n${first}`).filter(({ code }) => code === 'E-12')).toEqual([]);
});

test('[CHR-GRM-04] qualifiers that exclude each other are reported', () => {
  const said = (text: string) => check(text).map(({ text: words }) => words);
  expect(said('Guard - Move 1 enslave kill')).toEqual(['enslave and kill exclude each other.']);
  expect(said('Guard - Move 1 ATTACK Elves NO ENGAGE Elves')).toEqual([
    'ATTACK and NO ENGAGE name the same empire.',
  ]);
  expect(said('Guard - Move 1 enslave; Hold kill')).toEqual([]);
});

test('[CHR-GRM-04] E-15: a file for another empire or turn is refused', () => {
  expect(check('EMPIRE Elves\nTURN 4', { empire: 'Firstborn', turn: 5 })).toMatchObject([
    { code: 'E-15', text: 'These orders belong to Elves, not to Firstborn, so the file is refused.' },
    { code: 'E-15', text: 'These orders are for turn 4, but this is turn 5, so the file is refused.' },
  ]);
  expect(check('EMPIRE FIRSTBORN\nTURN 5', { empire: 'Firstborn', turn: 5 })).toEqual([]);
});

test('[CHR-GRM-05] faults found while reading are reported too, from top to bottom', () => {
  expect(check('Guard - Grow\nGuard - Fly\nGuard - Grow').map(({ line, code }) => [line, code])).toEqual([
    [1, 'E-03'],
    [2, 'E-03'],
    [3, 'E-07'],
  ]);
});

test('orders that were never text are reported at the lines they would print on', () => {
  const statements = [{ s: 'order', unit: 'Guard', actions: [{ a: 'grow' }] }] as const;
  const file = { empire: 'Firstborn', turn: 1, statements, findings: [] };
  expect(checkOrders(file, { known: TRICKY })).toMatchObject([{ line: 3, column: 1, code: 'E-03' }]);
  expect(
    checkOrders({ statements: [{ ...statements[0], unit: 'Nobody' }], findings: [] }, { known: TRICKY }),
  ).toMatchObject([{ line: 1, code: 'E-01' }]);
});

test('[CHR-GRM-05] a statement too late for its window is reported with its line', () => {
  const isTooLate: CheckWith['isTooLate'] = ({ s }) =>
    s === 'declare' ? { code: 'E-11', rule: 'CHR-ALL-03', because: 'That window is closed' } : undefined;
  expect(check('TURN 1\n  DECLARE Elves Allied', { isTooLate })).toMatchObject([
    { line: 2, column: 3, code: 'E-11', clause: 'CHR-ALL-03', text: 'That window is closed.' },
  ]);
  expect(check('DECLARE Elves Allied')).toEqual([]);
});
