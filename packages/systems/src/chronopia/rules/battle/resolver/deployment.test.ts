import { expect, test } from 'vitest';
import { army, band, cityFight, field, hero, loaded, side } from '../testkit.ts';
import { fightOut } from './fightOut.ts';
import { muster } from './muster.ts';

const standing = (order: Parameters<typeof muster>[0], index: 0 | 1): [string, number, string][] =>
  muster(order, loaded()).sides[index].groups.map(({ id, pos, whereabouts }) => [id, pos, whereabouts]);

const levy = (id: string, models = 8) => band(id, 'fb-levy', models);

test('[CHR-AUT-05] in the field everybody starts at 0, and Outmaneuver bands at 12', () => {
  const order = field(
    side('A', army([levy('wb-1'), levy('wb-2')]), { outmaneuver: ['wb-2'] }),
    side('B', army([levy('wb-3')])),
  );
  expect(standing(order, 0)).toEqual([
    ['wb-1', 0, 'table'],
    ['wb-2', 12, 'table'],
  ]);
});

const defenders = side(
  'B',
  [
    army([levy('wb-3'), levy('wb-4')], { armyId: 'garrison', garrison: true }),
    army([levy('wb-5')], { armyId: 'inside' }),
  ],
  { outmaneuver: ['wb-4'] },
);

test('[CHR-AUT-05] a garrison starts at 9, its Outmaneuver bands at 15, troops from the barracks at 0', () => {
  const order = cityFight(side('A', army([levy('wb-1')])), defenders);
  expect(standing(order, 1)).toEqual([
    ['wb-3', 9, 'table'],
    ['wb-4', 15, 'table'],
    ['wb-5', 0, 'table'],
  ]);
});

test('[CHR-AUT-05] half the attackers’ value arrives first, led by the commander; the rest enters on turn 2', () => {
  const storm = army([levy('wb-1'), band('wb-2', 'fb-swordsmen', 6), hero('i-1', 'judge'), levy('wb-6', 7)]);
  // 74 + 120 of 389 are not quite half.
  const order = cityFight(side('A', storm), defenders, { maxTurns: 2 });
  expect(standing(order, 0)).toEqual([
    ['i-1', 0, 'table'],
    ['wb-1', 0, 'table'],
    ['wb-2', 0, 'table'],
    ['wb-6', 0, 'reserve'],
  ]);
  const { log } = fightOut(order, loaded());
  const entering = log.findIndex((line) => line.startsWith('A: Firstborn Levy Spears 5 '));
  expect(entering).toBeGreaterThan(log.indexOf('Turn 2.'));
});

test('[CHR-AUT-05] troops still to arrive count as survivors', () => {
  const storm = side('A', army([hero('i-1', 'judge'), levy('wb-1', 5)]), {
    withdrawPolicy: { fleeBelowPct: 60, allowWithdraw: false, yieldAtEnd: false },
  });
  // The Judge is 74 of 139: alone he would be below 60%.
  const order = cityFight(storm, defenders, { maxTurns: 2 });
  expect(standing(order, 0)[1]).toEqual(['wb-1', 0, 'reserve']);
  expect(fightOut(order, loaded()).result.ending).toBe('fullLength');
});

test('[CHR-AUT-06] a crew in a watchtower has two more armour and cannot be charged in turns 1 and 2', () => {
  const crew = side('B', army([band('wb-2', 'fb-crossbowmen', 6)]), {
    outmaneuver: ['wb-2'],
    watchtower: { warband: 'wb-2' },
  });
  const storm = side('A', army([levy('wb-1')]), { outmaneuver: ['wb-1'] });
  const order = field(storm, crew, { maxTurns: 3 });
  const { log } = fightOut(order, loaded());
  expect(log).toContain('A: Firstborn Levy Spears advance to 17.');
  const charge = log.findIndex((line) => line.startsWith('A: Firstborn Levy Spears charge'));
  expect(charge).toBeGreaterThan(log.indexOf('Turn 3.'));
  // A 19 + 2 against Dam 9: a save on 12, where 10 would do without the tower.
  const saved = loaded({
    'strike Firstborn Crossbowmen': [1, 1, 1],
    'save of Firstborn Crossbowmen': [12, 13, 12],
  });
  expect(fightOut(order, saved).result.warbands[1]?.survivors).toEqual([{ type: 'trooper', count: 5 }]);
});

test('[CHR-AUT-26] underground a model is fast only by its MV on foot', () => {
  const flyer = army([hero('i-1', 'vulture-impaler', { stats: { MV: 4 } })]);
  const order = field(side('A', flyer), side('B', army([levy('wb-3')])));
  expect(muster(order, loaded()).sides[0].groups[0]?.isFast).toBe(true);
  expect(muster({ ...order, layer: 'underground' }, loaded()).sides[0].groups[0]?.isFast).toBe(false);
});
