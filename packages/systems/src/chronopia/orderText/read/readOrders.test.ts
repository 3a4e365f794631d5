import { expect, test } from 'vitest';
import { findingSentence } from '../../../orderText/finding.ts';
import type { Action, Qualifier, Statement } from '../../orders/orders.ts';
import { actionsByUnit } from '../actionsByUnit.ts';
import type { Known } from '../known.ts';
import { TRICKY } from '../testkit.ts';
import { readOrders } from './readOrders.ts';

const read = (...lines: string[]) => readOrders(lines.join('\n'), TRICKY);

/** The statements of lines that have no fault. */
const said = (...lines: string[]): readonly Statement[] => {
  const file = read(...lines);
  expect(file.findings).toEqual([]);
  return file.statements;
};
const action = (text: string): Action => {
  const [statement] = said(`Iron Host - ${text}`);
  if (statement?.s !== 'order' || statement.actions.length !== 1) throw new Error(`not one action: ${text}`);
  return statement.actions[0]!;
};
/** The one fault of a text. */
const fault = (...lines: string[]) => {
  const { findings } = read(...lines);
  expect(findings).toHaveLength(1);
  return findings[0]!;
};
const order = (unit: string, ...actions: Action[]): Statement => ({ s: 'order', unit, actions });

test('[CHR-EX-04] Firstborn Expeditionary Force - Move 3 is one Move in direction 3', () => {
  expect(said('Firstborn Expeditionary Force - Move 3')).toEqual([
    order('Firstborn Expeditionary Force', { a: 'move', steps: [3], with: [] }),
  ]);
});

test('[CHR-ORD-02] an order is a unit or city, a dash, an action and its qualifiers', () => {
  expect(said('Guard - Move 3 spare BOAT')).toEqual([
    order('Guard', { a: 'move', steps: [3], with: [{ q: 'spare' }, { q: 'BOAT' }] }),
  ]);
  expect(said('Karsk - Grow')).toEqual([order('Karsk', { a: 'grow' })]);
  expect(fault('Guard Move 3')).toMatchObject({
    code: 'E-03',
    clause: 'CHR-ORD-02',
    nearest: 'Guard - Move 3',
  });
});

test('[CHR-ORD-01] [CHR-GRM-02] several actions, on one line or several, form an ordered list', () => {
  const { statements } = read(
    'Guard - Move 3',
    'PAY Elves 5',
    'guard - Hold; Move 4',
    'Guard - Move 5 FRUIT',
  );
  expect(actionsByUnit(statements).get('guard')).toMatchObject([
    { a: 'move', steps: [3] },
    { a: 'hold' },
    { a: 'move', steps: [4] },
    { a: 'move', steps: [5], with: [{ q: 'FRUIT' }] },
  ]);
});

test('[CHR-ORD-03] a unit that no line names has no actions', () => {
  expect(actionsByUnit(said('Guard - Hold')).has('iron host')).toBe(false);
});

test('[CHR-ORD-04] orders are read as they were sent, even if unwise', () => {
  expect(action('March 1,4,1,4,1,4,1,4')).toEqual({ a: 'march', steps: [1, 4, 1, 4, 1, 4, 1, 4], with: [] });
});

test('[CHR-ORD-08] [CHR-R-44] the only condition is the size in an intent', () => {
  expect(action('Hold INTENT RUN IF ENEMY >= 12')).toEqual({
    a: 'hold',
    with: [{ q: 'INTENT', intent: 'RUN', ifEnemyAtLeast: 12 }],
  });
  expect(fault('Guard - Move 3 IF ENEMY >= 12')).toMatchObject({ code: 'E-03', column: 16 });
  expect(fault('Guard - Hold INTENT RUN IF ENEMY >= twelve')).toMatchObject({ code: 'E-03', column: 37 });
  expect(fault('Guard - Hold INTENT RUN IF ENEMY < 12').code).toBe('E-03');
});

test('[CHR-ORD-09] either side of an agreement can be entered', () => {
  expect(said('TRANSFER Guard TO Elves', 'ACCEPT Elves Green Spears')).toEqual([
    { s: 'transfer', what: 'Guard', to: 'Elves' },
    { s: 'accept', empire: 'Elves', what: 'Green Spears' },
  ]);
});

test('[CHR-ORD-10] directions are 1 to 6, and U and D between the layers', () => {
  expect(action('Move 1 6 u D')).toMatchObject({ steps: [1, 6, 'U', 'D'] });
});

test.each(['Move 3 3', 'Move 3,3', 'Move 33', 'move  3 ,3', 'MOVE 3\t3'])(
  '[CHR-GRM-01] %s is direction 3 twice',
  (text) => {
    expect(action(text)).toEqual({ a: 'move', steps: [3, 3], with: [] });
  },
);

test.each([
  'IRON HOST - MOVE 3',
  'iron  host   -   move 3',
  'Iron Host – Move 3',
  '“Iron Host” — Move 3',
  '\u00a0Iron Host - Move 3',
])('[CHR-GRM-01] %s: case, blanks and the kind of dash do not matter', (line) => {
  expect(said(line)).toEqual([order('Iron Host', { a: 'move', steps: [3], with: [] })]);
});

test('[CHR-GRM-01] the first " - " ends the unit’s name; a hyphen does not', () => {
  expect(said('St. Al-Karsk - Grow')).toEqual([order('St. Al-Karsk', { a: 'grow' })]);
  expect(fault('Guard- Move 3').clause).toBe('CHR-ORD-02');
  expect(fault('Guard -Move 3').clause).toBe('CHR-ORD-02');
  expect(said('Guard - Move 4 - Destroy')).toEqual([
    order('Guard', { a: 'move', steps: [4], with: [{ q: 'Destroy' }] }),
  ]);
});

test('[CHR-GRM-03] the printed examples read as printed', () => {
  const move = (steps: (1 | 2 | 4 | 5)[], ...quals: Qualifier[]): Action => ({
    a: 'move',
    steps,
    with: quals,
  });
  expect(said('Iron Host - March 2,2; Hold')).toEqual([
    order('Iron Host', { a: 'march', steps: [2, 2], with: [] }, { a: 'hold', with: [] }),
  ]);
  expect(said('Iron Host - Move 4 - Destroy')).toEqual([order('Iron Host', move([4], { q: 'Destroy' }))]);
  expect(said('Red Wolves - Patrol /M PREFER Firstborn 2')).toEqual([
    order('Red Wolves', {
      a: 'patrol',
      with: [{ q: 'M' }, { q: 'PREFER', targets: [{ empire: 'Firstborn', number: 2 }] }],
    }),
  ]);
  expect(said('Red Wolves - Move 1 engage /M')).toEqual([
    order('Red Wolves', move([1], { q: 'engage' }, { q: 'M' })),
  ]);
  expect(said('Guard - Move 2,2 NO ENGAGE Dwarves')).toEqual([
    order('Guard', move([2, 2], { q: 'NO ENGAGE', empires: ['Dwarves'] })),
  ]);
  expect(said('Slavers - Move 5 enslave')).toEqual([order('Slavers', move([5], { q: 'enslave' }))]);
  expect(said('Karsk - Raise Troops Third Host: 10x fb-swordsmen, 1x judge as Verian')).toEqual([
    order('Karsk', {
      a: 'raiseTroops',
      name: 'Third Host',
      items: [
        { count: 10, profile: 'fb-swordsmen' },
        { count: 1, profile: 'judge', as: 'Verian' },
      ],
      inside: false,
    }),
  ]);
});

test('[CHR-GRM-04] E-01: an unknown unit, with the nearest of the player’s own', () => {
  expect(fault('Iron Hots - Move 3')).toEqual({
    line: 1,
    column: 1,
    code: 'E-01',
    clause: 'CHR-GRM-07',
    text: 'No unit or city of yours is called "Iron Hots"; the line is left out.',
    nearest: 'Iron Host',
  });
});

test('[CHR-GRM-04] E-02 applies only to a name that the player has learned', () => {
  expect(fault('Hammerers - Move 3').code).toBe('E-02');
  expect(fault('Deephold - Grow').code).toBe('E-02');
  expect(fault('Hammerer - Move 3').code).toBe('E-01');
});

test('[CHR-EX-45] [CHR-HID-24] a hidden unit gets exactly the same answer as one that does not exist', () => {
  const told = (known: Known, line: string) => readOrders(line, known).findings.map(findingSentence);
  const met: Known = { ...TRICKY, foreign: [...TRICKY.foreign, { name: 'Night Host', empire: 'Elves' }] };
  expect(told(TRICKY, 'Night Host - Move 3')).toEqual([
    'Line 1, column 1: No unit or city of yours is called "Night Host"; the line is left out (E-01, CHR-GRM-07).',
  ]);
  for (const line of [
    '# - Move 3',
    'Guard - Move 3 engage #',
    'Guard - Join #',
    'ENVISION #',
    'YIELD #',
    'KEEP #',
    'Guard - Besiege #',
  ]) {
    const hidden = told(TRICKY, line.replace('#', 'Night Host'));
    const absent = told(TRICKY, line.replace('#', 'Nohw Therr')).map((text) =>
      text.replace('Nohw Therr', 'Night Host'),
    );
    expect(hidden.length).toBe(1);
    expect(hidden).toEqual(absent);
  }
  expect(told(met, 'Night Host - Move 3')[0]).toContain('E-02');
});

test('[CHR-HID-24] any portal letter is accepted: the reader does not reveal which exist', () => {
  expect(action('Hold PORTAL q')).toEqual({ a: 'hold', with: [{ q: 'PORTAL', letter: 'Q' }] });
});

test('[CHR-GRM-04] [CHR-R-42] E-03: an unknown action becomes a Hold in its place, with the nearest action suggested', () => {
  const { statements, findings } = read('Guard - Move 3; Mrach 4; Hold');
  expect(statements).toMatchObject([
    { s: 'order', actions: [{ a: 'move' }] },
    { s: 'rejected', line: 1, column: 17, code: 'E-03', text: 'Guard - Mrach 4', unit: 'Guard' },
    { s: 'order', actions: [{ a: 'hold' }] },
  ]);
  expect(findings).toMatchObject([
    { code: 'E-03', text: '"Mrach" is not an action; Guard holds instead.', nearest: 'March' },
  ]);
  expect(actionsByUnit(statements).get('guard')).toMatchObject([
    { a: 'move' },
    { a: 'hold', with: [] },
    { a: 'hold' },
  ]);
});

test('[CHR-GRM-04] E-04: a route is cut off at the first bad direction', () => {
  const { statements, findings } = read('Guard - Move 3,9,2');
  expect(statements).toEqual([order('Guard', { a: 'move', steps: [3], with: [] })]);
  expect(findings).toMatchObject([{ code: 'E-04', column: 16 }]);
  expect(fault('Diggers - Build Bridge 7').code).toBe('E-04');
});

test('[CHR-GRM-04] [CHR-R-42] E-10: an unknown target makes the action a Hold', () => {
  expect(fault('Guard - Besiege Deephol')).toMatchObject({ code: 'E-10', nearest: 'Deephold' });
  expect(fault('Guard - Join Irn Host')).toMatchObject({ code: 'E-10', nearest: 'Iron Host' });
  expect(fault('Guard - Hold COMMANDER Verjan')).toMatchObject({ code: 'E-10', nearest: 'Verian' });
  expect(fault('Guard - Recruit Learn Meli Time Sards')).toMatchObject({
    code: 'E-10',
    nearest: 'Time Shards',
  });
  expect(read('Guard - Besiege Nowhere').statements).toMatchObject([{ s: 'rejected', unit: 'Guard' }]);
});

test('[CHR-GRM-04] E-12: a qualifier after an action that takes none is ignored', () => {
  const { statements, findings } = read('Karsk - Grow /M');
  expect(statements).toEqual([order('Karsk', { a: 'grow' })]);
  expect(findings).toMatchObject([{ code: 'E-12', column: 14 }]);
  expect(findings[0]?.text).toMatch(/; it is carried out without it\.?$/);
});

test('[CHR-GRM-04] E-15: a file states its empire and turn once', () => {
  expect(read('EMPIRE firstborn', 'TURN 3', 'TURN 03')).toMatchObject({
    empire: 'Firstborn',
    turn: 3,
    findings: [],
  });
  expect(fault('TURN 3', 'TURN 4')).toMatchObject({ code: 'E-15', line: 2 });
});

test('[CHR-GRM-07] text after # is dropped, but not inside quotes', () => {
  expect(said('# nothing', '', 'Guard - Hold # - Move 3')).toEqual([order('Guard', { a: 'hold', with: [] })]);
  expect(fault('ENVISION "Hash # Host"').text).toContain('Hash # Host');
});

test('[CHR-GRM-07] the player’s own name before the dash wins over a keyword', () => {
  expect(said('Pay Masters - Move 3')).toEqual([order('Pay Masters', { a: 'move', steps: [3], with: [] })]);
  expect(said('PAY House 2 30')).toEqual([{ s: 'pay', empire: 'House 2', guilders: 30 }]);
});

test('[CHR-GRM-07] a line that fits neither is E-01 if it has a dash, otherwise E-03', () => {
  expect(fault('Nobody - Move 3').code).toBe('E-01');
  expect(fault('DECLRAE Elves Allied')).toMatchObject({ code: 'E-03', nearest: 'DECLARE' });
});

test('[CHR-GRM-07] the last keyword on the line separates', () => {
  expect(said('TRANSFER Back to Back TO Elves')).toEqual([
    { s: 'transfer', what: 'Back to Back', to: 'Elves' },
  ]);
  expect(said('GIVE CLAIM 2 TO Lords in Exile IN 0412')).toEqual([
    { s: 'giveClaim', size: 2, to: 'Lords in Exile', hex: '0412' },
  ]);
  expect(said('PLACE dow-giant IN Karsk 2 WITH Men in Black')).toEqual([
    { s: 'place', band: 'dow-giant', city: { name: 'Karsk 2' }, army: 'Men in Black' },
  ]);
});

test('[CHR-GRM-07] a name that fits two things is E-10 until it is qualified', () => {
  expect(fault('Guard - Besiege Karsk')).toMatchObject({
    code: 'E-10',
    clause: 'CHR-GRM-07',
    text: '"Karsk" may be Firstborn:Karsk or Dwarves:Karsk, so say which; Guard holds instead.',
  });
  expect(action('Besiege Dwarves:Karsk')).toMatchObject({ city: { name: 'Karsk', empire: 'Dwarves' } });
  expect(action('Besiege 0412')).toMatchObject({ city: { name: '0412' } });
  expect(action('Besiege "0412 Below" BOAT')).toMatchObject({ city: { name: '0412 below' } });
  expect(fault('Guard - Besiege "0412 above"').code).toBe('E-10');
  expect(fault('Guard - Move 1 engage Twin Host').code).toBe('E-10');
  const numbered: Known = { ...TRICKY, foreign: [{ name: 'Dwarves 2', empire: 'Elves' }] };
  expect(readOrders('ENVISION Dwarves 2', numbered).findings).toMatchObject([{ code: 'E-10' }]);
  expect(readOrders('ENVISION "Dwarves 2"', numbered).statements).toEqual([
    { s: 'envision', target: { name: 'Dwarves 2' } },
  ]);
});

test('[CHR-GRM] an unquoted name is the longest known name', () => {
  expect(action('Besiege Karsk Inside')).toEqual({ a: 'besiege', city: { name: 'Karsk Inside' }, with: [] });
  expect(said('SLAY Guard 2')).toEqual([{ s: 'slay', unit: 'Guard 2', slot: 1 }]);
  expect(said('SLAY "Guard" 2')).toEqual([{ s: 'slay', unit: 'Guard', slot: 2 }]);
  expect(action('Move 1 engage Kill Squad kill')).toMatchObject({
    with: [{ q: 'engage', target: { name: 'Kill Squad' } }, { q: 'kill' }],
  });
});

test('[CHR-GRM-08] battle statements come with the orders', () => {
  expect(
    said(
      'INTENT Guard VS Elves TRUCE',
      'SPELLS Meli: Envision, Time Shards',
      'OUTMANEUVER judge of Guard',
      'TOWER fb-swordsmen, Meli',
      'FLEE BELOW Guard 2 35',
      'ALLOW WITHDRAW Elves',
      'YIELD Guard',
      'FLEE CITY Karsk 2',
      'GARRISON Karsk 2: 5x judge',
      'KEEP Deephold',
      'SACK Deephold',
    ),
  ).toEqual([
    { s: 'intent', army: 'Guard', versus: 'Elves', intent: 'TRUCE' },
    { s: 'spells', hero: 'Meli', spells: ['Envision', 'Time Shards'] },
    { s: 'outmaneuver', refs: ['judge of Guard'] },
    { s: 'tower', refs: ['fb-swordsmen', 'Meli'] },
    { s: 'fleeBelow', army: 'Guard 2', percent: 35 },
    { s: 'allowWithdraw', empire: 'Elves' },
    { s: 'yield', army: 'Guard' },
    { s: 'fleeCity', city: { name: 'Karsk 2' } },
    { s: 'garrison', city: { name: 'Karsk 2' }, items: [{ count: 5, profile: 'judge' }] },
    { s: 'keep', city: { name: 'Deephold' } },
    { s: 'sack', city: { name: 'Deephold' } },
  ]);
});

test('[CHR-CAC-09] an army may receive orders in the turn it is raised, wherever its line stands', () => {
  expect(
    said(
      'Third Host - Join Guard',
      'Guard - Hold COMMANDER Nerius',
      'Karsk - Raise Troops Third Host: judge as Nerius',
    ),
  ).toHaveLength(3);
});

test('[CHR-R-173] an existing unit keeps its name when the file gives that name again', () => {
  expect(said('Karsk - Raise Spy GUARD', 'guard - Hold')[1]).toMatchObject({ unit: 'Guard' });
});

test('[CHR-R-173] a new name must have the form of a name', () => {
  expect(fault('Pilgrims - Found City Hold')).toMatchObject({
    code: 'E-03',
    clause: 'CHR-R-173',
    column: 23,
  });
  expect(fault('Karsk - Raise Spy Elves').clause).toBe('CHR-R-173');
});

test('[CHR-GRM] a number of troops needs its x and cannot be zero', () => {
  expect(fault('Karsk - Raise Troops Third Host: 5 judge').code).toBe('E-03');
  expect(fault('Karsk - Raise Troops Third Host: 0x judge').code).toBe('E-03');
  expect(fault('PAY Elves 1,200').code).toBe('E-03');
});

test('[CHR-GRM] an unclosed quote and an unprintable character are reported as such', () => {
  expect(fault('Guard - Hold COMMANDER "Verian; Hold').text).toContain(
    'The quote opened here is never closed',
  );
  expect(fault('Diggers - Dig "New ').text).toContain('The quote opened here is never closed');
  expect(fault('Guard - \u202eHold').text).toContain('"<U+202E>" is not an action');
});

test('[CHR-GRM-07] lines are counted the way an editor counts them', () => {
  expect(fault('\ufeffTURN 3\r\n\r\nGuard - Fly').line).toBe(3);
});
