import { expect, test } from 'vitest';
import { UNITS } from '../../data/units.ts';
import { unitTypeOf } from '../../units/unitType.ts';
import { createUnit } from './createUnit.ts';
import { rangeInHexes } from './missileFactor.ts';
import { checkRecipe, nearestStandard, type Recipe, standing } from './recipe.ts';

const FOOT: Recipe = {
  code: 'OWN',
  name: 'Own Foot',
  category: 'foot',
  race: 'human',
  level: 1,
  combatants: 20,
  weapons: ['sword', 'dagger'],
  bodyWeapons: [],
  extraStrikes: 0,
  weaponMagic: 0,
  armourMagic: 0,
  missileMagic: 0,
  armour: 'chain',
  shield: true,
  airborne: false,
  underTwoFeet: false,
};
const made = (change: Partial<Recipe>) => createUnit({ ...FOOT, ...change }).type;
const melee = (change: Partial<Recipe>) => made(change).melee;
const RIDER = { category: 'mounted', combatants: 10 } as const;
const LEADER = { category: 'leader', combatants: 1, calling: 'warrior' } as const;
const BEAST = { category: 'creature', combatants: 2, weapons: [], armour: { hide: 3 } } as const;

test('[CSW-CRU-01, CSW-R-04, CSW-R-06] Melee Factor is level x number / 20 + weapons, to the nearest, halves up', () => {
  expect(melee({})).toBe(5);
  expect(melee({ level: 3 })).toBe(7);
  expect(melee({ level: 2, combatants: 7 })).toBe(4);
  expect(melee({ combatants: 10 })).toBe(4);
});

test('[CSW-CRU-01] mounted units count riders and mounts together', () => {
  expect(melee(RIDER)).toBe(melee({ combatants: 20 }));
  expect(melee({ ...RIDER, level: 5 })).toBe(9);
});

/** The recipes behind the table: each gives back the Melee Factor printed for it. */
const RECIPES: readonly (readonly [string, Partial<Recipe>])[] = [
  ['LF', { weapons: ['military pick'], armour: 'leather' }],
  ['HF', { weapons: ['military pick', 'dagger'], armour: 'scale' }],
  ['PK', { weapons: ['pike', 'sword', 'dagger'], armour: 'scale' }],
  ['AF', { weapons: ['sword', 'battle axe'], armour: 'plate' }],
  ['SB', { weapons: ['dagger'], armour: 'leather', missile: 'short bow' }],
  ['LB', { weapons: ['dagger'], armour: 'ring', missile: 'long bow' }],
  ['XB', { weapons: ['dagger'], armour: 'ring', missile: 'light crossbow' }],
  ['HX', { weapons: ['dagger'], armour: 'ring', missile: 'heavy crossbow' }],
  ['LC', { ...RIDER, weapons: ['light mounted lance', 'sword'], armour: 'leather' }],
  ['MC', { ...RIDER, weapons: ['medium mounted lance', 'sword', 'dagger'] }],
  ['HC', { ...RIDER, weapons: ['heavy mounted lance', 'sword', 'dagger'], armour: 'plate' }],
  ['HB', { ...RIDER, weapons: ['sword', 'hand axe'], armour: 'leather', missile: 'horse bow' }],
  [
    'CT',
    {
      ...RIDER,
      weapons: ['heavy mounted lance', 'sword', 'hand axe'],
      armour: 'plate',
      missile: 'short bow',
    },
  ],
  ['EF', { weapons: ['spear', 'sword', 'dagger'] }],
  ['EB', { missile: 'elf bow' }],
  ['GF', { weapons: ['sword', 'hand axe'], armour: 'leather' }],
  [
    'GC',
    { ...RIDER, weapons: ['spear', 'hand axe'], extraStrikes: 1, armour: 'leather', missile: 'short bow' },
  ],
  ['W1', { ...LEADER, level: 4 }],
  ['P1', { ...LEADER, calling: 'priest', level: 4, weapons: ['mace'], missile: 'low priest spells' }],
  [
    'Z1',
    {
      ...LEADER,
      calling: 'wizard',
      level: 4,
      weapons: ['dagger'],
      armour: 'none',
      missile: 'low wizard spells',
    },
  ],
];

test.each(RECIPES)(
  '[CSW-CRU-01, CSW-CRU-04, CSW-CRU-08] the recipe of %s gives the numbers of the table',
  (code, recipe) => {
    const { melee, defence, missile, rangeInHexes } = unitTypeOf(UNITS, code);
    expect(made(recipe)).toMatchObject({ melee, defence, missile, rangeInHexes });
  },
);

test.each([
  ['BA', { weapons: ['battle axe'], combatants: 5 }],
  ['DF', { weapons: ['battle axe', 'hammer', 'hand axe'] }],
  ['EC', { ...RIDER, weapons: ['light mounted lance', 'sword', 'dagger'] }],
  ['OG', { level: 5, combatants: 10, weapons: ['spear', 'flail', 'halberd'] }],
  ['W2', { ...LEADER, level: 8, weapons: ['sword', 'light mounted lance'], weaponMagic: 1 }],
  ['W3', { ...LEADER, level: 12, weapons: ['sword', 'light mounted lance', 'dagger'], weaponMagic: 2 }],
  ['P3', { ...LEADER, level: 12, weapons: ['mace', 'hammer'], weaponMagic: 2 }],
  ['Z3', { ...LEADER, level: 12, weapons: ['dagger'], weaponMagic: 2 }],
] as const)('[CSW-CRU-03] the recipe of %s gives its Melee Factor', (code, recipe) => {
  expect(melee(recipe)).toBe(unitTypeOf(UNITS, code).melee);
});

test('[CSW-CRU-03] all weapons are averaged; a single one costs a point, three or more gain one', () => {
  expect(melee({ weapons: ['sword'] })).toBe(4);
  expect(melee({ weapons: ['sword', 'sword'] })).toBe(5);
  expect(melee({ weapons: ['sword', 'sword', 'sword'] })).toBe(6);
});

test('[CSW-CRU-03] extra strikes and magic add; natural weapons are not issued, and smaller ones are weaker', () => {
  const claws = (size: 'giant' | 'large' | 'medium' | 'small') =>
    melee({ ...BEAST, level: 10, bodyWeapons: [{ weapon: 'claws', size }] });
  expect([claws('giant'), claws('large'), claws('medium'), claws('small')]).toEqual([8, 6, 4, 2]);
  const elephant = { ...BEAST, level: 10, extraStrikes: 1 };
  expect(
    melee({
      ...elephant,
      bodyWeapons: [
        { weapon: 'horn', size: 'giant' },
        { weapon: 'claws', size: 'giant' },
      ],
    }),
  ).toBe(unitTypeOf(UNITS, 'EL').melee);
  const troll = [
    { weapon: 'claws', size: 'medium' },
    { weapon: 'claws', size: 'medium' },
    { weapon: 'fang', size: 'large' },
  ] as const;
  expect(melee({ ...BEAST, level: 6, combatants: 10, bodyWeapons: troll, extraStrikes: 2 })).toBe(10);
  expect(melee({ ...BEAST, level: 10, bodyWeapons: [{ weapon: 'glance' }] })).toBe(13);
});

test('[CSW-CRU-04] armour gives the Defence Class, on foot and mounted; a pike has at least 2', () => {
  const defence = (change: Partial<Recipe>) => made(change).defence;
  expect([defence({ armour: 'leather' }), defence({}), defence({ armour: 'plate' })]).toEqual([0, 1, 4]);
  expect([
    defence({ ...RIDER, armour: 'leather' }),
    defence(RIDER),
    defence({ ...RIDER, armour: 'plate' }),
  ]).toEqual([2, 3, 4]);
  const pike = { weapons: ['pike', 'sword'] } as const;
  expect([
    defence({ ...pike, armour: 'leather' }),
    defence(pike),
    defence({ ...pike, armour: 'plate' }),
  ]).toEqual([2, 2, 4]);
});

test('[CSW-CRU-04] armour that the clause does not name ranks where the units of the table put it', () => {
  const defence = (armour: Recipe['armour']) => [
    made({ armour }).defence,
    made({ ...RIDER, armour }).defence,
  ];
  expect((['padded', 'studded', 'ring', 'scale', 'splinted'] as const).map(defence)).toEqual([
    [0, 2],
    [0, 2],
    [1, 3],
    [1, 3],
    [2, 3],
  ]);
});

test('[CSW-CRU-05] no armour is DC 0 and a point on the attacker’s die, no shield another; magic, wings and small size cancel it', () => {
  const die = (change: Partial<Recipe>) => made(change).attackDie;
  expect(die({})).toBeUndefined();
  expect(made({ armour: 'none', weapons: ['pike'] })).toMatchObject({ defence: 0, attackDie: -1 });
  expect(die({ shield: false })).toBe(-1);
  expect(die({ armour: 'none', shield: false })).toBe(-2);
  expect([die({ armourMagic: 1 }), die({ armourMagic: 2 })]).toEqual([1, 2]);
  expect(die({ airborne: true })).toBe(2);
  expect(die({ underTwoFeet: true })).toBe(1);
  expect(die({ shield: false, airborne: true, underTwoFeet: true })).toBe(2);
});

test('[CSW-CRU-06] [CSW-GEO-01] the Movement Factor is feet in half a minute / 60, rounded down', () => {
  expect([made({ movementFeet: 240 }).movement, made({ movementFeet: 359 }).movement]).toEqual([4, 5]);
});

test('[CSW-CRU-07, CSW-X-03] a short bow’s 480 ft are 8 hexes, a composite or long bow’s 720 ft are 12', () => {
  expect([rangeInHexes(480), rangeInHexes(720)]).toEqual([8, 12]);
  const range = (missile: NonNullable<Recipe['missile']>) => made({ missile }).rangeInHexes;
  expect([
    range('short bow'),
    range('long bow'),
    range('composite short bow'),
    range('composite long bow'),
  ]).toEqual([8, 12, 12, 12]);
  expect(made({ missile: 'small breath', missileFeet: 130 }).rangeInHexes).toBe(2);
});

test('[CSW-CRU-08] the source gives the Missile Attack Factor, plus a point for each level of magic', () => {
  expect(made({ missile: 'hurled weapons' })).toMatchObject({ missile: 4, traits: [] });
  expect(made({ missile: 'long bow', missileMagic: 2 })).toMatchObject({ missile: 8, traits: ['bow'] });
  expect(made({ missile: 'gigantic breath', missileFeet: 300 }).missile).toBe(10);
});

test('[CSW-CRU-09, CSW-R-99] missiles of Priests and Wizards may be dropped by agreement; nobody else’s may', () => {
  const dcText = (change: Partial<Recipe>) =>
    createUnit({ ...FOOT, ...change }).lines.some(({ rules = [] }) => rules.includes('CSW-CRU-09'));
  const priest = { ...LEADER, calling: 'priest' } as const;
  expect([
    dcText({ ...priest, missile: 'low priest spells' }),
    dcText({ ...priest, missile: 'short bow' }),
  ]).toEqual([true, true]);
  expect([
    dcText(priest),
    dcText({ missile: 'low wizard spells' }),
    dcText({ ...LEADER, missile: 'long bow' }),
  ]).toEqual([false, false, false]);
});

test('[CSW-CRU-10] stacking, hits and points follow the nearest standard unit; ties go to the more expensive', () => {
  const { type, nearest } = createUnit(FOOT);
  expect(nearest.code).toBe('HF');
  expect(type).toMatchObject({ stacking: 1, hits: 1, halfPoints: 4 });
  const nearestTo = (sum: number) =>
    nearestStandard({ category: 'foot', melee: sum, defence: 0, missile: 0 });
  expect(standing(unitTypeOf(UNITS, 'XB'))).toBe(standing(unitTypeOf(UNITS, 'HX')));
  expect(nearestTo(9).code).toBe('HX');
  expect([5, 7].map((sum) => nearestTo(sum).halfPoints)).toEqual([6, 4]);
  expect(nearestTo(6).halfPoints).toBe(6);
  expect(made({ ...BEAST, level: 10, bodyWeapons: [{ weapon: 'horn', size: 'giant' }] })).toMatchObject({
    category: 'creature',
    stacking: 4,
  });
});

test('[CSW-CRU-10] the creator may set the points', () => {
  expect(made({ halfPoints: 7 }).halfPoints).toBe(7);
});

test('[CSW-UND-01] greater undead are created like any unit and command the lesser', () => {
  expect(made({ ...BEAST, bodyWeapons: [{ weapon: 'touch' }], greaterUndead: true }).traits).toEqual([
    'greaterUndead',
  ]);
});

test('[CSW-LDR-08] a giant among creatures leads; no other creature does', () => {
  const giant = { ...BEAST, race: 'giant', bodyWeapons: [{ weapon: 'claws', size: 'giant' }] } as const;
  expect([made(giant).traits, made({ ...giant, race: 'other' }).traits]).toEqual([['giant'], []]);
});

test('[CSW-ENG-01] engines that throw stones may be created, and breach walls', () => {
  expect(made({ category: 'engine', combatants: 5, missile: 'trebuchet' }).traits).toEqual([
    'breaches',
    'stonethrower',
  ]);
});

test('every number has a line with its derivation and clause', () => {
  const { lines } = createUnit({ ...FOOT, missile: 'long bow', movementFeet: 240 });
  expect(lines.map(({ rules = [] }) => rules[0])).toEqual(
    [1, 2, 3, 1, 4, 5, 8, 7, 6, 10].map((clause) => `CSW-CRU-${String(clause).padStart(2, '0')}`),
  );
  expect(lines.flatMap(({ modifiers = [] }) => modifiers)).toEqual([]);
  expect(lines[3]?.text).toBe('Melee Factor: 1 + 3.5 = 4.5, so 5.');
});

test.each([
  ['CSW-CRU-01', { level: 0 }],
  ['CSW-CRU-03', { weapons: [] }],
  ['CSW-CRU-02', { weapons: ['heavy mounted lance'] }],
  ['CSW-DEF-10', { category: 'mounted', weapons: ['pike'] }],
  ['CSW-DEF-03', { armour: { hide: 5 } }],
  ['CSW-CRU-07', { missile: 'small breath' }],
  ['CSW-LDR-01', { category: 'leader' }],
] as const)('%s: impossible ingredients are refused', (rule, change) => {
  expect(checkRecipe({ ...FOOT, ...change })).toMatchObject({ ok: false, rule });
  expect(checkRecipe(FOOT)).toEqual({ ok: true });
});

test('one man of level 1 with a worthless hide can be created', () => {
  expect(checkRecipe({ ...FOOT, combatants: 1, armour: { hide: 0 } })).toEqual({ ok: true });
  expect(checkRecipe({ ...FOOT, combatants: 0 })).toMatchObject({ rule: 'CSW-CRU-01' });
});
