import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { battle, foot } from '../testkit/drawn.ts';
import { occupancyOf, unitsAt } from './occupancy.ts';
import { type Battle, boardIn, withUnits } from './state.ts';
import type { Unit } from './unit.ts';

/** The same battle in a list with no recorded revisions. */
const unknown = (known: Battle): Battle => ({ ...known, units: [...known.units] });

const seen = (now: Battle): unknown =>
  boardIn(now).ids.map((_, cell) => [
    unitsAt(now, cell).map(({ id }) => id),
    inEnemyZone(now, 'blue', cell),
    inEnemyZone(now, 'red', cell),
  ]);

test('positions and zones are right after any changes, even when returning to an earlier battle', () => {
  const { battle: start } = battle({
    units: {
      a: foot('blue', '0101'),
      b: foot('blue', '0302'),
      x: foot('red', '0505'),
      y: foot('red', '0506'),
    },
  });
  const dice = seededDice('occupancy');
  const battles = [start];
  for (let change = 0; change < 200; change++) {
    const from = battles[battles.length - dice.roll(Math.min(3, battles.length), 'which battle')] as Battle;
    const ids = from.units.map(({ id }) => id).filter(() => dice.roll(2, 'whether it changes') === 1);
    const next = withUnits(from, ids, (unit) => {
      unit.cell = dice.roll(boardIn(from).ids.length, 'where to') - 1;
      unit.facing = (dice.roll(6, 'facing') - 1) as Unit['facing'];
      unit.routed = dice.roll(4, 'whether it routs') === 1;
    });
    battles.push(next);
    if (dice.roll(3, 'whether anybody asks') > 1) continue;
    const asked = battles[dice.roll(battles.length, 'which battle') - 1] as Battle;
    for (const each of [asked, next]) expect(seen(each)).toEqual(seen(unknown(each)));
  }
});

test('cached facts of one battle are not used for another', () => {
  const { battle: start, cell } = battle({ units: { a: foot('blue', '0101') } });
  const moved = withUnits(start, [0], (unit) => {
    unit.cell = cell('0202');
  });
  expect(occupancyOf(moved).first[cell('0202')]).toBe(0);
  expect(occupancyOf(start).first[cell('0202')]).toBe(-1);
});
