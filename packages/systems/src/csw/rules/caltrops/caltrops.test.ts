import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { CswOrder } from '../../orders/orders.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  elfBow,
  foot,
  leader,
  type Stage,
  warrior,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, playUntil, tell } from '../../testkit/testplay.ts';
import { story } from '../../words/story.ts';
import { barToMelee } from '../melee/attackClauses.ts';
import { canFire } from '../missile/mayFire.ts';
import { caltropsAttack } from './attack.ts';
import { declineMeleeOrder } from './decline.ts';
import { moveAlongPath } from './entering.ts';

type Given = Parameters<typeof battle>[0];

const field = (units: Given['units'], more: Omit<Given, 'units'> = {}): Stage =>
  battle({
    units: { ...units, B: leader('blue', '0109'), R: leader('red', '0901', 'S') },
    step: 'move',
    phasing: 'blue',
    modules: ['caltrops'],
    ...more,
  });

const carrier = { carriesCaltrops: true };
const place = (stage: Stage, name: string, hex: string): CswOrder => ({
  type: 'placeCaltrops',
  unit: stage.id(name),
  hex,
});
const take = (stage: Stage, name: string, hex: string): CswOrder => ({
  type: 'takeCaltrops',
  unit: stage.id(name),
  hex,
});
const move = (stage: Stage, name: string, ...path: string[]): CswOrder => ({
  type: 'move',
  units: [stage.id(name)],
  path,
});
const refusedBy = (rule: string) => ({ ok: false, rule });
const isMoveOf = (side: string) => (now: { phasing: string; step: string }) =>
  now.phasing === side && now.step === 'move';

test('[CSW-CAL-02] a carrier moves exactly one hex and lays them there', () => {
  const stage = field({ u: foot('blue', '0505', 'N', carrier), v: foot('blue', '0705', 'N') });
  expect(judge(stage.battle, place(stage, 'u', '0503'))).toMatchObject(refusedBy('CSW-CAL-02'));
  expect(judge(stage.battle, place(stage, 'v', '0704'))).toMatchObject(refusedBy('CSW-CAL-02'));
  const moved = play(stage.battle, move(stage, 'u', '0504'));
  expect(judge(moved, place(stage, 'u', '0503'))).toMatchObject(refusedBy('CSW-CAL-02'));
  const after = play(stage.battle, place(stage, 'u', '0504'));
  expect(after.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'inWork' }]);
  expect(stage.unit('u', after)).toMatchObject({
    cell: stage.cell('0504'),
    working: 'placing',
    carriesCaltrops: false,
    moveEnded: true,
    spentHalf: 2,
  });
  expect(judge(after, move(stage, 'u', '0503'))).toMatchObject({ ok: false });
});

test('[CSW-CAL-02] a step with caltrops counts as an ordinary step', () => {
  const stage = field(
    { u: foot('blue', '0505', 'N', { ...carrier, firedThisTurn: true }), x: foot('red', '0604', 'S') },
    { caltrops: { '0504': 'placed' } },
  );
  expect(judge(stage.battle, place(stage, 'u', '0604'))).toMatchObject(refusedBy('CSW-MOV-11'));
  const fresh = field({ u: foot('blue', '0505', 'N', carrier), x: foot('red', '0604', 'S') });
  expect(judge(fresh.battle, place(fresh, 'u', '0604'))).toMatchObject(refusedBy('CSW-MOV-07'));
});

test('[CSW-CAL-02] [CSW-GEO-06] a hex with caltrops cannot take more', () => {
  const stage = field({ u: foot('blue', '0505', 'N', carrier) }, { caltrops: { '0504': 'placed' } });
  expect(judge(stage.battle, place(stage, 'u', '0504'))).toMatchObject(refusedBy('CSW-GEO-06'));
});

test('[CSW-CAL-02] any unit takes up placed caltrops next to it and is not harmed by them', () => {
  const stage = field({ c: cavalry('blue', '0505', 'N') }, { caltrops: { '0504': 'placed' } });
  expect(judge(stage.battle, take(stage, 'c', '0404'))).toMatchObject(refusedBy('CSW-CAL-02'));
  const { after, events } = tell(stage.battle, take(stage, 'c', '0504'));
  expect(events.some(({ type }) => type === 'attackRolled')).toBe(false);
  expect(after.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'inWork' }]);
  expect(stage.unit('c', after).working).toBe('taking');
});

test('[CSW-CAL-01] a unit carries at most one marker', () => {
  const stage = field({ u: foot('blue', '0505', 'N', carrier) }, { caltrops: { '0504': 'placed' } });
  expect(judge(stage.battle, take(stage, 'u', '0504'))).toMatchObject(refusedBy('CSW-CAL-01'));
});

test("[CSW-CAL-03] [CSW-R-67] the work is done when the owner's next movement segment starts", () => {
  const stage = field({ u: foot('blue', '0505', 'N', carrier) });
  const working = play(stage.battle, place(stage, 'u', '0504'));
  const meanwhile = playUntil(working, isMoveOf('red'));
  expect(meanwhile.caltrops).toMatchObject([{ state: 'inWork' }]);
  const done = playUntil(meanwhile, isMoveOf('blue'));
  expect(done.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'placed' }]);
  expect(stage.unit('u', done)).toMatchObject({ working: null, carriesCaltrops: false });
});

test('[CSW-CAL-03] caltrops picked up are carried', () => {
  const stage = field({ u: foot('blue', '0505', 'N') }, { caltrops: { '0504': 'placed' } });
  const done = playUntil(
    playUntil(play(stage.battle, take(stage, 'u', '0504')), isMoveOf('red')),
    isMoveOf('blue'),
  );
  expect(done.caltrops).toEqual([]);
  expect(stage.unit('u', done)).toMatchObject({ working: null, carriesCaltrops: true });
});

test('[CSW-CAL-03] a worker who routs leaves a harmless heap', () => {
  const stage = field(
    { u: foot('blue', '0504', 'N', { working: 'placing' }), v: foot('blue', '0505', 'N') },
    { caltrops: { '0504': 'inWork' } },
  );
  const tale = beginTale(stage.battle);
  tale.tell({ type: 'unitsRouted', units: [stage.id('u')], facing: null, rules: ['CSW-MOR-08'] });
  expect(stage.unit('u', tale.state).working).toBe(null);
  const later = play(tale.state, { type: 'done' });
  expect(later.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'stacked' }]);
});

test('[CSW-CAL-04] a unit that works at caltrops neither fires nor fights', () => {
  const stage = field({ s: bow('blue', '0505', 'N', { working: 'placing' }) });
  expect(canFire(stage.battle, stage.unit('s'))).toMatchObject(refusedBy('CSW-CAL-04'));
  expect(barToMelee(stage.battle, stage.unit('s'))).toMatchObject(refusedBy('CSW-CAL-04'));
});

test('[CSW-CAL-04] it does not fight that turn even after leaving them, but can in the next', () => {
  const stage = field(
    {
      e: elfBow('blue', '0505', 'N', carrier),
      x: cavalry('red', '0510', 'N'),
      l: leader('red', '0610', 'N'),
    },
    { sideA: 'blue' },
  );
  const laid = play(stage.battle, place(stage, 'e', '0504'));
  const beset = play(
    playUntil(laid, isMoveOf('red')),
    move(stage, 'x', '0509', '0508', '0507', '0506', '0505'),
  );
  const tale = beginTale(play(beset, { type: 'done' }));
  const back = { type: 'declineMelee', unit: stage.id('e'), hex: '0503' } as const;
  declineMeleeOrder.decide(tale, 'blue', back, dice());
  const gone = tale.state;
  expect(stage.unit('e', gone).working).toBeNull();
  expect(canFire(gone, stage.unit('e', gone))).toMatchObject(refusedBy('CSW-CAL-04'));
  expect(barToMelee(gone, stage.unit('e', gone))).toMatchObject(refusedBy('CSW-CAL-04'));
  const next = playUntil(play(play(beset, { type: 'done' }), back), ({ turn }) => turn === 2);
  expect(canFire(next, stage.unit('e', next))).toEqual({ ok: true });
  expect(barToMelee(next, stage.unit('e', next))).toEqual({ ok: true });
});

const worker = { working: 'placing' } as const;
const beset = (more: Given['units'] = {}) =>
  field(
    { u: foot('blue', '0504', 'N', worker), x: foot('red', '0501', 'S'), ...more },
    { phasing: 'red', caltrops: { '0504': 'inWork' } },
  );

test('[CSW-CAL-05] a worker in an enemy zone may fall back out of every zone; the caltrops stay in a heap', () => {
  const stage = beset();
  const come = play(play(stage.battle, move(stage, 'x', '0502', '0503')), { type: 'done' });
  expect(come.questions).toMatchObject([{ kind: 'declineMelee', side: 'blue', unit: stage.id('u') }]);
  const back = (hex: string): CswOrder => ({ type: 'declineMelee', unit: stage.id('u'), hex });
  expect(judge(come, back('0404'))).toMatchObject({ ok: true });
  expect(judge(come, back('0403'))).toMatchObject(refusedBy('CSW-CAL-05'));
  expect(judge(come, back('0506'))).toMatchObject(refusedBy('CSW-CAL-05'));
  const gone = play(come, back('0505'));
  expect(stage.unit('u', gone)).toMatchObject({
    cell: stage.cell('0505'),
    working: null,
    movedThisTurn: false,
  });
  expect(gone.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'stacked' }]);
  const stood = play(come, { type: 'stand', unit: stage.id('u') });
  expect(stage.unit('u', stood)).toMatchObject({ cell: stage.cell('0504'), working: 'placing' });
});

test('[CSW-CAL-05] a worker out of every enemy zone gets no question', () => {
  const stage = beset();
  expect(play(stage.battle, { type: 'done' }).questions).toEqual([]);
});

test('[CSW-SEQ-05] decliners answer before overstacked hexes rout', () => {
  const stage = beset({ y: foot('red', '0901', 'S'), z: bow('red', '0901', 'S') });
  const come = play(play(stage.battle, move(stage, 'x', '0502', '0503')), { type: 'done' });
  expect(stage.unit('y', come).routed).toBe(false);
  const stood = play(come, { type: 'stand', unit: stage.id('u') });
  expect(stage.unit('y', stood).routed).toBe(true);
});

test('[CSW-CAL-06] foot of either side that ends its movement on a heap picks it up at once', () => {
  const stage = field(
    {
      u: foot('blue', '0505', 'N'),
      v: foot('blue', '0305', 'N', carrier),
      c: cavalry('blue', '0705', 'N'),
    },
    { caltrops: { '0304': 'stacked', '0504': 'stacked', '0704': 'stacked' } },
  );
  let now = stage.battle;
  for (const [name, hex] of [
    ['u', '0504'],
    ['v', '0304'],
    ['c', '0704'],
  ] as const)
    now = play(now, move(stage, name, hex));
  const after = play(now, { type: 'done' });
  expect(stage.unit('u', after).carriesCaltrops).toBe(true);
  expect(after.caltrops.map(({ cell }) => cell)).toEqual([stage.cell('0304'), stage.cell('0704')]);
});

test('[CSW-CAL-06] a unit that does not move leaves a heap alone', () => {
  const stage = field({ u: foot('blue', '0504', 'N') }, { caltrops: { '0504': 'stacked' } });
  expect(play(stage.battle, { type: 'done' }).caltrops).toHaveLength(1);
});

test('[CSW-CAL-06] a unit that only passes over a heap leaves it', () => {
  const stage = field({ u: foot('blue', '0505', 'N') }, { caltrops: { '0504': 'stacked' } });
  const after = play(play(stage.battle, move(stage, 'u', '0504', '0503')), { type: 'done' });
  expect(after.caltrops).toHaveLength(1);
});

test('[CSW-CAL-07] a unit that moves onto placed caltrops is attacked at once, friend or enemy, and continues if it survives', () => {
  const stage = field({ u: foot('blue', '0505', 'N') }, { caltrops: { '0504': 'placed' } });
  const lived = play(stage.battle, move(stage, 'u', '0504', '0503'), 5);
  expect(stage.unit('u', lived).cell).toBe(stage.cell('0503'));
  expect(lived.caltrops).toEqual([{ cell: stage.cell('0504'), state: 'placed' }]);
  const { after, events } = tell(stage.battle, move(stage, 'u', '0504', '0503'), 4);
  expect(stage.unit('u', after).status).toBe('eliminated');
  expect(events.filter(({ type }) => type === 'unitsMoved')).toMatchObject([{ path: [stage.cell('0504')] }]);
});

test('[CSW-CAL-07] caltrops are harmless while being worked at or in a heap', () => {
  for (const state of ['inWork', 'stacked'] as const) {
    const stage = field({ u: foot('blue', '0505', 'N') }, { caltrops: { '0504': state } });
    expect(stage.unit('u', play(stage.battle, move(stage, 'u', '0504', '0503'))).status).toBe('onMap');
  }
});

test('[CSW-CAL-07] units that enter the map onto caltrops are attacked too', () => {
  const stage = field(
    { u: foot('blue', 'N', { status: 'toEnter', entryTurn: 1 }) },
    { caltrops: { '0105': 'placed' }, sides: { blue: { entry: ['0105'] }, red: {} } },
  );
  const order: CswOrder = { type: 'enter', units: stage.ids('u'), hex: '0105', facing: 'SE', path: [] };
  expect(stage.unit('u', play(stage.battle, order, 1)).status).toBe('eliminated');
  expect(stage.unit('u', play(stage.battle, order, 6)).status).toBe('onMap');
});

test('[CSW-CAL-08] column 12 against DC 0; +2 for foot and leaders; one loss ends an ordinary unit', () => {
  const stage = field(
    {
      f: foot('blue', '0504', 'N'),
      c: cavalry('blue', '0504', 'N', { routed: true }),
      l: warrior('blue', '0504', 'N'),
    },
    { caltrops: { '0504': 'placed' } },
  );
  const at = (name: string, die: number) => {
    const tale = beginTale(stage.battle);
    caltropsAttack(tale, stage.ids(name), stage.cell('0504'), dice(die));
    return { unit: stage.unit(name, tale.state), rolled: tale.events[0] };
  };
  expect(at('f', 4).unit.status).toBe('eliminated');
  expect(at('f', 5).unit.status).toBe('onMap');
  expect(at('f', 5).rolled).toMatchObject({
    kind: 'caltrops',
    column: 12,
    row: 7,
    defence: 0,
    modifiers: [{ rule: 'CSW-CAL-08', value: 2 }],
  });
  expect(at('c', 6).unit.status).toBe('eliminated');
  expect(at('c', 6).rolled).toMatchObject({ row: 6, modifiers: [] });
  expect(at('l', 1).unit).toMatchObject({ status: 'onMap', hitsTaken: 2 });
  expect(at('l', 4).unit.hitsTaken).toBe(1);
  expect(at('l', 5).unit.hitsTaken).toBe(0);
});

test('[CSW-CAL-08] each unit of a stack is attacked separately; creatures take every hit', () => {
  const stage = field(
    { a: foot('blue', '0505', 'N'), b: foot('blue', '0505', 'N'), e: elephant('blue', '0705', 'N') },
    { caltrops: { '0504': 'placed', '0704': 'placed' } },
  );
  const both: CswOrder = { type: 'move', units: stage.ids('a', 'b'), path: ['0504', '0503'] };
  const after = play(stage.battle, both, 1, 6);
  expect(stage.unit('a', after).status).toBe('eliminated');
  expect(stage.unit('b', after)).toMatchObject({ status: 'onMap', cell: stage.cell('0503') });
  expect(after.causes).toMatchObject([{ rules: ['CSW-MOR-03'], units: stage.ids('b'), attackers: [] }]);
  const hurt = play(stage.battle, move(stage, 'e', '0704'), 2);
  expect(stage.unit('e', hurt)).toMatchObject({ hitsTaken: 2, status: 'onMap' });
});

test('[CSW-CAL-08] [CSW-P-11] the story says which unit each die attacks', () => {
  const stage = field(
    { a: foot('blue', '0505', 'N'), b: foot('blue', '0505', 'N') },
    { caltrops: { '0504': 'placed' } },
  );
  const order: CswOrder = { type: 'move', units: stage.ids('a', 'b'), path: ['0504'] };
  const { events } = tell(stage.battle, order, 5, 6);
  const lines = events.flatMap((event) =>
    event.type === 'attackRolled' ? story(stage.battle, event, 'blue').map(({ text }) => text) : [],
  );
  expect(inPlainEnglish(lines.map((text) => text.split(':')[0]))).toEqual([
    'Caltrops catch a in 0504',
    'Caltrops catch b in 0504',
  ]);
});

test('[CSW-CAL-07] the story splits a longer move into stretches, so that no fallen unit moves on', () => {
  const stage = field({ u: foot('blue', '0505', 'N') }, { caltrops: { '0504': 'placed', '0502': 'placed' } });
  const path = ['0504', '0503', '0502', '0501'].map(stage.cell);
  const along = (...rolls: number[]) => {
    const tale = beginTale(stage.battle);
    const calls: (readonly number[])[] = [];
    const left = moveAlongPath(tale, stage.ids('u'), path, dice(...rolls), (units, cells) => {
      calls.push(cells);
      tale.tell({ type: 'unitsWent', how: 'rout', units, path: cells, facing: 0, rules: ['CSW-ROU-05'] });
    });
    return { left, calls };
  };
  expect(along(6, 1)).toEqual({ left: [], calls: [path.slice(0, 1), path.slice(1, 3)] });
  expect(along(6, 6)).toEqual({
    left: stage.ids('u'),
    calls: [path.slice(0, 1), path.slice(1, 3), path.slice(3)],
  });
});

test('[CSW-P-14] only carriers are offered the adjacent hexes', () => {
  const stage = field({ u: foot('blue', '0505', 'N', carrier), v: foot('blue', '0705', 'N') });
  const orders = offered(stage.battle).filter(({ type }) => type === 'placeCaltrops');
  expect(orders).toHaveLength(6);
  for (const order of orders) {
    expect(order).toMatchObject({ unit: stage.id('u') });
    expect(judge(stage.battle, order)).toMatchObject({ ok: true });
  }
});
