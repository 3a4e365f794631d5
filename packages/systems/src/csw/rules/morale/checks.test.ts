import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { MoraleCause } from '../../state/state.ts';
import { isCharging } from '../../state/unit.ts';
import {
  battle,
  cavalry,
  elephant,
  elf,
  foot,
  giant,
  goblin,
  leader,
  ogre,
  pike,
  priest,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { noteAttack, noteCause, plainCause } from './causes.ts';
import { listChecks, moraleOf, rollCheckAt, rollNextCheck } from './checks.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ step: 'meleeMorale', units, ...words });

type Shock = Partial<Omit<MoraleCause, 'attackers'>> & { readonly from?: readonly string[] };

/** A red hex that lost a unit. */
const shock = (tale: Tale, stage: Stage, hex: string, { from = [], ...more }: Shock = {}): void =>
  noteCause(tale, {
    ...plainCause({ cell: stage.cell(hex), underground: false }, 'red', 'CSW-MOR-03'),
    attackers: from.map(stage.cell),
    ...more,
  });

const shaken = (stage: Stage, hexes: readonly string[], more: Shock = {}): Tale => {
  const tale = beginTale(stage.battle);
  for (const hex of hexes) shock(tale, stage, hex, more);
  listChecks(tale);
  return tale;
};
const checked = (tale: Tale) =>
  tale.events.flatMap((event) => (event.type === 'moraleRolled' ? [event] : []));
/** Rolls for the one hex 0505. */
const rollFor = (stage: Stage, a: number, b: number, more: Shock = {}): Tale => {
  const tale = shaken(stage, ['0505'], more);
  expect(rollNextCheck(tale, dice(a, b))).toBe(true);
  return tale;
};

test('[CSW-MOR-01] [CSW-MOR-08] above 8 the units rout, below it nothing happens', () => {
  const stage = open({ x: foot('red', '0505', 'N'), y: foot('red', '0505', 'N') });
  const routs = rollFor(stage, 4, 5);
  expect(checked(routs)).toMatchObject([
    { total: 9, morale: 8, result: 'routs', rolls: [{ value: 4 }, { value: 5 }] },
  ]);
  expect(routs.state.units).toMatchObject([{ routed: true }, { routed: true }]);
  const holds = rollFor(stage, 3, 4);
  expect(checked(holds)).toMatchObject([{ result: 'holds' }]);
  expect(holds.state.units).toMatchObject([{ routed: false }, { routed: false }]);
});

test('[CSW-MOR-08] on the Morale Factor itself they retreat one hex', () => {
  const stage = open({ x: foot('red', '0505', 'N') });
  const tale = rollFor(stage, 4, 4, { from: ['0504'] });
  expect(checked(tale)).toMatchObject([{ result: 'retreats' }]);
  expect(tale.state.questions[0]?.kind).toBe('retreat');
});

test('[CSW-ROU-04] a unit that routs does not move now, remembers its facing, and loses its charge', () => {
  const stage = open({ x: elephant('red', '0505', 'NE', { charged: '0504' }) });
  const { state } = rollFor(stage, 6, 6);
  expect(stage.unit('x', state)).toMatchObject({
    cell: stage.cell('0505'),
    routed: true,
    firstRoutMove: true,
    facing: 1,
  });
  expect(isCharging(stage.unit('x'))).toBe(true);
  expect(isCharging(stage.unit('x', state))).toBe(false);
});

test('[CSW-MOR-01] [CSW-LDR-05] leaders neither check nor rout with their units', () => {
  const stage = open({ x: foot('red', '0505', 'N'), l: leader('red', '0505', 'N') });
  const tale = rollFor(stage, 6, 6);
  expect(checked(tale)).toMatchObject([{ check: { units: stage.ids('x') } }]);
  expect(stage.unit('l', tale.state).routed).toBe(false);
  expect(shaken(open({ l: leader('red', '0505') }), ['0505']).state.checks).toEqual([]);
});

test('[CSW-UND-03] lesser undead never check; mounts without riders have no morale', () => {
  const undead = open({ x: foot('red', '0505', 'N', { undead: true }) }, { modules: ['undead'] });
  expect(shaken(undead, ['0505']).state.checks).toEqual([]);
  expect(shaken(open({ m: riderlessMount('red', '0505') }), ['0505']).state.checks).toEqual([]);
});

test('[CSW-MOR-02] [CSW-R-46] [CSW-SEQ-08] a hex rolls once whatever its causes, with the modifiers of all', () => {
  const stage = open({ x: foot('red', '0505', 'N') });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  shock(tale, stage, '0505', { rules: [], rear: true, from: ['0506'] });
  shock(tale, stage, '0505', { rules: ['CSW-MOR-04'] });
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([
    { rules: ['CSW-MOR-03', 'CSW-MOR-04'], rear: true, attackers: [stage.cell('0506')] },
  ]);
  expect(tale.state.causes).toEqual([]);
  rollNextCheck(tale, dice(1, 1));
  expect(rollNextCheck(tale, dice())).toBe(false);
});

test('[CSW-MOR-02] a unit that was attacked but lost nothing does not check', () => {
  const stage = open({ x: foot('red', '0505', 'N') });
  expect(shaken(stage, ['0505'], { rules: [] }).state).toMatchObject({ checks: [], causes: [] });
});

test('[CSW-MOR-05] fleeing friends affect only a hex that holds an unrouted unit', () => {
  const passed = (routed: boolean) =>
    shaken(open({ x: foot('red', '0505', 'N', { routed }) }), ['0505'], { rules: ['CSW-MOR-05'] }).state
      .checks;
  expect(passed(false)).toHaveLength(1);
  expect(passed(true)).toEqual([]);
});

const LEDGER = { rear: false, undead: false };

test('[CSW-MOR-07] [CSW-R-45] a rear attack lowers the Morale Factor by 2; the dice are not changed', () => {
  const stage = open({ x: foot('red', '0505', 'N') });
  const tale = rollFor(stage, 3, 4, { rear: true });
  expect(checked(tale)).toMatchObject([
    { total: 7, morale: 6, result: 'routs', modifiers: [{ rule: 'CSW-MOR-07', value: -2 }] },
  ]);
});

test('[CSW-MOR-07] [CSW-LDR-06] [CSW-BGL-08] a friendly leader within four hexes adds 2, one farther away nothing', () => {
  const at = (hex: string, side: 'red' | 'blue' = 'red') => {
    const stage = open({ x: foot('red', '0505', 'N'), l: leader(side, hex, 'N', { serves: true }) });
    return moraleOf(stage.battle, stage.unit('x'), LEDGER).total;
  };
  expect(at('0509')).toBe(10);
  expect(at('0510')).toBe(8);
  expect(at('0509', 'blue')).toBe(8);
});

test('[CSW-LDR-08] [CSW-R-57] a Giant steadies the peoples that follow Giants, not others and not himself', () => {
  const stage = open({
    g: giant('red', '0505'),
    o: ogre('red', '0506'),
    n: goblin('red', '0507'),
    f: foot('red', '0504'),
  });
  const total = (name: string): number => moraleOf(stage.battle, stage.unit(name), LEDGER).total;
  expect(['g', 'o', 'n', 'f'].map(total)).toEqual([8, 10, 10, 8]);
});

test('[CSW-UND-07] combat with undead costs 2, except for elves', () => {
  const stage = open({ x: foot('red', '0505'), e: elf('red', '0506') }, { modules: ['undead'] });
  const total = (name: string): number =>
    moraleOf(stage.battle, stage.unit(name), { rear: false, undead: true }).total;
  expect([total('x'), total('e')]).toEqual([6, 8]);
});

test('[CSW-MOR-10] [CSW-R-68] the lowest Morale Factor in the hex counts for all of it', () => {
  const stage = open({ x: foot('red', '0505', { morale: 9 }), y: foot('red', '0505', { morale: 6 }) });
  const tale = rollFor(stage, 3, 4);
  expect(checked(tale)).toMatchObject([{ morale: 6, result: 'routs' }]);
  expect(tale.state.units).toMatchObject([{ routed: true }, { routed: true }]);
});

test('[CSW-MOR-12] [CSW-R-47] the phasing side checks first, each side by ascending hex, with results at once', () => {
  const stage = open(
    { r2: foot('red', '0707'), r1: foot('red', '0303'), b: foot('blue', '0101') },
    { phasing: 'red' },
  );
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0101', { side: 'blue' });
  shock(tale, stage, '0707');
  shock(tale, stage, '0303');
  listChecks(tale);
  const rolls = dice(6, 6, 1, 1, 1, 1);
  expect(rollNextCheck(tale, rolls)).toBe(true);
  expect(stage.unit('r1', tale.state).routed).toBe(true);
  while (rollNextCheck(tale, rolls));
  expect(checked(tale).map(({ cell }) => cell)).toEqual(['0303', '0707', '0101'].map(stage.cell));
});

test('[CSW-R-47] units are fixed when the list is made and check where they are; an empty hex is skipped', () => {
  const stage = open({
    x: foot('red', '0505', 'N'),
    y: foot('red', '0707', 'N'),
    z: foot('red', '0909', 'N'),
  });
  const tale = shaken(stage, ['0505', '0909']);
  const go = (name: string, hex: string): void => {
    tale.tell({
      type: 'unitsWent',
      how: 'retreat',
      units: stage.ids(name),
      path: [stage.cell(hex)],
      facing: 0,
      rules: [],
    });
  };
  go('x', '0605');
  go('y', '0505');
  tale.tell({ type: 'unitEliminated', unit: stage.id('z'), cell: stage.cell('0909'), why: '', rules: [] });
  rollNextCheck(tale, dice(6, 6));
  expect(checked(tale)).toMatchObject([{ cell: stage.cell('0605'), check: { units: stage.ids('x') } }]);
  expect(stage.unit('y', tale.state).routed).toBe(false);
  expect(rollNextCheck(tale, dice())).toBe(false);
});

test('[CSW-R-47] units of one listed hex that have separated roll once in each hex, with the flags of the first', () => {
  const stage = open({ x: foot('red', '0505', 'N'), y: foot('red', '0505', 'N') });
  const tale = shaken(stage, ['0505'], { rear: true });
  tale.tell({
    type: 'unitsWent',
    how: 'advance',
    units: stage.ids('x'),
    path: [stage.cell('0605')],
    facing: 0,
    rules: [],
  });
  const rolls = dice(1, 1, 6, 6);
  while (rollNextCheck(tale, rolls));
  expect(checked(tale)).toMatchObject([
    { cell: stage.cell('0505'), morale: 6, result: 'holds' },
    { cell: stage.cell('0605'), morale: 6, result: 'routs' },
  ]);
});

test('[CSW-MOR-02] units that moved on after the cause keep their check', () => {
  const stage = open({ x: foot('red', '0505', 'N'), y: foot('red', '0606', 'N') });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  tale.tell({
    type: 'unitsWent',
    how: 'advance',
    units: stage.ids('x'),
    path: [stage.cell('0606')],
    facing: 0,
    rules: [],
  });
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([{ cell: stage.cell('0606'), units: stage.ids('x', 'y') }]);
});

test('[CSW-ROU-09] a routed unit that fails is routed a second time and eliminated', () => {
  const stage = open({ x: foot('red', '0505', 'N', { routed: true }) });
  expect(stage.unit('x', rollFor(stage, 4, 5).state).status).toBe('eliminated');
  expect(stage.unit('x', rollFor(stage, 3, 4).state)).toMatchObject({ status: 'onMap', routed: true });
});

test('[CSW-ROU-09] on its Morale Factor it retreats and stays routed', () => {
  const stage = open({ x: foot('red', '0505', 'N', { routed: true }) });
  const { state } = rollFor(stage, 4, 4, { from: ['0404', '0604'] });
  expect(stage.unit('x', state)).toMatchObject({
    status: 'onMap',
    routed: true,
    cell: stage.cell('0506'),
  });
});

test('[CSW-ROU-09] in a mixed hex the single roll routs the unrouted and eliminates the routed', () => {
  const stage = open({ x: foot('red', '0505', 'N', { routed: true }), y: foot('red', '0505', 'N') });
  const { state } = rollFor(stage, 6, 6);
  expect(stage.unit('x', state).status).toBe('eliminated');
  expect(stage.unit('y', state)).toMatchObject({ status: 'onMap', routed: true });
});

const CHARGED = { rules: ['CSW-CHG-07'], from: ['0504'] } as const;

test('[CSW-CHG-07] [CSW-SEQ-05] charge checks come first, then the other checks of the segment', () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0303') }, { step: 'chargeChecks' });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0303');
  shock(tale, stage, '0505', CHARGED);
  listChecks(tale);
  const rolls = dice(1, 1, 1, 1);
  while (rollNextCheck(tale, rolls));
  expect(checked(tale).map(({ cell }) => cell)).toEqual([stage.cell('0505')]);
  tale.tell({ type: 'stepBegun', step: 'moveChecks', rules: [] });
  listChecks(tale);
  while (rollNextCheck(tale, rolls));
  expect(checked(tale).map(({ cell }) => cell)).toEqual([stage.cell('0505'), stage.cell('0303')]);
});

test('[CSW-MOR-02] consequences of the charge checks are added to the rest of the list', () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0303') }, { step: 'chargeChecks' });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0303');
  listChecks(tale);
  shock(tale, stage, '0505');
  listChecks(tale);
  expect(tale.state.checks.map(({ cell }) => cell)).toEqual([stage.cell('0303'), stage.cell('0505')]);
});

test('[CSW-R-46] a charged hex with another cause still checks only once', () => {
  const stage = open({ x: foot('red', '0505') }, { step: 'chargeChecks' });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  shock(tale, stage, '0505', CHARGED);
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([{ rules: ['CSW-MOR-03', 'CSW-CHG-07'] }]);
});

test("[CSW-R-47] a unit that a charge drives into another listed hex is not affected by that hex's roll", () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0606') }, { step: 'chargeChecks' });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505', CHARGED);
  shock(tale, stage, '0606');
  listChecks(tale);
  rollNextCheck(tale, dice(1, 1));
  tale.tell({
    type: 'unitsWent',
    how: 'retreat',
    units: stage.ids('x'),
    path: [stage.cell('0606')],
    facing: 0,
    rules: [],
  });
  tale.tell({ type: 'stepBegun', step: 'moveChecks', rules: [] });
  listChecks(tale);
  rollNextCheck(tale, dice(6, 6));
  expect([stage.unit('x', tale.state).routed, stage.unit('y', tale.state).routed]).toEqual([false, true]);
});

test('[CSW-CHG-08] charged units that rout stay and turn away from the flat they were charged through', () => {
  const stage = open({ x: foot('red', '0505', 'N'), c: cavalry('blue', '0504', 'S') });
  const { state } = rollFor(stage, 6, 6, CHARGED);
  expect(stage.unit('x', state)).toMatchObject({ routed: true, cell: stage.cell('0505'), facing: 3 });
});

test('[CSW-CHG-08] [CSW-OPF-06] they turn away from the charger, not from whoever shot at them before', () => {
  const stage = open({ x: foot('red', '0505', 'N'), c: cavalry('blue', '0504', 'S') });
  const { state } = rollFor(stage, 6, 6, { ...CHARGED, from: ['0105', '0504'] });
  expect(stage.unit('x', state).facing).toBe(3);
});

test('[CSW-P-07] the check after a planned attack can be rolled for its hex alone', () => {
  const stage = open({ x: pike('red', '0505'), y: pike('red', '0303') });
  const tale = shaken(stage, ['0303', '0505']);
  expect(rollCheckAt(tale, stage.cell('0505'), dice(6, 6))).toBe(true);
  expect(stage.unit('x', tale.state).routed).toBe(true);
  expect(rollCheckAt(tale, stage.cell('0707'), dice())).toBe(false);
});

test('[CSW-R-46] a cause that adds nothing is noted once; anything new is noted', () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0606') }, { modules: ['undead'] });
  const noted = (...shocks: readonly Shock[]): number => {
    const tale = beginTale(stage.battle);
    for (const more of shocks) shock(tale, stage, '0505', more);
    return tale.events.length;
  };
  expect(noted({}, {})).toBe(1);
  const REAR = { rear: true };
  expect([noted({}, REAR), noted(REAR, {}), noted(REAR, REAR)]).toEqual([2, 1, 1]);
  const UNDEAD = { undead: true };
  expect([noted({}, UNDEAD), noted(UNDEAD, {}), noted(UNDEAD, UNDEAD)]).toEqual([2, 1, 1]);
  const FROM = { from: ['0504'] };
  expect([noted({}, FROM), noted(FROM, {}), noted(FROM, { from: ['0506'] })]).toEqual([2, 1, 2]);
  expect(noted({}, { rules: ['CSW-MOR-04'] })).toBe(2);
  expect(noted({}, { cell: stage.cell('0606') })).toBe(2);
});

test('[CSW-R-46] a unit that enters a hex after a cause can be shaken there by the same cause again', () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0606') });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  const path = [stage.cell('0505')];
  tale.tell({ type: 'unitsWent', how: 'retreat', units: stage.ids('y'), path, facing: 0, rules: [] });
  shock(tale, stage, '0505');
  expect(tale.state.causes.map(({ units }) => units)).toEqual([stage.ids('x'), stage.ids('x', 'y')]);
});

test('[CSW-P-07] a check without any units left is not rolled', () => {
  const stage = open({ x: pike('red', '0505') });
  const tale = shaken(stage, ['0505']);
  const cell = stage.cell('0505');
  tale.tell({ type: 'unitEliminated', unit: stage.id('x'), cell, why: '', rules: [] });
  expect(rollCheckAt(tale, cell, dice())).toBe(false);
});

test("[CSW-MOR-02] a hex's check lists all attackers in ascending order, and knows of undead among the causes", () => {
  const stage = open({ x: foot('red', '0505') }, { modules: ['undead'] });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505', { from: ['0605'] });
  shock(tale, stage, '0505', { from: ['0405'], undead: true });
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([{ undead: true, attackers: ['0405', '0605'].map(stage.cell) }]);
});

test('[CSW-MOR-05] one unrouted unit in the hex is enough for fleeing friends to count', () => {
  const stage = open({ x: foot('red', '0505'), r: foot('red', '0505', 'N', { routed: true }) });
  expect(shaken(stage, ['0505'], { rules: ['CSW-MOR-05'] }).state.checks).toHaveLength(1);
});

test('[CSW-MOR-02] if units have separated since, each hex checks', () => {
  const stage = open({ x: foot('red', '0505'), y: foot('red', '0505') });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  const path = [stage.cell('0606')];
  tale.tell({ type: 'unitsWent', how: 'advance', units: stage.ids('y'), path, facing: 0, rules: [] });
  listChecks(tale);
  expect(tale.state.checks).toMatchObject([
    { cell: stage.cell('0505'), units: stage.ids('x'), rules: ['CSW-MOR-03'] },
    { cell: stage.cell('0606'), units: stage.ids('y'), rules: ['CSW-MOR-03'] },
  ]);
});

test('[CSW-MOR-02] without a cause nothing is listed, and the fallen do not check', () => {
  const stage = open({ x: foot('red', '0505') });
  const quiet = beginTale(stage.battle);
  listChecks(quiet);
  expect(quiet.events).toEqual([]);
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  const cell = stage.cell('0505');
  tale.tell({ type: 'unitEliminated', unit: stage.id('x'), cell, why: '', rules: [] });
  listChecks(tale);
  expect(tale.state.checks).toEqual([]);
});

test('[CSW-MOR-08] [CSW-CHG-08] only charged units turn away when they rout, and the event names the clauses', () => {
  const stage = open({ x: foot('red', '0505', 'N'), r: foot('red', '0505', 'N', { routed: true }) });
  const routed = (more: Shock) =>
    rollFor(stage, 6, 6, more).events.filter(({ type }) => type === 'unitsRouted');
  expect(routed({ from: ['0504'] })).toMatchObject([
    { units: stage.ids('x'), facing: null, rules: ['CSW-MOR-08'] },
  ]);
  expect(routed(CHARGED)).toMatchObject([
    { units: stage.ids('x'), facing: 3, rules: ['CSW-MOR-08', 'CSW-CHG-08'] },
  ]);
  expect(checked(rollFor(stage, 1, 1))).toMatchObject([{ rules: ['CSW-MOR-08', 'CSW-MOR-03'] }]);
});

test("[CSW-R-48] an attack's note cites the clause that requires the check, and a cause its own", () => {
  const stage = open({ x: foot('red', '0505', 'N') });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505', { rules: [], from: ['0504'] });
  shock(tale, stage, '0505');
  expect(tale.events.map(({ rules }) => rules)).toEqual([['CSW-R-48'], ['CSW-MOR-03']]);
});

test('[CSW-MOR-02] a hex the side does not hold has nobody to shake', () => {
  const stage = open({ x: foot('blue', '0505', 'N') });
  expect(shaken(stage, ['0505']).state.checks).toEqual([]);
});

test('[CSW-MOR-12] [CSW-CHG-07] charged hexes of the other side come before all others of the phasing side', () => {
  const stage = open({ x: foot('red', '0808', 'N'), b: foot('blue', '0303', 'N') }, { phasing: 'blue' });
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0303', { side: 'blue' });
  shock(tale, stage, '0808', { rules: ['CSW-CHG-07'] });
  listChecks(tale);
  expect(tale.state.checks.map(({ cell }) => cell)).toEqual(['0808', '0303'].map(stage.cell));
});

test('[CSW-ROU-09] if all were routed already, nobody routs again: they are eliminated', () => {
  const stage = open({ x: foot('red', '0505', 'N', { routed: true }) });
  const tale = rollFor(stage, 6, 6);
  expect(tale.events.some(({ type }) => type === 'unitsRouted')).toBe(false);
  expect(stage.unit('x', tale.state).status).toBe('eliminated');
});

test('[CSW-UND-07] [CSW-R-48] fighting undead is not an attack in the rear; attackers are listed once, in ascending order', () => {
  const stage = open(
    {
      z: foot('red', '0505', 'S', { undead: true }),
      f: foot('blue', '0506', 'N'),
      g: foot('blue', '0405', 'NE'),
      h: foot('blue', '0405', 'NE'),
      e: foot('red', '0504', 'S'),
    },
    { modules: ['undead'] },
  );
  const tale = beginTale(stage.battle);
  const attack = { side: 'blue', construction: false, underground: false } as const;
  noteAttack(tale, { ...attack, units: stage.ids('f', 'g', 'h'), target: stage.cell('0505') }, false);
  expect(tale.state.causes.every(({ rear }) => !rear)).toBe(true);
  const on = beginTale(stage.battle);
  noteAttack(on, { ...attack, units: stage.ids('f', 'g', 'h'), target: stage.cell('0504') }, true);
  expect(on.state.causes).toMatchObject([{ rear: true, attackers: ['0405', '0506'].map(stage.cell) }]);
});

test('[CSW-UND-07] one undead attacker among the living makes it an attack by undead', () => {
  const stage = open(
    {
      x: foot('red', '0505', 'N'),
      f: foot('blue', '0405', 'NE'),
      z: foot('blue', '0506', 'N', { undead: true }),
    },
    { modules: ['undead'] },
  );
  const attackedBy = (...names: string[]) => {
    const tale = beginTale(stage.battle);
    const attack = { side: 'blue', construction: false, underground: false } as const;
    noteAttack(tale, { ...attack, units: stage.ids(...names), target: stage.cell('0505') }, false);
    return tale.state.causes;
  };
  expect(attackedBy('f', 'z')).toMatchObject([{ undead: true }]);
  expect(attackedBy('f')).toMatchObject([{ undead: false }]);
});

test('[CSW-UND-07] fighting undead counts as such even if a living priest is with them', () => {
  const stage = open(
    {
      z: foot('red', '0505', 'S', { undead: true }),
      p: priest('red', '0505', 'S'),
      f: foot('blue', '0506', 'N'),
    },
    { modules: ['undead'] },
  );
  const tale = beginTale(stage.battle);
  const attack = { side: 'blue', construction: false, underground: false } as const;
  noteAttack(tale, { ...attack, units: stage.ids('f'), target: stage.cell('0505') }, false);
  expect(tale.state.causes).toMatchObject([{ units: stage.ids('f'), undead: true }]);
});

test('[CSW-MOR-02] [CSW-TUN-07] units above a tunnel and units in it check separately', () => {
  const stage = open(
    { x: foot('red', '0505', 'N'), y: foot('red', '0505', 'N', { underground: true }) },
    {
      modules: ['tunnels'],
      tunnels: [{ knownTo: ['red'], cells: ['0505'], breaches: { '0505': 'red' } }],
    },
  );
  const tale = beginTale(stage.battle);
  shock(tale, stage, '0505');
  shock(tale, stage, '0505', { underground: true });
  listChecks(tale);
  expect(tale.state.checks.map(({ units }) => units)).toEqual([stage.ids('x'), stage.ids('y')]);
});
