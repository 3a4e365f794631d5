import { expect, test } from 'vitest';
import type { OrderOf } from '../../orders/orders.ts';
import type { Battle } from '../../state/state.ts';
import {
  battle,
  bow,
  cavalry,
  elfBow,
  foot,
  leader,
  onager,
  priest,
  riderlessMount,
  type Stage,
  unit,
  warrior,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, playUntil, tell } from '../../testkit/testplay.ts';
import { missileFactor } from '../missile/factor.ts';
import { canFire } from '../missile/mayFire.ts';
import { inEnemyZone } from '../zones/zones.ts';

type Units = Parameters<typeof battle>[0]['units'];

/** Blue comes up to Red's bows in 0505; both have leaders near. */
const field = (units: Units, more: Omit<Parameters<typeof battle>[0], 'units'> = {}): Stage =>
  battle({
    units: { ...units, B: leader('blue', '0109'), R: leader('red', '0501', 'S') },
    step: 'move',
    phasing: 'blue',
    modules: ['skirmishers'],
    ...more,
  });

const move = (stage: Stage, name: string, path: string[], charge?: string): OrderOf<'move'> => ({
  type: 'move',
  units: [stage.id(name)],
  path,
  ...(charge === undefined ? {} : { charge }),
});
const evade = (stage: Stage, name: string, path: string[], leaders: string[] = []): OrderOf<'evade'> => ({
  type: 'evade',
  unit: stage.id(name),
  path,
  leaders: stage.ids(...leaders),
});
const asked = ({ questions }: Battle) => questions.map(({ kind }) => kind);

const met = (units: Units, more: Omit<Parameters<typeof battle>[0], 'units'> = {}): [Stage, Battle] => {
  const stage = field({ u: foot('blue', '0508', 'N'), ...units }, more);
  return [stage, play(stage.battle, move(stage, 'u', ['0507', '0506']))];
};

test('[CSW-SKI-01] missile troops alone in their hex may evade; engines, stacks and others may not', () => {
  const askedOf = (units: Units) => asked(met(units)[1]);
  expect(askedOf({ s: bow('red', '0505', 'N') })).toEqual(['evade']);
  expect(askedOf({ s: bow('red', '0505', 'N'), l: leader('red', '0505', 'N') })).toEqual(['evade']);
  expect(askedOf({ s: bow('red', '0505', 'N'), t: bow('red', '0505', 'N') })).toEqual([]);
  expect(askedOf({ s: foot('red', '0505', 'N') })).toEqual([]);
  expect(askedOf({ s: onager('red', '0505', 'N') })).toEqual([]);
  expect(askedOf({ s: warrior('red', '0505', 'N') })).toEqual([]);
});

test('[CSW-SKI-01] a factor of one is enough, and riderless mounts in the hex do not count', () => {
  const types = [
    { code: 'SL', name: 'Slingers', category: 'foot', race: 'human', traits: [], points: 2, melee: 2 },
  ].map((row) => ({ ...row, defence: 0, missile: 1, range: 4, movement: 5, stacking: 1, men: 20 }));
  const slingers = unit('SL', 'red', '0505', 'N');
  expect(asked(met({ s: slingers }, { types } as object)[1])).toEqual(['evade']);
  const led = { s: bow('red', '0505', 'N'), m: riderlessMount('red', '0505', 'N') };
  expect(asked(met(led)[1])).toEqual(['evade']);
});

test('[CSW-STK-08] [CSW-SKI-02] no unit evades to a hex without room to stop: it could not go on', () => {
  const [stage, asking] = met({ s: bow('red', '0505', 'N'), h: cavalry('red', '0503', 'N') });
  expect(inPlainEnglish(judge(asking, evade(stage, 's', ['0504', '0503'])))).toMatchObject({
    rule: 'CSW-STK-08',
    because: 'there is no room for it in 0503',
  });
  expect(judge(asking, evade(stage, 's', ['0504', '0403']))).toEqual({ ok: true });
  const ends = offered(asking).map((order) => (order.type === 'evade' ? order.path.at(-1) : undefined));
  expect(ends).toContain('0403');
  expect(ends).not.toContain('0503');
});

test("[CSW-SKI-02] neither the mover's own bows nor anybody approached by a led riderless mount may evade", () => {
  expect(asked(met({ s: bow('blue', '0505', 'N') })[1])).toEqual([]);
  const stage = field({ m: riderlessMount('blue', '0507', 'N'), s: bow('red', '0505', 'N') });
  expect(asked(play(stage.battle, move(stage, 'm', ['0506'])))).toEqual([]);
  const led = field({
    m: riderlessMount('blue', '0507', 'N'),
    f: foot('blue', '0507', 'N'),
    s: bow('red', '0505', 'N'),
  });
  const both = { ...move(led, 'm', ['0506']), units: led.ids('m', 'f') };
  expect(asked(play(led.battle, both))).toEqual(['evade']);
});

test('[CSW-P-18] a unit that could not evade anyway does not interrupt a move: the move is one report', () => {
  const pieces = (flags: object, modules: string[] = ['skirmishers']) => {
    const stage = field(
      { u: foot('blue', '0508', 'N'), s: bow('red', '0505', 'N', flags), B: priest('blue', '0109') },
      { modules } as object,
    );
    const { events } = tell(stage.battle, move(stage, 'u', ['0507', '0506']));
    return events.filter(({ type }) => type === 'moveInterrupted').length;
  };
  expect(pieces({})).toBeGreaterThan(0);
  expect(pieces({ routed: true })).toBe(0);
  expect(pieces({ heldBack: true })).toBe(0);
  expect(pieces({ undead: true, dormant: true }, ['skirmishers', 'undead'])).toBe(0);
});

test('[CSW-SKI-01] without the option no unit may evade', () => {
  expect(asked(met({ s: bow('red', '0505', 'S') }, { modules: [] })[1])).toEqual([]);
});

test('[CSW-SKI-02] an evasion is an ordinary move that ends out of contact', () => {
  const [beset, pressed] = met({ s: bow('red', '0505', 'N'), t: foot('blue', '0603', 'N') });
  expect(judge(pressed, evade(beset, 's', ['0504']))).toMatchObject({ ok: false, rule: 'CSW-SKI-02' });
  const [stage, now] = met({ s: bow('red', '0505', 'N') });
  expect(judge(now, evade(stage, 's', ['0504']))).toMatchObject({ ok: true });
  expect(judge(now, evade(stage, 's', ['0504', '0503', '0502', '0402', '0302', '0202']))).toMatchObject({
    ok: false,
    rule: 'CSW-MOV-02',
  });
  const after = play(now, evade(stage, 's', ['0504', '0503']));
  expect(stage.unit('s', after).cell).toBe(stage.cell('0503'));
  expect(asked(after)).toEqual([]);
});

test('[CSW-SKI-02] [CSW-R-18] an evader out of command moves only one hex', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N', { inCommand: false }) });
  expect(judge(now, evade(stage, 's', ['0504', '0503']))).toMatchObject({ ok: false, rule: 'CSW-MOV-04' });
  expect(judge(now, evade(stage, 's', ['0504']))).toMatchObject({ ok: true });
});

test('[CSW-SKI-02] leaders in its hex may go with it, but not alone', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N'), l: leader('red', '0505', 'N') });
  expect(judge(now, evade(stage, 's', ['0504'], ['R']))).toMatchObject({ ok: false, rule: 'CSW-SKI-02' });
  const after = play(now, evade(stage, 's', ['0504'], ['l']));
  expect(stage.unit('l', after)).toMatchObject({ cell: stage.cell('0504'), heldBack: false });
  const without = play(now, evade(stage, 's', ['0504']));
  expect(stage.unit('l', without).cell).toBe(stage.cell('0505'));
});

test('[CSW-R-69] a unit that cannot get away is not asked', () => {
  const hemmed: Units = {
    s: bow('red', '0101', 'S'),
    u: foot('blue', '0104', 'N'),
    t: foot('blue', '0301', 'N'),
  };
  const stage = field(hemmed, { map: { columns: 6, rows: 9 } });
  expect(asked(play(stage.battle, move(stage, 'u', ['0103'])))).toEqual([]);
  expect(asked(play(stage.battle, move(stage, 'u', ['0103', '0102'])))).toEqual([]);
});

test('[CSW-SKI-03] a unit evades once in a segment, and not after firing unless it may move and fire', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N'), v: foot('blue', '0306', 'N') });
  const away = play(now, evade(stage, 's', ['0504']));
  const again = play(away, move(stage, 'v', ['0305', '0404']));
  expect(asked(again)).toEqual([]);
  expect(asked(met({ s: bow('red', '0505', 'N', { firedThisTurn: true }) })[1])).toEqual([]);
  expect(asked(met({ s: elfBow('red', '0505', 'N', { firedThisTurn: true }) })[1])).toEqual(['evade']);
  expect(asked(met({ s: bow('red', '0505', 'N', { routed: true }) })[1])).toEqual([]);
});

test('[CSW-SKI-04] an evader stays where it is in its own next segment', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N') });
  const away = play(now, evade(stage, 's', ['0504', '0503']));
  const own = playUntil(away, ({ phasing, step }) => phasing === 'red' && step === 'move');
  expect(judge(own, move(stage, 's', ['0502']))).toMatchObject({ ok: false, rule: 'CSW-SKI-04' });
  const next = playUntil(
    play(own, { type: 'done' }),
    ({ turn, phasing, step }) => turn === 2 && phasing === 'red' && step === 'move',
  );
  expect(judge(next, move(stage, 's', ['0502']))).toMatchObject({ ok: true });
});

test('[CSW-SKI-05] an evader has no zone until its own next segment ends, and does not stop the mover', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'S') });
  const stood = play(now, { type: 'stand', unit: stage.id('s') });
  expect(stage.unit('u', stood).moveEnded).toBe(true);
  const away = play(now, evade(stage, 's', ['0504']));
  expect(stage.unit('u', away)).toMatchObject({ moveEnded: false, cell: stage.cell('0506') });
  expect(inEnemyZone(away, 'blue', stage.cell('0505'))).toBe(false);
  expect(judge(away, move(stage, 'u', ['0505', '0604']))).toMatchObject({ ok: true });
  const rested = playUntil(away, ({ phasing, step }) => phasing === 'red' && step === 'fireFirst');
  expect(inEnemyZone(rested, 'blue', stage.cell('0505'))).toBe(true);
});

test('[CSW-SKI-05] a charge whose hex has emptied lapses', () => {
  const stage = field({ c: cavalry('blue', '0510', 'N'), s: bow('red', '0504', 'S') });
  const run = ['0509', '0508', '0507', '0506', '0505'];
  const now = play(stage.battle, move(stage, 'c', run, '0504'));
  const stood = play(now, { type: 'stand', unit: stage.id('s') });
  expect(stage.unit('c', stood).charged).toBe(stage.cell('0504'));
  const away = play(now, evade(stage, 's', ['0503']));
  expect(stage.unit('c', away)).toMatchObject({ charged: -1, cell: stage.cell('0505') });
});

test('[CSW-SKI-06] an evader fires at half its factor in missile segments of that turn', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N') });
  const away = play(now, evade(stage, 's', ['0504', '0503']));
  const both = [
    playUntil(away, ({ step, phasing }) => step === 'fireSecond' && phasing === 'blue'),
    playUntil(away, ({ step, phasing }) => step === 'fireFirst' && phasing === 'red'),
  ];
  for (const fire of both) {
    expect(canFire(fire, stage.unit('s', fire))).toMatchObject({ ok: true });
    expect(missileFactor(fire, stage.unit('s', fire))).toBe(1);
  }
});

test('[CSW-P-18] several skirmishers decide one by one in hex order, and the story goes on with the move', () => {
  const [stage, now] = met({
    s: bow('red', '0505', 'N'),
    t: bow('red', '0605', 'N'),
    v: foot('blue', '0908', 'N'),
  });
  expect(now.questions).toMatchObject([{ kind: 'evade', unit: stage.id('s') }]);
  const second = play(now, { type: 'stand', unit: stage.id('s') });
  expect(second.questions).toMatchObject([{ kind: 'evade', unit: stage.id('t') }]);
  const { after, events } = tell(second, evade(stage, 't', ['0604', '0603']));
  expect(after).toMatchObject({ questions: [], interrupted: null });
  expect(events.map(({ type }) => type)).toContain('unitsWent');
});

test('[CSW-P-18] hex order is not the order of the compass', () => {
  const [stage, now] = met({ s: bow('red', '0605', 'N'), t: bow('red', '0406', 'N') });
  expect(now.questions).toMatchObject([{ kind: 'evade', unit: stage.id('t') }]);
});

test('[CSW-SKI-02] only the unit asked evades or stands, and the answer names the clause', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N'), t: bow('red', '0605', 'N') });
  expect(inPlainEnglish(judge(now, evade(stage, 't', ['0604'])))).toMatchObject({
    rule: 'CSW-SKI-02',
    because: 't has nothing to decide now',
  });
  expect(judge(now, { type: 'stand', unit: stage.id('t') })).toMatchObject({ rule: 'CSW-SKI-02' });
  const { events } = tell(now, { type: 'stand', unit: stage.id('s') });
  expect(events[0]).toMatchObject({ type: 'answered', rules: ['CSW-SKI-02'] });
});

test('[CSW-SKI-02] of several leaders any may go along, once each', () => {
  const [stage, now] = met({
    s: bow('red', '0505', 'N'),
    l: leader('red', '0505', 'N'),
    m: leader('red', '0505', 'N'),
  });
  expect(judge(now, evade(stage, 's', ['0504'], ['m']))).toEqual({ ok: true });
  expect(judge(now, evade(stage, 's', ['0504'], ['l', 'm']))).toEqual({ ok: true });
  expect(judge(now, evade(stage, 's', ['0504'], ['l', 'l']))).toMatchObject({ rule: 'CSW-MOV-01' });
});

test('[CSW-SKI-02] an evasion must change hexes: staying or only turning is not one', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N') });
  expect(judge(now, evade(stage, 's', []))).toMatchObject({ rule: 'CSW-SKI-02' });
  expect(judge(now, evade(stage, 's', ['NE']))).toMatchObject({ rule: 'CSW-SKI-02' });
});

test('[CSW-SKI-02] [CSW-STK-06] an evasion cannot enter a hex full of friends', () => {
  const six = Object.fromEntries('abcdef'.split('').map((name) => [name, bow('red', '0504', 'N')]));
  const [stage, now] = met({ s: bow('red', '0505', 'N'), ...six });
  expect(judge(now, evade(stage, 's', ['0504']))).toMatchObject({ rule: 'CSW-STK-06' });
  expect(offered(now).some((order) => order.type === 'evade' && order.path.at(-1) === '0504')).toBe(false);
});

test('[CSW-WAL-04] [CSW-SKI-02] a unit that evades up a wall has scaled it, and one that had scaled a wall still has', () => {
  const wall = { terrain: { '0504': 'wall' }, outside: ['0505'], inside: ['0503'] } as const;
  const [stage, now] = met({ s: bow('red', '0505', 'N'), l: leader('red', '0505', 'N') }, wall as object);
  const up = play(now, evade(stage, 's', ['0504'], ['l']));
  expect([stage.unit('s', up).scaled, stage.unit('l', up).scaled]).toEqual([true, true]);
  const [level, later] = met({ s: bow('red', '0505', 'N', { scaled: true }), l: leader('red', '0505', 'N') });
  const away = play(later, evade(level, 's', ['0504'], ['l']));
  expect([level.unit('s', away).scaled, level.unit('l', away).scaled]).toEqual([true, false]);
});

test('[CSW-SKI-02] leaders are not reported if none goes along or turns', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N') });
  const { events } = tell(now, evade(stage, 's', ['0504']));
  const withUnits = events.filter((event) => 'units' in event);
  expect(withUnits.length).toBeGreaterThan(0);
  for (const event of withUnits) expect(event.units).not.toEqual([]);
});

test('[CSW-SKI-02] horse archers with a leader go only as far as he can', () => {
  const [, now] = met({ s: unit('HB', 'red', '0505', 'N'), l: leader('red', '0505', 'N') });
  const orders = offered(now);
  for (const order of orders) expect(judge(now, order)).toEqual({ ok: true });
  const ways = (leaders: number) =>
    orders.filter((order) => order.type === 'evade' && order.leaders.length === leaders).length;
  expect(ways(1)).toBeGreaterThan(0);
  expect(ways(1)).toBeLessThan(ways(0));
});

test('[CSW-P-14] a skirmisher is offered exactly what he may do', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N'), l: leader('red', '0505', 'N') });
  const orders = offered(now);
  expect(orders.filter(({ type }) => type === 'evade').length).toBeGreaterThan(10);
  expect(orders).toContainEqual({ type: 'stand', unit: stage.id('s') });
  for (const order of orders) expect(judge(now, order)).toMatchObject({ ok: true });
});

test('[CSW-P-14] a skirmisher is offered every path with his leaders and every path alone, each hex once', () => {
  const ends = (units: Units) => {
    const orders = offered(met({ s: bow('red', '0505', 'N'), ...units })[1]);
    const to = (leaders: number) =>
      orders.flatMap((order) =>
        order.type === 'evade' && order.leaders.length === leaders ? [order.path.at(-1)] : [],
      );
    return [to(0), to(1)] as const;
  };
  const [alone, none] = ends({});
  expect(none).toEqual([]);
  expect(new Set(alone).size).toBe(alone.length);
  const [without, along] = ends({ l: leader('red', '0505', 'N') });
  expect(without).toEqual(alone);
  expect(along.length).toBeGreaterThan(0);
  expect(alone).toEqual(expect.arrayContaining([...along]));
});

test('[CSW-SKI-02] leaders who go along have moved, and are not held back', () => {
  const [stage, now] = met({ s: bow('red', '0505', 'N'), l: leader('red', '0505', 'N') });
  const after = play(now, evade(stage, 's', ['0504'], ['l']));
  expect(stage.unit('l', after)).toMatchObject({ movedThisTurn: true, evaded: false, heldBack: false });
  expect(stage.unit('s', after)).toMatchObject({ movedThisTurn: true, evaded: true, heldBack: true });
});

test('[CSW-FAC-05] an evader faces as the troops he joins, and a leader there faces as he does', () => {
  const [joined, now] = met({ s: bow('red', '0505', 'N'), t: bow('red', '0504', 'SE') });
  const together = play(now, evade(joined, 's', ['0504']));
  expect(joined.unit('s', together).facing).toBe(2);
  const [alone, then] = met({ s: bow('red', '0505', 'N'), l: leader('red', '0504', 'S') });
  const led = play(then, evade(alone, 's', ['0504']));
  expect(alone.unit('l', led).facing).toBe(0);
});

test('[CSW-CAL-07] caltrops attack an evader on his way', () => {
  const [stage, now] = met(
    { s: bow('red', '0505', 'N') },
    { modules: ['skirmishers', 'caltrops'], caltrops: { '0504': 'placed' } },
  );
  const after = play(now, evade(stage, 's', ['0504', '0503']), 1);
  expect(stage.unit('s', after).status).toBe('eliminated');
});
