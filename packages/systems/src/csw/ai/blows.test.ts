import { expect, test } from 'vitest';
import {
  armouredFoot,
  battle,
  cavalry,
  foot,
  horseBow,
  leader,
  lightFoot,
  longBow,
  type Stage,
} from '../testkit/drawn.ts';
import { planFire } from './fire.ts';
import { meleeBlows, planMelee } from './melee.ts';

const many = (name: string, count: number, unit: ReturnType<typeof foot>) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at + 1}`, unit]));

const sizes = (intents: ReturnType<typeof planMelee>): number[] =>
  intents.map(({ order }) => ('units' in order ? order.units.length : 0));

const inMelee = (units: Parameters<typeof battle>[0]['units']): Stage =>
  battle({ units, step: 'meleeFirst', phasing: 'blue' });

test('[CSW-P-13] units strike light foot one by one and armoured foot all at once', () => {
  const own = many('h', 4, foot('blue', '0405', 'N'));
  const light = inMelee({ ...own, ...many('l', 4, lightFoot('red', '0404', 'S')) });
  expect(sizes(planMelee(light.battle, 'blue'))).toEqual([1, 1, 1, 1]);
  const heavy = inMelee({ ...own, ...many('a', 4, armouredFoot('red', '0404', 'S')) });
  expect(sizes(planMelee(heavy.battle, 'blue'))).toEqual([4]);
});

test('[CSW-P-13] [CSW-STK-05] at most four points of a hex attack, and the leader with them', () => {
  const { battle: now } = inMelee({
    ...many('h', 6, foot('blue', '0405', 'N')),
    L: leader('blue', '0405', 'N'),
    ...many('l', 4, lightFoot('red', '0404', 'S')),
  });
  const sent = planMelee(now, 'blue').flatMap(({ order }) => ('units' in order ? order.units : []));
  expect(sent).toHaveLength(5);
  expect(new Set(sent).size).toBe(5);
});

test('[CSW-P-13] [CSW-CBT-09] a unit that has not charged does not spoil the attack of one that has', () => {
  const stage = inMelee({
    c: cavalry('blue', '0405', 'N', { charged: '0404' }),
    h: foot('blue', '0304', 'NE'),
    ...many('a', 4, armouredFoot('red', '0404', 'S')),
  });
  const [first] = planMelee(stage.battle, 'blue');
  expect(first?.order).toEqual({ type: 'attack', units: [stage.id('c')], hex: '0404' });
});

test('[CSW-P-13] [CSW-LDR-02] a leader behind many units is not attacked yet; behind the last one he nearly is', () => {
  const gainAgainst = (troops: number, led: boolean): number => {
    const { battle: now } = inMelee({
      h: foot('blue', '0405', 'N'),
      ...many('l', troops, lightFoot('red', '0404', 'S')),
      ...(led ? { L: leader('red', '0404', 'S') } : { far: leader('red', '0402', 'S') }),
    });
    return meleeBlows(now, 'blue')[0]?.gain ?? 0;
  };
  expect(gainAgainst(4, true)).toBeCloseTo(gainAgainst(4, false));
  expect(gainAgainst(1, true)).toBeGreaterThan(gainAgainst(1, false) + 1);
});

test('[CSW-P-13] [CSW-MIS-03] missiles combine up to the next column of the chart and no further', () => {
  const stage = battle({
    units: {
      ...many('b', 4, longBow('blue', '0410', 'N')),
      ...many('a', 4, armouredFoot('red', '0404', 'S')),
      x: horseBow('red', '0804', 'S'),
    },
    step: 'fireFirst',
    phasing: 'blue',
  });
  const shots = planFire(stage.battle, 'blue');
  expect(shots.length).toBeGreaterThan(0);
  for (const { order, reason } of shots) {
    expect(order.type).toBe('fire');
    expect(reason).toMatch(/^\d+ factors against Defence Class \d should cost the enemy [\d.]+ points$/);
  }
  const used = shots.flatMap(({ order }) => ('units' in order ? order.units : []));
  expect(new Set(used).size).toBe(used.length);
});
