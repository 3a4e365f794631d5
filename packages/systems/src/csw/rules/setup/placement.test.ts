import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { opened } from '../../scenarios/testkit.ts';
import { NOWHERE } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { takeBackOrder } from './orders.ts';
import { ARMY, checkPlace, free, idOf, place } from './testkit.ts';

test('[CSW-SET-06] a unit is placed with hex and facing in its area, and may be taken back', () => {
  const hastings = opened('hastings');
  const stood = place(hastings, 'blue', 'Heavy Foot 1', '1107', 'S').after();
  expect(stood.units[idOf(stood, 'blue', 'Heavy Foot 1')]).toMatchObject({ status: 'onMap', facing: 3 });
  const order = { type: 'takeBack', unit: idOf(stood, 'blue', 'Heavy Foot 1') } as const;
  expect(takeBackOrder.check(stood, 'blue', order)).toEqual({ ok: true });
  const tale = beginTale(stood);
  takeBackOrder.decide(tale, 'blue', order, dice());
  expect(tale.state.units[order.unit]).toMatchObject({ status: 'toPlace', cell: NOWHERE });
  expect(takeBackOrder.check(hastings, 'blue', order)).toMatchObject({ ok: false, rule: 'CSW-SET-06' });
});

test('[CSW-SET-06, CSW-S04-04] the English stand only on hills', () => {
  const hastings = opened('hastings');
  expect(inPlainEnglish(checkPlace(hastings, 'blue', 'Heavy Foot 1', '1105'))).toEqual({ ok: true });
  expect(inPlainEnglish(checkPlace(hastings, 'blue', 'Heavy Foot 1', '1108'))).toMatchObject({
    ok: false,
    rule: 'CSW-SET-06',
    because: 'it is outside the set-up area of the English',
  });
  expect(checkPlace(hastings, 'blue', 'Heavy Foot 1', '2318')).toMatchObject({
    ok: false,
    rule: 'CSW-MOV-06',
  });
});

test('[CSW-SET-07] units that enter later cannot be set up', () => {
  expect(
    inPlainEnglish(checkPlace(opened('dorylaeum'), 'red', 'Second Column Heavy Foot 1', '0505')),
  ).toMatchObject({
    ok: false,
    rule: 'CSW-SET-07',
    because: 'Second Column Heavy Foot 1 is not set up: it enters on turn 3',
  });
});

test('[CSW-SET-06] stacking limits apply: one type, six points, leaders extra', () => {
  let battle = opened('hastings');
  for (let number = 1; number <= 6; number++)
    battle = place(battle, 'blue', `Heavy Foot ${number}`, '1107').after();
  expect(checkPlace(battle, 'blue', 'Heavy Foot 7', '1107')).toMatchObject({ ok: false, rule: 'CSW-STK-03' });
  expect(checkPlace(battle, 'blue', 'Light Foot 1', '1107')).toMatchObject({ ok: false, rule: 'CSW-STK-01' });
  expect(checkPlace(battle, 'blue', 'Harold', '1107')).toEqual({ ok: true });
  expect(checkPlace(battle, 'blue', 'Heavy Foot 6', '1107')).toEqual({ ok: true });
});

test("[CSW-STK-01] even the roster's first unit closes its hex to other types", () => {
  const battle = place(opened('hastings'), 'blue', 'Light Foot 1', '1107').after();
  expect(idOf(battle, 'blue', 'Light Foot 1')).toBe(0);
  expect(checkPlace(battle, 'blue', 'Heavy Foot 1', '1107')).toMatchObject({ rule: 'CSW-STK-01' });
  expect(checkPlace(battle, 'blue', 'Light Foot 2', '1107')).toEqual({ ok: true });
});

test('[CSW-SET-06] no unit is set up in a hex prohibited to it', () => {
  const keep = free({ blue: { army: ARMY }, red: { army: ARMY } }, ['siege']);
  expect(checkPlace(keep, 'red', 'Heavy Foot 1', '1310')).toEqual({ ok: true });
  expect(checkPlace(keep, 'red', 'Medium Cavalry 1', '1310')).toMatchObject({
    ok: false,
    rule: 'CSW-SET-06',
  });
  expect(checkPlace(keep, 'red', 'Medium Cavalry 1', '1609')).toEqual({ ok: true });
});

test('[CSW-FAC-05, CSW-FAC-06] facing is free, and all units in a hex share the last one given', () => {
  let battle = place(opened('hastings'), 'blue', 'Heavy Foot 1', '1107', 'S').after();
  battle = place(battle, 'blue', 'Heavy Foot 2', '1107', 'SE').after();
  expect(
    unitsAt(battle, battle.units[idOf(battle, 'blue', 'Heavy Foot 1')]!.cell).map(({ facing }) => facing),
  ).toEqual([2, 2]);
});

test('[CSW-SET-10, CSW-R-101] entry edges stay open', () => {
  expect(checkPlace(opened('morgarten'), 'blue', 'Pike 1', '0109')).toMatchObject({
    ok: false,
    rule: 'CSW-SET-10',
  });
  expect(checkPlace(opened('morgarten'), 'blue', 'Pike 1', '0107')).toEqual({ ok: true });
  expect(checkPlace(opened('dorylaeum'), 'blue', 'Light Cavalry 1', '0105')).toMatchObject({
    ok: false,
    rule: 'CSW-SET-10',
  });
});

test('[CSW-S06-04] Turks set up at least nine hexes from every Crusader', () => {
  const battle = place(opened('dorylaeum'), 'red', 'Vanguard Heavy Foot 1', '1009').after();
  expect(checkPlace(battle, 'blue', 'Light Cavalry 1', '1809')).toMatchObject({
    ok: false,
    rule: 'CSW-S06-04',
  });
  expect(checkPlace(battle, 'blue', 'Light Cavalry 1', '1909')).toEqual({ ok: true });
});
