import { expect, test } from 'vitest';
import type { House, RaceId } from '../../data/index.ts';
import type { Item } from '../../orders/orders.ts';
import { buyableBy } from './buyable.ts';
import { pvOf } from './points.ts';
import { type Buyer, buyItems } from './purchase.ts';
import { band, force, hero } from './testkit.ts';

const buyer = (race: RaceId, given: Partial<Buyer> & { house?: House } = {}): Buyer => ({
  empire: 0,
  race,
  house: null,
  list: buyableBy(race, given.house ?? null, { sharedCreations: true }),
  nextId: 40,
  money: 5000,
  points: 5000,
  isTaken: () => false,
  ...given,
});
/** `10x fb-swordsmen (leader) as Name` in short. */
const item = (count: number, profile: string, options: string[] = [], as?: string): Item => ({
  count,
  profile,
  options,
  ...(as !== undefined && { as }),
});
const codes = ({ faults }: ReturnType<typeof buyItems>) => faults.map(({ code, rule }) => `${code} ${rule}`);

test('[CHR-ARM-01, CHR-PLY-05] items become bands and named individuals, each with its own id', () => {
  const bought = buyItems([item(10, 'fb-swordsmen'), item(1, 'judge', [], 'Verian')], buyer('FB'));
  expect(bought).toMatchObject({ cost: 274, nextId: 42, faults: [] });
  expect(bought.force.bands).toEqual([{ id: 40, profile: 'fb-swordsmen', of: 0, models: { trooper: 10 } }]);
  expect(bought.force.heroes).toMatchObject([
    { id: 41, name: 'Verian', profile: 'judge', of: 0, wounds: 3, experience: 0 },
  ]);
});

test('[CHR-TRP-02] a leader replaces one model and costs four more', () => {
  const { bought, cost } = buyItems([item(10, 'fb-swordsmen', ['leader'])], buyer('FB'));
  expect(bought.bands[0]!.models).toEqual({ trooper: 9, leader: 1 });
  expect(cost).toBe(204);
});

test('[CHR-TRP-02] a band without a leader in its list gets none', () => {
  const bought = buyItems([item(8, 'fb-levy', ['leader', 'trooper'])], buyer('FB'));
  expect(bought.bought.bands[0]!.models).toEqual({ trooper: 8 });
  expect(codes(bought)).toEqual(['E-12 CHR-TRP-02', 'E-12 CHR-TRP-02']);
});

test('[CHR-AAC-11] new casters arrive with the spells chosen from those of their kind and house', () => {
  const bought = buyItems(
    [item(1, 'lotus-eater', ['Ice Shards', 'Sun Fire'], 'Io')],
    buyer('EL', {
      house: 'crystal-lotus',
      list: buyableBy('EL', 'crystal-lotus', { sharedCreations: true }),
    }),
  );
  expect(bought.force.heroes[0]!.spells).toEqual(['Ice Shards']);
  expect(bought.cost).toBe(102 + 20);
  expect(codes(bought)).toEqual(['E-12 CHR-AAC-11']);
});

test('[CHR-PCR-05] the Thermo-Priest brings his two spells', () => {
  const { force: army, cost } = buyItems([item(1, 'dw-thermo-priest', [], 'Durn')], buyer('DW'));
  expect(army.heroes[0]!.spells).toEqual(['Thermo-Compression', 'Vapor Jets']);
  expect(cost).toBe(85);
});

test('[CHR-PLY-05] a name already in use gets the next free number', () => {
  const bought = buyItems(
    [item(1, 'judge', [], 'Verian'), item(2, 'enlightened', [], 'Karsk'), item(1, 'nightwalker')],
    buyer('FB', { isTaken: (name) => name === 'Verian' }),
  );
  expect(bought.force.heroes.map(({ name }) => name)).toEqual([
    'Verian 2',
    'Karsk',
    'Karsk 2',
    'Nightwalker',
  ]);
  expect(codes(bought)).toEqual(['E-13 CHR-PLY-05', 'E-13 CHR-PLY-05']);
});

test('[CHR-ARM-01] troops not in any army list open to the empire are refused; the rest are bought', () => {
  const bought = buyItems([item(6, 'bb-orc-swords'), item(8, 'st-drugged'), item(8, 'fb-levy')], buyer('FB'));
  expect(codes(bought)).toEqual(['E-14 CHR-ARM-01', 'E-14 CHR-ARM-01']);
  expect(bought.bought.bands.map(({ profile }) => profile)).toEqual(['fb-levy']);
});

test('[CHR-ARM-01] an entry may be given by name or by id', () => {
  const { bought } = buyItems([item(8, 'Firstborn levy  spears')], buyer('FB'));
  expect(bought.bands[0]!.profile).toBe('fb-levy');
});

test('[CHR-TRP-03] a band is cut to its largest size, and refused below its smallest', () => {
  const bought = buyItems([item(20, 'fb-swordsmen'), item(3, 'fb-greatswords')], buyer('FB'));
  expect(bought.bought.bands.map(({ models }) => models)).toEqual([{ trooper: 12 }]);
  expect(codes(bought)).toEqual(['E-09 CHR-TRP-03', 'E-14 CHR-TRP-03']);
});

test('[CHR-TRP-04] a purchase below a band’s smallest size fills up a band of the army', () => {
  const army = force(hero('judge'), band('fb-swordsmen', { trooper: 3, leader: 1 }));
  const bought = buyItems([item(4, 'fb-swordsmen')], buyer('FB', { army }));
  expect(bought.force.bands).toMatchObject([{ models: { trooper: 7, leader: 1 } }]);
  expect(bought).toMatchObject({ cost: 80, faults: [], bought: { bands: [] } });
  expect(pvOf(bought.force) - pvOf(army)).toBe(80);
});

test('[CHR-TRP-03] a purchase never fills a band beyond its maximum', () => {
  const army = force(band('fb-swordsmen', 9));
  expect(codes(buyItems([item(4, 'fb-swordsmen')], buyer('FB', { army })))).toEqual(['E-14 CHR-TRP-03']);
  expect(buyItems([item(3, 'fb-swordsmen')], buyer('FB', { army })).force.bands[0]!.models).toEqual({
    trooper: 12,
  });
});

test('[CHR-RAC-24] a tribe is chosen with the band, and tribes never combine', () => {
  const bought = buyItems([item(6, 'sk-axemen', ['shadow']), item(6, 'sk-axemen')], buyer('SK'));
  expect(bought.bought.bands.map(({ tribe }) => tribe)).toEqual(['shadow', 'goddess']);
  const army = force(hero('monarch'), band('sk-axemen', 4, { tribe: 'shadow' }));
  const mixed = buyItems([item(2, 'sk-axemen', ['dawn'])], buyer('SK', { army }));
  expect(codes(mixed)).toEqual(['E-14 CHR-TRP-03']);
  expect(buyItems([item(2, 'sk-axemen', ['shadow'])], buyer('SK', { army })).force.bands[0]!.models).toEqual({
    trooper: 6,
  });
});

test('[CHR-RAC-24, CHR-RAC-27] a band only has its own tribe; Firstborn cavalry rides with the Dawn', () => {
  const bought = buyItems([item(4, 'sk-blade-maidens', ['dawn']), item(3, 'fb-light-horse')], buyer('SK'));
  expect(bought.bought.bands.map(({ tribe }) => tribe)).toEqual(['goddess', 'dawn']);
  expect(codes(bought)).toEqual(['E-12 CHR-TRP-02']);
});

test('[CHR-RAC-02] Firstborn take Sons of Kronos without a tribe', () => {
  expect(buyItems([item(6, 'sk-axemen')], buyer('FB')).bought.bands[0]).not.toHaveProperty('tribe');
});

test('[CHR-R-42] purchases that cannot be paid for are removed from the end of the list', () => {
  const bought = buyItems(
    [item(6, 'fb-swordsmen'), item(10, 'fb-levy'), item(1, 'judge', [], 'Verian')],
    buyer('FB', { money: 120 + 8 * 13 + 5 }),
  );
  expect(bought.bought.bands.map(({ models }) => models)).toEqual([{ trooper: 6 }, { trooper: 8 }]);
  expect(bought.force.heroes).toEqual([]);
  expect(bought.cost).toBe(224);
  expect(codes(bought)).toEqual(['E-08 CHR-R-42', 'E-08 CHR-R-42']);
});

test('[CHR-AAC-10, CHR-CAC-09] the limit of the action cuts in the same way, with its own code', () => {
  const bought = buyItems([item(12, 'fb-swordsmen')], buyer('FB', { points: 200 }));
  expect(bought.bought.bands[0]!.models).toEqual({ trooper: 10 });
  expect(codes(bought)).toEqual(['E-09 CHR-AAC-10']);
});

test('[CHR-PCR-05] mixed bands contain what they must, and a Master needs his rangers', () => {
  const helios = buyItems([item(9, 'fb-pikemen')], buyer('FB'));
  expect(helios.bought.bands[0]!.models).toEqual({ trooper: 8, leader: 1 });
  const house: Partial<Buyer> & { house: House } = { house: 'crystal-lotus' };
  const rangers = (count: number, ...options: string[]) =>
    buyItems([item(count, 'cl-rangers', options)], buyer('EL', house));
  expect(rangers(6, 'master', 'keeper').bought.bands[0]!.models).toEqual({
    trooper: 4,
    master: 1,
    keeper: 1,
  });
  expect(codes(rangers(5, 'master', 'keeper'))).toEqual(['E-14 CHR-TRP-03']);
  expect(codes(rangers(11))).toEqual(['E-14 CHR-TRP-03']);
  const assassins = buyItems([item(6, 'sg-grey-tribe-assassins')], buyer('SG'));
  expect(assassins.bought.bands[0]!.models).toEqual({ trooper: 4, leader: 1, 'plague-bringer': 1 });
});

test('[CHR-R-162, CHR-RAC-40] a Novice band has its Novice, who may know Mud Skin', () => {
  const { bought, cost } = buyItems([item(4, 'sg-novice-band', ['Mud Skin'])], buyer('SG'));
  expect(bought.bands[0]).toMatchObject({ models: { trooper: 3, novice: 1 }, options: ['Mud Skin'] });
  expect(cost).toBe(3 * 19 + 29 + 15);
});

test('[CHR-PCR-05] the Dragonbanes of Helios choose their arms, the same for the whole band', () => {
  const { bought } = buyItems(
    [item(3, 'he-dragonbane-warband', ['longbow'])],
    buyer('EL', { house: 'helios' }),
  );
  expect(bought.bands[0]!.options).toEqual(['longbow']);
});

test('[CHR-PCR-04] a player’s own creation carries its entry with it', () => {
  const own = {
    ...buyableBy('FB', null, { sharedCreations: false })[10]!,
    id: 'my-guards',
    name: 'My Guards',
  };
  const list = buyableBy('FB', null, { sharedCreations: false }, [own]);
  const { force: army } = buyItems([item(6, 'my-guards')], buyer('FB', { list }));
  expect(army.bands[0]!.creation).toEqual(own);
  expect(pvOf(army)).toBe(120);
});
