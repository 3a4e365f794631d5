import type { Verdict } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { whoDecides } from '../../engine/decider.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { opened } from '../../scenarios/testkit.ts';
import { DIRECTION_NAMES } from '../../state/board.ts';
import { SIDES, type Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import { judge } from '../../testkit/testplay.ts';
import { setUpDesk } from './desks.ts';
import { placeOrder, takeBackOrder } from './orders.ts';
import { ARMY, deployed, free, idOf, place } from './testkit.ts';

test('[CSW-P-14] every order the set-up desk offers is permitted, and a side with nothing to place can only finish', () => {
  const rules: Partial<Record<CswOrder['type'], (battle: Battle, order: never) => Verdict>> = {
    place: (battle, order) => placeOrder.check(battle, 'blue', order),
    takeBack: (battle, order) => takeBackOrder.check(battle, 'blue', order),
  };
  const battle = place(opened('hastings'), 'blue', 'Heavy Foot 1', '1107').after();
  const subjects = [...setUpDesk.subjects(battle, 'blue')];
  expect(subjects).toHaveLength(54);
  for (const subject of subjects.slice(0, -1)) {
    const orders = [...setUpDesk.legal(battle, 'blue', subject)].slice(0, 40);
    expect(orders.length).toBeGreaterThan(30);
    for (const order of orders) expect(rules[order.type]?.(battle, order as never)).toEqual({ ok: true });
  }
  const entering = opened('pipeweed');
  for (const side of SIDES)
    expect(
      [...setUpDesk.subjects(entering, side)].flatMap((each) => [...setUpDesk.legal(entering, side, each)]),
    ).toEqual([{ type: 'done' }]);
});

test('[CSW-P-24] running out of time during set-up counts as resigning', () => {
  expect(setUpDesk.standIn(opened('hastings'), 'blue')).toEqual({ type: 'resign' });
});

test('the first facing offered is away from the side’s own edge', () => {
  const battle = opened('hastings');
  const [first] = setUpDesk.legal(battle, 'blue', 'u0');
  expect(first).toMatchObject({ type: 'place', facing: DIRECTION_NAMES[3] });
  expect(typeOf(battle, battle.units[0]!).code).toBe('LF');
});

test('[CSW-P-14] set-up accepts place, takeBack, deployRest, buyMorale, carryCaltrops and done', () => {
  const army = { blue: { army: ARMY }, red: { army: ARMY } };
  const battle = {
    ...free({ points: 70, ...army }, ['advancedMorale', 'caltrops']),
    step: 'setUpFirst' as const,
  };
  const side = whoDecides(battle) as Side;
  const unit = battle.units.find((each) => each.side === side)?.id as number;
  const orders: readonly CswOrder[] = [
    { type: 'place', unit, hex: '0101', facing: 'N' },
    { type: 'takeBack', unit },
    { type: 'deployRest' },
    { type: 'buyMorale', unit, points: 1 },
    { type: 'carryCaltrops', unit },
    { type: 'done' },
  ];
  for (const order of orders) expect(judge(battle, order)).not.toMatchObject({ rule: 'CSW-SEQ-01' });
  const offers = [...setUpDesk.legal(battle, side, `u${unit}`)].slice(0, 2);
  expect(offers).toEqual([
    { type: 'buyMorale', unit, points: 1 },
    { type: 'carryCaltrops', unit },
  ]);
  expect([...setUpDesk.legal(battle, side, 'table')]).toEqual([{ type: 'deployRest' }]);
  const allPlaced = deployed(battle, side);
  expect([...setUpDesk.legal(allPlaced, side, 'table')]).toEqual([{ type: 'done' }]);
  expect(judge(allPlaced, { type: 'deployRest' })).toMatchObject({ because: 'every unit is placed' });
});

test('[CSW-STK-01] [CSW-P-14] a hex with units of another type is not offered', () => {
  const battle = place(opened('hastings'), 'blue', 'Heavy Foot 1', '1107').after();
  const offers = (name: string): boolean =>
    [...setUpDesk.legal(battle, 'blue', `u${idOf(battle, 'blue', name)}`)].some(
      (order) => order.type === 'place' && order.hex === '1107',
    );
  expect(offers('Heavy Foot 2')).toBe(true);
  expect(offers('Light Foot 1')).toBe(false);
});
