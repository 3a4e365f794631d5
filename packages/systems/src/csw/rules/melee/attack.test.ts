import { dice, inEnglish, type ScriptedDice, type Verdict } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import type { Side } from '../../state/setup.ts';
import {
  armouredFoot,
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  heavyCavalry,
  leader,
  lightCavalry,
  lightFoot,
  ogre,
  onager,
  pike,
  riderlessMount,
  type Stage,
  unit,
} from '../../testkit/drawn.ts';
import { takeLosses } from '../combat/losses.ts';
import { attackOrder, meleeDesk, resolveMelee } from './attack.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ step: 'meleeFirst', units, ...words });

type More = Partial<Pick<OrderOf<'attack'>, 'construction' | 'underground'>>;
const attack = (stage: Stage, names: readonly string[], hex: string, more: More = {}): OrderOf<'attack'> => ({
  type: 'attack',
  units: stage.ids(...names),
  hex,
  ...more,
});
const check = (stage: Stage, names: readonly string[], hex: string, more: More = {}) =>
  attackOrder.check(stage.battle, stage.unit(names[0] as string).side, attack(stage, names, hex, more));
const refusedBy = (rule: string) => ({ ok: false, rule });
const OK = { ok: true };

type Blow = readonly [side: Side, names: readonly string[], hex: string, more?: More];

/** Declares the attacks and lets the segment run to its end or to a question. */
const fight = (stage: Stage, blows: readonly Blow[], rolls: ScriptedDice): Tale => {
  const tale = beginTale(stage.battle);
  for (const [side, names, hex, more] of blows) {
    const order = attack(stage, names, hex, more);
    expect(attackOrder.check(tale.state, side, order)).toEqual(OK);
    attackOrder.decide(tale, side, order, rolls);
  }
  tale.tell({ type: 'stepBegun', step: 'meleeResolve', rules: [] });
  while (tale.state.questions.length === 0 && (resolveMelee(tale, rolls) || takeLosses(tale, true)));
  expect(rolls.left).toEqual([]);
  return tale;
};
const rolled = (tale: Tale) => tale.events.flatMap((event) => (event.type === 'attackRolled' ? [event] : []));
const fallen = (stage: Stage, tale: Tale): string[] =>
  stage.battle.units.filter(({ id }) => tale.state.units[id]?.status !== 'onMap').map(({ name }) => name);

const FACING_OFF = { a: foot('blue', '0506', 'N'), x: foot('red', '0505', 'S') };

test('[CSW-X-02] two units of Melee Factor 6 against Defence Class 4: 1 and 2 destroy, 3 does not', () => {
  const stage = open({
    a: lightCavalry('blue', '0506', 'N'),
    b: lightCavalry('blue', '0405', 'NE'),
    c: armouredFoot('red', '0505', 'S'),
  });
  const with_ = (die: number) => fight(stage, [['blue', ['a', 'b'], '0505']], dice(die));
  expect(rolled(with_(1))).toMatchObject([{ factors: 12, column: 12, defence: 4, row: 5, losses: 1 }]);
  expect(fallen(stage, with_(2))).toEqual(['c']);
  expect(fallen(stage, with_(3))).toEqual([]);
});

test('[CSW-MEL-01] [CSW-CBT-01] a unit may attack an enemy in front, but need not', () => {
  const stage = open(FACING_OFF);
  expect(check(stage, ['a'], '0505')).toEqual(OK);
  expect(meleeDesk.standIn(stage.battle, 'blue')).toEqual({ type: 'done' });
  expect(fallen(stage, fight(stage, [], dice()))).toEqual([]);
  const gone = open({ ...FACING_OFF, a: foot('blue', 'N', { status: 'eliminated' }) });
  expect(check(gone, ['a'], '0505')).toMatchObject(refusedBy('CSW-MEL-01'));
});

test('[CSW-MEL-02] the factors of a group are added and one die is rolled for the attack', () => {
  const stage = open({ ...FACING_OFF, b: foot('blue', '0506', 'N'), l: leader('blue', '0506', 'N') });
  const tale = fight(stage, [['blue', ['a', 'b', 'l'], '0505']], dice(4));
  expect(rolled(tale)).toMatchObject([{ factors: 14, column: 12, rolls: [{ value: 4 }] }]);
  expect(check(stage, ['a'], '0605')).toMatchObject(refusedBy('CSW-MEL-02'));
  expect(check(stage, ['a'], '9999')).toMatchObject(refusedBy('CSW-GEO-02'));
});

test('[CSW-MEL-03] [CSW-MEL-05] [CSW-CBT-10] a unit attacks once in a segment and cannot split its factor', () => {
  const stage = open({ ...FACING_OFF, y: foot('red', '0605', 'S') });
  expect(check(stage, ['a', 'a'], '0505')).toMatchObject(refusedBy('CSW-MEL-03'));
  const tale = beginTale(stage.battle);
  attackOrder.decide(tale, 'blue', attack(stage, ['a'], '0505'), dice());
  expect(attackOrder.check(tale.state, 'blue', attack(stage, ['a'], '0605'))).toMatchObject(
    refusedBy('CSW-MEL-03'),
  );
});

test('[CSW-MEL-04] [CSW-ZOC-06] [CSW-MEL-06] the hex must lie in front of every attacker', () => {
  const stage = open({
    ...FACING_OFF,
    b: foot('blue', '0405', 'S'),
    c: foot('blue', '0507', 'N'),
  });
  expect(check(stage, ['a', 'b'], '0505')).toMatchObject(refusedBy('CSW-MEL-04'));
  expect(check(stage, ['c'], '0505')).toMatchObject(refusedBy('CSW-MEL-04'));
});

test('[CSW-MEL-06] units in hexes that are not adjacent can attack one hex together', () => {
  const stage = open({ ...FACING_OFF, b: foot('blue', '0504', 'S') });
  expect(check(stage, ['a', 'b'], '0505')).toEqual(OK);
});

test('[CSW-MEL-13] [CSW-ROU-01] routed units never attack, even when attacked', () => {
  const stage = open({ ...FACING_OFF, a: foot('blue', '0506', 'N', { routed: true }) });
  expect(check(stage, ['a'], '0505')).toMatchObject(refusedBy('CSW-MEL-13'));
});

test('[CSW-P-29] a unit that climbed, lies dormant, works, rides untrained or has no riders does not attack', () => {
  type Flags = Exclude<Parameters<typeof foot>[2], string | undefined>;
  const bar = (flags: Flags) =>
    check(open({ ...FACING_OFF, a: foot('blue', '0506', 'N', flags) }), ['a'], '0505');
  expect(bar({ scaled: true })).toMatchObject(refusedBy('CSW-WAL-04'));
  expect(bar({ undead: true, dormant: true })).toMatchObject(refusedBy('CSW-UND-04'));
  expect(bar({ working: 'placing' })).toMatchObject(refusedBy('CSW-CAL-04'));
  const because = (verdict: Verdict): string => (verdict.ok ? '' : inEnglish(verdict.because));
  expect(because(bar({ scaled: true }))).toBe('a climbed a wall this turn');
  expect(because(bar({ working: 'taking' }))).toBe('a is busy with caltrops');
  const mounts = open({ ...FACING_OFF, a: riderlessMount('blue', '0506', 'N') });
  expect(check(mounts, ['a'], '0505')).toMatchObject(refusedBy('CSW-R-70'));
  expect(because(check(mounts, ['a'], '0505'))).toBe('a has no riders to fight');
  const stage = open(FACING_OFF);
  const types = stage.battle.setup.types.map((type) =>
    type.code === 'HF' ? { ...type, traits: ['untrainedMounted' as const] } : type,
  );
  const untrained = { ...stage, battle: { ...stage.battle, setup: { ...stage.battle.setup, types } } };
  expect(check(untrained, ['a'], '0505')).toMatchObject(refusedBy('CSW-DIS-04'));
});

test('[CSW-R-121] [CSW-MEL-04] a unit that has evaded does not attack until it has a zone again', () => {
  const stage = open({ ...FACING_OFF, a: bow('blue', '0506', 'N', { evaded: true }) });
  expect(check(stage, ['a'], '0505')).toMatchObject(refusedBy('CSW-R-121'));
  expect([...meleeDesk.subjects(stage.battle, 'blue')]).toEqual(['table']);
});

test('[CSW-STK-05] [CSW-X-12] four points of a hex fight in a segment, five of Pikes; leaders are not counted', () => {
  const stack = (type: string) =>
    open({
      ...Object.fromEntries('abcdef'.split('').map((name) => [name, unit(type, 'blue', '0506', 'N')])),
      l: leader('blue', '0506', 'N'),
      x: foot('red', '0505', 'S'),
      y: foot('red', '0605', 'S'),
    });
  expect(check(stack('HF'), ['a', 'b', 'c', 'd', 'l'], '0505')).toEqual(OK);
  expect(check(stack('HF'), ['a', 'b', 'c', 'd', 'e'], '0505')).toMatchObject(refusedBy('CSW-STK-05'));
  expect(check(stack('PK'), ['a', 'b', 'c', 'd', 'e', 'l'], '0505')).toEqual(OK);
  expect(check(stack('PK'), ['a', 'b', 'c', 'd', 'e', 'f'], '0505')).toMatchObject(refusedBy('CSW-STK-05'));
  expect(check(stack('MC'), ['a', 'b', 'c'], '0505')).toMatchObject(refusedBy('CSW-STK-05'));
});

test('[CSW-STK-05] [CSW-P-29] the points are counted over the whole segment', () => {
  const stage = open({
    ...Object.fromEntries('abcde'.split('').map((name) => [name, foot('blue', '0506', 'N')])),
    x: foot('red', '0505', 'S'),
    y: foot('red', '0605', 'S'),
  });
  const tale = beginTale(stage.battle);
  attackOrder.decide(tale, 'blue', attack(stage, ['a', 'b', 'c'], '0505'), dice());
  const then = (names: readonly string[]) =>
    attackOrder.check(tale.state, 'blue', attack(stage, names, '0605'));
  expect(then(['d'])).toEqual(OK);
  expect(then(['d', 'e'])).toMatchObject(refusedBy('CSW-STK-05'));
});

test('[CSW-CRT-01] [CSW-R-03] factors below 1 are no attack; a factor of 1 is one', () => {
  const stage = open(FACING_OFF);
  const with_ = (melee: number) => {
    const types = stage.battle.setup.types.map((type) => (type.code === 'HF' ? { ...type, melee } : type));
    const state = { ...stage.battle, setup: { ...stage.battle.setup, types } };
    return attackOrder.check(state, 'blue', attack(stage, ['a'], '0505'));
  };
  expect(with_(0)).toMatchObject(refusedBy('CSW-CRT-01'));
  expect(with_(1)).toEqual(OK);
});

test('[CSW-ENG-05] engines can attack and be attacked in melee', () => {
  const stage = open({ a: onager('blue', '0506', 'N'), x: onager('red', '0505', 'S') });
  const tale = fight(
    stage,
    [
      ['blue', ['a'], '0505'],
      ['red', ['x'], '0506'],
    ],
    dice(1, 6),
  );
  expect(rolled(tale)).toMatchObject([
    { factors: 3, defence: 1, losses: 1 },
    { factors: 3, losses: 0 },
  ]);
});

test('[CSW-MEL-10] [CSW-R-11] dice are rolled in declared order and losses apply together: a unit that dies this segment still attacks', () => {
  const stage = open({ a: heavyCavalry('blue', '0506', 'N'), x: cavalry('red', '0505', 'S') });
  const tale = fight(
    stage,
    [
      ['blue', ['a'], '0505'],
      ['red', ['x'], '0506'],
    ],
    dice(1, 1),
  );
  expect(rolled(tale).map(({ attack: { side } }) => side)).toEqual(['blue', 'red']);
  const kinds = tale.events.map(({ type }) => type);
  expect(kinds.indexOf('unitEliminated')).toBeGreaterThan(kinds.lastIndexOf('attackRolled'));
  expect(rolled(tale)[0]?.losses).toBe(1);
  expect(fallen(stage, tale)).toEqual(['x']);
  expect(rolled(tale)[1]).toMatchObject({ factors: 7, column: 6 });
});

test('[CSW-MEL-12] [CSW-CBT-04] bystanders in the attacked hex are exposed too', () => {
  const stage = open({
    ...FACING_OFF,
    b: foot('blue', '0506', 'N'),
    c: foot('blue', '0506', 'N'),
    d: foot('blue', '0506', 'N'),
    x: lightFoot('red', '0505', 'S'),
    y: lightFoot('red', '0505', 'S'),
  });
  const tale = fight(stage, [['blue', ['a', 'b', 'c', 'd'], '0505']], dice(1));
  expect(fallen(stage, tale)).toEqual(['x', 'y']);
});

test('[CSW-MEL-08] [CSW-CRE-02] creatures take a hit for each loss', () => {
  const stage = open({ a: heavyCavalry('blue', '0506', 'N'), x: elephant('red', '0505', 'S') });
  const tale = fight(stage, [['blue', ['a'], '0505']], dice(1));
  expect(stage.unit('x', tale.state)).toMatchObject({ status: 'onMap', hitsTaken: 1 });
});

test('[CSW-MIS-06] a unit that attacked is marked, so that it cannot fire in the next missile segment', () => {
  const stage = open(FACING_OFF);
  const tale = fight(stage, [['blue', ['a'], '0505']], dice(6));
  expect(stage.unit('a', tale.state)).toMatchObject({ attackedInMelee: true, meleedLastSegment: true });
  expect(stage.unit('x', tale.state)).toMatchObject({ attackedInMelee: false, meleedLastSegment: false });
});

test('[CSW-CHG-06] the charge counts in the attack on the charged hex', () => {
  const stage = open({
    a: cavalry('blue', '0506', 'N', { charged: '0505' }),
    x: foot('red', '0505', 'S'),
  });
  const tale = fight(stage, [['blue', ['a'], '0505']], dice(4));
  expect(rolled(tale)).toMatchObject([{ row: 3, losses: 1, modifiers: [{ rule: 'CSW-CHG-06', value: -2 }] }]);
});

test('[CSW-WAL-09] [CSW-R-90] Ogres, Trolls and the great beasts break walls in front of them; others do not', () => {
  const walls = { terrain: { '0505': 'wall' as const } };
  const stage = open({ o: ogre('blue', '0506', 'N'), f: foot('blue', '0506', 'N') }, walls);
  const wall = { construction: true };
  expect(check(stage, ['o'], '0505', wall)).toEqual(OK);
  expect(check(stage, ['f'], '0505', wall)).toMatchObject(refusedBy('CSW-WAL-09'));
  expect(check(stage, ['o'], '0605', wall)).toMatchObject(refusedBy('CSW-WAL-09'));
  expect(check(open({ e: elephant('blue', '0506', 'N') }, walls), ['e'], '0505', wall)).toEqual(OK);
  const tale = fight(
    open({ o: ogre('blue', '0506', 'N'), x: foot('red', '0505', 'S') }, walls),
    [['blue', ['o'], '0505', wall]],
    dice(1),
  );
  expect(rolled(tale)).toMatchObject([{ factors: 9, column: 8, defence: 4, row: 5, losses: 1 }]);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 1, destroyed: false }]);
  expect(tale.state.causes).toEqual([]);
});

test('[CSW-WAL-08] [CSW-R-89] melee goes both ways across a wall', () => {
  const stage = open(FACING_OFF, { terrain: { '0505': 'wall' } });
  expect(check(stage, ['a'], '0505')).toEqual(OK);
  expect(check(stage, ['x'], '0506')).toEqual(OK);
});

test('[CSW-UND-05] no die is rolled if everything there is destroyed anyway', () => {
  const stage = open(
    { ...FACING_OFF, x: foot('red', '0505', 'S', { undead: true, dormant: true }) },
    { modules: ['undead'] },
  );
  const tale = fight(stage, [['blue', ['a'], '0505']], dice());
  expect(fallen(stage, tale)).toEqual(['x']);
});

test('[CSW-R-48] [CSW-MOR-07] one attacker in the rear flats makes it an attack in the rear', () => {
  const stage = open({ ...FACING_OFF, b: foot('blue', '0504', 'S') });
  const rears = (names: readonly string[]) =>
    fight(stage, [['blue', names, '0505']], dice(6)).state.causes.map(({ rear }) => rear);
  expect(rears(['a'])).toEqual([false]);
  expect(rears(['a', 'b'])).toEqual([true]);
  const mixed = open({ ...FACING_OFF, y: foot('red', '0505', 'S', { routed: true }) });
  const { causes } = fight(mixed, [['blue', ['a'], '0505']], dice(6)).state;
  expect(causes).toMatchObject([{ rear: true, attackers: [stage.cell('0506')], rules: [] }]);
});

test('[CSW-ROU-02] [CSW-FAC-07] attacks on a routed unit count as through a rear flat', () => {
  const stage = open({ ...FACING_OFF, x: foot('red', '0505', 'S', { routed: true }) });
  const { causes } = fight(stage, [['blue', ['a'], '0505']], dice(6)).state;
  expect(causes).toMatchObject([{ rear: true }]);
});

test('[CSW-UND-07] combat with lesser undead is noted for both attackers and defenders', () => {
  const stage = open(
    { ...FACING_OFF, x: foot('red', '0505', 'S', { undead: true }) },
    { modules: ['undead'] },
  );
  const by = (side: Side, name: string, hex: string) =>
    fight(stage, [[side, [name], hex]], dice(6)).state.causes;
  expect(by('blue', 'a', '0505')).toMatchObject([{ undead: true, units: stage.ids('a') }]);
  expect(by('red', 'x', '0506')).toMatchObject([{ undead: true, units: stage.ids('a') }]);
});

test('[CSW-CHG-09] [CSW-MOR-06] charged units with Morale Factor under 6 check after the melee even without losses', () => {
  const charge = (morale: number) =>
    open({
      a: cavalry('blue', '0506', 'N', { charged: '0505' }),
      x: cavalry('red', '0505', 'S', { morale }),
    });
  const causes = (stage: Stage) => fight(stage, [], dice()).state.causes;
  expect(causes(charge(5))).toMatchObject([{ rules: ['CSW-CHG-09'], units: [1] }]);
  expect(causes(charge(6))).toEqual([]);
  const mixed = open({
    a: cavalry('blue', '0506', 'N', { charged: '0505' }),
    x: cavalry('red', '0505', 'S'),
    y: cavalry('red', '0505', 'S', { morale: 5 }),
  });
  expect(causes(mixed)).toMatchObject([{ rules: ['CSW-CHG-09'], side: 'red', undead: false }]);
});

test('[CSW-TUN-08] underground attacks follow dug tunnels and ignore facing', () => {
  const stage = open(
    {
      a: foot('blue', '0506', 'S', { underground: true }),
      x: foot('red', '0505', 'N', { underground: true }),
      y: foot('red', '0605', 'N', { underground: true }),
    },
    { modules: ['tunnels'], tunnels: [{ knownTo: ['blue', 'red'], cells: ['0506', '0505'] }] },
  );
  const below = { underground: true };
  expect(check(stage, ['a'], '0505', below)).toEqual(OK);
  expect(check(stage, ['a'], '0605', below)).toMatchObject(refusedBy('CSW-TUN-08'));
  expect(check(stage, ['a'], '0505')).toMatchObject(refusedBy('CSW-TUN-07'));
});

test('[CSW-P-14] every offer is allowed: each unit, each hex, all together; a declaration may be withdrawn', () => {
  const stage = open({
    ...FACING_OFF,
    b: foot('blue', '0506', 'N'),
    c: foot('blue', '0405', 'NE'),
    o: pike('blue', '0607', 'N'),
  });
  const offered = (state = stage.battle): CswOrder[] =>
    [...meleeDesk.subjects(state, 'blue')].flatMap((subject) => [...meleeDesk.legal(state, 'blue', subject)]);
  const sets = offered().flatMap((order) => (order.type === 'attack' ? [order.units.join()] : []));
  expect(sets.sort()).toEqual(['0', '0,2', '2', '3', '3,0,2'].sort());
  for (const order of offered())
    if (order.type === 'attack') expect(attackOrder.check(stage.battle, 'blue', order)).toEqual(OK);
  const tale = beginTale(stage.battle);
  attackOrder.decide(tale, 'blue', attack(stage, ['a'], '0505'), dice());
  expect(offered(tale.state)).toContainEqual({ type: 'withdrawAttack', index: 0 });
  expect([...meleeDesk.legal(stage.battle, 'red', 'table')]).toEqual([{ type: 'done' }]);
});
