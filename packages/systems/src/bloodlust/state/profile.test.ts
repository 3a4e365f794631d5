import { expect, test } from 'vitest';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { PRICES } from '../data/points.ts';
import { RANGES } from '../data/weapons.ts';
import { meleeDie } from '../rules/melee/meleeDie.ts';
import { position } from '../testkit/field.ts';
import { afterOf, type BloodOptions, hasMagic, PRESETS } from './options.ts';
import { type Profile, profileOf } from './profile.ts';

const profile = (entry: string, scale: 15 | 25 | 6 = 15): Profile =>
  ARMY_LISTS.map((list) => profileOf(list, entry, scale)).find((each) => each !== undefined) as Profile;

test('[BLD-BAS-06] [BLD-R-91] at 6 mm a stand has twice the castings, of a model too', () => {
  expect([profile('ROM1').full, profile('ROM1', 6).full, profile('ROM1', 25).full]).toEqual([4, 8, 4]);
  expect([profile('Elephant').full, profile('Elephant', 6).full]).toEqual([5, 10]);
});

test('[BLD-ARM-07] pikes count as shielded whatever their entry says', () => {
  expect(profile('MAC1').lacksShield).toBe(false);
  const list = ARMY_LISTS.find(({ id }) => id === 'macedonians')!;
  const bare = { ...list, troops: list.troops.map((troops) => ({ ...troops, hasShield: false })) };
  expect(profileOf(bare, 'MAC1', 15)?.lacksShield).toBe(false);
  expect(profileOf(bare, 'MAC7', 15)?.lacksShield).toBe(true);
});

test('[BLD-WPN-06] [BLD-WPN-07] [BLD-WPN-08] [BLD-WPN-09] [BLD-WPN-10] every missile has its range and its price', () => {
  expect(RANGES).toEqual({ LB: 18, CB: 18, BW: 12, HG: 9, SK: 6 });
  expect(PRICES.missile).toEqual({ SK: 1, BW: 2, HG: 3, CB: 4, LB: 5 });
  expect(['NOR7', 'NOR8', 'ROM4', 'NOR9', 'ROM5'].map((entry) => profile(entry).missile)).toEqual([
    'LB',
    'CB',
    'BW',
    'HG',
    'SK',
  ]);
});

test('[BLD-WPN-11] [BLD-UNT-04] all stands of a unit fight with one melee code and shoot with one missile at most', () => {
  const shooters = ARMY_LISTS.flatMap(({ troops }) => troops).filter(({ missile }) => missile !== undefined);
  expect(shooters.filter(({ melee }) => melee === 'SM').length).toBeGreaterThan(10);
  const { units } = position({ red: { a: { is: 'ROM4', stands: 8, files: 4, at: [36, 20, 0] } }, blue: {} });
  expect(units.a?.profile).toMatchObject({
    melee: 'SM',
    missile: 'BW',
    class: 'SUPPORT',
    armour: 'Light',
    morale: 'Average',
  });
});

test('[BLD-GEN-04] [BLD-GEN-05] [BLD-GEN-06] presets, and what follows from the options', () => {
  const after = (options: Partial<BloodOptions>) =>
    afterOf({ ...position({ red: {}, blue: {} }).options, ...options });
  expect(after(PRESETS['Basic Fantasy'])).toBe('NONE');
  expect(after(PRESETS['Advanced Fantasy'])).toBe('FULL');
  expect(after(PRESETS.Historical)).toBe('FULL');
  expect(after({ setting: 'HISTORICAL', command: 'BASIC' })).toBe('SLAUGHTER');
  expect(after({ ...PRESETS['Basic Fantasy'], campaign: true })).toBe('FULL');
  const options = position({ red: {}, blue: {} }).options;
  expect([
    hasMagic({ ...options, setting: 'FANTASY' }),
    hasMagic({ ...options, setting: 'HISTORICAL' }),
  ]).toEqual([true, false]);
});

test('[BLD-R-21] Fast Foot is FLEXIBLE: nine inches, no penalty in the rough, a d6', () => {
  expect(profile('MAC4')).toMatchObject({ class: 'FLEXIBLE', rate: 9, paysRough: false });
  const roller = {
    race: 'human',
    morale: 'Average',
    isDisrupted: false,
    hasGeneral: false,
    isCharging: false,
  } as const;
  expect(meleeDie('FANTASY', { ...roller, what: 'FLEXIBLE' }).sides).toBe(6);
  expect(meleeDie('FANTASY', { ...roller, what: 'MASS' }).sides).toBe(8);
});

test('[BLD-R-71] MCO have three castings on a stand, four only where a list says so', () => {
  const lancers = ARMY_LISTS.flatMap(({ troops }) => troops).filter((entry) => entry.class === 'MCO');
  expect(lancers.filter(({ castings }) => castings === 4).map(({ code }) => code)).toEqual(['HUN4']);
  expect(lancers.filter(({ castings }) => castings !== 3 && castings !== 4)).toEqual([]);
});
