import { dice, type ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { idOf } from '../../state/board.ts';
import { boardIn } from '../../state/state.ts';
import {
  battle,
  type DrawnUnit,
  elephant,
  foot,
  lightFoot,
  type Stage,
  towards,
  triceratops,
} from '../../testkit/drawn.ts';
import { rampageNext } from './rampage.ts';
import { routMoveOrder } from './routMove.ts';
import { trample } from './trample.ts';

type Words = Parameters<typeof battle>[0];
const WILD = { routed: true, firstRoutMove: true } as const;
const open = (units: Record<string, DrawnUnit>, words: Partial<Words> = {}): Stage =>
  battle({
    step: 'routMoves',
    units: { e: elephant('blue', '0505', 'N', WILD), ...units },
    ...words,
  });
const run = (stage: Stage, rolls: ScriptedDice): Tale => {
  const tale = beginTale(stage.battle);
  expect(rampageNext(tale, rolls)).toBe(true);
  expect(rolls.left).toEqual([]);
  return tale;
};
const where = (stage: Stage, tale: Tale): string =>
  idOf(boardIn(stage.battle), stage.unit('e', tale.state).cell);
const struck = (stage: Stage, tale: Tale): string[] =>
  tale.events.flatMap((event) =>
    event.type === 'attackRolled' ? [idOf(boardIn(stage.battle), event.attack.target)] : [],
  );

test('[CSW-RAM-01] [CSW-X-08] the die turns it by sixths, clockwise from its front; [CSW-RAM-02] it runs straight', () => {
  const ends = [1, 2, 3, 4, 5, 6].map((die) => where(open({}), run(open({}), dice(die))));
  expect(ends).toEqual(['0502', '0803', '0806', '0508', '0206', '0203']);
  const turned = open({ e: elephant('blue', '0505', 'SE', WILD) });
  expect(where(turned, run(turned, dice(1)))).toBe('0806');
});

test("[CSW-RAM-01] it rampages once, in its side's first movement segment after routing", () => {
  const stage = open({});
  const tale = run(stage, dice(1));
  expect(stage.unit('e', tale.state)).toMatchObject({ routMoved: true, firstRoutMove: false, routed: true });
  expect(rampageNext(tale, dice())).toBe(false);
  for (const e of [
    elephant('blue', '0505', 'N', { routed: true }),
    elephant('red', '0505', 'N', WILD),
    elephant('blue', '0505', 'N'),
    foot('blue', '0505', 'N', WILD),
  ])
    expect(rampageNext(beginTale(open({ e }).battle), dice())).toBe(false);
});

test('[CSW-RAM-02] terrain costs it the same as any unit', () => {
  const stage = open({}, { terrain: { '0503': 'woods' } });
  expect(where(stage, run(stage, dice(1)))).toBe('0504');
  const deep = open({}, { terrain: { '0504': 'woods' } });
  expect(where(deep, run(deep, dice(1)))).toBe('0504');
  const road = open({}, { roads: ['0505>0504>0503>0502>0501'] });
  expect(road.unit('e', run(road, dice(1)).state).status).toBe('routedOff');
});

test('[CSW-RAM-03] [CSW-R-58] it attacks every occupied hex ahead, friend or enemy, from the left, at its start and at each step', () => {
  const stage = open({
    left: foot('blue', '0404', 'N'),
    right: foot('red', '0604', 'N'),
    behind: foot('red', '0506', 'N'),
    later: foot('red', '0403', 'N'),
  });
  const tale = run(stage, dice(1, 6, 6, 6));
  expect(struck(stage, tale)).toEqual(['0404', '0604', '0403']);
  expect(tale.events.find((event) => event.type === 'attackRolled')).toMatchObject({
    kind: 'rampage',
    factors: 10,
    column: 10,
  });
});

test('[CSW-RAM-03] each hex is attacked at most once in a move', () => {
  const stage = open({ x: foot('red', '0504', 'N') });
  const tale = beginTale(stage.battle);
  const once = new Set<number>();
  trample(tale, stage.id('e'), towards('N'), once, dice(6));
  trample(tale, stage.id('e'), towards('NE'), once, dice());
  expect(struck(stage, tale)).toEqual(['0504']);
});

test('[CSW-R-58] terrain modifiers apply, a charge does not', () => {
  const stage = open(
    { e: elephant('blue', '0505', 'N', { ...WILD, charged: '0604' }), x: foot('red', '0604', 'N') },
    { terrain: { '0604': 'woods' } },
  );
  const tale = beginTale(stage.battle);
  tale.tell({ type: 'unitsRouted', units: stage.ids('e'), facing: null, rules: [] });
  rampageNext(tale, dice(1, 6));
  expect(tale.events.find((event) => event.type === 'attackRolled')?.modifiers).toMatchObject([
    { rule: 'CSW-TEC-04', value: 1 },
  ]);
});

test('[CSW-RAM-04] losses apply at once without a choice; the checks come when the segment ends', () => {
  const stage = open({
    x: lightFoot('red', '0504', 'S'),
    y: lightFoot('red', '0604', 'S', { morale: 7 }),
    z: lightFoot('red', '0604', 'S'),
  });
  const tale = run(stage, dice(1, 3, 4));
  expect(stage.unit('x', tale.state).status).toBe('eliminated');
  expect(stage.unit('y', tale.state).status).toBe('eliminated');
  expect(where(stage, tale)).toBe('0502');
  expect(tale.state).toMatchObject({ questions: [], dueLosses: [] });
  expect(tale.state.causes.filter(({ rules }) => rules.includes('CSW-MOR-03'))).toMatchObject([
    { units: stage.ids('z') },
  ]);
});

test('[CSW-MOR-09] enemies retreat from the beast; friends have no attacker', () => {
  const stage = open({ x: foot('red', '0404', 'S'), y: foot('blue', '0604', 'S') });
  const { causes } = run(stage, dice(1, 6, 6)).state;
  const attackers = (name: string) =>
    causes.filter(({ units }) => units.includes(stage.id(name))).map((cause) => cause.attackers);
  expect(attackers('x')).toEqual([[stage.cell('0505')]]);
  expect(attackers('y')[0]).toEqual([]);
});

test('[CSW-MOR-05] friends it runs past will check even if it did not harm them', () => {
  const stage = open({ beside: foot('blue', '0404', 'S'), behind: foot('blue', '0506', 'S') });
  const { causes } = run(stage, dice(1, 6)).state;
  const shaken = causes.filter(({ rules }) => rules.includes('CSW-MOR-05'));
  expect(shaken).toMatchObject([{ units: stage.ids('beside') }]);
});

test('[CSW-RAM-05] [CSW-R-58] a hex still occupied, or prohibited to it, stops it without harm', () => {
  const stage = open({ x: foot('red', '0503', 'S') });
  const tale = run(stage, dice(1, 6));
  expect(where(stage, tale)).toBe('0504');
  expect(stage.unit('e', tale.state)).toMatchObject({ status: 'onMap', routMoved: true });
  const wall = open({}, { terrain: { '0504': 'wall' } });
  expect(where(wall, run(wall, dice(1)))).toBe('0505');
});

test('[CSW-RAM-05] next to enemies it simply runs on, and a run off the map routs it off', () => {
  const stage = open({ x: foot('red', '0605', 'N') });
  expect(where(stage, run(stage, dice(1)))).toBe('0502');
  const edge = open({ e: elephant('blue', '0502', 'N', WILD) });
  expect(edge.unit('e', run(edge, dice(1)).state).status).toBe('routedOff');
  const short = open({ e: elephant('blue', '0504', 'N', WILD) });
  expect(where(short, run(short, dice(1)))).toBe('0501');
});

test('[CSW-RAM-02] [CSW-RAM-03] later it moves like any routed unit, but still tramples each hex once', () => {
  const stage = open({
    e: triceratops('blue', '0505', 'N', { routed: true }),
    a: foot('blue', '0404', 'N'),
    b: foot('blue', '0304', 'N'),
  });
  const order = { type: 'routMove', unit: stage.id('e'), path: ['0405', '0305', '0205'] } as const;
  const move = { ...order, path: [...order.path] };
  expect(routMoveOrder.check(stage.battle, 'blue', move)).toEqual({ ok: true });
  const tale = beginTale(stage.battle);
  const rolls = dice(6, 6);
  routMoveOrder.decide(tale, 'blue', move, rolls);
  expect(struck(stage, tale)).toEqual(['0404', '0304']);
  expect(rolls.left).toEqual([]);
  expect(where(stage, tale)).toBe('0205');
});

test('[CSW-RAM-01] the die and the way it runs are reported', () => {
  const stage = open({});
  expect(run(stage, dice(4)).events[0]).toMatchObject({
    type: 'tableRolled',
    rolls: [{ sides: 6, value: 4 }],
    what: 'e runs south',
  });
});

test('[CSW-CAL-07] [CSW-RAM-02] caltrops attack it on its run, and if it falls the run is over', () => {
  const words: Partial<Words> = { modules: ['caltrops'], caltrops: { '0504': 'placed' } };
  const fresh = open({}, words);
  const hurt = run(fresh, dice(1, 1));
  expect(fresh.unit('e', hurt.state).hitsTaken).toBeGreaterThan(0);
  const dying = open({ e: elephant('blue', '0505', 'N', { ...WILD, hitsTaken: 2 }) }, words);
  const dead = run(dying, dice(1, 1));
  expect(dying.unit('e', dead.state).status).toBe('eliminated');
});

test('[CSW-RAM-05] without a movement point left it stops at the edge of the map', () => {
  const stage = open({ e: elephant('blue', '0504', 'N', WILD) });
  const { state } = run(stage, dice(1));
  expect(stage.unit('e', state)).toMatchObject({ status: 'onMap', cell: stage.cell('0501') });
  const nearer = open({ e: elephant('blue', '0503', 'N', WILD) });
  expect(nearer.unit('e', run(nearer, dice(1)).state).status).toBe('routedOff');
});

/** A beast in its later rout moves, and what it tramples on this path. */
const trampling = (
  path: string[],
  units: Record<string, DrawnUnit>,
  words: Partial<Words>,
  ...rolls: number[]
) => {
  const stage = open({ e: triceratops('blue', '0505', 'N', { routed: true }), ...units }, words);
  const order = { type: 'routMove' as const, unit: stage.id('e'), path };
  expect(routMoveOrder.check(stage.battle, 'blue', order)).toEqual({ ok: true });
  const tale = beginTale(stage.battle);
  const written = dice(...rolls);
  routMoveOrder.decide(tale, 'blue', order, written);
  expect(written.left).toEqual([]);
  return { stage, tale };
};

test('[CSW-RAM-03] it tramples hexes ahead of each step, even if its path bends', () => {
  const friends = {
    a: foot('blue', '0406', 'N'),
    b: foot('blue', '0203', 'N'),
    c: foot('blue', '0604', 'N'),
  };
  const { stage, tale } = trampling(['0405', '0305', '0204'], friends, {}, 6, 6);
  expect(struck(stage, tale)).toEqual(['0406', '0203']);
});

test('[CSW-CAL-07] [CSW-RAM-03] a beast that falls on its way tramples nobody beyond and shakes nobody there', () => {
  const caltrops = { modules: ['caltrops'], caltrops: { '0405': 'placed' } } as Partial<Words>;
  const { stage, tale } = trampling(
    ['0405', '0305', '0205'],
    { e: elephant('blue', '0505', 'N', { routed: true, hitsTaken: 2 }), a: foot('blue', '0204', 'N') },
    caltrops,
    1,
  );
  expect(stage.unit('e', tale.state).status).toBe('eliminated');
  expect(struck(stage, tale)).toEqual(['0405']);
  expect(tale.events.filter(({ type }) => type === 'unitsWent')).toHaveLength(1);
  expect(tale.state.causes).toEqual([]);
});

test('[CSW-RAM-01] a beast that has fallen runs no more', () => {
  const stage = open({ e: elephant('blue', 'N', { ...WILD, status: 'eliminated' }) });
  expect(rampageNext(beginTale(stage.battle), dice())).toBe(false);
});

test('[CSW-RAM-05] at the edge, even a beast whose allowance is halved to nothing runs off', () => {
  const stage = open(
    { e: elephant('blue', '0501', 'N', { ...WILD, company: 'Red Hand' }) },
    { modules: ['night', 'mercenaries'] },
  );
  const companies = [{ name: 'Red Hand', effect: 'hesitates' as const }];
  const slow = { ...stage, battle: { ...stage.battle, companies } };
  expect(stage.unit('e', run(slow, dice(1)).state).status).toBe('routedOff');
});
