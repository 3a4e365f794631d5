import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { opened } from '../../scenarios/testkit.ts';
import type { Battle } from '../../state/state.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { buyMoraleOrder, carryCaltropsOrder } from './orders.ts';
import { ARMY, free, idOf } from './testkit.ts';

test('[CSW-AMO-08] morale is bought point by point, up to a tenth of the agreed total and out of what is left', () => {
  const battle = free({ points: 70, blue: { army: ARMY }, red: { army: ARMY } }, ['advancedMorale']);
  const order = (points: number) => ({ type: 'buyMorale', unit: 0, points }) as const;
  const tale = beginTale(battle);
  buyMoraleOrder.decide(tale, 'blue', order(3), dice());
  expect(tale.state.units[0]).toMatchObject({ morale: 11, moraleBought: 3 });
  expect(buyMoraleOrder.check(tale.state, 'blue', order(2))).toMatchObject({ ok: false, rule: 'CSW-AMO-09' });
  const next = (points: number) => buyMoraleOrder.check(tale.state, 'blue', { ...order(points), unit: 1 });
  expect(next(4)).toEqual({ ok: true });
  buyMoraleOrder.decide(tale, 'blue', { ...order(2), unit: 2 }, dice());
  expect(inPlainEnglish(next(2))).toEqual({ ok: true });
  expect(inPlainEnglish(next(3))).toMatchObject({
    ok: false,
    rule: 'CSW-AMO-08',
    because: 'morale would take 8 points, and the limit is a tenth of the agreed total, 7',
  });
  const poor = free({ points: 57, blue: { army: ARMY }, red: { army: ARMY } }, ['advancedMorale']);
  expect(inPlainEnglish(buyMoraleOrder.check(poor, 'blue', order(2)))).toMatchObject({
    ok: false,
    because: 'it costs 2 points and 1 is left to spend',
  });
});

test('[CSW-AMO-08] [CSW-R-122] the limit is a tenth of the agreed total, or of the units if none is agreed, rounded down', () => {
  const most = (count: number, agreed: { points?: number }) => {
    const army = [{ code: 'HF', count }];
    const battle = free({ ...agreed, blue: { army }, red: { army } }, ['advancedMorale']);
    return [1, 2, 3, 4].filter(
      (points) => buyMoraleOrder.check(battle, 'blue', { type: 'buyMorale', unit: 0, points }).ok,
    );
  };
  expect(most(10, {})).toEqual([1, 2]);
  expect(most(9, {})).toEqual([1]);
  expect(most(9, { points: 39 })).toEqual([1, 2, 3]);
});

test('[CSW-R-122] caltrops have a tenth of their own, whatever morale has used', () => {
  const army = [{ code: 'HF', count: 22 }];
  const carried = (agreed: { points?: number }) => {
    const tale = beginTale(
      free({ ...agreed, blue: { army }, red: { army } }, ['caltrops', 'advancedMorale']),
    );
    buyMoraleOrder.decide(tale, 'blue', { type: 'buyMorale', unit: 21, points: 4 }, dice());
    for (let unit = 0; unit < 20; unit++) {
      const verdict = carryCaltropsOrder.check(tale.state, 'blue', { type: 'carryCaltrops', unit });
      if (!verdict.ok) return [unit, verdict.rule, verdict.because];
      carryCaltropsOrder.decide(tale, 'blue', { type: 'carryCaltrops', unit }, dice());
    }
    return [];
  };
  expect(inPlainEnglish(carried({}))).toEqual([
    2,
    'CSW-R-122',
    'caltrops would take 6 points, and the limit is a tenth of the army, 4',
  ]);
  expect(inPlainEnglish(carried({ points: 60 }))).toEqual([
    3,
    'CSW-R-122',
    'caltrops would take 8 points, and the limit is a tenth of the agreed total, 6',
  ]);
});

test('[CSW-AMO-08, CSW-MOR-01] leaders have no morale to buy, and nobody does if advancedMorale is off', () => {
  const battle = free({ points: 70, blue: { army: ARMY }, red: { army: ARMY } }, ['advancedMorale']);
  const leader = idOf(battle, 'blue', 'Warrior 1 A');
  expect(buyMoraleOrder.check(battle, 'blue', { type: 'buyMorale', unit: leader, points: 1 })).toMatchObject({
    ok: false,
    rule: 'CSW-MOR-01',
  });
  expect(
    buyMoraleOrder.check(opened('hastings'), 'blue', { type: 'buyMorale', unit: 0, points: 1 }),
  ).toMatchObject({
    ok: false,
    because: 'advanced morale is not in play',
  });
});

test('[CSW-AMO-10, CSW-IMP-07] points do not raise impressed units to the level of others of their type', () => {
  const army = [
    { code: 'HF', count: 20 },
    { code: 'HF', count: 1, impressed: true, name: 'pressed men' },
    { code: 'LF', count: 1, impressed: true, name: 'pressed boys' },
  ];
  const battle = free({ points: 70, blue: { army }, red: { army: [{ code: 'HF', count: 1 }] } }, [
    'advancedMorale',
  ]);
  const check = (name: string, points: number, state = battle) =>
    buyMoraleOrder.check(state, 'blue', { type: 'buyMorale', unit: idOf(battle, 'blue', name), points });
  expect(inPlainEnglish(check('pressed men', 3))).toEqual({ ok: true });
  expect(inPlainEnglish(check('pressed men', 4))).toMatchObject({
    rule: 'CSW-AMO-10',
    because: 'pressed men was impressed and stays below any other Heavy Foot',
  });
  expect(check('pressed boys', 4)).toEqual({ ok: true });
  expect(check('Heavy Foot 1', 4)).toEqual({ ok: true });
});

test("[CSW-SET-08] purchases come out of the side's purse, and without a purse nothing is bought", () => {
  const battle = free({ points: 70, blue: { army: ARMY }, red: { army: ARMY } }, ['advancedMorale']);
  const sides = (purse: object) => ({
    ...battle,
    setup: {
      ...battle.setup,
      sides: { ...battle.setup.sides, blue: { ...battle.setup.sides.blue, ...purse } },
    },
  });
  const order = { type: 'buyMorale', unit: 0, points: 1 } as const;
  expect(buyMoraleOrder.check(sides({ purse: 2 }), 'blue', order)).toEqual({ ok: true });
  const { purse: _, ...none } = battle.setup.sides.blue;
  const bare = { ...battle, setup: { ...battle.setup, sides: { ...battle.setup.sides, blue: none } } };
  expect(inPlainEnglish(buyMoraleOrder.check(bare, 'blue', order))).toMatchObject({
    rule: 'CSW-AMO-08',
    because: 'it costs 1 point and 0 are left to spend',
  });
});

test('[CSW-CAL-01] each foot unit may carry one caltrop marker, at two points each', () => {
  const battle = free({ points: 59, blue: { army: ARMY }, red: { army: ARMY } }, ['caltrops']);
  const carry = (state: Battle, unit: number) =>
    carryCaltropsOrder.check(state, 'blue', { type: 'carryCaltrops', unit });
  expect(carry(battle, 0)).toEqual({ ok: true });
  expect(carry(battle, idOf(battle, 'blue', 'Medium Cavalry 1'))).toMatchObject({
    ok: false,
    rule: 'CSW-CAL-01',
  });
  const tale = beginTale(battle);
  carryCaltropsOrder.decide(tale, 'blue', { type: 'carryCaltrops', unit: 0 }, dice());
  expect(tale.state.units[0]?.carriesCaltrops).toBe(true);
  expect(inPlainEnglish(carry(tale.state, 0))).toMatchObject({
    because: 'Heavy Foot 1 already carries a marker',
  });
  expect(inPlainEnglish(carry(tale.state, 1))).toMatchObject({
    because: 'it costs 2 points and 1 is left to spend',
  });
  expect(carry(opened('hastings'), 0)).toMatchObject({ because: 'caltrops are not in play' });
});
