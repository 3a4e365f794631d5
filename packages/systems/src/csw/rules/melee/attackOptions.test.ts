import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import {
  battle,
  cavalry,
  type DrawnUnit,
  foot,
  leader,
  ogre,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play } from '../../testkit/testplay.ts';
import { attackOrder, meleeDesk, resolveMelee } from './attack.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ step: 'meleeFirst', phasing: 'blue', units, ...words });

/** `ab>0505`, `o>0505!` at the construction there, `a>0505_` underground. */
const sets = (stage: Stage, state = stage.battle): string[] =>
  offered(state).flatMap((order) => (order.type === 'attack' ? [written(stage, order)] : []));
const written = ({ battle: { units } }: Stage, order: OrderOf<'attack'>): string => {
  const names = order.units.map((id) => units[id]?.name).join('');
  return `${names}>${order.hex}${order.construction ? '!' : ''}${order.underground ? '_' : ''}`;
};

const FACING_OFF = { a: foot('blue', '0506', 'N'), x: foot('red', '0505', 'S') };

test('[CSW-P-14] [CSW-R-97] at the melee desk a side can attack, withdraw an attack or finish', () => {
  const stage = open(FACING_OFF);
  const attack: CswOrder = { type: 'attack', units: stage.ids('a'), hex: '0505' };
  expect(offered(stage.battle)).toEqual([attack, { type: 'done' }]);
  const declared = play(stage.battle, attack);
  expect(offered(declared)).toEqual([{ type: 'withdrawAttack', index: 0 }, { type: 'done' }]);
  expect(judge(declared, { type: 'done' })).toEqual({ ok: true });
  expect(play(declared, { type: 'withdrawAttack', index: 0 }).attacks).toEqual([]);
});

test("[CSW-R-97] a side is not offered to withdraw the other side's attack", () => {
  const stage = open(FACING_OFF, {
    step: 'meleeSecond',
    attacks: [{ side: 'blue', units: ['a'], target: '0505' }],
  });
  expect(sets(stage)).toEqual(['x>0506']);
  expect(offered(stage.battle).some(({ type }) => type === 'withdrawAttack')).toBe(false);
});

test('[CSW-MEL-01] only units that may fight are offered, and only targets in front of them', () => {
  const stage = open({
    ...FACING_OFF,
    fled: foot('blue', '0405', 'NE', { routed: true }),
    mount: riderlessMount('blue', '0605', 'NW'),
    away: foot('blue', '0504', 'N'),
    dead: foot('blue', '0506', 'N', { status: 'eliminated' }),
  });
  expect(sets(stage)).toEqual(['a>0505']);
});

test('[CSW-STK-05] a listed group keeps to four points over the whole segment, plus leaders', () => {
  const five = Object.fromEntries([...'abcde'].map((name) => [name, foot('blue', '0506', 'N')]));
  const enemies = { x: foot('red', '0505', 'S'), y: foot('red', '0605', 'S') };
  const stage = open({ l: leader('blue', '0506', 'N'), ...five, ...enemies });
  expect(sets(stage)).toContain('labcd>0505');
  const after = play(stage.battle, { type: 'attack', units: stage.ids('a', 'b', 'c'), hex: '0505' });
  expect(sets(stage, after)).toContain('ld>0605');
  expect(sets(stage, after).filter((set) => set.includes('a') || set.includes('de'))).toEqual([]);
});

test('[CSW-STK-05] each hex adjacent to the target has its own four points', () => {
  const four = (names: string, hex: string, facing: 'N' | 'NE') =>
    Object.fromEntries([...names].map((name) => [name, foot('blue', hex, facing)]));
  const stage = open({
    ...four('abcd', '0506', 'N'),
    ...four('efgh', '0405', 'NE'),
    x: foot('red', '0505', 'S'),
  });
  expect(sets(stage)).toContain('efghabcd>0505');
  const order: CswOrder = { type: 'attack', units: stage.ids(...'abcdefgh'), hex: '0505' };
  expect(judge(stage.battle, order)).toEqual({ ok: true });
});

test('[CSW-WAL-09] a wall in front is offered to units that break walls, unless friends hold it', () => {
  const terrain = { '0505': 'wall', '0605': 'wall', '0405': 'wall' } as const;
  const stage = open(
    {
      o: ogre('blue', '0506', 'N'),
      f: foot('blue', '0506', 'N'),
      own: foot('blue', '0605', 'N'),
      x: foot('red', '0405', 'S'),
    },
    { terrain },
  );
  expect(sets(stage).filter((set) => set.startsWith('o>'))).toEqual(['o>0405', 'o>0505!', 'o>0405!']);
  expect(sets(stage)).not.toContain('f>0505!');
  const alone = open({ o: ogre('blue', '0506', 'N') }, { terrain: { '0505': 'wall' } });
  expect(sets(alone)).toEqual(['o>0505!']);
});

test('[CSW-TUN-08] underground attacks are offered along the tunnel, from either end', () => {
  const below = { underground: true };
  const tunnels = [{ knownTo: ['blue', 'red'] as ('blue' | 'red')[], cells: ['0506', '0505'] }];
  const units = {
    a: foot('blue', '0506', 'S', below),
    x: foot('red', '0505', 'N', below),
    above: foot('red', '0605', 'S'),
  };
  const words = { modules: ['tunnels' as const], tunnels };
  expect(sets(open(units, words))).toEqual(['a>0505_']);
  const back = open(units, { ...words, step: 'meleeSecond' });
  expect(sets(back)).toEqual(['x>0506_']);
});

test('[CSW-WAL-09] [CSW-MEL-06] units that break walls are offered a joint attack on one; others are left out', () => {
  const stage = open(
    {
      o: ogre('blue', '0506', 'N'),
      p: ogre('blue', '0506', 'N'),
      q: ogre('blue', '0405', 'NE'),
      f: foot('blue', '0605', 'NW'),
    },
    { terrain: { '0505': 'wall' } },
  );
  expect(sets(stage)).toEqual(['o>0505!', 'p>0505!', 'q>0505!', 'qop>0505!', 'op>0505!']);
  expect(offered(stage.battle).every((order) => judge(stage.battle, order).ok)).toBe(true);
  expect([...meleeDesk.subjects(stage.battle, 'blue')]).not.toContain(`u${stage.id('f')}`);
});

test('[CSW-TUN-08] [CSW-MEL-06] underground too, all units joined to a hex are offered a joint attack', () => {
  const below = { underground: true };
  const stage = open(
    {
      a: foot('blue', '0506', 'S', below),
      b: foot('blue', '0506', 'S', below),
      c: foot('blue', '0504', 'S', below),
      x: foot('red', '0505', 'N', below),
      above: foot('blue', '0605', 'NW'),
    },
    {
      modules: ['tunnels'],
      tunnels: [{ knownTo: ['blue', 'red'], cells: ['0506', '0505', '0504'] }],
    },
  );
  expect(sets(stage)).toEqual(['a>0505_', 'b>0505_', 'c>0505_', 'abc>0505_', 'ab>0505_']);
  const order = { type: 'attack', units: stage.ids('a'), hex: '0505', underground: true } as const;
  expect(inPlainEnglish(attackOrder.describe(stage.battle, { ...order, units: [...order.units] }))).toBe(
    'attack the tunnel under 0505 with a',
  );
  expect(offered(stage.battle).every((order) => judge(stage.battle, order).ok)).toBe(true);
});

test('[CSW-CHG-09] [CSW-UND-07] the check of faint-hearted units knows every charger still standing', () => {
  const stage = open({
    c: cavalry('blue', '0605', 'NW', { charged: '0505', undead: true }),
    b: cavalry('blue', '0506', 'N', { charged: '0505' }),
    a: cavalry('blue', '0405', 'NE', { charged: '0505' }),
    dead: cavalry('blue', '0504', 'S', { charged: '0505', status: 'eliminated' }),
    idle: cavalry('blue', '0707', 'N'),
    x: cavalry('red', '0505', 'S', { morale: 5 }),
  });
  const tale = beginTale(stage.battle);
  resolveMelee(tale, dice());
  expect(tale.state.causes).toMatchObject([
    { side: 'red', rear: false, undead: true, attackers: ['0405', '0506', '0605'].map(stage.cell) },
  ]);
});

test('[CSW-CHG-09] [CSW-R-124] charged units check even if the charger has since fallen, routed or stopped', () => {
  const causes = (flags: Partial<DrawnUnit>) => {
    const c = { ...cavalry('blue', '0506', 'N', { charged: '0505' }), ...flags };
    const tale = beginTale(open({ c, x: cavalry('red', '0505', 'S', { morale: 5 }) }).battle);
    resolveMelee(tale, dice());
    return tale.state.causes.map(({ rules, attackers }) => [rules, attackers.length]);
  };
  expect(causes({})).toEqual([[['CSW-CHG-09'], 1]]);
  const gone = [[['CSW-CHG-09'], 0]];
  expect(causes({ status: 'eliminated' })).toEqual(gone);
  expect(causes({ status: 'routedOff' })).toEqual(gone);
  expect(causes({ routed: true })).toEqual(gone);
  expect(causes({ undead: true, dormant: true })).toEqual(gone);
});

test('[CSW-CHG-09] if the charged units have gone, nobody checks', () => {
  const charged = (units: Words['units']) => {
    const stage = open({ a: cavalry('blue', '0506', 'N', { charged: '0505' }), ...units });
    const tale = beginTale(stage.battle);
    resolveMelee(tale, dice());
    return tale.state.causes;
  };
  expect(charged({})).toEqual([]);
  expect(charged({ own: cavalry('blue', '0505', 'N', { morale: 5 }) })).toEqual([]);
  expect(charged({ x: foot('red', '0505', 'S', { morale: 5 }) })).toHaveLength(1);
});

test('[CSW-P-14] the desk lists the orders of the side that requests it', () => {
  const stage = open(FACING_OFF);
  expect([...meleeDesk.subjects(stage.battle, 'red')]).toEqual([`u${stage.id('x')}`, 'h0506', 'table']);
});

test('[CSW-STK-05] a unit without room in a listed group does not keep the leader out of it', () => {
  const five = Object.fromEntries([...'abcde'].map((name) => [name, foot('blue', '0506', 'N')]));
  const stage = open({ ...five, l: leader('blue', '0506', 'N'), x: foot('red', '0505', 'S') });
  expect(sets(stage)).toContain('abcdl>0505');
});

test('[CSW-WAL-09] [CSW-TUN-07] a unit underground is not offered a wall in front of it above', () => {
  const stage = open(
    { o: ogre('blue', '0506', 'N', { underground: true }), f: ogre('blue', '0706', 'N') },
    {
      modules: ['tunnels'],
      tunnels: [{ knownTo: ['blue'], cells: ['0506'] }],
      terrain: { '0505': 'wall', '0705': 'wall' },
    },
  );
  expect(sets(stage)).toEqual(['f>0705!']);
});

test('[CSW-MEL-04] a listed group has only units with the hex in front of them', () => {
  const stage = open({
    a: foot('blue', '0506', 'N'),
    b: foot('blue', '0605', 'NW'),
    turned: foot('blue', '0405', 'SW'),
    x: foot('red', '0505', 'S'),
  });
  expect(sets(stage)).toContain('ab>0505');
  expect(sets(stage).some((set) => set.includes('turned'))).toBe(false);
});

test('[CSW-R-97] an attack can be withdrawn at its target hex and at no other', () => {
  const stage = open(
    { ...FACING_OFF, b: foot('blue', '0806', 'N'), y: foot('red', '0805', 'S') },
    {
      attacks: [
        { side: 'blue', units: ['a'], target: '0505' },
        { side: 'blue', units: ['b'], target: '0805' },
      ],
    },
  );
  const at = (hex: string) => [...meleeDesk.legal(stage.battle, 'blue', `h${hex}`)];
  expect(at('0505')).toEqual([{ type: 'withdrawAttack', index: 0 }]);
  expect(at('0805')).toEqual([{ type: 'withdrawAttack', index: 1 }]);
});

test('[CSW-P-14] enemy units and unknown unit numbers offer no attacks', () => {
  const stage = open(FACING_OFF);
  for (const subject of [`u${stage.id('x')}`, 'u99', 'zzz', ''])
    expect([...meleeDesk.legal(stage.battle, 'blue', subject)]).toEqual([]);
});

test('[CSW-MEL-02] [CSW-TUN-08] an empty tunnel hex is neither attacked nor offered', () => {
  const below = { underground: true };
  const stage = open(
    { a: foot('blue', '0504', 'N', below), x: foot('red', '0505', 'N', below) },
    {
      modules: ['tunnels'],
      tunnels: [{ knownTo: ['blue', 'red'], cells: ['0503', '0504', '0505'], breaches: { '0503': 'blue' } }],
    },
  );
  expect([...meleeDesk.subjects(stage.battle, 'blue')]).toEqual(['u0', 'h0505', 'table']);
  const attack: CswOrder = { type: 'attack', units: stage.ids('a'), hex: '0503', underground: true };
  expect(judge(stage.battle, attack)).toMatchObject({ rule: 'CSW-MEL-02' });
});
