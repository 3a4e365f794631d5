import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { boardOf } from '../../state/board.ts';
import {
  battle,
  cavalry,
  elephant,
  foot,
  leader,
  riderlessMount,
  type Stage,
  towards,
  unit,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered } from '../../testkit/testplay.ts';
import { noteCause, plainCause } from './causes.ts';
import { listChecks, rollNextCheck } from './checks.ts';
import { facingTo } from './facingTo.ts';
import { leadersFollowDesk, leadersFollowOrder, retreatDesk, retreatOrder } from './retreat.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ step: 'meleeMorale', units: { x: foot('red', '0505', 'N'), ...units }, ...words });

/** Red's 0505 rolls exactly its Morale Factor of 8. */
const driven = (stage: Stage, from: readonly string[], roll: readonly [number, number] = [4, 4]): Tale => {
  const tale = beginTale(stage.battle);
  noteCause(tale, {
    ...plainCause({ cell: stage.cell('0505'), underground: false }, 'red', 'CSW-MOR-03'),
    attackers: from.map(stage.cell).sort((a, b) => a - b),
  });
  listChecks(tale);
  rollNextCheck(tale, dice(...roll));
  return tale;
};
const choices = (stage: Stage, from: readonly string[]): string[] => {
  const tale = driven(stage, from);
  const [question] = tale.state.questions;
  if (question?.kind === 'retreat')
    return question.choices.map((cell) => boardOf(stage.battle.setup.field).ids[cell] as string);
  const went = tale.events.find((event) => event.type === 'unitsWent');
  return went?.type === 'unitsWent'
    ? went.path.map((cell) => boardOf(stage.battle.setup.field).ids[cell] as string)
    : [];
};

test('[CSW-MOR-09] [CSW-R-49] retreat hexes are farther from every attacker than before, by ascending id', () => {
  expect(choices(open({}), ['0504'])).toEqual(['0405', '0506', '0605']);
  expect(choices(open({}), ['0504', '0605'])).toEqual(['0405']);
  expect(choices(open({}), ['0503'])).toEqual(['0405', '0506', '0605']);
});

test('[CSW-MOR-09] [CSW-ZOC-07] no retreat leads to enemies, into their zones or beyond stacking limits', () => {
  expect(choices(open({ e: cavalry('blue', '0506', 'S') }), ['0504'])).toEqual(['0405', '0605']);
  expect(choices(open({ e: cavalry('blue', '0507', 'N') }), ['0504'])).toEqual(['0405', '0605']);
  expect(choices(open({ e: cavalry('blue', '0507', 'S') }), ['0504'])).toEqual(['0405', '0506', '0605']);
  expect(choices(open({ c: cavalry('red', '0506', 'S') }), ['0504'])).toEqual(['0405', '0605']);
  expect(choices(open({ f: foot('red', '0506', 'S') }), ['0504'])).toEqual(['0405', '0506', '0605']);
});

test('[CSW-MOR-09] no retreat leads into prohibited terrain', () => {
  const stage = open({}, { terrain: { '0506': 'impassable' } });
  expect(choices(stage, ['0504'])).toEqual(['0405', '0605']);
});

test('[CSW-WAL-13] no retreat crosses the outside of a wall, up or down', () => {
  const up = { terrain: { '0506': 'wall' as const } };
  expect(choices(open({}, { ...up, outside: ['0505'] }), ['0504'])).toEqual(['0405', '0605']);
  expect(choices(open({}, { ...up, inside: ['0505'] }), ['0504'])).toEqual(['0405', '0506', '0605']);
  const down = { terrain: { '0505': 'wall' as const }, outside: ['0405', '0605'], inside: ['0506'] };
  expect(choices(open({}, down), ['0504'])).toEqual(['0506']);
});

test('[CSW-WAL-02] at the foot of a wall they retreat along the outside as usual', () => {
  const outside = { terrain: { '0506': 'wall' as const }, outside: ['0405', '0505', '0605'] };
  expect(choices(open({}, outside), ['0504'])).toEqual(['0405', '0605']);
});

test('[CSW-MOR-09] [CSW-R-49] without a legal hex units rout instead, and routed units are eliminated', () => {
  const hedged = { e: cavalry('blue', '0406', 'NE'), f: cavalry('blue', '0606', 'NW') };
  const stage = open(hedged);
  expect(stage.unit('x', driven(stage, ['0504']).state)).toMatchObject({ routed: true, status: 'onMap' });
  const routed = open({ ...hedged, x: foot('red', '0505', 'N', { routed: true }) });
  expect(routed.unit('x', driven(routed, ['0504']).state).status).toBe('eliminated');
});

test('[CSW-R-49] no unit retreats off the map', () => {
  const stage = battle({ step: 'meleeMorale', units: { x: foot('red', '0510', 'N') } });
  const tale = beginTale(stage.battle);
  noteCause(tale, {
    ...plainCause({ cell: stage.cell('0510'), underground: false }, 'red', 'CSW-MOR-03'),
    attackers: [stage.cell('0509')],
  });
  listChecks(tale);
  rollNextCheck(tale, dice(4, 4));
  expect(tale.state.questions).toMatchObject([{ choices: ['0410', '0610'].map(stage.cell) }]);
});

test('[CSW-MOR-09] the attacking side chooses; the lowest hex id is the stand-in', () => {
  const stage = open({});
  const tale = driven(stage, ['0504']);
  expect(tale.state.questions).toMatchObject([{ kind: 'retreat', side: 'blue', units: stage.ids('x') }]);
  expect(retreatDesk.standIn(tale.state, 'blue')).toEqual({ type: 'retreat', from: '0505', to: '0405' });
  expect([...retreatDesk.subjects(tale.state, 'blue')]).toEqual(['h0505']);
  expect([...retreatDesk.legal(tale.state, 'blue', 'h0505')]).toHaveLength(3);
  const check = (from: string, to: string) =>
    retreatOrder.check(tale.state, 'blue', { type: 'retreat', from, to });
  expect(check('0505', '0506')).toEqual({ ok: true });
  expect(check('0505', '0504')).toMatchObject({ ok: false, rule: 'CSW-MOR-09' });
  expect(check('0504', '0506')).toMatchObject({ ok: false, rule: 'CSW-MOR-09' });
});

test('[CSW-MOR-09] without an attacker the owner chooses, away from the nearest enemy', () => {
  const stage = open({ e: cavalry('blue', '0502', 'N') });
  const tale = driven(stage, []);
  expect(tale.state.questions).toMatchObject([
    { side: 'red', choices: ['0405', '0506', '0605'].map(stage.cell) },
  ]);
});

test('[CSW-MOR-09] if no enemy is on the map, the owner chooses any hex', () => {
  expect(choices(open({}), [])).toHaveLength(6);
});

test('[CSW-MOR-09] a fallen unit, one underground and a riderless mount are no enemies to retreat from', () => {
  for (const enemy of [
    cavalry('blue', '0504', 'N', { status: 'eliminated' }),
    foot('blue', '0504', 'N', { underground: true }),
    riderlessMount('blue', '0502', 'N'),
  ])
    expect(choices(open({ enemy }), [])).toHaveLength(6);
});

test('[CSW-P-14] a side with a question about a retreat, or about leaders going along, can only answer it', () => {
  const stage = open({ l: leader('red', '0505', 'N') }, { phasing: 'blue' });
  const { state } = driven(stage, ['0504'], [5, 5]);
  expect(offered(state).every((order) => judge(state, order).ok)).toBe(true);
  expect(judge(state, { type: 'done' })).toMatchObject({ ok: false, rule: 'CSW-SEQ-01' });
  const gone = beginTale(state);
  retreatTo(gone, '0506');
  expect(offered(gone.state)).toEqual([
    { type: 'leadersFollow', leaders: stage.ids('l') },
    { type: 'leadersFollow', leaders: [] },
  ]);
  expect(offered(gone.state).every((order) => judge(gone.state, order).ok)).toBe(true);
});

test('[CSW-LDR-05] mounts without riders get no question about going along', () => {
  const stage = open({ m: riderlessMount('red', '0505', 'N') });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-P-16] an order without a question is still described', () => {
  const stage = open({ l: leader('red', '0505', 'N') });
  const described = (state = stage.battle) =>
    leadersFollowOrder.describe(state, { type: 'leadersFollow', leaders: stage.ids('l') });
  expect(inPlainEnglish(described())).toBe('send l along to them');
  const tale = driven(stage, ['0504'], [5, 5]);
  expect(inPlainEnglish(described(tale.state))).toBe('send l along to them');
  retreatTo(tale, '0506');
  expect(inPlainEnglish(described(tale.state))).toBe('send l along to 0506');
});

test('[CSW-R-49] units face the nearest attacker, even if another has the lower hex', () => {
  const stage = open({});
  const tale = driven(stage, ['0302', '0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state).facing).toBe(towards('N'));
});

test('[CSW-R-49] without an attacker units face the nearest enemy; among equals, the lowest hex', () => {
  const stage = open({
    x: foot('red', '0505', 'S'),
    late: cavalry('blue', '0803', 'N'),
    early: cavalry('blue', '0203', 'N'),
  });
  const tale = driven(stage, []);
  expect(stage.unit('x', tale.state)).toMatchObject({ cell: stage.cell('0506'), facing: towards('NW') });
});

test('[CSW-MOR-09] no retreat leads into a hex with enemy riderless mounts', () => {
  expect(choices(open({ m: riderlessMount('blue', '0506', 'N') }), ['0504'])).toEqual(['0405', '0605']);
});

test('[CSW-LDR-05] [CSW-CAL-07] while one retreating unit still stands, the leaders are asked', () => {
  const stage = open(
    { y: foot('red', '0505', 'N'), l: leader('red', '0505', 'N') },
    { modules: ['caltrops'], caltrops: { '0506': 'placed' } },
  );
  const tale = driven(stage, ['0504'], [5, 5]);
  retreatOrder.decide(tale, 'blue', { type: 'retreat', from: '0505', to: '0506' }, dice(1, 6));
  expect(['x', 'y'].map((name) => stage.unit(name, tale.state).status)).toEqual(['eliminated', 'onMap']);
  expect(tale.state.questions).toMatchObject([{ kind: 'leadersFollow', leaders: stage.ids('l') }]);
});

test('[CSW-LDR-05] a leader who stays keeps his hex', () => {
  const stage = open({ l: leader('red', '0505', 'N') });
  const tale = driven(stage, ['0504'], [5, 5]);
  retreatTo(tale, '0506');
  leadersFollowOrder.decide(tale, 'red', { type: 'leadersFollow', leaders: [] }, dice());
  expect(stage.unit('l', tale.state)).toMatchObject({ cell: stage.cell('0505'), facing: towards('N') });
  expect(tale.state.questions).toEqual([]);
});

const retreatTo = (tale: Tale, to: string): void =>
  retreatOrder.decide(tale, 'blue', { type: 'retreat', from: '0505', to }, dice());

test('[CSW-MOR-08] [CSW-MOR-11] [CSW-R-49] all retreat together and face the nearest attacker, and it is not movement', () => {
  const stage = open({ y: foot('red', '0505', 'N') });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state)).toMatchObject({
    cell: stage.cell('0506'),
    facing: towards('N'),
    movedThisTurn: false,
  });
  expect(stage.unit('y', tale.state).cell).toBe(stage.cell('0506'));
  expect(tale.state.questions).toEqual([]);
  expect(tale.state.causes).toEqual([]);
});

test('[CSW-R-49] among several attackers equally near, units face the lowest hex id', () => {
  const stage = open({});
  const tale = driven(stage, ['0404', '0604']);
  expect(stage.unit('x', tale.state)).toMatchObject({ cell: stage.cell('0506'), facing: towards('N') });
});

test('[CSW-R-49] units face the nearest direction, and of two the clockwise one', () => {
  const { battle: begun, cell } = open({});
  const board = boardOf(begun.setup.field);
  const facing = (to: string) => facingTo(board, cell('0505'), cell(to));
  expect(facing('0502')).toBe(towards('N'));
  expect(facing('0704')).toBe(towards('NE'));
  expect(facing('0604')).toBe(towards('NE'));
  expect(facing('0603')).toBe(towards('NE'));
  expect(facing('0403')).toBe(towards('N'));
  expect(facing('0705')).toBe(towards('SE'));
  expect(facing('0305')).toBe(towards('NW'));
  expect(facing('0606')).toBe(towards('S'));
  expect(facing('0406')).toBe(towards('SW'));
  expect(facing('0508')).toBe(towards('S'));
  expect(facing('0306')).toBe(towards('SW'));
  expect(facing('0701')).toBe(towards('N'));
  expect(facing('0801')).toBe(towards('NE'));
  expect(facing('0901')).toBe(towards('NE'));
  expect(facing('0101')).toBe(towards('NW'));
  expect(facing('0709')).toBe(towards('S'));
  expect(facing('0808')).toBe(towards('SE'));
  expect(facing('0109')).toBe(towards('SW'));
});

test('[CSW-R-49] [CSW-FAC-05] units that join others take that hex’s facing', () => {
  const stage = open({ f: foot('red', '0506', 'SE') });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state).facing).toBe(towards('SE'));
});

test('[CSW-CHG-08] a retreat leaves the charged hex, and with it the charge', () => {
  const stage = open({ c: cavalry('blue', '0504', 'S', { charged: '0505' }) });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state).cell).not.toBe(stage.unit('c', tale.state).charged);
});

test('[CSW-LDR-05] [CSW-R-56] the owner decides whether leaders go along; by default they do', () => {
  const stage = open({ l: leader('red', '0505', 'N'), m: unit('P1', 'red', '0505', 'N') });
  const tale = driven(stage, ['0504'], [5, 5]);
  retreatTo(tale, '0506');
  expect(tale.state.questions).toMatchObject([
    { kind: 'leadersFollow', side: 'red', leaders: stage.ids('l', 'm'), to: stage.cell('0506') },
  ]);
  const standIn = leadersFollowDesk.standIn(tale.state, 'red');
  expect(standIn).toEqual({ type: 'leadersFollow', leaders: stage.ids('l', 'm') });
  expect([...leadersFollowDesk.legal(tale.state, 'red', 'h0505')]).toHaveLength(4);
  const wrong = { type: 'leadersFollow' as const, leaders: stage.ids('x') };
  expect(leadersFollowOrder.check(tale.state, 'red', wrong)).toMatchObject({ ok: false, rule: 'CSW-LDR-05' });
  leadersFollowOrder.decide(tale, 'red', { type: 'leadersFollow', leaders: stage.ids('l') }, dice());
  expect(stage.unit('l', tale.state)).toMatchObject({ cell: stage.cell('0506'), facing: towards('N') });
  expect(stage.unit('m', tale.state).cell).toBe(stage.cell('0505'));
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-R-49] they turn to face their attacker, and keep their facing without one', () => {
  const stage = open({ x: foot('red', '0505', 'S') });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state).facing).toBe(towards('N'));
  const alone = driven(stage, []);
  retreatOrder.decide(alone, 'red', { type: 'retreat', from: '0505', to: '0504' }, dice());
  expect(stage.unit('x', alone.state).facing).toBe(towards('S'));
});

test('[CSW-FAC-05] a leader in the hex they enter turns with them', () => {
  const stage = open({ l: leader('red', '0506', 'S') });
  const tale = driven(stage, ['0504'], [5, 5]);
  retreatTo(tale, '0506');
  expect(stage.unit('l', tale.state).facing).toBe(towards('N'));
});

test('[CSW-CAL-07] caltrops attack units that retreat onto them; if the unit falls, the leader is not asked', () => {
  const stage = open(
    { l: leader('red', '0505', 'N') },
    { modules: ['caltrops'], caltrops: { '0506': 'placed' } },
  );
  const tale = driven(stage, ['0504'], [5, 5]);
  retreatOrder.decide(tale, 'blue', { type: 'retreat', from: '0505', to: '0506' }, dice(1));
  expect(stage.unit('x', tale.state).status).toBe('eliminated');
  expect(tale.state.questions).toEqual([]);
});

test('[CSW-RAM-01] [CSW-ROU-01] a routed unit has no facing to turn: a beast runs from the facing it had when it routed', () => {
  const stage = open({
    x: elephant('red', '0505', 'SE', { routed: true, firstRoutMove: true }),
  });
  const tale = driven(stage, ['0504']);
  retreatTo(tale, '0506');
  expect(stage.unit('x', tale.state)).toMatchObject({ cell: stage.cell('0506'), facing: towards('SE') });
});

test('[CSW-R-123] [CSW-CAL-07] what happens on the way back adds to the next list of checks, not this one', () => {
  const stage = open(
    { y: foot('red', '0505', 'N') },
    { modules: ['caltrops'], caltrops: { '0506': 'placed' } },
  );
  const tale = driven(stage, ['0504']);
  retreatOrder.decide(tale, 'blue', { type: 'retreat', from: '0505', to: '0506' }, dice(1, 6));
  expect(rollNextCheck(tale, dice())).toBe(false);
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([
    { cell: stage.cell('0506'), units: stage.ids('y'), rules: ['CSW-MOR-03'] },
  ]);
});
