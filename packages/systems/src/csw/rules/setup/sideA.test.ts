import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { openBattle, readOptions } from '../../scenarios/index.ts';
import { opened } from '../../scenarios/testkit.ts';
import { type Battle, BLANK } from '../../state/state.ts';
import { judge, play } from '../../testkit/testplay.ts';
import { chooseSideADesk } from './desks.ts';
import { chooseSideAOrder } from './orders.ts';
import { fixSideA } from './sideA.ts';

const army = (...lines: readonly string[]) => ({
  army: lines.map((line) => ({ code: line.split(' ')[0], count: Number(line.split(' ')[1]) })),
});
const free = (options: Record<string, unknown>): Battle => {
  const reading = readOptions({ battle: options });
  if (!reading.ok) throw new Error(reading.problem);
  return { ...BLANK, ...openBattle(reading.value) };
};
const fixed = (battle: Battle, ...rolled: readonly number[]) => {
  const tale = beginTale(battle);
  const script = dice(...rolled);
  fixSideA(tale, script);
  expect(script.left).toEqual([]);
  return tale.events[0];
};

test('[CSW-SET-02] Side A has more mounted units, including those still to enter; elephants and leaders do not count', () => {
  const red = { ...army('HF 7', 'MC 1', 'W1 1'), reserves: [{ army: [{ code: 'HB', count: 2 }], turn: 3 }] };
  const blue = army('HF 5', 'MC 2', 'EL 3', 'W1 2');
  expect(fixed(free({ blue, red }))).toMatchObject({ side: 'red', rules: ['CSW-SET-02'] });
  expect(fixed(free({ blue: army('LC 9'), red }))).toMatchObject({ side: 'blue' });
});

test('[CSW-SET-05, CSW-R-81] with equal mounted counts each side rolls, ties reroll, and every die is reported', () => {
  const even = free({ blue: army('HF 7'), red: army('LF 7') });
  expect(fixed(even, 3, 3, 2, 5)).toMatchObject({
    side: 'red',
    rules: ['CSW-SET-05', 'CSW-R-81'],
    rolls: [3, 3, 2, 5].map((value) => ({ sides: 6, value })),
  });
  expect(fixed(even, 6, 1)).toMatchObject({ side: 'blue' });
});

test('[CSW-SET-04] a scenario that names a first mover overrides the count of mounted units', () => {
  expect(fixed(opened('manzikert'))).toMatchObject({ side: 'blue', rules: ['CSW-SET-04'] });
  expect(fixed(free({ blue: army('LC 9'), red: army('HF 9'), firstMover: 'red' }))).toMatchObject({
    side: 'red',
  });
});

test('[CSW-SET-03] the side on home ground chooses instead, for itself or for the other', () => {
  const battle = free({ blue: army('LC 9'), red: army('HF 9'), home: 'red' });
  expect([...chooseSideADesk.legal(battle, 'red', 'table')]).toEqual([
    { type: 'chooseSideA', side: 'blue' },
    { type: 'chooseSideA', side: 'red' },
  ]);
  const tale = beginTale(battle);
  chooseSideAOrder.decide(tale, 'red', { type: 'chooseSideA', side: 'red' }, dice());
  fixSideA(tale, dice());
  expect(tale.state.sideA).toBe('red');
  expect(tale.events).toHaveLength(1);
  expect(chooseSideADesk.standIn(battle, 'red')).toEqual({ type: 'chooseSideA', side: 'red' });
  for (const side of ['blue', 'red'] as const)
    expect(judge(battle, { type: 'chooseSideA', side })).toEqual({ ok: true });
});

test('[CSW-SET-03, CSW-P-14] the home side chooses once; then the armies are set up and its choice begins', () => {
  const battle = free({ blue: army('LC 9'), red: army('HF 9'), home: 'red' });
  const chosen = play(battle, { type: 'chooseSideA', side: 'red' });
  expect(chosen.step).toBe('setUpFirst');
  const deployed = ['blue', 'red'].reduce(
    (now) => play(play(now, { type: 'deployRest' }), { type: 'done' }),
    chosen,
  );
  expect([deployed.step, deployed.phasing]).toEqual(['move', 'red']);
});

test('[CSW-SET-04] if the scenario has decided, nobody chooses', () => {
  const battle = free({ blue: army('LC 9'), red: army('HF 9'), home: 'red', firstMover: 'blue' });
  expect([...chooseSideADesk.subjects(battle, 'red')]).toEqual([]);
  expect([...chooseSideADesk.legal(battle, 'red', 'table')]).toEqual([]);
  expect(chooseSideAOrder.check(battle, 'red', { type: 'chooseSideA', side: 'red' })).toMatchObject({
    ok: false,
    rule: 'CSW-SET-04',
  });
});
