import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders/orders.ts';
import type { Attack } from '../../state/state.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  giant,
  leader,
  ogre,
  onager,
  type Stage,
  troll,
} from '../../testkit/drawn.ts';
import { judge, play, playUntil } from '../../testkit/testplay.ts';
import { meleeModifiers } from '../combat/modifiers.ts';
import { barToMelee } from '../melee/attackClauses.ts';
import { missileModifiers } from '../missile/modifiers.ts';
import { crossesOutside } from './control.ts';

type Given = Parameters<typeof battle>[0];
const column = (c: string) => ['01', '02', '03', '04', '05', '06', '07', '08'].map((row) => `${c}${row}`);

/** Down column 05: gate 0503, walls 0504 and 0505, tower 0506. West of it is outside, east inside. */
const fort = (units: Given['units'], more: Omit<Given, 'units'> = {}): Stage =>
  battle({
    map: { columns: 10, rows: 10 },
    terrain: { '0503': 'gate', '0504': 'wall', '0505': 'wall', '0506': 'tower', ...more.terrain },
    inside: column('06'),
    outside: column('04'),
    units: { ...units, B: leader('blue', '0110'), R: leader('red', '1010') },
    step: 'move',
    phasing: 'blue',
    works: { '0506': { controller: 'red' }, ...more.works },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'terrain' && key !== 'works')),
  });

const move = (stage: Stage, name: string, ...path: string[]): CswOrder => ({
  type: 'move',
  units: [stage.id(name)],
  path,
});
const after = (stage: Stage, name: string, ...path: string[]) =>
  stage.unit(name, play(stage.battle, move(stage, name, ...path)));
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-WAL-01] walls hold foot, Ogres, Trolls and leaders, and nobody else', () => {
  for (const climber of [foot, bow, ogre, troll, leader])
    expect(judgeStep(climber)).toMatchObject({ ok: true });
  for (const other of [cavalry, elephant, giant, onager])
    expect(judgeStep(other)).toMatchObject(refusedBy('CSW-MOV-06'));
});

const judgeStep = (kind: typeof foot) => {
  const stage = fort({ u: kind('blue', '0605', 'NW') });
  return judge(stage.battle, move(stage, 'u', '0505'));
};

test('[CSW-WAL-03] a wall costs two points from inside, one along it, and down inside the terrain of the hex', () => {
  expect(after(fort({ u: foot('blue', '0605', 'NW') }), 'u', '0505').spentHalf).toBe(4);
  expect(after(fort({ u: foot('blue', '0505', 'N') }), 'u', '0504').spentHalf).toBe(2);
  expect(after(fort({ u: foot('blue', '0505', 'SE') }), 'u', '0605').spentHalf).toBe(2);
  const woods = fort({ u: foot('blue', '0505', 'SE') }, { terrain: { '0605': 'woods' } });
  expect(after(woods, 'u', '0605').spentHalf).toBe(8);
});

test('[CSW-WAL-03] [CSW-R-88] ladders take the complete allowance, up or down, with no points spent before', () => {
  const stage = fort({ u: foot('blue', '0405', 'NE') });
  expect(after(stage, 'u', '0505')).toMatchObject({ spentHalf: 8, moveEnded: true, scaled: true });
  const far = fort({ u: foot('blue', '0305', 'SE') });
  expect(judge(far.battle, move(far, 'u', '0405', '0505'))).toMatchObject(refusedBy('CSW-WAL-03'));
  const turned = fort({ u: foot('blue', '0405', 'NE', { spentHalf: 2 }) });
  expect(judge(turned.battle, move(turned, 'u', '0505'))).toMatchObject(refusedBy('CSW-WAL-03'));
  const down = fort({ u: foot('blue', '0505', 'SW') });
  expect(after(down, 'u', '0405')).toMatchObject({ spentHalf: 8, moveEnded: true, scaled: false });
  expect(judge(down.battle, move(down, 'u', '0405', '0406'))).toMatchObject({ ok: false });
});

test('[CSW-R-135] stairs lead up from a ruin and from an open gate: two points, and no scaling', () => {
  const works = { '0503': { open: true }, '0505': { destroyed: true, hitsTaken: 3 } };
  const ruin = fort({ u: foot('blue', '0505', 'N') }, { works });
  expect(after(ruin, 'u', '0504')).toMatchObject({ spentHalf: 4, scaled: false });
  const gateway = fort({ u: foot('blue', '0503', 'S') }, { works });
  expect(after(gateway, 'u', '0504')).toMatchObject({ spentHalf: 4, scaled: false });
  const down = fort({ u: foot('blue', '0504', 'S') }, { works });
  expect(after(down, 'u', '0505')).toMatchObject({ spentHalf: 4, moveEnded: false });
  expect(after(down, 'u', 'N', '0503')).toMatchObject({ spentHalf: 4, moveEnded: false });
  const shooting = fort(
    { b: bow('blue', '0503', 'S'), r: foot('red', '0505', 'N') },
    { works: { '0503': { open: true } } },
  );
  expect(rules(missileModifiers(shooting.battle, attack(shooting, 'b', '0505')))).toEqual(['CSW-WAL-06 2']);
  expect(crossesOutside(ruin.battle, 'blue', ruin.cell('0505'), ruin.cell('0504'))).toBe(false);
});

test('[CSW-WAL-03] the complete allowance includes the cost of leaving a zone, but zone to zone stays forbidden', () => {
  const stage = fort({ u: foot('blue', '0404', 'NE'), x: foot('red', '0305', 'NE') });
  expect(after(stage, 'u', '0504')).toMatchObject({ spentHalf: 8, scaled: true });
  const held = fort({ u: foot('blue', '0404', 'SE'), x: foot('red', '0504', 'S') });
  expect(judge(held.battle, move(held, 'u', '0505'))).toMatchObject(refusedBy('CSW-ZOC-04'));
});

test('[CSW-WAL-04] a unit that climbed from outside cannot attack this turn', () => {
  const stage = fort({ u: foot('blue', '0405', 'NE') });
  const up = play(stage.battle, move(stage, 'u', '0505'));
  expect(barToMelee(up, stage.unit('u', up))).toMatchObject(refusedBy('CSW-WAL-04'));
  const next = playUntil(up, ({ turn }) => turn === 2);
  expect(barToMelee(next, stage.unit('u', next))).toMatchObject({ ok: true });
  const inside = fort({ u: foot('blue', '0605', 'NW') });
  const stairs = play(inside.battle, move(inside, 'u', '0505'));
  expect(barToMelee(stairs, inside.unit('u', stairs))).toMatchObject({ ok: true });
});

const attack = (stage: Stage, name: string, target: string): Attack => ({
  side: stage.unit(name).side,
  units: [stage.id(name)],
  target: stage.cell(target),
  construction: false,
  underground: false,
});
const rules = (rows: readonly { rule: string; value: number }[]) =>
  rows.map(({ rule, value }) => `${rule} ${value}`);

test("[CSW-TOW-02] [CSW-R-91] a tower's owner enters for a point; the enemy must scale it from the wall", () => {
  const stage = fort({ r: foot('red', '0505', 'S') }, { phasing: 'red' });
  expect(after(stage, 'r', '0506')).toMatchObject({ spentHalf: 2, scaled: false });
  const strange = fort({ u: foot('blue', '0505', 'S') });
  expect(after(strange, 'u', '0506')).toMatchObject({ spentHalf: 8, scaled: true });
  expect(crossesOutside(strange.battle, 'blue', strange.cell('0505'), strange.cell('0506'))).toBe(true);
  expect(crossesOutside(strange.battle, 'red', strange.cell('0505'), strange.cell('0506'))).toBe(false);
});

test('[CSW-TOW-02] from the wall units fight and shoot at a tower as if from below', () => {
  const stage = fort({
    u: foot('blue', '0505', 'S'),
    b: bow('blue', '0504', 'S'),
    r: foot('red', '0506', 'N'),
  });
  expect(rules(meleeModifiers(stage.battle, attack(stage, 'u', '0506')))).toEqual(['CSW-TOW-02 1']);
  expect(rules(missileModifiers(stage.battle, attack(stage, 'b', '0506')))).toEqual(['CSW-TOW-02 2']);
  const own = fort(
    { u: foot('blue', '0505', 'S'), r: foot('red', '0506', 'N') },
    { works: { '0506': { controller: 'blue' } } },
  );
  expect(rules(meleeModifiers(own.battle, attack(own, 'u', '0506')))).toEqual([]);
});

test('[CSW-TOW-02] control goes to the last side that occupied it', () => {
  const stage = fort({ u: foot('blue', '0606', 'NW') });
  const taken = play(play(stage.battle, move(stage, 'u', '0506')), { type: 'done' });
  expect(taken.works).toMatchObject([{ cell: stage.cell('0506'), controller: 'blue' }]);
  const left = play(
    playUntil(taken, ({ phasing, step }) => phasing === 'blue' && step === 'move'),
    move(stage, 'u', '0606'),
  );
  expect(play(left, { type: 'done' }).works).toMatchObject([{ controller: 'blue' }]);
});

test('[CSW-R-136] during the segment a tower keeps its owner: units that follow must scale it too', () => {
  const stage = fort({ u: foot('blue', '0606', 'NW'), v: foot('blue', '0505', 'S') });
  const first = play(stage.battle, move(stage, 'u', '0506'));
  expect(stage.unit('v', play(first, move(stage, 'v', '0506')))).toMatchObject({
    spentHalf: 8,
    scaled: true,
  });
  const next = playUntil(
    first,
    ({ turn, phasing, step }) => turn === 2 && phasing === 'blue' && step === 'move',
  );
  expect(stage.unit('v', play(next, move(stage, 'v', '0506')))).toMatchObject({
    spentHalf: 2,
    scaled: false,
  });
});

test('[CSW-TOW-02] it changes hands when the movement ends, before anybody shoots', () => {
  const stage = fort({ u: foot('blue', '0606', 'NW'), b: bow('red', '0504', 'S') });
  const shooting = playUntil(
    play(stage.battle, move(stage, 'u', '0506')),
    ({ step }) => step === 'fireSecond',
  );
  expect(rules(missileModifiers(shooting, attack(stage, 'b', '0506')))).toEqual(['CSW-TOW-02 2']);
});

test('[CSW-MOA-01] a moat costs two more points and is water for an attacker in it', () => {
  const stage = fort({ u: foot('blue', '0305', 'SE') }, { moats: ['0405'] });
  expect(after(stage, 'u', '0405').spentHalf).toBe(6);
  const below = fort({ u: foot('blue', '0405', 'NE'), r: foot('red', '0505', 'SW') }, { moats: ['0405'] });
  expect(rules(meleeModifiers(below.battle, attack(below, 'u', '0505')))).toEqual([
    'CSW-TEC-04 1',
    'CSW-TEC-05 1',
  ]);
});
