import { dice, type ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  horseBow,
  longBow,
  onager,
  type Stage,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, play } from '../../testkit/testplay.ts';
import { moveDesk } from '../movement/moveDesk.ts';
import { canFire } from './fire.ts';
import {
  legalOpportunityFire,
  legalVolleys,
  opportunityDesk,
  opportunityFireOrder,
  passOrder,
  windowFor,
} from './opportunity.ts';

type Words = Parameters<typeof battle>[0];

/** Blue moves, Red watches. */
const set = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({
    map: { columns: 16, rows: 16 },
    step: 'move',
    phasing: 'blue',
    turn: 3,
    modules: ['opportunityFire'],
    units,
    ...words,
  });

const windowAt = (stage: Stage, names: readonly string[], hex: string, state: Battle = stage.battle) =>
  windowFor(state, stage.ids(...names), stage.cell(hex));

/** A tale in which Red has just been asked about Blue's stack where it stands. */
const asked = (stage: Stage, names: readonly string[], hex: string): Tale => {
  const tale = beginTale(stage.battle);
  const window = windowAt(stage, names, hex);
  if (window === undefined) throw new Error('no window opens');
  tale.tell({ type: 'asked', questions: [window], rules: [] });
  return tale;
};

const order = (units: readonly UnitId[], hex: string): OrderOf<'opportunityFire'> => ({
  type: 'opportunityFire',
  units: [...units],
  hex,
});

const verdict = (tale: Tale, side: Side, units: readonly UnitId[], hex: string): string => {
  const answer = opportunityFireOrder.check(tale.state, side, order(units, hex));
  return answer.ok ? 'yes' : answer.rule;
};

const fire = (tale: Tale, side: Side, units: readonly UnitId[], hex: string, rolls: ScriptedDice): void => {
  expect(verdict(tale, side, units, hex)).toBe('yes');
  opportunityFireOrder.decide(tale, side, order(units, hex), rolls);
  expect(rolls.left).toEqual([]);
};

const pass = (tale: Tale, scope: OrderOf<'pass'>['for']): void =>
  passOrder.decide(tale, 'red', { type: 'pass', for: scope }, dice());

const SCENE = {
  m: foot('blue', '0508'),
  n: foot('blue', '0508'),
  a: longBow('red', '0504'),
  b: longBow('red', '0404'),
};

test('[CSW-OPF-01] without the option nobody fires during movement', () => {
  const stage = set(SCENE, { modules: [] });
  expect(windowAt(stage, ['m'], '0508')).toBeUndefined();
  expect(verdict(beginTale(stage.battle), 'red', [stage.id('a')], '0508')).toBe('CSW-OPF-01');
});

test('[CSW-OPF-04] [CSW-R-63] a window opens where the other side has a legal attack on the hex just entered', () => {
  const stage = set(SCENE);
  expect(windowAt(stage, ['m'], '0608')).toEqual({
    kind: 'opportunity',
    side: 'red',
    movers: [stage.id('m')],
    cell: stage.cell('0608'),
  });
  expect(windowAt(stage, ['m', 'n'], '0516')).toMatchObject({ side: 'red' });
  expect(windowAt(set({ m: foot('blue', '0516'), a: bow('red', '0504') }), ['m'], '0516')).toBeUndefined();
  const spent = set({ m: foot('blue', '0508'), a: bow('red', '0504', { movedThisTurn: true }) });
  expect(windowAt(spent, ['m'], '0508')).toBeUndefined();
  const beside = set({ m: foot('blue', '0509'), a: bow('red', '0504'), r: foot('red', '0507') });
  expect(windowAt(beside, ['m'], '0508')).toBeUndefined();
});

test("[CSW-OPF-04] the moving side's own archers open no window", () => {
  const stage = set({ m: foot('blue', '0508'), own: longBow('blue', '0504'), x: foot('red', '1616') });
  expect(windowAt(stage, ['m'], '0608')).toBeUndefined();
});

test('[CSW-P-14] in a window a side fires or passes', () => {
  const stage = set(SCENE);
  const { state } = asked(stage, ['m', 'n'], '0508');
  expect(judge(state, order(stage.ids('a'), '0508'))).toEqual({ ok: true });
  expect(judge(state, { type: 'pass', for: 'hex' })).toEqual({ ok: true });
  expect([...opportunityDesk.subjects(state, 'red')]).toEqual([
    `u${stage.id('a')}`,
    `u${stage.id('b')}`,
    'h0504',
    'h0404',
    'table',
  ]);
});

test('[CSW-OPF-04] passing on a second stack does not reopen the window on the first', () => {
  const stage = set({ ...SCENE, other: foot('blue', '0708') });
  const tale = asked(stage, ['m'], '0508');
  pass(tale, 'mover');
  const window = windowAt(stage, ['other'], '0708', tale.state);
  tale.tell({ type: 'asked', questions: [window!], rules: [] });
  pass(tale, 'mover');
  expect(windowAt(stage, ['m', 'other'], '0608', tale.state)).toBeUndefined();
});

test('[CSW-OPF-05] [CSW-STK-05] single shots from a hex add up to four points', () => {
  const bows = Object.fromEntries([...'abcde'].map((name) => [name, bow('red', '0504')]));
  const stage = set({ ...bows, m: foot('blue', '0508') });
  const tale = asked(stage, ['m'], '0508');
  for (const name of 'abcd') {
    expect(tale.state.questions).toHaveLength(1);
    fire(tale, 'red', stage.ids(name), '0508', dice(6));
  }
  expect(verdict(tale, 'red', stage.ids('e'), '0508')).toBe('CSW-STK-05');
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-OPF-04] movers are targets where they are now, not where they came from', () => {
  const stage = set({ m: foot('blue', '0506'), a: bow('red', '0504') });
  expect(windowAt(stage, ['m'], '0507')).toMatchObject({ cell: stage.cell('0507') });
});

test("[CSW-OPF-04] in a window only the movers' hex can be fired at", () => {
  const stage = set({ ...SCENE, other: foot('blue', '0708') });
  const tale = asked(stage, ['m', 'n'], '0508');
  expect(verdict(tale, 'red', [stage.id('a')], '0508')).toBe('yes');
  expect(verdict(tale, 'red', [stage.id('a')], '0708')).toBe('CSW-OPF-04');
});

test('[CSW-OPF-04] a side passes once, for these movers, or for the segment', () => {
  const stage = set({ ...SCENE, other: foot('blue', '0708') });
  const after = (scope: OrderOf<'pass'>['for']): Battle => {
    const tale = asked(stage, ['m'], '0508');
    pass(tale, scope);
    expect(tale.state.questions).toEqual([]);
    return tale.state;
  };
  expect(windowAt(stage, ['m'], '0608', after('hex'))).toBeDefined();
  expect(windowAt(stage, ['m'], '0608', after('mover'))).toBeUndefined();
  expect(windowAt(stage, ['m', 'n'], '0608', after('mover'))).toBeDefined();
  expect(windowAt(stage, ['other'], '0709', after('mover'))).toBeDefined();
  expect(windowAt(stage, ['other'], '0709', after('segment'))).toBeUndefined();
  expect(passOrder.check(stage.battle, 'red', { type: 'pass', for: 'hex' })).toMatchObject({ ok: false });
});

test('[CSW-OPF-04] passes are forgotten when the segment is over', () => {
  const stage = set(SCENE);
  const tale = asked(stage, ['m'], '0508');
  pass(tale, 'segment');
  tale.tell({ type: 'stepBegun', step: 'fireFirst', rules: [] });
  expect(tale.state.opportunity.passedSegment).toBe(false);
});

test('[CSW-OPF-06] [CSW-P-19] losses apply at once without a choice; the checks wait', () => {
  const stage = set({ ...SCENE, n: foot('blue', '0508', { morale: 6 }) });
  const tale = asked(stage, ['m', 'n'], '0508');
  fire(tale, 'red', [stage.id('a')], '0508', dice(1));
  expect(stage.unit('n', tale.state).status).toBe('eliminated');
  expect(stage.unit('m', tale.state).status).toBe('onMap');
  expect(tale.state.dueLosses).toEqual([]);
  expect(tale.state.checks).toEqual([]);
  expect(tale.state.causes.some(({ rules }) => rules.includes('CSW-MOR-03'))).toBe(true);
  expect(tale.state.causes.find(({ attackers }) => attackers.length > 0)).toMatchObject({
    cell: stage.cell('0508'),
    attackers: [stage.cell('0504')],
  });
});

test('[CSW-P-14] the window stays open while a shot is left, and then closes by itself', () => {
  const stage = set(SCENE);
  const tale = asked(stage, ['m', 'n'], '0508');
  fire(tale, 'red', [stage.id('a')], '0508', dice(6));
  expect(tale.state.questions).toHaveLength(1);
  fire(tale, 'red', [stage.id('b')], '0508', dice(6));
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-OPF-07] when all who moved have fallen the window closes', () => {
  const stage = set({ ...SCENE, n: foot('blue', '1616') });
  const tale = asked(stage, ['m'], '0508');
  fire(tale, 'red', [stage.id('a')], '0508', dice(1));
  expect(stage.unit('m', tale.state).status).toBe('eliminated');
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-OPF-02] [CSW-OPF-05] a unit that fired in movement fires neither again in it nor in the segment after', () => {
  const stage = set(SCENE);
  const tale = asked(stage, ['m', 'n'], '0508');
  fire(tale, 'red', [stage.id('a')], '0508', dice(6));
  expect(verdict(tale, 'red', [stage.id('a')], '0508')).toBe('CSW-OPF-05');
  tale.tell({ type: 'stepBegun', step: 'fireFirst', rules: [] });
  expect(canFire(tale.state, stage.unit('a', tale.state))).toMatchObject({ ok: false, rule: 'CSW-OPF-02' });
  expect(canFire(tale.state, stage.unit('b', tale.state))).toEqual({ ok: true });
});

test('[CSW-OPF-05] four points fire from a hex in a movement segment, even if those who fired have moved on', () => {
  const stage = set({
    h: horseBow('blue', '0504'),
    i: horseBow('blue', '0504'),
    j: horseBow('blue', '0503'),
    x: foot('red', '0508'),
  });
  const tale = beginTale(stage.battle);
  fire(tale, 'blue', stage.ids('h', 'i'), '0508', dice(6));
  tale.tell({
    type: 'unitsWent',
    how: 'displaced',
    units: stage.ids('h', 'i'),
    path: [stage.cell('0101')],
    facing: 0,
    rules: [],
  });
  tale.tell({
    type: 'unitsWent',
    how: 'displaced',
    units: stage.ids('j'),
    path: [stage.cell('0504')],
    facing: 0,
    rules: [],
  });
  expect(verdict(tale, 'blue', stage.ids('j'), '0508')).toBe('CSW-STK-05');
});

test('[CSW-OPF-04] the phasing side can fire at any hex while it could move', () => {
  const stage = set({ h: horseBow('blue', '0504'), x: foot('red', '0508'), y: foot('red', '0708') });
  const orders = [...legalOpportunityFire(stage.battle, stage.unit('h'))];
  expect(orders).toEqual([order([stage.id('h')], '0508'), order([stage.id('h')], '0708')]);
  for (const each of orders)
    expect(opportunityFireOrder.check(stage.battle, 'blue', each)).toEqual({ ok: true });
  const off = set({ h: horseBow('blue', '0504'), x: foot('red', '0508') }, { modules: [] });
  expect([...legalOpportunityFire(off.battle, off.unit('h'))]).toEqual([]);
});

test('[CSW-OPF-04] [CSW-MIS-03] the phasing side is offered everything a hex can fire at together, and all of it is accepted', () => {
  const stage = set({ g: horseBow('blue', '0504'), h: horseBow('blue', '0504'), x: foot('red', '0508') });
  const offers = (hex: string) =>
    [...moveDesk.legal(stage.battle, 'blue', hex)].filter(({ type }) => type === 'opportunityFire');
  expect(offers('h0504')).toEqual([order(stage.ids('g', 'h'), '0508')]);
  expect(judge(stage.battle, offers('h0504')[0]!)).toEqual({ ok: true });
  expect(offers('h9999')).toEqual([]);
  const off = set(
    { g: horseBow('blue', '0504'), h: horseBow('blue', '0504'), x: foot('red', '0508') },
    { modules: [] },
  );
  expect([...legalVolleys(off.battle, 'blue', off.cell('0504'))]).toEqual([]);
});

test('[CSW-R-115] walls are not targets in a movement segment; the men on them are', () => {
  const stage = set(
    { o: onager('blue', '0504'), x: foot('red', '0508'), far: foot('red', '1616') },
    { terrain: { '0508': 'wall', '0608': 'wall' } },
  );
  expect([...legalOpportunityFire(stage.battle, stage.unit('o'))]).toEqual([order(stage.ids('o'), '0508')]);
  expect(judge(stage.battle, order(stage.ids('o'), '0608'))).toMatchObject({ rule: 'CSW-P-28' });
  const missile = { ...stage.battle, step: 'fireFirst' as const };
  expect(judge(missile, { type: 'fire', units: stage.ids('o'), hex: '0608', construction: true }).ok).toBe(
    true,
  );
});

test('[CSW-OPF-03] [CSW-MOV-11] fire is recorded for the move-or-fire ban', () => {
  const stage = set({ b: bow('blue', '0504'), o: onager('blue', '0704'), x: foot('red', '0508') });
  const tale = beginTale(stage.battle);
  fire(tale, 'blue', [stage.id('b')], '0508', dice(6));
  fire(tale, 'blue', [stage.id('o')], '0508', dice(6));
  for (const name of ['b', 'o'])
    expect(stage.unit(name, tale.state)).toMatchObject({
      firedThisTurn: true,
      firedInMovement: true,
      firedThisSegment: false,
      lastFiredTurn: 3,
    });
});

test('[CSW-OPF-05] creatures and leaders have one shot a turn, machines one in two turns', () => {
  const stage = set({
    e: elephant('red', '0505', { firedThisTurn: true }),
    o: onager('red', '0704', { lastFiredTurn: 2 }),
    m: cavalry('blue', '0508'),
  });
  expect(windowAt(stage, ['m'], '0508')).toBeUndefined();
});

test('[CSW-OPF-04] the desk offers shots at the movers and three ways to pass; the stand-in passes', () => {
  const stage = set({
    ...SCENE,
    far: longBow('red', '1616'),
    late: longBow('red', 'N', { status: 'toEnter' }),
    other: foot('blue', '0708'),
  });
  const { state } = asked(stage, ['m', 'n'], '0508');
  const offered = [...opportunityDesk.subjects(state, 'red')].flatMap((subject) => [
    ...opportunityDesk.legal(state, 'red', subject),
  ]);
  expect(offered).toEqual([
    order([stage.id('a')], '0508'),
    order([stage.id('b')], '0508'),
    order(stage.ids('b', 'a'), '0508'),
    { type: 'pass', for: 'hex' },
    { type: 'pass', for: 'mover' },
    { type: 'pass', for: 'segment' },
  ]);
  for (const each of offered)
    if (each.type === 'opportunityFire')
      expect(opportunityFireOrder.check(state, 'red', each)).toEqual({ ok: true });
  expect(opportunityDesk.standIn(state, 'red')).toEqual({ type: 'pass', for: 'hex' });
  for (const subject of [`u${stage.id('m')}`, 'u99'])
    expect([...opportunityDesk.legal(state, 'red', subject)]).toEqual([]);
});

test('orders in a window are worded as players would say them', () => {
  const stage = set(SCENE);
  expect(
    inPlainEnglish(opportunityFireOrder.describe(stage.battle, order(stage.ids('a', 'b'), '0508'))),
  ).toBe('shoot at 0508 with a and b');
  expect(passOrder.describe(stage.battle, { type: 'pass', for: 'mover' })).toBe('let this move pass');
});

test('[CSW-P-17] [CSW-P-18] a move waits in every hex for the other side, and continues when it passes', () => {
  const stage = set({ m: foot('blue', '0510', 'N'), a: longBow('red', '0504') });
  const begun = play(stage.battle, { type: 'move', units: stage.ids('m'), path: ['0509', '0508'] });
  expect(begun.questions).toMatchObject([{ kind: 'opportunity', side: 'red', cell: stage.cell('0509') }]);
  const on = play(begun, { type: 'pass', for: 'hex' });
  expect(on.questions).toMatchObject([{ cell: stage.cell('0508') }]);
  const through = play(on, { type: 'pass', for: 'hex' });
  expect(stage.unit('m', through)).toMatchObject({ cell: stage.cell('0508'), spentHalf: 4 });
  expect(through).toMatchObject({ questions: [], interrupted: null });
  const shot = play(begun, order(stage.ids('a'), '0509'), 1);
  expect(stage.unit('m', shot)).toMatchObject({ status: 'eliminated' });
  expect(shot).toMatchObject({ questions: [], interrupted: null });
});
