import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginStep, runOn } from '../../engine/engine.ts';
import { beginTale } from '../../engine/tale.ts';
import {
  armouredFoot,
  battle,
  bow,
  dwarf,
  foot,
  goblin,
  leader,
  pike,
  priest,
  type Stage,
} from '../../testkit/drawn.ts';
import { defenceOf } from '../combat/defence.ts';
import { meleeModifiers } from '../combat/modifiers.ts';
import { isCommanded, leadersWithin } from '../leaders/command.ts';
import { advanceDesk, advanceOrder, openAdvances } from '../melee/advance.ts';
import { attackOrder, meleeDesk, resolveMelee } from '../melee/attack.ts';
import { canFire } from '../missile/fire.ts';
import { retreatTo } from '../morale/goBack.ts';
import { retreatHexes } from '../morale/retreatHexes.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { routBelowNext, routOverstackedBelow } from './routBelow.ts';

type Words = Parameters<typeof battle>[0];
const refusedBy = (rule: string) => ({ ok: false, rule });
const below = { underground: true };
const COURSE = ['0501', '0502', '0503', '0504', '0505', '0506'];

/** Both sides in one system that runs down a column; blue's breach at its head, red's at its foot. */
const open = (words: Partial<Words> & Pick<Words, 'units'>): Stage =>
  battle({
    map: { columns: 9, rows: 9 },
    modules: ['tunnels'],
    step: 'meleeFirst',
    tunnels: [{ knownTo: ['blue', 'red'], cells: COURSE, breaches: { '0501': 'blue', '0506': 'red' } }],
    ...words,
  });
const attack = (stage: Stage, names: string[], hex: string) =>
  ({ type: 'attack', units: stage.ids(...names), hex, underground: true }) as const;
const check = (stage: Stage, names: string[], hex: string) =>
  attackOrder.check(stage.battle, 'blue', attack(stage, names, hex));
const ledger = (stage: Stage, names: string[], hex: string) =>
  meleeModifiers(stage.battle, {
    side: 'blue',
    units: stage.ids(...names),
    target: stage.cell(hex),
    construction: false,
    underground: true,
  });

test('[CSW-TUN-07] units underground and above ignore each other; command ignores depth', () => {
  const stage = open({
    units: {
      b: bow('blue', '0503', 'N', below),
      x: foot('red', '0504', 'N', below),
      y: foot('red', '0403', 'SW'),
      l: leader('blue', '0508'),
    },
  });
  expect(inEnemyZone(stage.battle, 'blue', stage.cell('0503'))).toBe(false);
  expect(inEnemyZone(stage.battle, 'red', stage.cell('0502'))).toBe(false);
  expect(canFire(stage.battle, stage.unit('b'))).toMatchObject({ ok: false });
  expect(
    attackOrder.check(stage.battle, 'blue', { type: 'attack', units: stage.ids('b'), hex: '0403' }),
  ).toEqual(expect.objectContaining(refusedBy('CSW-TUN-07')));
  expect(isCommanded(stage.battle, stage.unit('b'))).toBe(true);
  expect(leadersWithin(stage.battle, stage.unit('b'), 4)).toEqual([]);
  expect(leadersWithin(stage.battle, stage.unit('b'), 5)).toHaveLength(1);
});

test('[CSW-TUN-08] melee underground is against enemies in the next connected hex, whatever the facing', () => {
  const stage = open({
    units: {
      a: foot('blue', '0503', 'N', below),
      b: foot('blue', '0502', 'N', below),
      x: foot('red', '0504', 'N', below),
      y: foot('red', '0604', 'N', below),
    },
    tunnels: [
      { knownTo: ['blue', 'red'], cells: COURSE, breaches: {} },
      { knownTo: ['blue', 'red'], cells: ['0604'], breaches: {} },
    ],
  });
  expect(check(stage, ['a'], '0504')).toEqual({ ok: true });
  expect(check(stage, ['b'], '0504')).toMatchObject(refusedBy('CSW-TUN-08'));
  expect(check(stage, ['a'], '0604')).toMatchObject(refusedBy('CSW-TUN-08'));
  expect([...meleeDesk.legal(stage.battle, 'blue', `u${stage.id('a')}`)]).toEqual([
    attack(stage, ['a'], '0504'),
  ]);
});

test('[CSW-TUN-08] neither terrain nor a rear attack counts underground', () => {
  const stage = open({
    terrain: { '0503': 'woods', '0504': 'swamp' },
    units: { a: goblin('blue', '0503', 'N', below), x: foot('red', '0504', 'S', below) },
  });
  expect(ledger(stage, ['a'], '0504')).toEqual([]);
  const tale = beginTale(stage.battle);
  attackOrder.decide(tale, 'blue', attack(stage, ['a'], '0504'), dice());
  resolveMelee(tale, dice(6));
  expect(tale.state.causes.some(({ rear }) => rear)).toBe(false);
  expect(tale.state.causes).toMatchObject([{ cell: stage.cell('0504'), underground: true }]);
});

test('[CSW-TUN-10] the attack die is +1 for men, 0 for goblins, -1 for dwarves; the worst present counts', () => {
  const stage = open({
    units: {
      m: foot('blue', '0503', 'N', below),
      g: goblin('blue', '0505', 'N', below),
      d: dwarf('blue', '0505', 'N', below),
      x: foot('red', '0504', 'N', below),
    },
  });
  const row = (value: number) => [{ rule: 'CSW-TUN-10', label: 'underground', value }];
  expect(ledger(stage, ['m'], '0504')).toEqual(row(1));
  expect(ledger(stage, ['g'], '0504')).toEqual([]);
  expect(ledger(stage, ['d'], '0504')).toEqual(row(-1));
  expect(ledger(stage, ['d', 'g'], '0504')).toEqual([]);
  expect(ledger(stage, ['d', 'm'], '0504')).toEqual(row(1));
});

test('[CSW-TUN-10] [CSW-R-94] the Defence Class is one less for men, one more for goblins and dwarves, beyond 0 and 4', () => {
  const stage = open({
    units: {
      l: bow('red', '0502', 'N', below),
      a: armouredFoot('red', '0503', 'N', below),
      g: goblin('red', '0504', 'N', below),
      d: dwarf('red', '0505', 'N', below),
      s: armouredFoot('red', '0503'),
    },
  });
  const defences = ['0502', '0503', '0504', '0505'].map((hex) =>
    defenceOf(stage.battle, { cell: stage.cell(hex), underground: true }),
  );
  expect(defences).toEqual([-1, 3, 1, 4]);
  expect(defenceOf(stage.battle, { cell: stage.cell('0503'), underground: false })).toBe(4);
});

test('[CSW-TUN-08] an attack underground is rolled and its losses apply underground', () => {
  const stage = open({
    units: {
      d: dwarf('blue', '0503', 'N', below),
      e: dwarf('blue', '0503', 'N', below),
      x: foot('red', '0504', 'N', below),
      y: pike('red', '0504'),
    },
  });
  const tale = beginTale(stage.battle);
  attackOrder.decide(tale, 'blue', attack(stage, ['d', 'e'], '0504'), dice());
  resolveMelee(tale, dice(3)); // column 12, die 3 - 1, DC 1 - 1: row 2
  expect(tale.state.dueLosses).toMatchObject([{ cell: stage.cell('0504'), underground: true, losses: 2 }]);
});

test('[CSW-TUN-08] a unit that empties a tunnel hex may advance into it (CSW-MEL-11)', () => {
  const stage = open({
    step: 'advanceFirst',
    attacks: [{ side: 'blue', units: ['d', 'e'], target: '0504', underground: true }],
    units: {
      d: dwarf('blue', '0503', 'N', below),
      e: dwarf('blue', '0503', 'N', below),
      y: pike('red', '0504'),
    },
  });
  const tale = beginTale(stage.battle);
  openAdvances(tale);
  const orders = [...advanceDesk.legal(tale.state, 'blue', 'h0504')];
  const order = { type: 'advance', units: stage.ids('d', 'e'), hex: '0504' } as const;
  expect(orders).toEqual([order, { ...order, units: stage.ids('d') }, { ...order, units: stage.ids('e') }]);
  advanceOrder.decide(tale, 'blue', order, dice());
  expect(stage.unit('d', tale.state)).toMatchObject({ cell: stage.cell('0504'), underground: true });
});

test('[CSW-TUN-09] a tunnel hex of mixed types routs when the segment ends, except its leaders', () => {
  const stage = open({
    units: {
      a: foot('blue', '0503', 'N', below),
      b: pike('blue', '0503', 'N', below),
      l: leader('blue', '0503', 'N', below),
      u: pike('blue', '0503'),
    },
  });
  const tale = beginTale(stage.battle);
  routOverstackedBelow(tale);
  expect(['a', 'b', 'l', 'u'].map((name) => stage.unit(name, tale.state).routed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const flees = (stage: Stage) => {
  const tale = beginTale(stage.battle);
  while (routBelowNext(tale, dice()));
  return tale.state;
};

test('[CSW-TUN-14] a routed unit goes along the tunnel to the nearest breach of its side at half its rate, and surfaces', () => {
  const stage = open({
    step: 'routMoves',
    units: {
      m: foot('blue', '0505', 'N', { ...below, routed: true }),
      g: goblin('blue', '0503', 'N', { ...below, routed: true }),
    },
  });
  const after = flees(stage);
  // Heavy Foot: 4, halved below, halved in rout. Goblins: 5, halved in rout.
  expect(stage.unit('m', after)).toMatchObject({
    cell: stage.cell('0504'),
    underground: true,
    routMoved: true,
  });
  expect(stage.unit('g', after)).toMatchObject({
    cell: stage.cell('0501'),
    underground: false,
    routed: true,
  });
});

test('[CSW-TUN-14] without a breach of its own side, or with enemies in the way, underground or above, it is eliminated', () => {
  const routed = { ...below, routed: true };
  const none = open({
    step: 'routMoves',
    units: { m: foot('blue', '0504', 'N', routed) },
    tunnels: [{ knownTo: ['blue', 'red'], cells: COURSE, breaches: { '0506': 'red' } }],
  });
  expect(none.unit('m', flees(none)).status).toBe('eliminated');
  const barred = open({
    step: 'routMoves',
    units: { m: foot('blue', '0504', 'N', routed), x: foot('red', '0502', 'N', below) },
  });
  expect(barred.unit('m', flees(barred)).status).toBe('eliminated');
  const above = open({
    step: 'routMoves',
    units: { m: foot('blue', '0504', 'N', routed), x: foot('red', '0501') },
  });
  expect(above.unit('m', flees(above)).status).toBe('eliminated');
});

test('[CSW-TUN-14] friends it runs past in the tunnel are shaken; those above are not (CSW-MOR-05)', () => {
  const stage = open({
    step: 'routMoves',
    units: {
      m: foot('blue', '0504', 'N', { ...below, routed: true }),
      f: foot('blue', '0502', 'N', below),
      u: foot('blue', '0503'),
    },
  });
  expect(flees(stage).causes).toMatchObject([
    { cell: stage.cell('0502'), underground: true, units: stage.ids('f') },
  ]);
});

test('[CSW-TUN-14] an underground retreat is one tunnel hex away from the attacker; without one they rout', () => {
  const stage = open({
    units: {
      m: foot('blue', '0503', 'N', below),
      x: foot('red', '0504', 'N', below),
      p: priest('blue', '0501'),
    },
  });
  const retreat = (name: string, from: string) => ({
    cell: stage.unit(name).cell,
    side: stage.unit(name).side,
    units: stage.ids(name),
    attackers: [stage.cell(from)],
    underground: true,
  });
  expect(retreatHexes(stage.battle, retreat('m', '0504'))).toEqual([stage.cell('0502')]);
  expect(retreatHexes(stage.battle, retreat('x', '0503'))).toEqual([stage.cell('0505')]);
  expect(retreatHexes(stage.battle, retreat('m', '0502'))).toEqual([]);
});

test('[CSW-TUN-08] a unit that retreats underground does not turn a leader above', () => {
  const stage = open({
    units: {
      b: foot('blue', '0503', 'SE', below),
      l: leader('blue', '0502', 'S'),
      k: leader('blue', '0502', 'SW', below),
      x: foot('red', '0504', 'N', below),
    },
  });
  const tale = beginTale(stage.battle);
  const { cell } = stage.unit('b');
  const retreat = {
    cell,
    side: 'blue',
    units: stage.ids('b'),
    attackers: [stage.cell('0504')],
    underground: true,
  } as const;
  retreatTo(tale, retreat, stage.cell('0502'), dice());
  expect(stage.unit('b', tale.state)).toMatchObject({
    cell: stage.cell('0502'),
    facing: 2,
    underground: true,
  });
  expect([stage.unit('l', tale.state).facing, stage.unit('k', tale.state).facing]).toEqual([3, 4]);
});

test('[CSW-TUN-14] [CSW-TUN-09] no unit retreats into a tunnel hex it would overfill', () => {
  const stage = open({
    units: {
      m: foot('blue', '0503', 'N', below),
      p: pike('blue', '0502', 'N', below),
      x: foot('red', '0504', 'N', below),
    },
  });
  const retreat = {
    cell: stage.cell('0503'),
    side: 'blue',
    units: stage.ids('m'),
    underground: true,
  } as const;
  expect(retreatHexes(stage.battle, { ...retreat, attackers: [stage.cell('0504')] })).toEqual([]);
});

test('[CSW-TUN-14] a fleeing unit that comes up shakes the friends beside the breach (CSW-MOR-05)', () => {
  const stage = open({
    step: 'routMoves',
    units: {
      m: foot('blue', '0501', 'N', { ...below, routed: true }),
      f: foot('blue', '0601'),
      g: foot('blue', '0801'),
    },
  });
  expect(flees(stage).causes).toMatchObject([{ cell: stage.cell('0601'), underground: false }]);
});

test('[CSW-SEQ-05] flight underground happens with the rout moves; mixed hexes underground rout at the end of the segment', () => {
  const stage = open({
    step: 'mercenaries',
    units: {
      m: foot('blue', '0504', 'N', { ...below, routed: true }),
      a: foot('blue', '0506', 'N', below),
      b: pike('blue', '0506', 'N', below),
      x: foot('red', '0909'),
    },
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'routMoves', dice());
  runOn(tale, dice());
  expect(stage.unit('m', tale.state).cell).toBe(stage.cell('0503'));
  beginStep(tale, 'chargeChecks', dice());
  expect(['a', 'b'].map((name) => stage.unit(name, tale.state).routed)).toEqual([true, true]);
});
