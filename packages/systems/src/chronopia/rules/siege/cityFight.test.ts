import { expect, test } from 'vitest';
import { profileOf } from '../../data/index.ts';
import type { OpenBattle } from '../../state/state.ts';
import { muster } from '../battle/resolver/muster.ts';
import { loaded } from '../battle/testkit.ts';
import type { Outcome } from '../combat/testkit.ts';
import { woundsOf } from '../forces/points.ts';
import { cityMorale } from './cityFight.ts';
import { siegeOf, stormed } from './testkit.ts';

const GUARD = { at: '0606', name: 'Guard', owner: 0, size: 6, inside: true };
const wins = (winner: 'A' | 'B') => () => ({ winner });

test('[CHR-EX-15] [CHR-CFT-07] [CHR-R-131] city morale', () => {
  const siege = { failed: 2 } as never;
  const guard = { ...GUARD, troops: 'judge, 12 fb-swordsmen', size: 3 };
  const campaign = siegeOf({ siege, improvements: ['cathedral'] }, { armies: [guard] });
  expect(campaign.armies.map((army) => army!.size)).toEqual([8, 3]);
  expect(cityMorale(campaign, campaign.cities[0]!, [campaign.armies[0]!])).toBe(13);
  const special = siegeOf({ moraleSpecial: -3 });
  expect(cityMorale(special, special.cities[0]!, [special.armies[0]!])).toBe(10 - 8 + 5 - 3);
});

test('[CHR-CFT-01] [CHR-CFT-05] [CHR-R-38] garrison and barracks defend against the besiegers; the garrison has 500 points, or 100 for each size', () => {
  const garrison = (size: number) =>
    stormed({ size }, { armies: [GUARD] }, { outcome: wins('B') }).battles[0]!.order.sides[1].armies[0]!;
  expect(garrison(3)).toMatchObject({ garrison: true, empire: 'Aldmark' });
  expect([
    garrison(3).pv > 400 && garrison(3).pv <= 500,
    garrison(8).pv > 700 && garrison(8).pv <= 800,
  ]).toEqual([true, true]);
  const order = stormed({}, { armies: [GUARD] }, { outcome: wins('B') }).battles[0]!.order;
  expect(order.sides[1].armies.map((army) => army.garrison)).toEqual([true, false]);
  expect(order).toMatchObject({
    kind: 'city',
    terrain: 'city',
    maxTurns: 10,
    city: { id: 'Karsk', size: 5 },
  });
});

test('[CHR-CFT-01] an ally in the barracks defends the city too', () => {
  const empires = [
    { name: 'Aldmark', declares: { Corvane: 'Allied' as const } },
    { name: 'Brakka' },
    { name: 'Corvane' },
  ];
  const ran = stormed({}, { empires, armies: [{ ...GUARD, owner: 2 }] }, { outcome: wins('A') });
  expect(ran.battles[0]?.sides.B).toEqual([0, 2]);
  expect([ran.army('Guard').inside, ran.army('Guard').broken?.cause]).toEqual([false, 'routed']);
});

test('[CHR-CFT-01] an army in the barracks of a city that its own empire besieges fights for neither side', () => {
  const traitor = { ...GUARD, name: 'Guests', owner: 1 };
  const ran = stormed({ improvements: ['barracks'] }, { armies: [traitor] }, { outcome: wins('A') });
  expect(ran.battles[0]?.sides).toEqual({ A: [1], B: [0] });
  expect([ran.city().owner, ran.army('Guests').inside, ran.army('Guests').broken]).toEqual([1, true, null]);
});

test('[CHR-UNT-06] [CHR-R-39] the owner may choose his garrison within its value', () => {
  const orders = { 0: 'GARRISON Karsk: 1x judge, 12x fb-swordsmen, 12x fb-swordsmen' };
  const { armies } = stormed({}, {}, { orders, outcome: wins('B') }).battles[0]!.order.sides[1];
  expect(armies[0]?.individuals.map(({ profile }) => profile)).toEqual(['judge']);
  expect(armies[0]?.warbands.map(({ models }) => models[0]?.count)).toEqual([12, 9]);
  expect(armies[0]?.pv).toBeLessThanOrEqual(500);
});

test('[CHR-PCR-04] [CHR-BTL-07] a player’s own creation may serve in the garrison, and its line goes with the order', () => {
  const wardens = { ...profileOf('fb-swordsmen'), id: 'city-wardens', name: 'City Wardens' };
  const empires = siegeOf().empires.map((one) => (one.id === 0 ? { ...one, creations: [wardens] } : one));
  const orders = { 0: 'GARRISON Karsk: 1x judge, 10x city-wardens' };
  const { order } = stormed({}, { more: { empires } }, { orders, outcome: wins('B') }).battles[0]!;
  expect(order.sides[1].armies[0]?.warbands.map(({ profile }) => profile)).toEqual(['city-wardens']);
  expect(order.profiles).toEqual([wardens]);
  expect(muster(order, loaded()).sides[1].groups).toHaveLength(2);
});

test('[CHR-SPL-01] a caster of the garrison has the spells bought for him', () => {
  const orders = { 0: 'GARRISON Karsk: 1x chronomancer (Time Shards), 8x fb-swordsmen' };
  const { armies } = stormed({}, {}, { orders, outcome: wins('B') }).battles[0]!.order.sides[1];
  expect(armies[0]?.individuals.map(({ battleSpells }) => battleSpells)).toEqual([['Time Shards']]);
});

const natives = (battle: OpenBattle) =>
  battle.order.sides[1].armies[0]!.warbands.filter(({ profile }) => profileOf(profile).race === 'DW').reduce(
    (sum, { profile, models }) => sum + models[0]!.count * profileOf(profile).models[0]!.cost,
    0,
  );

test('[CHR-CNQ-03] the garrison of a conquered city belongs to the conqueror, with up to 30% of its first people', () => {
  const race = 'DW' as const;
  const orders = { 0: `GARRISON Karsk: 10x fb-swordsmen, 12x dw-axemen` };
  const held = (conquered: { turn: number; from: number } | null) =>
    stormed({ size: 8, race, conquered }, {}, { orders, outcome: wins('B') }).battles[0]!;
  const points = natives(held({ turn: 2, from: 2 }));
  expect([points > 0, points <= 240]).toEqual([true, true]);
  expect(natives(held(null))).toBe(0);
});

test('[CHR-CFT-02] warbands worth up to half the garrison have Outmaneuver', () => {
  const { outmaneuver, armies } = stormed({}, {}, { outcome: wins('B') }).battles[0]!.order.sides[1];
  const chosen = armies[0]!.warbands.filter(({ id }) => outmaneuver.includes(id));
  const points = chosen.reduce(
    (sum, { profile, models }) => sum + models[0]!.count * profileOf(profile).models[0]!.cost,
    0,
  );
  expect([outmaneuver.length > 0, points <= 250]).toEqual([true, true]);
});

test('[CHR-CFT-02] [CHR-GRM-08] the owner may name who in the garrison has it, within the same half', () => {
  const garrison = 'GARRISON Karsk: 1x judge, 8x fb-levy, 6x fb-swordsmen, 5x fb-crossbowmen';
  const named = (line: string) => {
    const orders = { 0: `${garrison}\n${line}` };
    const { outmaneuver, armies } = stormed({}, {}, { orders, outcome: wins('B') }).battles[0]!.order
      .sides[1];
    const troops = [...armies[0]!.individuals, ...armies[0]!.warbands];
    return outmaneuver.map((id) => troops.find((one) => one.id === id)?.profile);
  };
  expect(named('')).toEqual(['fb-swordsmen', 'fb-levy']);
  expect(named('OUTMANEUVER fb-crossbowmen, judge')).toEqual(['fb-crossbowmen', 'judge']);
  expect(named('OUTMANEUVER fb-crossbowmen, fb-swordsmen')).toEqual(['fb-crossbowmen']);
});

test('[CHR-CFT-03] [CHR-CFT-04] half the attackers are on the table at first; the garrison is nearer the centre than troops from the barracks', () => {
  const { order } = stormed({}, { armies: [GUARD] }, { outcome: wins('B') }).battles[0]!;
  const [attackers, defenders] = muster(order, loaded()).sides;
  expect(new Set(attackers.groups.map(({ whereabouts }) => whereabouts))).toEqual(
    new Set(['table', 'reserve']),
  );
  const places = (garrison: boolean) =>
    new Set(defenders.groups.filter(({ army }) => army.order.garrison === garrison).map(({ pos }) => pos));
  expect([places(true), places(false)]).toEqual([new Set([15, 9]), new Set([0])]);
});

test('[CHR-CFT-12] [CHR-AUT-23] besiegers break off below 35 percent unless ordered otherwise, defenders never', () => {
  const policies = (orders = {}) =>
    stormed({}, {}, { orders, outcome: wins('B') }).battles[0]!.order.sides.map(
      ({ withdrawPolicy }) => withdrawPolicy.fleeBelowPct,
    );
  expect([policies(), policies({ 1: 'FLEE BELOW Host 10' })]).toEqual([
    [35, 0],
    [10, 0],
  ]);
});

/** Defenders left, in hundredths of each band. */
const bled = (percent: number) => (battle: OpenBattle) => ({
  winner: 'B' as const,
  individuals: [],
  warbands: battle.order.sides[1].armies.flatMap(({ warbands }) =>
    warbands.map(({ id, models }) => ({
      id,
      survivors: models.map(({ type, count }) => ({
        type,
        count: Math.floor((count * (100 - percent)) / 100),
      })),
    })),
  ),
});

test('[CHR-CFT-13] [CHR-R-132] if a siege is broken in the city, the besieger must leave, and a city that lost half shrinks by a third', () => {
  const light = stormed({ size: 5, besiegedHalf: true }, {}, { outcome: bled(10) });
  expect(light.city()).toMatchObject({ size: 5, siege: null, besiegedHalf: false, owner: 0 });
  expect(light.army('Host').mustLeave).toBe(0);
  expect(light.army('Host').broken).toBeNull();
  expect(stormed({ size: 5 }, {}, { outcome: bled(80) }).city().size).toBe(3);
});

test('[CHR-CFT-13] [CHR-R-132] half is counted in models, the dead against all that were there; a spell is not a model', () => {
  const size = (garrison: string, outcome: Outcome) =>
    stormed({ size: 5 }, {}, { orders: { 0: `GARRISON Karsk: ${garrison}` }, outcome }).city().size;
  const leaving = (models: number): Outcome => {
    return ({ order }) => ({
      winner: 'B',
      warbands: order.sides[1].armies[0]!.warbands.map(({ id }, nth) => ({
        id,
        survivors: [{ type: 'trooper', count: nth === 0 ? 10 : models }],
      })),
    });
  };
  const two = '10x fb-swordsmen, 10x fb-swordsmen';
  expect([size(two, leaving(0)), size(two, leaving(1))]).toEqual([3, 5]);
  const fallen: Outcome = ({ order }) => ({
    winner: 'B',
    individuals: order.sides[1].armies[0]!.individuals.map(({ id }) => ({
      id,
      woundsLost: 3,
      reducedToZero: true,
      killedBy: null,
      byVortex: false,
    })),
  });
  // twice 92 points of casters, and their spells, against 9 times 20 beside them
  expect(size('2x chronomancer (Time Shards), 9x fb-swordsmen', fallen)).toBe(3);
});

test('[CHR-SPO-01] the empire of a city that held takes spoils from the besieger', () => {
  const ran = stormed({}, {}, { outcome: wins('B'), dice: { spoils: Array(8).fill(10) } });
  expect(ran.state.empires.map(({ treasury }) => treasury)).toEqual([400, 0, 0]);
});

test('[CHR-CFT-09] [CHR-R-130] a fighting withdrawal loses a wound on 11 for each it has, and does not break the attacker', () => {
  const outcome = () => ({
    winner: 'B' as const,
    ending: 'fightingWithdrawal' as const,
    endingSide: 'A' as const,
  });
  const before = woundsOf(siegeOf().armies[0]!);
  const even = (die: number) => stormed({}, {}, { outcome, dice: { withdrawal: Array(200).fill(die) } });
  expect(woundsOf(even(10).army('Host'))).toBe(before);
  expect(even(10).army('Host').broken).toBeNull();
  expect(
    even(10)
      .labels()
      .filter((label) => label.startsWith('withdrawal')),
  ).toHaveLength(before);
  expect(even(11).at('Host')).toBe('gone');
  const some = stormed({}, {}, { outcome, dice: { withdrawal: [11, 11, 11] } });
  expect(before - woundsOf(some.army('Host'))).toBe(3);
  expect(some.army('Host').lost.length).toBeGreaterThan(0);
});

test('[CHR-CFT-09] [CHR-R-130] a side reported as fleeing a city fight has fought its way out: no casualty table, not Broken', () => {
  const outcome = () => ({ winner: 'B' as const, ending: 'fled' as const, endingSide: 'A' as const });
  const ran = stormed({}, {}, { outcome, dice: { withdrawal: [11, 11, 11] } });
  expect(woundsOf(siegeOf().armies[0]!) - woundsOf(ran.army('Host'))).toBe(3);
  expect([ran.army('Host').broken, ran.labels().some((label) => label.startsWith('flight'))]).toEqual([
    null,
    false,
  ]);
});

test('[CHR-CFT-09] a side allowed to leave in peace loses nothing', () => {
  const outcome = () => ({
    winner: 'B' as const,
    ending: 'peacefulWithdrawal' as const,
    endingSide: 'A' as const,
  });
  expect(
    stormed({}, {}, { outcome })
      .labels()
      .filter((label) => label.startsWith('withdrawal')),
  ).toEqual([]);
});

test('[CHR-CFT-08] [CHR-CFT-10] [CHR-CFT-11] when a city breaks, its army fights its way out and is Broken next door, and the garrison is lost', () => {
  const outcome = () => ({
    winner: 'A' as const,
    ending: 'cityBroke' as const,
    endingSide: 'B' as const,
    turnsPlayed: 5,
  });
  const ran = stormed({}, { armies: [GUARD] }, { outcome, dice: { withdrawal: Array(200).fill(10) } });
  expect(ran.city().owner).toBe(1);
  expect(ran.army('Guard')).toMatchObject({ inside: false, broken: { cause: 'routed', from: 5 } });
  expect(ran.at('Guard')).not.toBe('0606');
  const guards = woundsOf(siegeOf({}, { armies: [GUARD] }).armies[1]!);
  expect(ran.labels().filter((label) => label.startsWith('withdrawal'))).toHaveLength(guards);
});

test('[CHR-GEN-10] garrison troops gain and leave nothing', () => {
  const ran = stormed({}, {}, { outcome: wins('B') });
  expect(ran.state.armies.filter((army) => army?.owner === 0)).toEqual([]);
  expect(ran.of('experienceGained')[0]?.change?.armies?.map(([id]) => id)).toEqual([0]);
});

test('[CHR-CMB-15] a peace made in the city leaves the siege unchanged', () => {
  const ran = stormed({ siege: { failed: 1 } as never }, {}, { outcome: () => ({ ending: 'negotiated' }) });
  expect(ran.city()).toMatchObject({ owner: 0, siege: { failed: 1 } });
  expect(ran.of('experienceGained')).toEqual([]);
});
