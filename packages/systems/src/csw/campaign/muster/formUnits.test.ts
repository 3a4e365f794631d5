import { expect, test } from 'vitest';
import type { People } from '../data/recruits.ts';
import { counterFor, formUnits } from './formUnits.ts';
import type { Recruits } from './recruits.ts';

const MEN: Recruits = {
  listing: 'Mercenaries',
  count: 20,
  specialists: false,
  people: 'Altanians',
  fights: 'on foot',
  trainedClass: 'veteran',
  defence: 1,
  weapons: ['sword'],
  alignment: null,
  role: null,
};
const foot = (people: People, weapon: string, defence = 0) =>
  counterFor(people, { weapon, defence, mounted: false });
const mounted = (people: People, weapon: string, defence = 0) =>
  counterFor(people, { weapon, defence, mounted: true });
const counted = (...groups: readonly Partial<Recruits>[]) =>
  formUnits(groups.map((group) => ({ ...MEN, ...group }))).units.map(({ code, count }) => `${count} ${code}`);

test('[CSW-MUS-21] Defence Class decides the unit of men on foot; pikes are separate', () => {
  expect([0, 1, 2, 3, 4].map((defence) => foot('Sekars', 'sword', defence))).toEqual([
    'LF',
    'HF',
    'HF',
    'AF',
    'AF',
  ]);
  expect(foot('Sekars', 'pike', 4)).toBe('PK');
});

test('[CSW-MUS-21] a missile weapon makes the bow unit of that weapon', () => {
  const weapons = [
    'short bow',
    'composite short bow',
    'long bow',
    'composite long bow',
    'light crossbow',
    'repeating crossbow',
    'heavy crossbow',
  ];
  expect(weapons.map((weapon) => foot('Ebonians', weapon, 3))).toEqual([
    'SB',
    'SB',
    'LB',
    'LB',
    'XB',
    'XB',
    'HX',
  ]);
  expect([foot('Ebonians', 'longbow'), foot('Ebonians', 'shortbow')]).toEqual(['LB', 'SB']);
});

test('[CSW-MUS-21] Defence Class decides the unit of mounted men; with a bow they are Horse Bow or Cataphract', () => {
  expect([0, 2, 3, 4].map((defence) => mounted('Tarantians', 'sword', defence))).toEqual([
    'LC',
    'LC',
    'MC',
    'HC',
  ]);
  expect([mounted('Tarantians', 'long bow', 3), mounted('Tarantians', 'long bow', 4)]).toEqual(['HB', 'CT']);
});

test('[CSW-MUS-21] elves, dwarves and goblins use their own counters, and dwarves do not ride', () => {
  expect([
    foot('Half-Elves', 'pike', 4),
    foot('High Elves', 'long bow'),
    mounted('Wood Elves', 'sword'),
  ]).toEqual(['EF', 'EB', 'EC']);
  expect([foot('Dwarves', 'sword'), foot('Gnomes', 'light crossbow'), mounted('Dwarves', 'sword')]).toEqual([
    'DF',
    'DB',
    'DF',
  ]);
  const goblins = ['Goblins', 'Orcs', 'Kobolds', 'Great Orcs', 'Hobgoblins', 'Bugbears', 'Gnolls'] as const;
  expect(goblins.map((people) => foot(people, 'sword'))).toEqual(goblins.map(() => 'GF'));
  expect([foot('Orcs', 'short bow'), mounted('Orcs', 'sword')]).toEqual(['GB', 'GC']);
});

test('[CSW-MUS-21] ogres, trolls and giants keep their own type', () => {
  expect([foot('Ogres', 'pike'), mounted('Trolls', 'sword'), foot('Giants', 'long bow')]).toEqual([
    'OG',
    'TL',
    'HG',
  ]);
});

test('[CSW-MUS-21] twenty on foot make a unit, ten mounted or ten ogres, one giant; the rest wait', () => {
  expect(counted({ count: 30 })).toEqual(['1 HF']);
  expect(counted({ count: 30, fights: 'mounted' })).toEqual(['3 LC']);
  expect(counted({ count: 25, people: 'Ogres' })).toEqual(['2 OG']);
  expect(counted({ count: 20, people: 'Giants' })).toEqual(['20 HG']);
  expect(formUnits([{ ...MEN, count: 30 }]).waiting).toMatchObject([{ code: 'HF', men: 10 }]);
});

test('[CSW-MUS-21] only similar recruits join: one people, one class, one counter; those waiting are counted in', () => {
  const ten = { count: 10 };
  expect(counted(ten, { ...ten, defence: 2 })).toEqual(['1 HF']);
  expect(counted(ten, { ...ten, trainedClass: 'green' })).toEqual([]);
  expect(counted(ten, { ...ten, people: 'Sekars' })).toEqual([]);
  const { waiting } = formUnits([{ ...MEN, count: 10 }]);
  expect(formUnits([{ ...MEN, count: 10 }], waiting)).toMatchObject({
    units: [{ code: 'HF', count: 1 }],
    waiting: [],
  });
});

test('[CSW-MUS-12] each half of a mixed group has one of the weapons', () => {
  expect(counted({ count: 40, weapons: ['pike', 'long bow'] })).toEqual(['1 PK', '1 LB']);
  const { waiting } = formUnits([{ ...MEN, count: 25, weapons: ['pike', 'long bow'] }]);
  expect(waiting).toMatchObject([
    { code: 'PK', men: 13 },
    { code: 'LB', men: 12 },
  ]);
});

test('[CSW-MUS-21] recruits without a counter are built with section 34; those who do not fight form no unit', () => {
  const formed = formUnits([
    { ...MEN, people: 'Halflings' },
    { ...MEN, weapons: ['sling'] },
    { ...MEN, listing: 'Smiths', fights: null, weapons: [], specialists: true, count: 3 },
  ]);
  expect(formed.units).toEqual([]);
  expect(formed.toBuild).toEqual([
    { people: 'Halflings', weapon: 'sword', men: 20 },
    { people: 'Altanians', weapon: 'sling', men: 20 },
  ]);
  expect(formed.followers).toMatchObject([{ listing: 'Smiths', count: 3 }]);
});
