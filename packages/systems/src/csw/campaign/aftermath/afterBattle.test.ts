import { expect, test } from 'vitest';
import { UNITS } from '../../data/units.ts';
import { unitTypeOf } from '../../units/unitType.ts';
import { d6 as dice } from '../testkit.ts';
import { afterBattle, baggageLoss } from './afterBattle.ts';
import { type Field, fieldOf } from './battleEnd.ts';
import { type Lost, recoverUnit } from './casualties.ts';
import { leaderSalary, recoverLeader } from './leaderRecovery.ts';

const type = (code: string) => unitTypeOf(UNITS, code);
const lost = (code: string, name = code): Lost => ({ name, type: type(code) });
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
/** The casualties of a unit, all days rolled as ones. */
const men = (code: string, a: number, b: number, field: Field = 'held') =>
  recoverUnit(lost(code), field, dice(a, b, ...ones(29))).returns.map((each) => each.men);

test('[CSW-X-14, CSW-CAS-01] Heavy Foot, 8, victor: 5, 6, 3, 2 and 1 men after 1d6, 3d6, 5d6, 8d6 and 12d6 days', () => {
  const script = dice(3, 5, ...ones(29));
  const recovery = recoverUnit(lost('HF'), 'held', script);
  expect(script.left).toEqual([]);
  expect(recovery).toMatchObject({
    condition: 'Wounded',
    roll: 8,
    recovered: 17,
    returns: [
      { men: 5, days: 1 },
      { men: 6, days: 3 },
      { men: 3, days: 5 },
      { men: 2, days: 8 },
      { men: 1, days: 12 },
    ],
  });
});

test('[CSW-CAS-01, CSW-R-77] the side that lost the field reads the second number; an empty column rolls no days', () => {
  const script = dice(3, 4, ...ones(1 + 3 + 5 + 8 + 12));
  expect(recoverUnit(lost('HF'), 'lost', script).returns.map((each) => each.men)).toEqual([1, 4, 5, 2, 1]);
  const few = dice(5, 6, ...ones(5));
  expect(recoverUnit(lost('HF'), 'lost', few)).toMatchObject({
    condition: 'Decimated',
    returns: [{ men: 1, days: 5 }],
  });
  expect(few.left).toEqual([]);
  expect(men('OG', 6, 6, 'lost')).toEqual([1]);
  expect(recoverUnit(lost('LC'), 'lost', dice(5, 6)).lines[0]?.text).toBe('LC: Decimated; nobody returns.');
});

test('[CSW-CAS-02, CSW-R-78] mounted, large and crew units recover half of each entry, rounded down', () => {
  expect(men('LC', 4, 4)).toEqual([2, 3, 1, 1]);
  expect(men('OG', 4, 4)).toEqual([2, 3, 1, 1]);
});

test('[CSW-CAS-02] no unit recovers more than it had, earliest column first', () => {
  expect(men('BA', 1, 1)).toEqual([4, 1]);
  expect(men('HF', 2, 2)).toEqual([7, 5, 3, 2, 1]);
});

test('[CSW-CAS-03] beasts, giants and lesser undead do not recover, and roll nothing', () => {
  const gone = (each: Lost) => recoverUnit(each, 'held', dice());
  expect([
    gone(lost('EL')),
    gone(lost('TR')),
    gone(lost('HG')),
    gone({ ...lost('AF'), undead: true }),
  ]).toMatchObject(ones(4).map(() => ({ roll: null, recovered: 0 })));
});

test('[CSW-CAS-03] a unit that routed off the map returns whole', () => {
  const side = { field: 'lost', eliminated: [], routedOff: [lost('EL'), lost('HF')], army: [] } as const;
  expect(afterBattle(side, dice(1)).units).toMatchObject([
    { code: 'EL', recovered: 2 },
    { code: 'HF', recovered: 20 },
  ]);
});

test('[CSW-CAS-04] returning men fill units up to their full number; crews without an engine wait', () => {
  const side = {
    field: 'held',
    eliminated: [lost('HF', 'HF 1'), lost('HF', 'HF 2'), lost('BA')],
    routedOff: [],
    army: [],
  } as const;
  const eights = [4, 4, ...ones(29)];
  const { refilled } = afterBattle(side, dice(...eights, ...eights, 1, 1, 1, 1, 1, 1, 1));
  expect(refilled).toEqual([
    { code: 'HF', men: 34, units: 1, waiting: 14 },
    { code: 'BA', men: 5, units: 0, waiting: 5 },
  ]);
});

test('[CSW-CAS-04] beasts that are gone do not fill a unit; even one man counts', () => {
  const side = { field: 'lost', eliminated: [lost('EL'), lost('HF')], routedOff: [], army: [] } as const;
  expect(afterBattle(side, dice(5, 6, ...ones(5), 1)).refilled).toEqual([
    { code: 'HF', men: 1, units: 0, waiting: 1 },
  ]);
  const whole = { ...side, eliminated: [], routedOff: [lost('BA')] } as const;
  expect(afterBattle(whole, dice(1)).refilled).toEqual([{ code: 'BA', men: 5, units: 1, waiting: 0 }]);
});

test('[CSW-CAS-04] a leader who returns does not fill a unit', () => {
  const side = { field: 'lost', eliminated: [], routedOff: [lost('W1'), lost('LF')], army: [] } as const;
  expect(afterBattle(side, dice(1)).refilled.map(({ code }) => code)).toEqual(['LF']);
});

test('[CSW-CAS-05] the winner holds the field; in a draw nobody does', () => {
  expect([fieldOf('blue', 'blue'), fieldOf('red', 'blue'), fieldOf<string>('blue', null)]).toEqual([
    'held',
    'lost',
    'lost',
  ]);
});

const LEADER = { name: 'Harold', type: type('W2'), salary: 100 };
const fate = (field: Field, ...rolls: readonly number[]) => {
  const script = dice(...rolls);
  const recovery = recoverLeader(LEADER, field, script);
  expect(script.left).toEqual([]);
  return recovery;
};

test('[CSW-LRC-01] a leader who fell alone rolls for himself; one who fell with a unit shares its dice', () => {
  expect(fate('held', 1, 1)).toMatchObject({ roll: 2, days: 1 });
  const side = {
    field: 'held',
    eliminated: [lost('HF', 'Huscarls'), { ...lost('W2', 'Harold'), fellWith: 'Huscarls' }],
    routedOff: [],
    army: [],
  } as const;
  const { leaders } = afterBattle(side, dice(5, 6, 1, 1, 1, ...ones(5), ...ones(8), 1));
  expect(leaders).toMatchObject([{ name: 'Harold', roll: 11, outcome: 'dead' }]);
});

test('[CSW-LRC-01] a leader who fell with a beast, which rolls nothing, rolls for himself', () => {
  const side = {
    field: 'lost',
    eliminated: [lost('EL', 'Tusker'), { ...lost('W1', 'Mahout'), fellWith: 'Tusker' }],
    routedOff: [],
    army: [],
  } as const;
  expect(afterBattle(side, dice(5, 6, 1)).leaders).toMatchObject([{ roll: 11 }]);
});

test('[CSW-LRC-02] [CSW-R-79] the days until he returns, for victor and loser', () => {
  const days = (a: number, b: number, field: Field, count: number) => fate(field, a, b, ...ones(count)).days;
  expect([days(1, 1, 'held', 0), days(1, 1, 'lost', 1)]).toEqual([1, 1]);
  expect([days(1, 2, 'held', 0), days(1, 2, 'lost', 2)]).toEqual([1, 2]);
  expect([days(2, 2, 'held', 2), days(2, 2, 'lost', 4)]).toEqual([2, 4]);
  expect([days(2, 3, 'held', 3), days(2, 3, 'lost', 2)]).toEqual([3, 2]);
  expect([days(4, 4, 'held', 5), days(4, 4, 'lost', 9)]).toEqual([5, 9]);
  expect([days(4, 5, 'held', 2), days(4, 5, 'lost', 2)]).toEqual([2, 2]);
});

test('[CSW-LRC-02] 6 brings loot and 7 costs a ransom, in months of salary', () => {
  expect(fate('held', 3, 3, 1, 1, 4)).toMatchObject({ days: 2, loot: 400, outcome: 'returns' });
  expect(fate('lost', 3, 3, 5, 4)).toMatchObject({ days: 5, loot: 400 });
  expect(fate('held', 3, 4, 2, 6)).toMatchObject({ days: null, ransom: 800, outcome: 'captured' });
});

test('[CSW-LRC-02] 10 costs him a limb, an eye or a lung', () => {
  expect(fate('held', 5, 5, 5, ...ones(6))).toMatchObject({
    days: 6,
    fate: expect.stringContaining('loses an eye'),
  });
  expect(fate('lost', 5, 5, 1, ...ones(8))).toMatchObject({ days: 8, fate: expect.stringContaining('hand') });
});

test('[CSW-LRC-02] 12: he dies unless found within d6 days, with one chance in six each day', () => {
  expect(fate('held', 6, 6, 2, 3, 6)).toMatchObject({ outcome: 'dead', days: null });
  expect(fate('held', 6, 6, 3, 4, 1, ...ones(12))).toMatchObject({ outcome: 'returns', days: 14 });
});

test('[CSW-LRC-03] his salary is the most expensive line’s monthly pay, for ten, times his level', () => {
  expect(leaderSalary([type('LF'), type('CT'), type('W3')], type('W2'))).toBe(112);
  expect(leaderSalary([type('PK')], type('P3'))).toBe(90);
  expect(leaderSalary([type('W3')], type('W2'))).toBe(0);
  const unpaid = recoverLeader({ ...LEADER, salary: 0 }, 'held', dice(3, 4, 2, 6));
  expect(unpaid).toMatchObject({ months: 8, ransom: 0, fate: expect.stringContaining('8 months’ salary') });
  expect(fate('held', 1, 1).lines[0]?.rules).not.toContain('CSW-LRC-03');
  expect(fate('held', 3, 4, 2, 6).lines[0]?.rules).toContain('CSW-LRC-03');
});

test('[CSW-BAG-01] each side loses d6 x 10% of its baggage', () => {
  expect(baggageLoss('held', dice(6)).percent).toBe(60);
});

test('[CSW-BAG-02, CSW-X-15] a die of 4 and the field lost cost 70%', () => {
  expect(baggageLoss('lost', dice(4))).toMatchObject({
    percent: 70,
    modifiers: [{ value: 40 }, { value: 30, rule: 'CSW-BAG-02' }],
  });
});

test('[CSW-UNT-03] riderless mounts are not casualties', () => {
  const side = { field: 'held', eliminated: [lost('RM')], routedOff: [lost('RM')], army: [] } as const;
  expect(afterBattle(side, dice(1))).toMatchObject({ units: [], leaders: [], refilled: [] });
});

test('[CSW-CAS-02] whatever the dice, no unit of the table recovers more men than it had', () => {
  const sums = Array.from({ length: 11 }, (_, at) => [Math.min(6, at + 1), Math.max(1, at - 4)] as const);
  const over = UNITS.flatMap((each) =>
    sums.flatMap(([a, b]) =>
      (['held', 'lost'] as const).filter(
        (field) => recoverUnit({ name: '', type: each }, field, dice(a, b, ...ones(29))).recovered > each.men,
      ),
    ),
  );
  expect(over).toEqual([]);
});
