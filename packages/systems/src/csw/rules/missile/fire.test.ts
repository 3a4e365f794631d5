import { dice, type ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import {
  battle,
  bow,
  elephant,
  foot,
  giant,
  leader,
  longBow,
  onager,
  type Stage,
  unit,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, play } from '../../testkit/testplay.ts';
import { fireDesk, fireOrder, resolveFire } from './fire.ts';
import { withdrawAttackOrder } from './withdraw.ts';

type Words = Parameters<typeof battle>[0];
const set = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ map: { columns: 16, rows: 16 }, step: 'fireFirst', turn: 3, units, ...words });

type Fire = readonly [side: Side, names: readonly string[], hex: string, construction?: true];

/** Declares each attack in turn, then lets the segment run to its end or to a question. */
const fight = (stage: Stage, attacks: readonly Fire[], rolls: ScriptedDice): Tale => {
  const tale = beginTale(stage.battle);
  for (const [side, names, hex, construction = false] of attacks) {
    const order = { type: 'fire' as const, units: stage.ids(...names), hex, construction };
    expect(fireOrder.check(tale.state, side, order)).toEqual({ ok: true });
    fireOrder.decide(tale, side, order, rolls);
  }
  tale.tell({ type: 'stepBegun', step: 'fireResolve', rules: [] });
  while (tale.state.questions.length === 0 && resolveFire(tale, rolls));
  expect(rolls.left).toEqual([]);
  return tale;
};

const rolled = (tale: Tale) => tale.events.flatMap((event) => (event.type === 'attackRolled' ? [event] : []));
const alive = (stage: Stage, state: Battle, name: string): boolean =>
  stage.unit(name, state).status === 'onMap';

test('[CSW-X-01] two factors of 2 against Defence Class 2: a 1 destroys, a 2 does nothing', () => {
  const stage = set({ a: bow('blue', '0504'), b: bow('blue', '0504'), c: unit('PK', 'red', '0508') });
  const hit = fight(stage, [['blue', ['a', 'b'], '0508']], dice(1));
  expect(rolled(hit)).toMatchObject([{ factors: 4, column: 4, defence: 2, row: 3, losses: 1 }]);
  expect(alive(stage, hit.state, 'c')).toBe(false);
  const miss = fight(stage, [['blue', ['a', 'b'], '0508']], dice(2));
  expect(rolled(miss)).toMatchObject([{ row: 4, losses: 0 }]);
  expect(alive(stage, miss.state, 'c')).toBe(true);
});

test('[CSW-SEQ-06] [CSW-R-11] both sides declare, then all dice are rolled, the phasing side first in declared order', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0704'),
    x: longBow('red', '0508'),
    y: longBow('red', '0708'),
  });
  const tale = fight(
    stage,
    [
      ['blue', ['b'], '0708'],
      ['blue', ['a'], '0508'],
      ['red', ['x'], '0504'],
    ],
    dice(6, 5, 4),
  );
  expect(rolled(tale).map(({ attack, rolls }) => [attack.units[0], rolls?.[0]?.value])).toEqual([
    [stage.id('b'), 6],
    [stage.id('a'), 5],
    [stage.id('x'), 4],
  ]);
});

test('[CSW-R-11] [CSW-SEQ-06] a unit that falls in the segment has still fired, and may fire at a unit that another has hit', () => {
  const stage = set({ a: longBow('blue', '0504'), b: longBow('blue', '0704'), x: longBow('red', '0608') });
  const tale = fight(
    stage,
    [
      ['blue', ['a'], '0608'],
      ['blue', ['b'], '0608'],
      ['red', ['x'], '0504'],
    ],
    dice(1, 1, 1),
  );
  expect(rolled(tale)).toHaveLength(3);
  expect(alive(stage, tale.state, 'x')).toBe(false);
  expect(alive(stage, tale.state, 'a')).toBe(false);
});

test('[CSW-CBT-07] the losses of several attacks on a hex add up and are taken together', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0704'),
    x: foot('red', '0608'),
    y: foot('red', '0608'),
    z: foot('red', '0608'),
  });
  const tale = fight(
    stage,
    [
      ['blue', ['a'], '0608'],
      ['blue', ['b'], '0608'],
    ],
    dice(1, 1),
  );
  expect(['x', 'y', 'z'].filter((name) => alive(stage, tale.state, name))).toEqual(['z']);
  const types = tale.events.map(({ type }) => type);
  expect(types.indexOf('unitEliminated')).toBeGreaterThan(types.lastIndexOf('attackRolled'));
});

test('[CSW-MIS-07] [CSW-LDR-02] leaders die last', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0504'),
    l: leader('red', '0508'),
    x: foot('red', '0508'),
  });
  const tale = fight(stage, [['blue', ['a', 'b'], '0508']], dice(4));
  expect(rolled(tale)[0]?.losses).toBe(1);
  expect([alive(stage, tale.state, 'x'), alive(stage, tale.state, 'l')]).toEqual([false, true]);
});

test('[CSW-CRE-02] a creature takes hits from missiles as from any attack', () => {
  const stage = set({ a: longBow('blue', '0504'), b: longBow('blue', '0504'), x: elephant('red', '0508') });
  const tale = fight(stage, [['blue', ['a', 'b'], '0508']], dice(1));
  expect(stage.unit('x', tale.state)).toMatchObject({ status: 'onMap', hitsTaken: 1 });
});

test('[CSW-MIS-15] no unit advances into a hex emptied by missiles', () => {
  const stage = set({ a: longBow('blue', '0504'), x: foot('red', '0508') });
  const tale = fight(stage, [['blue', ['a'], '0508']], dice(1));
  expect(alive(stage, tale.state, 'x')).toBe(false);
  expect(tale.state.advances).toEqual([]);
});

test("[CSW-MIS-08] [CSW-CRE-03] [CSW-ENG-03] [CSW-P-22] a unit's fire is recorded", () => {
  const stage = set({ o: onager('blue', '0504'), still: bow('blue', '0604'), x: foot('red', '0508') });
  const { state } = fight(stage, [['blue', ['o'], '0508']], dice(6));
  expect(stage.unit('o', state)).toMatchObject({
    firedThisTurn: true,
    lastFiredTurn: 3,
    firedThisSegment: false,
  });
  expect(stage.unit('still', state)).toMatchObject({ firedThisTurn: false, lastFiredTurn: 0 });
});

test('[CSW-P-23] [CSW-MIS-06] [CSW-OPF-02] a ban from one missile segment does not last into the next', () => {
  const stage = set({
    m: bow('blue', '0504', { meleedLastSegment: true }),
    o: bow('red', '0508', { firedInMovement: true }),
  });
  const { state } = fight(stage, [], dice());
  expect(stage.unit('m', state).meleedLastSegment).toBe(false);
  expect(stage.unit('o', state).firedInMovement).toBe(false);
});

test('[CSW-MOR-03] [CSW-R-48] [CSW-P-19] the morale check receives losses, rear and attackers', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0512'),
    x: foot('red', '0508', 'N'),
    y: foot('red', '0508', 'N'),
  });
  const causesOf = (attacks: readonly Fire[], ...rolls: number[]) => {
    const { state } = fight(stage, attacks, dice(...rolls));
    const { causes } = state;
    return {
      rules: causes.flatMap(({ rules }) => rules),
      rear: causes.some(({ rear }) => rear),
      attackers: [...new Set(causes.flatMap(({ attackers }) => attackers))],
    };
  };
  expect(causesOf([['blue', ['a'], '0508']], 1)).toEqual({
    rules: ['CSW-MOR-03'],
    rear: false,
    attackers: [stage.cell('0504')],
  });
  expect(causesOf([['blue', ['a'], '0508']], 6)).toMatchObject({ rules: [] });
  const both: Fire[] = [
    ['blue', ['a'], '0508'],
    ['blue', ['b'], '0508'],
  ];
  expect(causesOf(both, 1, 6)).toEqual({
    rules: ['CSW-MOR-03'],
    rear: true,
    attackers: [stage.cell('0504'), stage.cell('0512')],
  });
});

test('[CSW-WAL-10] a wall has Defence Class 4 and takes three hits without modifiers; then it is a hill (CSW-WAL-11)', () => {
  const stage = set(
    { g: giant('blue', '0504'), x: foot('red', '0508') },
    { terrain: { '0508': 'wall' }, works: { '0508': { hitsTaken: 2 } }, modules: ['night'] },
  );
  const hit = fight(stage, [['blue', ['g'], '0508', true]], dice(1));
  expect(rolled(hit)).toMatchObject([{ factors: 8, defence: 4, row: 5, losses: 1, modifiers: [] }]);
  expect(hit.state.works).toMatchObject([{ hitsTaken: 3, destroyed: true }]);
  expect(alive(stage, hit.state, 'x')).toBe(true);
  expect(hit.state.causes).toEqual([]);
  const miss = fight(stage, [['blue', ['g'], '0508', true]], dice(2));
  expect(miss.state.works).toMatchObject([{ hitsTaken: 2, destroyed: false }]);
});

test('[CSW-GAT-01] a closed gate is Defence Class 3', () => {
  const stage = set({ o: onager('blue', '0504') }, { terrain: { '0508': 'gate' } });
  const tale = fight(stage, [['blue', ['o'], '0508', true]], dice(2));
  expect(rolled(tale)).toMatchObject([{ defence: 3, row: 5, losses: 1 }]);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 1, destroyed: false }]);
});

test('[CSW-R-11] a wall that falls in the segment still protects its men in it', () => {
  const stage = set(
    { g: giant('blue', '0504'), b: longBow('blue', '0404'), x: foot('red', '0508') },
    { terrain: { '0508': 'wall' }, works: { '0508': { hitsTaken: 2 } } },
  );
  const tale = fight(
    stage,
    [
      ['blue', ['g'], '0508', true],
      ['blue', ['b'], '0508'],
    ],
    dice(1, 6),
  );
  expect(rolled(tale)[1]?.modifiers).toMatchObject([{ rule: 'CSW-WAL-06', value: 2 }]);
});

test('[CSW-CBT-02] the chart is read with the modified die', () => {
  const stage = set(
    { a: longBow('blue', '0504'), x: unit('LF', 'red', '0508') },
    { terrain: { '0508': 'woods' } },
  );
  const tale = fight(stage, [['blue', ['a'], '0508']], dice(2));
  expect(rolled(tale)).toMatchObject([{ factors: 6, column: 6, defence: 0, row: 4, losses: 1 }]);
});

test("[CSW-R-97] [CSW-SEQ-06] a side can withdraw its own declared attack, not the other side's", () => {
  const stage = set({ a: bow('blue', '0504'), x: bow('red', '0508') });
  const tale = beginTale(stage.battle);
  fireOrder.decide(tale, 'blue', { type: 'fire', units: [stage.id('a')], hex: '0508' }, dice());
  const order = { type: 'withdrawAttack' as const, index: 0 };
  expect(withdrawAttackOrder.check(tale.state, 'red', order)).toMatchObject({ ok: false, rule: 'CSW-R-97' });
  expect(inPlainEnglish(withdrawAttackOrder.check(tale.state, 'blue', { ...order, index: 1 }))).toMatchObject(
    { ok: false },
  );
  expect(inPlainEnglish(withdrawAttackOrder.describe(tale.state, order))).toBe(
    'take back the attack of a on 0508',
  );
  expect([...fireDesk.legal(tale.state, 'blue', 'table')]).toEqual([{ type: 'done' }, order]);
  withdrawAttackOrder.decide(tale, 'blue', order, dice());
  expect(tale.state.attacks).toEqual([]);
});

test('[CSW-P-14] [CSW-R-97] at the fire desk a side can fire, withdraw an attack or finish', () => {
  const stage = set({ a: bow('blue', '0504'), x: bow('red', '0508') }, { phasing: 'blue' });
  const declared = play(stage.battle, { type: 'fire', units: stage.ids('a'), hex: '0508' });
  expect(declared.attacks).toHaveLength(1);
  expect(judge(declared, { type: 'done' })).toEqual({ ok: true });
  expect(inPlainEnglish(play(declared, { type: 'withdrawAttack', index: 0 }).attacks)).toEqual([]);
  expect(
    inPlainEnglish(withdrawAttackOrder.describe(stage.battle, { type: 'withdrawAttack', index: 0 })),
  ).toBe('take back attack 0');
});

test('[CSW-CBT-06] [CSW-MIS-07] the owner of unequal units chooses who falls to a missile', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    x: foot('red', '0508', { morale: 6 }),
    y: foot('red', '0508', { morale: 8 }),
  });
  const tale = fight(stage, [['blue', ['a'], '0508']], dice(1));
  expect(tale.state.questions).toMatchObject([{ kind: 'chooseLoss', side: 'red' }]);
});

test('[CSW-R-48] one of several firers at the rear is enough; a shot at the wall causes no check', () => {
  const stage = set({
    front: longBow('blue', '0904'),
    rear: longBow('blue', '0905'),
    x: foot('red', '0504', 'N'),
    y: foot('red', '0504', 'N'),
  });
  const rear = (...names: string[]) =>
    fight(stage, [['blue', names, '0504']], dice(1)).state.causes.some((cause) => cause.rear);
  expect([rear('front'), rear('rear'), rear('front', 'rear')]).toEqual([false, true, true]);
  const wall = set(
    { g: giant('blue', '0504'), x: foot('red', '0508', 'S') },
    { terrain: { '0508': 'wall' } },
  );
  expect(fight(wall, [['blue', ['g'], '0508', true]], dice(1)).state.causes).toEqual([]);
});

test('an attack is worded as players would say it', () => {
  const units = { a: bow('blue', '0504'), b: bow('blue', '0504'), x: foot('red', '0508') };
  const stage = set(units, { terrain: { '0608': 'gate' } });
  const order = { type: 'fire' as const, units: stage.ids('a', 'b'), hex: '0508' };
  expect(
    inPlainEnglish(fireOrder.describe(stage.battle, { ...order, hex: '0608', construction: true })),
  ).toBe('shoot at the gate in 0608 with a and b');
  expect(inPlainEnglish(fireOrder.describe(stage.battle, order))).toBe('shoot at 0508 with a and b');
  expect(inPlainEnglish(fireOrder.describe(stage.battle, { ...order, construction: true }))).toBe(
    'shoot at the wall in 0508 with a and b',
  );
});
