import { dice, type ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders.ts';
import type { Side } from '../../setup.ts';
import type { Battle } from '../../state.ts';
import { beginTale, type Tale } from '../../tale.ts';
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
  warrior,
} from '../../testkit.ts';
import { judge, play } from '../../testplay.ts';
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

test('[CSW-X-01] two factors of 2 against Defense Class 2: a 1 destroys, a 2 does nothing', () => {
  const stage = set({ a: bow('blue', '0504'), b: bow('blue', '0504'), c: unit('PK', 'red', '0508') });
  const hit = fight(stage, [['blue', ['a', 'b'], '0508']], dice(1));
  expect(rolled(hit)).toMatchObject([{ factors: 4, column: 4, defence: 2, row: 3, losses: 1 }]);
  expect(alive(stage, hit.state, 'c')).toBe(false);
  const miss = fight(stage, [['blue', ['a', 'b'], '0508']], dice(2));
  expect(rolled(miss)).toMatchObject([{ row: 4, losses: 0 }]);
  expect(alive(stage, miss.state, 'c')).toBe(true);
});

test('[CSW-SEQ-06] [CSW-R-11] both sides declare, then all dice fall, the phasing side first in declared order', () => {
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

test('[CSW-R-11] [CSW-SEQ-06] who falls in the segment has still fired, and fires at whom another has hit', () => {
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

test('[CSW-CRE-02] a creature takes hits from missiles as from anything', () => {
  const stage = set({ a: longBow('blue', '0504'), b: longBow('blue', '0504'), x: elephant('red', '0508') });
  const tale = fight(stage, [['blue', ['a', 'b'], '0508']], dice(1));
  expect(stage.unit('x', tale.state)).toMatchObject({ status: 'onMap', hitsTaken: 1 });
});

test('[CSW-MIS-15] a hex emptied by missiles is not advanced into', () => {
  const stage = set({ a: longBow('blue', '0504'), x: foot('red', '0508') });
  const tale = fight(stage, [['blue', ['a'], '0508']], dice(1));
  expect(alive(stage, tale.state, 'x')).toBe(false);
  expect(tale.state.advances).toEqual([]);
});

test('[CSW-MIS-08] [CSW-CRE-03] [CSW-ENG-03] [CSW-P-22] having fired is remembered', () => {
  const stage = set({ o: onager('blue', '0504'), still: bow('blue', '0604'), x: foot('red', '0508') });
  const { state } = fight(stage, [['blue', ['o'], '0508']], dice(6));
  expect(stage.unit('o', state)).toMatchObject({
    firedThisTurn: true,
    lastFiredTurn: 3,
    firedThisSegment: false,
  });
  expect(stage.unit('still', state)).toMatchObject({ firedThisTurn: false, lastFiredTurn: 0 });
});

test('[CSW-P-23] [CSW-MIS-06] [CSW-OPF-02] what barred a unit in one missile segment no longer bars it in the next', () => {
  const stage = set({
    m: bow('blue', '0504', { meleedLastSegment: true }),
    o: bow('red', '0508', { firedInMovement: true }),
  });
  const { state } = fight(stage, [], dice());
  expect(stage.unit('m', state).meleedLastSegment).toBe(false);
  expect(stage.unit('o', state).firedInMovement).toBe(false);
});

test('[CSW-MOR-03] [CSW-R-48] [CSW-P-19] the morale check learns of losses, rear and attackers', () => {
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

test('[CSW-WAL-10] a wall is Defense Class 4 and takes three hits, no modifiers; it falls to a hill (CSW-WAL-11)', () => {
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

test('[CSW-GAT-01] a closed gate is Defense Class 3', () => {
  const stage = set({ o: onager('blue', '0504') }, { terrain: { '0508': 'gate' } });
  const tale = fight(stage, [['blue', ['o'], '0508', true]], dice(2));
  expect(rolled(tale)).toMatchObject([{ defence: 3, row: 5, losses: 1 }]);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 1, destroyed: false }]);
});

test('[CSW-R-11] a wall that falls in the segment still shields its men in it', () => {
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

test('[CSW-CBT-02] the modified die is what the chart is asked', () => {
  const stage = set(
    { a: longBow('blue', '0504'), x: unit('LF', 'red', '0508') },
    { terrain: { '0508': 'woods' } },
  );
  const tale = fight(stage, [['blue', ['a'], '0508']], dice(2));
  expect(rolled(tale)).toMatchObject([{ factors: 6, column: 6, defence: 0, row: 4, losses: 1 }]);
});

test('[CSW-R-97] [CSW-SEQ-06] an own declared attack can be taken back, another side’s cannot', () => {
  const stage = set({ a: bow('blue', '0504'), x: bow('red', '0508') });
  const tale = beginTale(stage.battle);
  fireOrder.decide(tale, 'blue', { type: 'fire', units: [stage.id('a')], hex: '0508' }, dice());
  const order = { type: 'withdrawAttack' as const, index: 0 };
  expect(withdrawAttackOrder.check(tale.state, 'red', order)).toMatchObject({ ok: false, rule: 'CSW-R-97' });
  expect(withdrawAttackOrder.check(tale.state, 'blue', { ...order, index: 1 })).toMatchObject({ ok: false });
  expect(withdrawAttackOrder.describe(tale.state, order)).toBe('take back the attack of a on 0508');
  expect([...fireDesk.legal(tale.state, 'blue', 'table')]).toEqual([{ type: 'done' }, order]);
  withdrawAttackOrder.decide(tale, 'blue', order, dice());
  expect(tale.state.attacks).toEqual([]);
});

test('[CSW-P-14] [CSW-R-97] at the fire desk one fires, takes an attack back or says done', () => {
  const stage = set({ a: bow('blue', '0504'), x: bow('red', '0508') }, { phasing: 'blue' });
  const declared = play(stage.battle, { type: 'fire', units: stage.ids('a'), hex: '0508' });
  expect(declared.attacks).toHaveLength(1);
  expect(judge(declared, { type: 'done' })).toEqual({ ok: true });
  expect(play(declared, { type: 'withdrawAttack', index: 0 }).attacks).toEqual([]);
  expect(withdrawAttackOrder.describe(stage.battle, { type: 'withdrawAttack', index: 0 })).toBe(
    'take back attack 0',
  );
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

test('[CSW-R-48] one of several firers at the rear is enough, a shot at the wall alarms nobody', () => {
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

const offered = ({ battle: state }: Stage, side: Side = 'blue'): CswOrder[] =>
  [...fireDesk.subjects(state, side)].flatMap((subject) => [...fireDesk.legal(state, side, subject)]);

const sets = (stage: Stage): string[] =>
  offered(stage).flatMap((order) =>
    order.type === 'fire'
      ? [
          `${order.units.map((id) => stage.battle.units[id]?.name).join('')}>${order.hex}${order.construction ? '!' : ''}`,
        ]
      : [],
  );

test('[CSW-P-14] the desk lists single shots, volleys of a hex and whole chains, all of them legal', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0504'),
    c: longBow('blue', '0604'),
    d: longBow('blue', '0904'),
    w: warrior('blue', '0504', { firedThisTurn: true }),
    x: foot('red', '0508'),
  });
  expect(sets(stage).sort()).toEqual(['a>0508', 'abc>0508', 'ab>0508', 'b>0508', 'c>0508', 'd>0508'].sort());
  for (const order of offered(stage))
    if (order.type === 'fire') expect(fireOrder.check(stage.battle, 'blue', order)).toEqual({ ok: true });
});

test('[CSW-STK-05] a listed volley keeps to four points, and machines stay out of it (CSW-ENG-02)', () => {
  const six = Object.fromEntries([...'abcdef'].map((name) => [name, bow('blue', '0504')]));
  const stage = set({
    ...six,
    w: warrior('blue', '0504'),
    o: onager('blue', '0604'),
    x: foot('red', '0508'),
  });
  expect(sets(stage)).toContain('abcdw>0508');
  expect(sets(stage)).toContain('o>0508');
  expect(sets(stage).filter((line) => line.includes('o') && line.length > 6)).toEqual([]);
});

test('[CSW-WAL-09] walls are offered to those who can harm them, not the one under their own men', () => {
  const units = { o: onager('blue', '0504'), b: bow('blue', '0404'), own: foot('blue', '0808') };
  const stage = set(units, { terrain: { '0508': 'wall', '0808': 'wall' } });
  expect(sets(stage)).toEqual(['o>0508!']);
});

test('[CSW-MIS-10] [CSW-ENG-01] neither hexes beside friends nor siege machines are offered to archers', () => {
  const stage = set({
    b: longBow('blue', '0504'),
    o: onager('blue', '0704'),
    near: foot('blue', '0309'),
    touched: foot('red', '0308'),
    engine: onager('red', '0708'),
    open: foot('red', '0508'),
  });
  expect(sets(stage)).toEqual(['b>0508', 'o>0508', 'o>0708']);
});

test('[CSW-WAL-09] towers and gates are offered like walls, within reach and in sight', () => {
  const terrain = {
    '0508': 'tower',
    '0408': 'gate',
    '0504': 'hill1',
    '0708': 'hill1',
    '0512': 'wall',
    '0511': 'hill2',
  } as const;
  const stage = set({ g: giant('blue', '0504') }, { terrain });
  expect(sets(stage).sort()).toEqual(['g>0408!', 'g>0508!']);
  expect(sets(set({ g: giant('blue', '0502') }, { terrain: { '0508': 'wall', '0208': 'wall' } }))).toEqual([
    'g>0508!',
  ]);
  const hidden = { '0508': 'wall', '0505': 'woods' } as const;
  expect(sets(set({ g: giant('blue', '0504') }, { terrain: hidden }))).toEqual([]);
  const broken = { '0508': { destroyed: true } };
  expect(sets(set({ g: giant('blue', '0504') }, { terrain: { '0508': 'wall' }, works: broken }))).toEqual([]);
});

test('[CSW-WAL-09] a wall under enemies is offered both ways', () => {
  const stage = set({ g: giant('blue', '0504'), x: foot('red', '0508') }, { terrain: { '0508': 'wall' } });
  expect(sets(stage)).toEqual(['g>0508', 'g>0508!']);
});

test('[CSW-MIS-04] [CSW-MIS-02] what is offered reaches to the last hex of the range and stops at woods', () => {
  const stage = set({ b: bow('blue', '0504'), x: foot('red', '0512'), y: foot('red', '0513') });
  expect(offered(stage)).toEqual([{ type: 'fire', units: stage.ids('b'), hex: '0512' }, { type: 'done' }]);
  const hidden = set({ b: bow('blue', '0504'), x: foot('red', '0508') }, { terrain: { '0505': 'woods' } });
  expect(sets(hidden)).toEqual([]);
});

test('[CSW-IND-01] targets of indirect fire are offered where it is in play', () => {
  const units = { b: bow('blue', '0504'), s: foot('red', '0506'), x: foot('red', '0508') };
  expect(sets(set(units))).toEqual(['b>0506']);
  expect(sets(set(units, { modules: ['indirectFire'] }))).toEqual(['b>0506', 'b>0508']);
});

test('[CSW-P-14] the corner of the map is offered, and whoever has fallen is not', () => {
  const stage = set({
    b: bow('blue', '0504'),
    x: foot('red', '0101'),
    dead: foot('red', '0508', { status: 'eliminated' }),
  });
  expect(sets(stage)).toEqual(['b>0101']);
});

test('[CSW-STK-05] after four points are declared a hex offers only its leader', () => {
  const six = Object.fromEntries([...'abcdef'].map((name) => [name, bow('blue', '0504')]));
  const stage = set(
    { ...six, w: warrior('blue', '0504'), x: foot('red', '0508') },
    { attacks: [{ side: 'blue', units: ['a', 'b', 'c', 'd'], target: '0508' }] },
  );
  expect(sets(stage)).toEqual(['w>0508']);
  const three = set(
    { ...six, x: foot('red', '0508') },
    { attacks: [{ side: 'blue', units: ['a', 'b', 'c'], target: '0508' }] },
  );
  expect(sets(three)).toEqual(['d>0508', 'e>0508', 'f>0508']);
});

test('[CSW-P-14] a side that can hit nothing has nothing to decide', () => {
  const stage = set({ a: bow('blue', '0101'), x: foot('red', '1616') });
  expect(offered(stage)).toEqual([{ type: 'done' }]);
});

test('an attack is said as players say it', () => {
  const stage = set({ a: bow('blue', '0504'), b: bow('blue', '0504'), x: foot('red', '0508') });
  const order = { type: 'fire' as const, units: stage.ids('a', 'b'), hex: '0508' };
  expect(fireOrder.describe(stage.battle, order)).toBe('fire a and b at 0508');
  expect(fireOrder.describe(stage.battle, { ...order, construction: true })).toBe(
    'fire a and b at the wall in 0508',
  );
});
