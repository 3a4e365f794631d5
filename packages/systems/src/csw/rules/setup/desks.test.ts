import type { Verdict } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { DIRECTION_NAMES } from '../../board.ts';
import type { CswOrder } from '../../orders.ts';
import { opened } from '../../scenarios/testkit.ts';
import { SIDES } from '../../setup.ts';
import { type Battle, typeOf } from '../../state.ts';
import { setUpDesk } from './desks.ts';
import { placeOrder, takeBackOrder } from './orders.ts';
import { place } from './testkit.ts';

test('[CSW-P-14] whatever the set-up desk offers is permitted, and a side that only enters is asked nothing', () => {
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

test('[CSW-P-24] in set-up the clock running out is a resignation', () => {
  expect(setUpDesk.standIn(opened('hastings'), 'blue')).toEqual({ type: 'resign' });
});

test('the first facing offered looks away from the own edge', () => {
  const battle = opened('hastings');
  const [first] = setUpDesk.legal(battle, 'blue', 'u0');
  expect(first).toMatchObject({ type: 'place', facing: DIRECTION_NAMES[3] });
  expect(typeOf(battle, battle.units[0]!).code).toBe('LF');
});
