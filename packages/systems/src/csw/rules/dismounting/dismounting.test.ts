import { expect, test } from 'vitest';
import { DISMOUNTS } from '../../data/dismounts.ts';
import { beginTale } from '../../engine/tale.ts';
import { ruleOf } from '../../orders/orderRules.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  heavyCavalry,
  horseBow,
  leader,
  lightFoot,
  type Stage,
  unit,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, playUntil, tell } from '../../testkit/testplay.ts';
import { barToMelee } from '../melee/attackClauses.ts';
import { canFire } from '../missile/mayFire.ts';
import { fullAllowance } from '../movement/allowance.ts';
import { halfPointsLost, musterOf } from '../victory/counts.ts';
import { inEnemyZone } from '../zones/zones.ts';

type Given = Parameters<typeof battle>[0];

const field = (units: Given['units'], more: Omit<Given, 'units'> = {}): Stage =>
  battle({
    units: { ...units, B: leader('blue', '0507'), R: leader('red', '1101', 'S') },
    step: 'move',
    phasing: 'blue',
    modules: ['dismounting'],
    ...more,
  });

const dismount = (as?: string, hex = '0505'): CswOrder => ({ type: 'dismount', hex, ...(as && { as }) });
const wait = (hex = '0505'): CswOrder => ({ type: 'remountWait', hex });
const done: CswOrder = { type: 'done' };
const refusedBy = (rule: string) => ({ ok: false, rule });
const moveOf =
  (side: string) =>
  ({ phasing, step }: Battle): boolean =>
    phasing === side && step === 'move';
const markersIn = (stage: Stage, now: Battle, hex = '0505') =>
  unitsAt(now, stage.cell(hex)).filter((each) => typeOf(now, each).category === 'riderless');

test('[CSW-DIS-01] at the end of the segment the riders are foot and their mounts stand beside them', () => {
  const stage = field({ c: cavalry('blue', '0505', 'N') });
  const getting = play(stage.battle, dismount());
  expect(stage.unit('c', getting)).toMatchObject({ type: 'MC', dismountsAs: 'HF' });
  expect(judge(getting, { type: 'move', units: stage.ids('c'), path: ['0504'] })).toMatchObject(
    refusedBy('CSW-DIS-01'),
  );
  const after = play(getting, done);
  expect(stage.unit('c', after)).toMatchObject({
    type: 'HF',
    mustered: 'MC',
    cell: stage.cell('0505'),
    facing: 0,
  });
  expect(markersIn(stage, after)).toMatchObject([{ type: 'RM-MC', side: 'blue', name: 'Mounts of c' }]);
  expect(typeOf(after, stage.unit('c', after)).category).toBe('foot');
});

test('[CSW-DIS-01] units cannot dismount after moving, attacking or firing this turn, or without this option', () => {
  for (const did of [{ movedThisTurn: true }, { attackedInMelee: true }, { firedThisTurn: true }]) {
    const busy = field({ c: horseBow('blue', '0505', 'N', did) });
    expect(judge(busy.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
  }
  const routed = field({ c: cavalry('blue', '0505', 'N', { routed: true }) });
  expect(judge(routed.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
  const basic = field({ c: cavalry('blue', '0505', 'N') }, { modules: [] });
  expect(judge(basic.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
  expect(offered(basic.battle).some(({ type }) => type === 'dismount')).toBe(false);
  const walkers = field({ c: foot('blue', '0505', 'N') });
  expect(judge(walkers.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
});

test('[CSW-DIS-01] melee of an earlier half counts until the turn is over', () => {
  const stage = field({ c: cavalry('blue', '0505', 'N', { attackedInMelee: true }) }, { sideA: 'red' });
  const next = playUntil(stage.battle, ({ turn, ...now }) => turn === 2 && moveOf('blue')(now as Battle));
  expect(judge(next, dismount())).toMatchObject({ ok: true });
});

test('[CSW-DIS-02] the chart says what they become, and the owner chooses if there are two', () => {
  for (const [mount, feet] of Object.entries(DISMOUNTS))
    for (const as of feet) {
      const stage = field({ c: unit(mount, 'blue', '0505', 'N') });
      expect(stage.unit('c', play(play(stage.battle, dismount(as)), done)).type).toBe(as);
    }
  const two = field({ c: unit('CT', 'blue', '0505', 'N') });
  expect(judge(two.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-02'));
  expect(judge(two.battle, dismount('HF'))).toMatchObject(refusedBy('CSW-DIS-02'));
  const asked = offered(two.battle).filter(({ type }) => type === 'dismount');
  expect(asked).toEqual([dismount('AF'), dismount('LB')]);
});

test('[CSW-DIS-01] while dismounting they may change the choice, but not repeat it', () => {
  const stage = field({ c: unit('CT', 'blue', '0505', 'N') });
  const getting = play(stage.battle, dismount('AF'));
  expect(judge(getting, dismount('AF'))).toMatchObject({ because: 'they are already dismounting' });
  expect(judge(getting, dismount('LB'))).toEqual({ ok: true });
  expect(stage.unit('c', play(play(getting, dismount('LB')), done)).type).toBe('LB');
  const plain = field({ c: cavalry('blue', '0505', 'N') });
  expect(judge(play(plain.battle, dismount()), dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
});

test('[CSW-DIS-06] all riders of a hex dismount or none', () => {
  const stage = field({ a: cavalry('blue', '0505', 'N'), b: cavalry('blue', '0505', 'N') });
  const after = play(play(stage.battle, dismount()), done);
  expect([stage.unit('a', after).type, stage.unit('b', after).type]).toEqual(['HF', 'HF']);
  expect(markersIn(stage, after)).toHaveLength(2);
  const joined = field({ a: cavalry('blue', '0505', 'N'), b: cavalry('blue', '0506', 'N') });
  const late = play(
    play(play(joined.battle, dismount()), { type: 'move', units: joined.ids('b'), path: ['0505'] }),
    done,
  );
  expect([joined.unit('a', late), joined.unit('b', late)]).toMatchObject([
    { type: 'MC', dismountsAs: null },
    { type: 'MC' },
  ]);
  const one = field({
    a: cavalry('blue', '0505', 'N'),
    b: cavalry('blue', '0505', 'N', { movedThisTurn: true }),
  });
  expect(judge(one.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
});

test('[CSW-DIS-07] hits, morale, company and undeath carry over', () => {
  const kept = { morale: 6, company: 'Wolves', undead: true, hitsTaken: 0 } as const;
  const stage = field({ c: heavyCavalry('blue', '0505', 'N', kept) });
  expect(stage.unit('c', play(play(stage.battle, dismount()), done))).toMatchObject({ ...kept, type: 'AF' });
});

/** Foot beside the mounts of Medium Cavalry. */
const beside = (rider: Given['units'][string], more: Given['units'] = {}): Stage =>
  field({ f: rider, m: unit('RM-MC', 'blue', '0505', 'N'), ...more });

test('[CSW-DIS-03] [CSW-R-126] after a full turn by a mount without any action they ride again', () => {
  const stage = beside(foot('blue', '0505', 'N'));
  const waiting = play(play(stage.battle, wait()), done);
  expect(stage.unit('f', waiting)).toMatchObject({ type: 'HF', besideMount: 2 });
  const next = playUntil(waiting, moveOf('blue'));
  expect(stage.unit('f', next).type).toBe('HF');
  const { after, events } = tell(next, done);
  expect(stage.unit('f', after)).toMatchObject({ type: 'MC', besideMount: 0 });
  expect(stage.unit('m', after).status).toBe('eliminated');
  expect(events).toContainEqual(expect.objectContaining({ type: 'unitTransformed', mount: stage.id('m') }));
});

test('[CSW-DIS-03] moving, turning, attacking or firing meanwhile ends the wait', () => {
  const stage = beside(bow('blue', '0505', 'N'), { x: foot('red', '0501', 'S') });
  const waiting = play(play(stage.battle, wait()), done);
  const unchanged = (now: Battle) => stage.unit('f', play(playUntil(now, moveOf('blue')), done)).type;
  const shot = play(
    playUntil(waiting, ({ step }) => step === 'fireFirst'),
    { type: 'fire', units: stage.ids('f'), hex: '0501' },
  );
  expect(unchanged(playUntil(shot, ({ phasing }) => phasing === 'red', 6, 6, 6, 6))).toBe('SB');
  const turned = play(playUntil(waiting, moveOf('blue')), { type: 'turn', hex: '0505', facing: 'S' });
  expect(stage.unit('f', play(turned, done)).type).toBe('SB');
  expect(stage.unit('f', play(playUntil(waiting, moveOf('blue')), done)).type).toBe('SB-MC');
});

test('[CSW-DIS-03] each needs a mount, and once mounted they must be a legal stack', () => {
  const two = beside(foot('blue', '0505', 'N'), { g: foot('blue', '0505', 'N') });
  expect(judge(two.battle, wait())).toMatchObject(refusedBy('CSW-DIS-03'));
  const mixed = beside(foot('blue', '0505', 'N'), {
    g: foot('blue', '0505', 'N'),
    n: unit('RM-LC', 'blue', '0505', 'N'),
  });
  expect(judge(mixed.battle, wait())).toMatchObject(refusedBy('CSW-STK-08'));
  expect(judge(two.battle, wait('0303'))).toMatchObject(refusedBy('CSW-DIS-03'));
});

test("[CSW-DIS-04] riders of unfamiliar mounts are untrained: the mount's pace, their own defence, no attack, until they dismount", () => {
  const stage = beside(lightFoot('blue', '0505', 'N'), { x: foot('red', '0504', 'S') });
  const riding = play(playUntil(play(play(stage.battle, wait()), done), moveOf('blue')), done);
  const rider = stage.unit('f', riding);
  expect(typeOf(riding, rider)).toMatchObject({
    category: 'mounted',
    movement: 10,
    defence: 0,
    stacking: 2,
    hits: 1,
  });
  expect(rider).toMatchObject({ type: 'LF-MC', mustered: 'LF' });
  expect(barToMelee(riding, rider)).toMatchObject(refusedBy('CSW-DIS-04'));
  const down = play(play(playUntil(riding, moveOf('blue')), dismount()), done);
  expect(stage.unit('f', down).type).toBe('LF');
  expect(markersIn(stage, down)).toMatchObject([{ type: 'RM-MC' }]);
});

test('[CSW-DIS-04] untrained riders neither fire nor charge', () => {
  const stage = field({
    f: unit('SB-LC', 'blue', '0509', 'N'),
    s: bow('blue', '0101'),
    c: unit('LC', 'blue', '0101', { status: 'eliminated' }),
    x: foot('red', '0502', 'S'),
  });
  expect(canFire(stage.battle, stage.unit('f'))).toMatchObject(refusedBy('CSW-DIS-04'));
  const run = ['0508', '0507', '0506', '0505', '0504', '0503'];
  const charge: CswOrder = { type: 'move', units: stage.ids('f'), path: run, charge: '0502' };
  expect(judge(stage.battle, charge)).toMatchObject(refusedBy('CSW-CHG-01'));
});

test('[CSW-DIS-05] [CSW-UNT-03] [CSW-R-70] led mounts move at their old pace and stop nobody', () => {
  const stage = field({
    m: unit('RM-LC', 'blue', '0505', 'N'),
    x: foot('red', '0502', 'N'),
    c: unit('LC', 'blue', '0909'),
  });
  expect(fullAllowance(stage.battle, stage.unit('m'))).toBe(12);
  expect(judge(stage.battle, { type: 'move', units: stage.ids('m'), path: ['0504', '0503'] })).toMatchObject({
    ok: true,
  });
  expect(inEnemyZone(stage.battle, 'red', stage.cell('0504'))).toBe(false);
  const alone = field({
    m: unit('RM-LC', 'blue', '0505', 'N', { inCommand: false }),
    c: unit('LC', 'blue', '0909'),
  });
  expect(judge(alone.battle, { type: 'move', units: alone.ids('m'), path: ['0504'] })).toMatchObject(
    refusedBy('CSW-R-70'),
  );
  expect(barToMelee(stage.battle, stage.unit('m'))).toMatchObject(refusedBy('CSW-R-70'));
});

test('[CSW-DIS-05] any attack on the hex destroys them, whatever the die', () => {
  const stage = field(
    { f: foot('blue', '0505', 'N'), m: unit('RM-MC', 'blue', '0505', 'N'), x: elephant('red', '0504', 'S') },
    { step: 'meleeFirst', phasing: 'red' },
  );
  const declared = play(stage.battle, { type: 'attack', units: stage.ids('x'), hex: '0505' });
  const after = playUntil(declared, ({ step }) => step === 'move', 6, 1, 1, 1, 1);
  expect(stage.unit('m', after).status).toBe('eliminated');
  expect(stage.unit('f', after).status).toBe('onMap');
});

test('[CSW-STK-08] three cavalry dismount without routing: their mounts have no stacking value', () => {
  const names = ['a', 'b', 'c'] as const;
  const stage = field(Object.fromEntries(names.map((name) => [name, cavalry('blue', '0505', 'N')])));
  const after = play(play(stage.battle, dismount()), done);
  for (const name of names) expect(stage.unit(name, after)).toMatchObject({ type: 'HF', routed: false });
});

test('[CSW-DIS-08] [CSW-UNT-03] for victory a dismounted unit counts as its mounted form, and its mounts as nothing', () => {
  const stage = field({ c: cavalry('blue', '0505', 'N') });
  const after = play(play(stage.battle, dismount()), done);
  const before = musterOf(stage.battle, 'blue').began;
  expect(musterOf(after, 'blue').began).toBe(before);
  const fallen = beginTale(after);
  fallen.tell({
    type: 'unitEliminated',
    unit: stage.id('c'),
    cell: stage.cell('0505'),
    why: 'losses',
    rules: [],
  });
  expect(halfPointsLost(fallen.state, 'blue')).toBe(8);
});

test('[CSW-DIS-03] a unit that already waits need not repeat the order, but one that joins it may', () => {
  const stage = field({ c: cavalry('blue', '0505', 'N'), d: cavalry('blue', '0505', 'N') });
  const down = playUntil(play(play(stage.battle, dismount()), done), moveOf('blue'));
  const waiting = play(down, wait());
  expect(stage.unit('c', waiting).besideMount).toBe(1);
  expect(judge(waiting, wait())).toMatchObject(refusedBy('CSW-DIS-03'));
  expect(offered(waiting)).not.toContainEqual(wait());
  const half = {
    ...waiting,
    units: waiting.units.map((each) => (each.name === 'd' ? { ...each, besideMount: 0 } : each)),
  };
  expect(judge(half, wait())).toMatchObject({ ok: true });
});

test('[CSW-SEQ-05] hexes change their mounts in ascending order', () => {
  const stage = field({ late: cavalry('blue', '0705', 'N'), early: cavalry('blue', '0303', 'N') });
  const both = play(play(stage.battle, dismount(undefined, '0705')), dismount(undefined, '0303'));
  const { events } = tell(both, done);
  const changed = events.flatMap((event) => (event.type === 'unitTransformed' ? [event.unit] : []));
  expect(changed).toEqual(stage.ids('early', 'late'));
});

test('[CSW-DIS-04] a battle knows the mounts of its rosters and the untrained riders for them, and no others', () => {
  const stage = field({ c: cavalry('blue', '0505'), f: lightFoot('blue', '0606') });
  const codes = stage.battle.setup.types.map(({ code }) => code);
  expect(codes.filter((code) => code.startsWith('RM-'))).toEqual(['RM-MC']);
  const strangers = codes.filter((code) => /^[A-Z]+-MC$/.test(code) && code !== 'RM-MC');
  expect(strangers).toContain('LF-MC');
  expect(strangers).not.toContain('SB-MC');
  expect(stage.battle.setup.types.find(({ code }) => code === 'LF-MC')).toMatchObject({
    category: 'mounted',
    melee: 0,
    missile: 0,
    rangeInHexes: 0,
    mount: 'MC',
    rider: 'LF',
  });
  expect(new Set(codes).size).toBe(codes.length);
});

const marker = (code = 'RM-MC') => unit(code, 'blue', '0505', 'N');

test('[CSW-DIS-03] waiting is offered only where foot stand by enough mounts', () => {
  const stage = beside(foot('blue', '0505', 'N'), { g: foot('blue', '0303') });
  expect(offered(stage.battle).filter(({ type }) => type === 'remountWait')).toEqual([wait()]);
  for (const order of offered(stage.battle)) expect(judge(stage.battle, order)).toEqual({ ok: true });
});

test('[CSW-DIS-03] a mount is one that somebody dismounted from: not a bare marker or one being ridden', () => {
  const bare = field({ f: foot('blue', '0505', 'N'), m: unit('RM', 'blue', '0505', 'N') });
  expect(judge(bare.battle, wait())).toMatchObject(refusedBy('CSW-DIS-03'));
  const ridden = field({
    f: lightFoot('blue', '0505', 'N'),
    r: unit('LF-MC', 'blue', '0505', 'N'),
    c: cavalry('blue', '0909'),
  });
  expect(inPlainEnglish(judge(ridden.battle, wait()))).toMatchObject({
    because: '0505 has too few riderless mounts for them',
  });
});

test('[CSW-DIS-03] the routed, the dormant and the enemy cannot wait, and mounted units need not', () => {
  const refused = (given: Given['units'], words: Omit<Given, 'units'> = {}) => {
    const stage = field({ m: marker(), c: cavalry('blue', '0909'), ...given }, words);
    return judge(stage.battle, wait());
  };
  const because = 'you have no foot in 0505 that can mount';
  expect(inPlainEnglish(refused({ f: foot('blue', '0505', 'N', { routed: true }) }))).toMatchObject({
    because,
  });
  expect(
    inPlainEnglish(
      refused(
        { f: foot('blue', '0505', 'N', { undead: true, dormant: true }) },
        { modules: ['dismounting', 'undead'] },
      ),
    ),
  ).toMatchObject({ because });
  expect(inPlainEnglish(refused({}))).toMatchObject({ because });
  const theirs = field({
    f: foot('red', '0505', 'N'),
    m: unit('RM-MC', 'red', '0505', 'N'),
    c: cavalry('red', '0909'),
  });
  expect(inPlainEnglish(judge(theirs.battle, wait()))).toMatchObject({ because });
});

test('[CSW-DIS-04] each takes a mount of his own kind, even if another comes first', () => {
  const stage = field({
    n: marker('RM-LC'),
    m: marker('RM-MC'),
    f: foot('blue', '0505', 'N', { besideMount: 2 }),
    c: unit('LC', 'blue', '0909'),
    d: cavalry('blue', '0909', { status: 'eliminated' }),
  });
  const after = play(stage.battle, done);
  expect(stage.unit('f', after).type).toBe('MC');
  expect([stage.unit('n', after).status, stage.unit('m', after).status]).toEqual(['onMap', 'eliminated']);
});

test('[CSW-DIS-03] a unit that turned instead of waiting starts over, and one without a mount stops waiting', () => {
  const stage = beside(foot('blue', '0505', 'N', { besideMount: 2 }));
  const turned = play(play(stage.battle, { type: 'turn', hex: '0505', facing: 'S' }), done);
  expect(stage.unit('f', turned)).toMatchObject({ type: 'HF', besideMount: 0 });
  const none = field({ f: foot('blue', '0505', 'N', { besideMount: 2 }), c: cavalry('blue', '0909') });
  expect(none.unit('f', play(none.battle, done))).toMatchObject({ type: 'HF', besideMount: 0 });
});

test('[CSW-DIS-01] a unit that fires or lies dormant does not dismount', () => {
  const stage = field(
    { h: horseBow('blue', '0505', 'N'), x: foot('red', '0501', 'S') },
    { modules: ['dismounting', 'opportunityFire'] },
  );
  const shot = play(
    play(stage.battle, dismount()),
    { type: 'opportunityFire', units: stage.ids('h'), hex: '0501' },
    6,
  );
  expect(stage.unit('h', play(shot, done))).toMatchObject({ type: 'HB', dismountsAs: null });
  const still = field(
    { h: horseBow('blue', '0505', 'N', { undead: true, dormant: true }) },
    { modules: ['dismounting', 'undead'] },
  );
  expect(judge(still.battle, dismount())).toMatchObject(refusedBy('CSW-DIS-01'));
});

test('[CSW-DIS-06] if one rider does not dismount none do, and riders elsewhere are not mentioned', () => {
  const stage = field({
    a: cavalry('blue', '0505', 'N', { dismountsAs: 'HF' }),
    b: cavalry('blue', '0505', 'N'),
    c: cavalry('blue', '0303', 'N'),
  });
  const { after, events } = tell(stage.battle, done);
  expect([stage.unit('a', after), stage.unit('b', after)]).toMatchObject([
    { type: 'MC', dismountsAs: null },
    { type: 'MC' },
  ]);
  const marked = events.filter((event) => event.type === 'unitsMarked' && event.rules.includes('CSW-DIS-06'));
  expect(marked).toMatchObject([{ units: stage.ids('a', 'b') }]);
});

test('[CSW-DIS-02] riders who are not on the chart stay mounted', () => {
  const types = [{ code: 'WR', name: 'Wolf Riders', category: 'mounted', race: 'goblin', traits: [] }].map(
    (row) => ({
      ...row,
      points: 4,
      melee: 5,
      defence: 1,
      missile: 0,
      range: 0,
      movement: 10,
      stacking: 2,
      men: 10,
    }),
  );
  const stage = field({ w: unit('WR', 'blue', '0505', 'N') }, { types } as object);
  expect(inPlainEnglish(judge(stage.battle, dismount()))).toMatchObject({
    rule: 'CSW-DIS-02',
    because: 'w cannot fight on foot',
  });
  const theirs = field({ c: cavalry('red', '0505', 'N') });
  expect(inPlainEnglish(judge(theirs.battle, dismount()))).toMatchObject({
    because: 'you have no mounted unit in 0505',
  });
});

test('[CSW-DIS-01] a choice once made is not offered again, and orders are described in full', () => {
  const stage = field({ c: unit('CT', 'blue', '0505', 'N'), f: foot('blue', '0606', 'N') });
  const getting = play(stage.battle, dismount('AF'));
  expect(offered(getting).some(({ type }) => type === 'dismount')).toBe(false);
  const say = (order: CswOrder) => ruleOf(order)?.describe(stage.battle, order as never);
  expect(inPlainEnglish(say(dismount('LB')))).toBe('dismount c as Long Bow');
  expect(inPlainEnglish(say(dismount()))).toBe('dismount c');
  expect(inPlainEnglish(say(dismount(undefined, '0909')))).toBe('dismount 0909');
  expect(inPlainEnglish(say(wait('0606')))).toBe('let f wait to mount');
  expect(inPlainEnglish(say(wait('0909')))).toBe('let 0909 wait to mount');
});

test('[CSW-DIS-01] [CSW-UNT-03] the story says what they become; their mounts have no morale and keep their company', () => {
  const stage = field({ c: cavalry('blue', '0505', 'SE', { company: 'Wolves' }) });
  const { after, events } = tell(play(stage.battle, dismount()), done);
  expect(events.find(({ type }) => type === 'unitTransformed')).toMatchObject({
    what: 'dismounts as Heavy Foot',
  });
  expect(markersIn(stage, after)).toMatchObject([
    {
      name: 'Mounts of c',
      morale: 0,
      company: 'Wolves',
      facing: 2,
      side: 'blue',
      roster: 'blue',
      status: 'onMap',
    },
  ]);
});

test('[CSW-DIS-04] riders of one mount may ride another after dismounting, and mounted units ride only their own', () => {
  const stage = field({ c: cavalry('blue', '0505'), d: unit('LC', 'blue', '0606') });
  const codes = new Set(stage.battle.setup.types.map(({ code }) => code));
  expect(['HF-LC', 'LF-MC', 'RM-LC', 'RM-MC'].filter((code) => !codes.has(code))).toEqual([]);
  expect(['LC-MC', 'MC-LC', 'HF-MC', 'W1-MC'].filter((code) => codes.has(code))).toEqual([]);
});
