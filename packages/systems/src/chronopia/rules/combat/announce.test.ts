import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import { profileOf, spellNamed } from '../../data/index.ts';
import type { Army, Structure } from '../../state/state.ts';
import { fatigue, fightArmy, leadershipExtra } from './announce.ts';
import { spellSlots } from './choices.ts';
import { dayOf, fight, fightOnDay } from './testkit.ts';

const tired = (army: Partial<GivenArmy>) => {
  const campaign = campaignFrom({ turn: 4, armies: [{ at: '0606', size: 6, ...army }] });
  return fatigue(campaign, campaign.armies[0]!);
};
const BROKEN: Army['broken'] = { cause: 'routed', from: 1 };

test('[CHR-EX-29] [CHR-CMB-19] [CHR-R-159] each March counts one, and so do lack of supply and being Broken', () => {
  expect(tired({})).toBe(0);
  expect(tired({ today: { marches: 2 } })).toBe(-2);
  expect(tired({ supply: 'long', today: { marches: 1 } })).toBe(-1);
  expect(tired({ supply: 'extended' })).toBe(-1);
  expect(tired({ broken: BROKEN, today: { marches: 1 } })).toBe(-2);
  expect(tired({ supply: 'extended', broken: BROKEN })).toBe(-2);
});

test('[CHR-BRK-06] a flight of this turn does not weaken the army yet', () => {
  expect(tired({ broken: { cause: 'routed', from: 5 } })).toBe(0);
});

const built: Structure = { owner: 0, builtTurn: 1, captured: null };
const spirit = (given: GivenCampaign) => {
  const campaign = campaignFrom({ armies: [{ at: '0606', owner: 0, size: 6 }], ...given });
  return leadershipExtra(campaign, campaign.armies[0]!);
};

test('[CHR-CMB-19] [CHR-R-25] the side’s own temple adds one, a neighbouring cathedral two, and they add up', () => {
  const temple = { '0606': { temple: built } };
  const cathedral = [{ at: '0605', owner: 0, improvements: ['cathedral' as const] }];
  expect([spirit({}), spirit({ sites: temple }), spirit({ cities: cathedral })]).toEqual([0, 1, 2]);
  expect(spirit({ sites: temple, cities: cathedral })).toBe(3);
  expect(spirit({ sites: { '0606': { temple: { ...built, owner: 1 } } } })).toBe(0);
  expect(spirit({ cities: [{ ...cathedral[0]!, owner: 1 }] })).toBe(0);
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka', declares: { Aldmark: 'Allied' as const } }];
  expect(spirit({ empires, cities: [{ ...cathedral[0]!, owner: 1 }] })).toBe(2);
});

test('[CHR-R-23] [CHR-IMP-07] a cathedral without upkeep adds nothing', () => {
  const campaign = campaignFrom({
    armies: [{ at: '0606', size: 6 }],
    cities: [{ at: '0605', improvements: ['cathedral'] }],
  });
  const cities = campaign.cities.map((city) => ({
    ...city!,
    improvements: { cathedral: { ...city!.improvements.cathedral!, active: false } },
  }));
  expect(leadershipExtra({ ...campaign, cities }, campaign.armies[0]!)).toBe(0);
});

const led = (troops: string) => {
  const campaign = campaignFrom({ armies: [{ at: '0606', troops }] });
  const { leaderless, commander } = fightArmy(campaign, campaign.armies[0]!);
  return { leaderless, commander };
};

test('[CHR-CMB-19] [CHR-CMD-10] an army without a commander, or too large for his rating, is leaderless', () => {
  expect(led('judge, 12 fb-swordsmen, 12 fb-swordsmen')).toEqual({ leaderless: false, commander: 'i-100' });
  expect(led('12 fb-swordsmen, 12 fb-swordsmen')).toEqual({ leaderless: true, commander: null });
});

test('[CHR-SPL-01] [CHR-R-141] two spells up to power 13, three up to 15, four above', () => {
  expect([null, 12, 13, 14, 15, 16, 18].map(spellSlots)).toEqual([0, 2, 2, 3, 3, 4, 4]);
});

const TWO: GivenCampaign = {
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  armies: [
    {
      at: '0606',
      name: 'Host',
      owner: 0,
      troops: 'judge as Verian, 8 fb-greatswords, 12 fb-swordsmen, 10 fb-crossbowmen',
    },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
  ],
};
const battle = (given: GivenCampaign, orders: Record<string, string> = {}) =>
  fight({ ...TWO, ...given }, { orders }).battles[0]!.order;

test('[CHR-SPL-01] [CHR-GRM-08] spells noted before the battle are cast, otherwise the first learned', () => {
  const campaign = campaignFrom({
    armies: [{ at: '0606', troops: 'chronomancer as Aldren, 12 fb-swordsmen' }],
  });
  const spells = ['Time Shards', 'Slow Time', 'Haste', 'Age'].filter(
    (name) => spellNamed(name) !== undefined,
  );
  const [army] = campaign.armies;
  const known = [...spells, 'One', 'Two', 'Three', 'Four'].slice(0, 5);
  const caster = { ...army!, heroes: army!.heroes.map((hero) => ({ ...hero, spells: known })) };
  const noted = (battle: string[]) =>
    fightArmy(
      {
        ...campaign,
        sheets: {
          0: {
            statements: [],
            battle: battle.length > 0 ? [{ s: 'spells', hero: 'Aldren', spells: battle }] : [],
          },
        },
      },
      caster,
    ).individuals[0]!.battleSpells;
  expect(noted([])).toEqual(known.slice(0, 4));
  expect(noted([known[4]!, 'Never Learned', known[0]!])).toEqual([known[4], known[0]]);
});

test('[CHR-DOW-11] [CHR-GRM-08] a hired caster has the two spells noted, otherwise the first two of his list', () => {
  const troops = 'judge as Verian, 16 fb-swordsmen, 5 dow-cult +leader';
  const armies = [{ at: '0606', name: 'Host', owner: 0, troops }, TWO.armies![1]!];
  const noted = (orders = '') =>
    battle({ armies }, { 0: orders }).sides[0].armies[0]!.warbands.map(({ battleSpells }) => battleSpells);
  expect(noted()).toEqual([undefined, ['Dark Blood', 'Vision of Torment']]);
  const chosen = 'SPELLS Magister: Eye of God, Time Shards, Dark Blood, Word of Pain';
  expect(noted(chosen)[1]).toEqual(['Eye of God', 'Dark Blood']);
});

test('[CHR-R-162] [CHR-SPL-01] a Novice Shaman casts what was bought with his band, and nothing else', () => {
  const campaign = campaignFrom({ armies: [{ at: '0606', troops: '8 sg-novice-band' }] });
  const [army] = campaign.armies;
  const spellsOf = (more: object) => {
    const bands = army!.bands.map((band) => ({ ...band, models: { trooper: 7, novice: 1 }, ...more }));
    return fightArmy(campaign, { ...army!, bands }).warbands[0]!.battleSpells;
  };
  expect([spellsOf({}), spellsOf({ options: ['Mud Skin'] })]).toEqual([[], ['Mud Skin']]);
});

test('[CHR-R-116] Outmaneuver goes to the most expensive warband that does not shoot, or to the one named', () => {
  const given = { 1: 'INTENT Warband TRUCE' };
  const order = battle({}, given);
  const profile = (id: string | undefined) =>
    order.sides[0].armies[0]!.warbands.find((band) => band.id === id)?.profile;
  expect(profile(order.sides[0].outmaneuver[0])).toBe('fb-greatswords');
  const named = battle({}, { ...given, 0: 'OUTMANEUVER fb-swordsmen' });
  expect(profile(named.sides[0].outmaneuver[0])).toBe('fb-swordsmen');
});

test('[CHR-STR-10] [CHR-GRM-08] only the owner of a tower puts his best shots in it', () => {
  const crew = (owner: number, orders = {}) =>
    battle({ sites: { '0606': { tower: { ...built, owner } } } }, orders).sides.map(
      ({ watchtower }) => watchtower,
    );
  const order = battle({});
  const id = (profile: string) =>
    order.sides[0].armies[0]!.warbands.find((band) => band.profile === profile)!.id;
  expect(crew(0)).toEqual([{ warband: id('fb-crossbowmen') }, undefined]);
  expect(crew(0, { 0: 'TOWER fb-swordsmen, Verian' })[0]).toEqual({
    warband: id('fb-swordsmen'),
    individual: order.sides[0].armies[0]!.individuals[0]!.id,
  });
  expect(crew(1)[0]).toBeUndefined();
});

test('[CHR-R-53] ruins serve as a tower for the army that holds them, in their own hex only', () => {
  const armies = TWO.armies!.map((army, at) => (at === 0 ? { ...army, ruins: true } : army));
  const crew = (at: string) => battle({ armies, sites: { [at]: { ruins: true } } }).sides[0].watchtower;
  expect(crew('0606')).toBeDefined();
  expect(crew('0707')).toBeUndefined();
});

test('[CHR-GRM-08] [CHR-AUT-23] FLEE BELOW, ALLOW WITHDRAW and YIELD are part of the order', () => {
  const [a, b] = battle({}, { 0: 'FLEE BELOW Host 40\nYIELD Host', 1: 'ALLOW WITHDRAW Aldmark' }).sides;
  expect(a.withdrawPolicy).toEqual({ fleeBelowPct: 40, allowWithdraw: false, yieldAtEnd: true });
  expect(b.withdrawPolicy).toEqual({ fleeBelowPct: 0, allowWithdraw: true, yieldAtEnd: false });
});

test('[CHR-BTL-02] a battle order names hex, layer, terrain, snow and river, and lasts six turns', () => {
  const rows = Array.from({ length: 12 }, () => 'f'.repeat(12));
  const snow = Array.from({ length: 12 }, () => '*'.repeat(12));
  expect(battle({ surface: rows, snow, rivers: { '0606/2': 'river' } })).toMatchObject({
    battleId: 'T4-0606-1',
    hex: '0606',
    layer: 'surface',
    kind: 'field',
    terrain: 'forest',
    snow: true,
    river: true,
    maxTurns: 6,
    minTurns: 6,
  });
});

test('[CHR-BTL-07] [CHR-PCR-04] a creation’s line that is in no list goes with the order', () => {
  const creation = { ...profileOf('fb-swordsmen'), id: 'moon-guard', name: 'Moon Guard' };
  const campaign = dayOf(TWO);
  const [host] = campaign.armies;
  const bands = host!.bands.map((band, nth) =>
    nth === 0 ? { ...band, profile: creation.id, creation } : band,
  );
  const armies = [{ ...host!, bands }, campaign.armies[1]!];
  expect(fightOnDay({ ...campaign, armies }).battles[0]?.order.profiles).toEqual([creation]);
  expect(fightOnDay(campaign).battles[0]?.order.profiles).toBeUndefined();
});
