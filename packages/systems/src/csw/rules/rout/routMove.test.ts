import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import {
  armouredFoot,
  battle,
  type DrawnUnit,
  elephant,
  foot,
  leader,
  lightCavalry,
  lightFoot,
  onager,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { offered as allOffered, judge } from '../../testkit/testplay.ts';
import { routMoveDesk, routMoveOrder } from './routMove.ts';

type Words = Parameters<typeof battle>[0];
const ROUTED = { routed: true } as const;
const open = (units: Record<string, DrawnUnit>, words: Partial<Words> = {}): Stage =>
  battle({ step: 'routMoves', units: { u: foot('blue', '0505', 'N', ROUTED), ...units }, ...words });

const order = (stage: Stage, path: readonly string[], leave?: boolean): OrderOf<'routMove'> => ({
  type: 'routMove',
  unit: stage.id('u'),
  path: [...path],
  ...(leave === undefined ? {} : { leave }),
});
const check = (stage: Stage, path: readonly string[], leave?: boolean) =>
  routMoveOrder.check(stage.battle, stage.unit('u').side, order(stage, path, leave));
const fled = (stage: Stage, path: readonly string[]): Tale => {
  const tale = beginTale(stage.battle);
  expect(check(stage, path)).toEqual(OK);
  routMoveOrder.decide(tale, stage.unit('u').side, order(stage, path), dice());
  return tale;
};
const offered = (stage: Stage): string[] =>
  [...routMoveDesk.legal(stage.battle, stage.unit('u').side, `u${stage.id('u')}`)].map((each) =>
    each.type === 'routMove' ? each.path.join(' ') + (each.leave ? ' off' : '') : each.type,
  );
const OK = { ok: true };
const refusedBy = (rule: string) => ({ ok: false, rule });
const blocked = (...hexes: readonly string[]): Partial<Words> => ({
  terrain: Object.fromEntries(hexes.map((hex) => [hex, 'impassable' as const])),
});

test('[CSW-ROU-05] [CSW-R-51] every step leads nearer the friendly edge, and the whole allowance is spent', () => {
  const stage = open({});
  expect(offered(stage)).toEqual(['0404 0304', '0404 0305', '0405 0306']);
  expect(check(stage, ['0405', '0305'])).toEqual(OK);
  expect(check(stage, ['0404'])).toMatchObject(refusedBy('CSW-ROU-05'));
  expect(check(stage, ['0504', '0404'])).toMatchObject(refusedBy('CSW-ROU-05'));
  expect(check(stage, ['0605', '0705'])).toMatchObject(refusedBy('CSW-ROU-05'));
  expect(stage.unit('u', fled(stage, ['0404', '0304']).state)).toMatchObject({
    cell: stage.cell('0304'),
    routed: true,
    routMoved: true,
  });
});

test('[CSW-ROU-03] it has half its Movement Factor, but always one hex', () => {
  expect(offered(open({ u: lightCavalry('blue', '0905', 'N', ROUTED) }))[0]).toBe(
    '0804 0704 0603 0503 0402 0302',
  );
  const woods = open({}, { terrain: { '0404': 'woods', '0405': 'woods' } });
  expect(offered(woods)).toEqual(['0404', '0405']);
});

test('[CSW-ROU-05] [CSW-R-51] it goes sideways only if no step leads nearer, and never back', () => {
  const stage = open({}, blocked('0404', '0405'));
  expect(offered(stage)).toEqual(['0504 0403', '0506 0406']);
  const walled = open({}, blocked('0404', '0405', '0403', '0406'));
  expect(offered(walled)).toEqual(['0504 0503', '0506 0507']);
});

test('[CSW-R-52] it flees to its own edge even if another is nearer', () => {
  const stage = open({ u: foot('blue', '0901', 'N', ROUTED) });
  expect(offered(stage)).toEqual(['0801 0701', '0801 0702']);
});

test('[CSW-ROU-06] no step leads next to an enemy; riderless mounts do not count', () => {
  const stage = open({ e: foot('red', '0403', 'N') });
  expect(check(stage, ['0404', '0304'])).toMatchObject(refusedBy('CSW-ROU-06'));
  expect(offered(stage)).toEqual(['0405 0306', '0405 0305']);
  expect(check(open({ e: riderlessMount('red', '0403') }), ['0404', '0304'])).toEqual(OK);
});

test('[CSW-R-51] by default it takes the cheapest step, then the farthest from the enemy, then the lowest hex', () => {
  expect(offered(open({}, { terrain: { '0404': 'hill1' } }))[0]).toBe('0405 0305');
  expect(offered(open({ e: foot('red', '0301', 'N') }))[0]).toBe('0405 0306');
  expect(offered(open({}))[0]).toBe('0404 0304');
});

test('[CSW-R-51] points count as spent if they do not pay for any nearer hex', () => {
  const thicket = { terrain: { '0304': 'woods', '0305': 'woods', '0306': 'woods' } } as const;
  const stage = open({}, thicket);
  expect(offered(stage)).toEqual(['0404', '0405']);
  expect(stage.unit('u', fled(stage, ['0404']).state).status).toBe('onMap');
});

test('[CSW-R-51] [CSW-ROU-08] they count as spent even if an enemy blocks a cheaper hex', () => {
  const stage = open({ e: foot('red', '0205', 'N') }, { terrain: { '0304': 'woods' } });
  expect(stage.unit('u', fled(stage, ['0404']).state)).toMatchObject({
    status: 'onMap',
    cell: stage.cell('0404'),
  });
});

test('[CSW-R-51] [CSW-ZOC-03] leaving an enemy zone costs as usual', () => {
  const stage = open({ e: foot('red', '0506', 'N') });
  expect(offered(stage)).toEqual(['0404']);
});

test('[CSW-R-51] [CSW-ROU-10] it passes a hex it could not stop in only to reach one where it can', () => {
  const stage = open({ a: lightFoot('blue', '0404', 'N'), b: lightFoot('blue', '0405', 'N') });
  expect(offered(stage)).toEqual(['0404 0304', '0404 0305', '0405 0306']);
  const crowd = open({
    ...Object.fromEntries(
      ['0403', '0404', '0405', '0406', '0304', '0305', '0306'].map((hex) => [
        hex,
        lightFoot('blue', hex, 'N'),
      ]),
    ),
  });
  expect(offered(crowd)).toEqual(['0504 0503', '0506 0507']);
});

test('[CSW-ROU-06] [CSW-STK-06] [CSW-MOV-09] full friendly hexes and beasts block the way', () => {
  const six = Object.fromEntries('abcdef'.split('').map((name) => [name, foot('blue', '0404', 'N')]));
  expect(offered(open(six))).toEqual(['0405 0305', '0405 0306']);
  const horse = open({ u: lightCavalry('blue', '0505', 'N', ROUTED), e: elephant('blue', '0404', 'N') });
  expect(offered(horse)[0]).toBe('0405 0305 0204 0104 off');
});

test('[CSW-ROU-07] on its edge, with a movement point left or not having moved yet, it leaves the map', () => {
  const rider = open({ u: lightCavalry('blue', '0305', 'N', ROUTED) });
  expect(inPlainEnglish(offered(rider)[0])).toBe('0204 0104 off');
  expect(inPlainEnglish(check(rider, ['0204', '0104', '0103']))).toMatchObject({
    rule: 'CSW-ROU-07',
    because: 'u leaves the map from 0104',
  });
  expect(rider.unit('u', fled(rider, ['0204', '0104']).state)).toMatchObject({
    status: 'routedOff',
    cell: -1,
  });
  const atEdge = open({ u: foot('blue', '0105', 'N', ROUTED) });
  expect(offered(atEdge)).toEqual([' off']);
  expect(atEdge.unit('u', fled(atEdge, []).state).status).toBe('routedOff');
});

test('[CSW-ROU-07] without a movement point left it stays on the edge', () => {
  const stage = open({ u: foot('blue', '0305', 'N', ROUTED) });
  expect(check(stage, ['0204', '0104'], true)).toMatchObject(refusedBy('CSW-ROU-07'));
  expect(stage.unit('u', fled(stage, ['0204', '0104']).state)).toMatchObject({
    status: 'onMap',
    cell: stage.cell('0104'),
  });
});

test('[CSW-ROU-08] [CSW-R-53] if enemies stop it with a step still affordable, it is eliminated', () => {
  const stage = open({ e: foot('red', '0404', 'N'), f: foot('red', '0507', 'S') });
  expect(offered(stage)).toEqual(['']);
  expect(stage.unit('u', fled(stage, []).state).status).toBe('eliminated');
  const onTheWay = open({ e: foot('red', '0204', 'N') }, blocked('0404', '0406', '0306'));
  expect(offered(onTheWay)).toEqual(['0405']);
  expect(onTheWay.unit('u', fled(onTheWay, ['0405']).state).status).toBe('eliminated');
});

test('[CSW-ROU-08] [CSW-R-53] if anything else stops it, it is eliminated unless it got farther from the enemy', () => {
  const walls = blocked('0404', '0405', '0504', '0506');
  const lost = open({ e: foot('red', '1205', 'N') }, walls);
  expect(lost.unit('u', fled(lost, []).state).status).toBe('eliminated');
  const alone = open({}, walls);
  expect(alone.unit('u', fled(alone, []).state)).toMatchObject({ status: 'onMap', routMoved: true });
  const farther = open(
    { e: foot('red', '1005', 'N') },
    blocked('0404', '0305', '0306', '0406', '0504', '0506'),
  );
  expect(farther.unit('u', fled(farther, ['0405']).state).status).toBe('onMap');
});

test('[CSW-ROU-04] [CSW-R-50] every routed unit must move once, whatever else would prevent it', () => {
  const barred = { firedThisTurn: true, inCommand: false, heldBack: true } as const;
  expect(check(open({ u: foot('blue', '0505', 'N', { ...ROUTED, ...barred }) }), ['0404', '0304'])).toEqual(
    OK,
  );
  const steady = open({ u: foot('blue', '0505', 'N') });
  expect(check(steady, ['0404', '0304'])).toMatchObject(refusedBy('CSW-ROU-04'));
  const moved = open({ u: foot('blue', '0505', 'N', { ...ROUTED, routMoved: true }) });
  expect(check(moved, ['0404', '0304'])).toMatchObject(refusedBy('CSW-ROU-04'));
});

test('[CSW-P-14] the desk requires a move of each routed unit, and nobody can pass', () => {
  const stage = open({ v: foot('blue', '0909', 'N', ROUTED), w: foot('red', '1205', 'N', ROUTED) });
  expect([...routMoveDesk.subjects(stage.battle, 'blue')]).toEqual(['u0', 'u1']);
  expect(routMoveDesk.accepts).toEqual(['routMove']);
  expect(routMoveDesk.standIn(stage.battle, 'blue')).toEqual(order(stage, ['0404', '0304']));
  const tale = fled(stage, ['0404', '0304']);
  expect([...routMoveDesk.subjects(tale.state, 'blue')]).toEqual(['u1']);
  expect([...routMoveDesk.legal(stage.battle, 'blue', 'u2')]).toEqual([]);
});

test('[CSW-MOR-05] [CSW-ROU-10] friends it runs through or next to will check; leaders and routed units will not', () => {
  const stage = open({
    through: foot('blue', '0404', 'N'),
    beside: foot('blue', '0303', 'N'),
    away: foot('blue', '0607', 'N'),
    broken: foot('blue', '0305', 'N', { routed: true, routMoved: true }),
    l: leader('blue', '0203', 'N'),
    enemy: foot('red', '0901', 'N'),
  });
  const { causes } = fled(stage, ['0404', '0304']).state;
  expect(causes.map(({ rules, attackers }) => [rules, attackers])).toEqual([
    [['CSW-MOR-05'], []],
    [['CSW-MOR-05'], []],
  ]);
  expect(causes.flatMap(({ units }) => units).sort()).toEqual(stage.ids('through', 'beside').sort());
});

test('[CSW-ROU-10] it may end with friends of its own type', () => {
  const stage = open({ a: foot('blue', '0304', 'N') });
  const { state } = fled(stage, ['0404', '0304']);
  expect(stage.unit('u', state).cell).toBe(stage.unit('a', state).cell);
  expect(state.causes.flatMap(({ units }) => units)).toEqual(stage.ids('u', 'a'));
});

test('[CSW-WAL-13] a rout goes down the outside of a wall for the complete allowance, never up it', () => {
  const down = open({}, { terrain: { '0505': 'wall' }, outside: ['0404', '0405'] });
  expect(offered(down)).toEqual(['0404', '0405']);
  const up = open({}, { terrain: { '0404': 'wall' }, outside: ['0505', '0405'] });
  expect(offered(up)).toEqual(['0405 0305', '0405 0306']);
});

const KEEP: Partial<Words> = { map: { columns: 22, rows: 17 }, specials: ['CSW-SCN-08'], phasing: 'red' };
const keep = (hex: string, units: Record<string, DrawnUnit> = {}): Stage =>
  open({ u: foot('red', hex, 'N', ROUTED), ...units }, KEEP);

test('[CSW-SCN-08] routed defenders flee into the keep and are safe there', () => {
  expect(offered(keep('1809'))).toEqual(['1709 1609']);
  const within = keep('1609', { e: foot('blue', '1509', 'N') });
  expect(offered(keep('1609'))).toEqual(['']);
  const { state } = fled(keep('1609'), []);
  expect(keep('1609').unit('u', state)).toMatchObject({ status: 'onMap', routMoved: true });
  expect(offered(within)[0]).not.toBe('');
});

test('[CSW-SCN-08] if no step leads nearer the keep they stay unharmed, and do not go sideways', () => {
  const stage = open(
    { u: foot('red', '1809', 'N', ROUTED), e: foot('blue', '0109', 'N') },
    { ...KEEP, ...blocked('1709', '1710') },
  );
  expect(offered(stage)).toEqual(['']);
  expect(stage.unit('u', fled(stage, []).state)).toMatchObject({ status: 'onMap', routMoved: true });
});

test('[CSW-SCN-08] with an enemy near the keep, or far from it themselves, they flee to their edge', () => {
  expect(offered(keep('1809', { e: foot('blue', '1508', 'N') }))[0]).toBe('1909 2008');
  expect(offered(keep('2009'))[0]).toBe('2109 2208');
});

test('[CSW-CAL-07] caltrops on the way attack it, and it may not reach the end', () => {
  const stage = open({}, { modules: ['caltrops'], caltrops: { '0404': 'placed' } });
  const tale = beginTale(stage.battle);
  routMoveOrder.decide(tale, 'blue', order(stage, ['0404', '0304']), dice(1));
  expect(stage.unit('u', tale.state).status).toBe('eliminated');
});

test('[CSW-ROU-07] one movement point is enough to leave the map, and a unit without any leaves if it has not moved', () => {
  expect(offered(open({ u: foot('blue', '0205', 'N', ROUTED) })).every((way) => way.endsWith(' off'))).toBe(
    true,
  );
  const stage = open({ u: onager('blue', '0105', 'N', ROUTED) });
  expect(offered(stage)).toEqual([' off']);
  expect(check(stage, [], true)).toEqual(OK);
  expect(stage.unit('u', fled(stage, []).state).status).toBe('routedOff');
  expect(check(open({}), ['0404', '0304'], true)).toMatchObject(refusedBy('CSW-ROU-07'));
});

test('[CSW-MOV-09] [CSW-R-111] cavalry and beasts flee through foot, and beasts through cavalry, but not the reverse', () => {
  const friends = { a: foot('blue', '0404'), b: foot('blue', '0405') };
  expect(offered(open({ ...friends, u: lightCavalry('blue', '0505', 'N', ROUTED) }))).not.toEqual(['']);
  expect(offered(open({ ...friends, u: elephant('blue', '0505', 'N', ROUTED) }))).not.toEqual(['']);
  const horses = { a: lightCavalry('blue', '0404'), b: lightCavalry('blue', '0405') };
  const beast = open({ ...horses, u: elephant('blue', '0505', 'N', ROUTED) }, blocked('0504', '0506'));
  expect(offered(beast)[0]).toBe('0404 0304 0203');
  const beasts = { a: elephant('blue', '0404'), b: elephant('blue', '0405') };
  const horse = open({ ...beasts, u: lightCavalry('blue', '0505', 'N', ROUTED) }, blocked('0504', '0506'));
  expect(offered(horse)).toEqual(['']);
});

/** One step to 0404 and no further: every further step is blocked. */
const CORNERED = blocked('0405', '0304', '0305', '0403');

test('[CSW-R-53] blocked by terrain with a point left it is lost unless it got away; with none left it rests', () => {
  const north = { e: foot('red', '0401', 'N') };
  const east = { e: foot('red', '0805', 'N') };
  const fate = (units: Record<string, DrawnUnit>) => {
    const stage = open(units, CORNERED);
    expect(offered(stage)).toEqual(['0404']);
    return stage.unit('u', fled(stage, ['0404']).state).status;
  };
  expect(fate(north)).toBe('eliminated');
  expect(fate(east)).toBe('onMap');
  expect(fate({ ...north, u: armouredFoot('blue', '0505', 'N', ROUTED) })).toBe('onMap');
});

test('[CSW-ROU-08] one path blocked by the enemy is enough to be lost, however far it got', () => {
  const pursuer = { near: foot('red', '0605', 'SE') };
  const fate = (units: Record<string, DrawnUnit>, words: Partial<Words>) => {
    const stage = open({ ...pursuer, ...units }, words);
    return stage.unit('u', fled(stage, ['0404']).state).status;
  };
  expect(fate({}, CORNERED)).toBe('onMap');
  const gap = blocked('0405', '0305', '0403');
  expect(fate({ ahead: foot('red', '0203', 'N') }, gap)).toBe('eliminated');
});

test('[CSW-SCN-08] three hexes from the keep is near enough, and an enemy three hexes from it is no threat', () => {
  expect(offered(keep('1909')).every((way) => way.split(' ').length === 2)).toBe(true);
  expect(
    keep('1909').unit('u', fled(keep('1909'), offered(keep('1909'))[0]?.split(' ') ?? []).state),
  ).toMatchObject({
    status: 'onMap',
  });
  expect(offered(keep('1909'))[0]).toBe('1808 1709');
  expect(offered(keep('1809', { e: foot('blue', '1309', 'N') }))).toEqual(['1709 1609']);
  const blue = open({ u: foot('blue', '1809', 'N', ROUTED) }, { ...KEEP, phasing: 'blue' });
  expect(offered(blue).length).toBeGreaterThan(1);
  const plain = open({ u: foot('red', '1809', 'N', ROUTED) }, { ...KEEP, specials: [] });
  expect(offered(plain)[0]).toBe('1909 2008');
});

test('[CSW-ROU-04] a unit that stays where it is has also made its first rout move', () => {
  const stage = open({ u: foot('red', '1609', 'N', { routed: true, firstRoutMove: true }) }, KEEP);
  expect(stage.unit('u', fled(stage, []).state)).toMatchObject({ routMoved: true, firstRoutMove: false });
});

test('[CSW-ROU-06] a refusal says whether the enemy or the terrain is in the way', () => {
  const because = (stage: Stage, path: readonly string[]) => {
    const said = check(stage, path);
    return said.ok ? 'yes' : said.because;
  };
  expect(inPlainEnglish(because(open({ e: foot('red', '0304', 'N') }), ['0404']))).toBe(
    '0404 is next to the enemy',
  );
  expect(inPlainEnglish(because(open({}, blocked('0404')), ['0404']))).toBe('it may not enter 0404');
  expect(inPlainEnglish(because(open({}), ['0605']))).toBe('0605 does not lead it away');
  expect(inPlainEnglish(because(open({}), ['9999']))).toBe('there is no such hex on this map');
  expect(inPlainEnglish(because(open({}), ['0404', '0304', '0203']))).toBe('u can flee no farther than 0304');
});

test('[CSW-P-14] [CSW-ROU-04] the desk waits as long as one unit of the side still has to flee', () => {
  const stage = open({ steady: foot('blue', '0909'), w: foot('red', '1205', 'N', ROUTED) });
  expect(routMoveDesk.isOpen?.(stage.battle, 'blue')).toBe(true);
  expect(routMoveDesk.isOpen?.(fled(stage, ['0404', '0304']).state, 'blue')).toBe(false);
});

test('[CSW-P-14] at the rout desk routed units flee and nothing else happens; underground they flee by other rules', () => {
  const stage = open({});
  expect(allOffered(stage.battle).every((each) => judge(stage.battle, each).ok)).toBe(true);
  expect(judge(stage.battle, { type: 'done' })).toMatchObject(refusedBy('CSW-SEQ-01'));
  const below = open({ u: foot('blue', '0505', 'N', { routed: true, underground: true }) });
  expect(check(below, ['0404', '0304'])).toMatchObject(refusedBy('CSW-ROU-04'));
});

test('[CSW-ROU-10] units it passes are shaken in ascending order', () => {
  const stage = open({ late: foot('blue', '0506'), early: foot('blue', '0303') });
  const { causes } = fled(stage, ['0404', '0304']).state;
  expect(causes.map(({ cell }) => cell)).toEqual([stage.cell('0303')]);
  const two = open({ b: foot('blue', '0305'), a: foot('blue', '0303') });
  expect(fled(two, ['0404', '0304']).state.causes.map(({ cell }) => cell)).toEqual(
    ['0303', '0305'].map(two.cell),
  );
});

test('[CSW-R-53] a hex it could not afford anyway does not cause its loss, even if it got no farther from the enemy', () => {
  const stage = open({ u: armouredFoot('blue', '0505', 'N', ROUTED), e: foot('red', '0105', 'N') }, CORNERED);
  expect(stage.unit('u', fled(stage, ['0404']).state)).toMatchObject({ status: 'onMap', routed: true });
});

test('[CSW-MOV-09] [CSW-ROU-10] cavalry flees through its own foot to where it can stop', () => {
  const stage = open({
    u: lightCavalry('blue', '0505', 'N', ROUTED),
    f: foot('blue', '0404', 'N'),
    g: foot('blue', '0405', 'N'),
  });
  expect(offered(stage).length).toBeGreaterThan(0);
  expect(offered(stage).every((way) => /^040[45] 030/.test(way))).toBe(true);
});

test('[CSW-MOV-09] [CSW-ROU-10] foot flees through beasts and cavalry, and beasts through beasts', () => {
  const blocking = (friend: typeof foot, u = foot('blue', '0505', 'N', ROUTED)) =>
    offered(open({ u, a: friend('blue', '0404'), b: friend('blue', '0405') }));
  expect(blocking(elephant)).toEqual(['0404 0304', '0404 0305', '0405 0306']);
  expect(blocking(lightCavalry)).toEqual(['0404 0304', '0404 0305', '0405 0306']);
  const beast = blocking(elephant, elephant('blue', '0505', 'N', ROUTED));
  expect(beast.every((way) => /^040[45] 030/.test(way))).toBe(true);
});

test('[CSW-R-120] [CSW-ROU-06] a routed unit runs through enemy riderless mounts, but does not stop there', () => {
  expect(offered(open({ m: riderlessMount('red', '0404') }))).toEqual(offered(open({})));
  expect(offered(open({ m: riderlessMount('red', '0304') }))).toEqual(['0404 0305', '0405 0306']);
  const through = open({ m: riderlessMount('red', '0404') });
  const { state } = fled(through, ['0404', '0304']);
  expect(through.unit('u', state)).toMatchObject({ cell: through.cell('0304'), status: 'onMap' });
  expect(through.unit('m', state).status).toBe('onMap');
});

test('[CSW-R-120] [CSW-ROU-08] enemy riderless mounts neither cause nor prevent its loss', () => {
  const fate = (units: Record<string, DrawnUnit>, path: readonly string[], words: Partial<Words>) => {
    const stage = open({ u: armouredFoot('blue', '0505', 'N', ROUTED), ...units }, words);
    expect(offered(stage)).toEqual([path.join(' ')]);
    return stage.unit('u', fled(stage, path).state).status;
  };
  const enemy = { e: foot('red', '1205') };
  const mounts = { m: riderlessMount('red', '0404'), n: riderlessMount('red', '0405') };
  const walled = blocked('0504', '0506');
  expect(fate(enemy, [], blocked('0504', '0506', '0404', '0405'))).toBe('eliminated');
  expect(fate({ ...mounts, ...enemy }, [], walled)).toBe('eliminated');
  const between = { ...mounts, ...enemy, o: riderlessMount('red', '0504'), p: riderlessMount('red', '0506') };
  expect(fate(between, [], {})).toBe('onMap');
  expect(fate({ ...between, e: foot('red', '0304') }, [], {})).toBe('eliminated');
});

test('[CSW-ROU-08] one path blocked by terrain is enough to be lost if it got no farther away', () => {
  const fate = (enemy: string) => {
    const stage = open(
      { u: foot('blue', '0302', 'N', ROUTED), e: foot('red', enemy, 'N') },
      blocked('0201', '0202', '0303'),
    );
    expect(offered(stage)).toEqual(['0301']);
    return stage.unit('u', fled(stage, ['0301']).state).status;
  };
  expect(fate('0901')).toBe('eliminated');
  expect(fate('0309')).toBe('onMap');
});

test('[CSW-MOR-05] [CSW-ROU-10] units in the hex where it ends are shaken too', () => {
  const stage = open({ u: armouredFoot('blue', '0505', 'N', ROUTED), f: armouredFoot('blue', '0404', 'N') });
  expect(fled(stage, ['0404']).state.causes).toMatchObject([
    { cell: stage.cell('0404'), rules: ['CSW-MOR-05'], units: stage.ids('u', 'f') },
  ]);
});

test('[CSW-ROU-03] a hex it cannot afford leaves nothing for a road beyond it', () => {
  const stage = open(
    { u: armouredFoot('blue', '0505', 'N', ROUTED) },
    { terrain: { '0404': 'woods', '0405': 'impassable' }, roads: ['0404>0304>0203'] },
  );
  expect(offered(stage)).toEqual(['0404']);
});

test('[CSW-ROU-07] a unit that leaves the map is distinguished from one that stops at its edge', () => {
  const stage = open({});
  const described = (path: string[], leave: boolean) =>
    routMoveOrder.describe(stage.battle, { ...order(stage, path), leave });
  expect(inPlainEnglish(described(['0204', '0104'], true))).toBe('flee with u to 0104 off the map');
  expect(inPlainEnglish(described(['0204', '0104'], false))).toBe('flee with u to 0104');
  expect(inPlainEnglish(described([], true))).toBe('flee with u off the map');
});

test('[CSW-R-51] one way on is enough to run through a hex it could not stop in', () => {
  const stage = open({ a: lightFoot('blue', '0404', 'N') }, blocked('0405', '0304'));
  expect(offered(stage)).toEqual(['0404 0305']);
});

test('[CSW-MOR-05] a leader among routed units does not make their hex one that fleeing friends shake', () => {
  const stage = open({ l: leader('blue', '0304', 'N'), r: foot('blue', '0304', 'N', ROUTED) });
  expect(fled(stage, ['0404', '0305']).state.causes).toEqual([]);
});
