import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import type { SupplyStatus, Unit } from '../../state/state.ts';
import { actionCount, unitActionCount } from './orders.ts';
import { run, runOn } from './testkit.ts';

const one = (more: Partial<GivenArmy> = {}, given: GivenCampaign = {}): GivenCampaign => ({
  armies: [{ at: '0506', name: 'Host', size: 8, ...more }],
  turn: 5,
  ...given,
});

test.each<[SupplyStatus, number, number, number]>([
  ['city', 2, 2, 2],
  ['regular', 2, 2, 2],
  ['long', 1, 2, 1],
  ['extended', 1, 1, 1],
  ['out', 1, 1, 1],
])(
  '[CHR-ACT-01] [CHR-SUP-01] supply %s: army %i, scout %i, engineer %i actions',
  (supply, army, scout, engineer) => {
    const units: Unit['kind'][] = ['scout', 'engineer', 'settler'];
    const campaign = campaignFrom({
      ...one({ supply }),
      units: units.map((kind) => ({ kind, at: '0506', supply })),
    });
    expect(actionCount(campaign, campaign.armies[0]!)).toBe(army);
    expect(campaign.units.map((unit) => unitActionCount(campaign, unit!))).toEqual([scout, engineer, 1]);
  },
);

test('[CHR-R-178] [CHR-EX-48] a new army has one action, in slot 1; a hired band two (CHR-R-182)', () => {
  const campaign = campaignFrom(one({ raisedTurn: 5 }));
  const army = campaign.armies[0]!;
  const hired = { ...army, heroes: [], bands: army.bands.map((band) => ({ ...band, hired: true as const })) };
  expect([actionCount(campaign, army), actionCount(campaign, hired)]).toEqual([1, 2]);
  const ran = run(one({ raisedTurn: 5 }), { 0: 'Host - Move 1; Move 1' });
  expect(ran.at('Host')).toBe('0505');
  expect(ran.told(0)).toContain('E-07');
});

test('[CHR-UNT-05] [CHR-R-171] a new scout acts once at once; new engineers and settlers from the next turn', () => {
  const kinds = ['scout', 'engineer', 'settler'] as const;
  const given = {
    cities: [{ at: '0505' }],
    units: kinds.map((kind) => ({ kind, at: '0505', name: kind, raisedTurn: 5 })),
  };
  const ran = run({ turn: 5, ...given }, { 0: kinds.map((kind) => `${kind} - Move 1; Move 1`).join('\n') });
  expect(kinds.map((kind) => ran.at(kind))).toEqual(['0504', '0505', '0505']);
});

test('[CHR-ORD-03] [CHR-AAC-12] a unit Holds without orders and wherever an order is missing', () => {
  expect(run(one(), {}).at('Host')).toBe('0506');
  expect(run(one(), { 0: 'Host - Hold; Move 1' }).at('Host')).toBe('0505');
});

test('[CHR-ORD-04] legal orders are carried out as sent, even a March back and forth', () => {
  const ran = run(one(), { 0: 'Host - March 1,4' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0506', 1]);
});

test('[CHR-ORD-07] [CHR-ACT-02] slot 1 comes before slot 2', () => {
  expect(
    run(one(), { 0: 'Host - Move 1; Move 2' }).events.filter(({ type }) => type === 'slotBegun'),
  ).toHaveLength(2);
  expect(run(one(), { 0: 'Host - Move 1; Move 2' }).at('Host')).toBe('0604');
});

test('[CHR-R-42] Patrol with one action is a Hold; so is Patrol after another action', () => {
  const late = run(one({ supply: 'long' }), { 0: 'Host - Patrol' });
  expect(late.told(0)).toContain('Patrol takes both actions of a turn, so it holds (E-11)');
  expect(run(one(), { 0: 'Host - Move 1; Patrol' }).told(0)).toContain('E-11');
});

const siege = (): GivenCampaign =>
  one({ at: '0505' }, { cities: [{ at: '0505', owner: 1, name: 'Karsk', size: 4 }] });

test('[CHR-AAC-14] [CHR-R-42] Besiege before the last action waits for the last action', () => {
  const ran = run(siege(), { 0: 'Host - Besiege Karsk; Move 1' });
  expect(ran.at('Host')).toBe('0505');
  expect(ran.army('Host').today.besieging).toBe(0);
  expect(ran.told(0)).toContain('E-11');
  expect(run(siege(), { 0: 'Host - Besiege Karsk' }).told(0)).not.toContain('E-11');
});

test('[CHR-R-178] an army with one action besieges in slot 1', () => {
  const given = siege();
  const ran = run(
    { ...given, armies: [{ ...given.armies![0]!, supply: 'long' }] },
    { 0: 'Host - Besiege Karsk' },
  );
  const begun = ran.events.findIndex(({ type }) => type === 'siegeBegun');
  expect(begun).toBeGreaterThan(0);
  expect(ran.events.slice(0, begun).filter(({ type }) => type === 'slotBegun')).toHaveLength(1);
});

const fruit = (until = 6): Partial<GivenArmy> => ({ stash: { until } });

test('[CHR-SPT-02] [CHR-R-56] Fleetfoot fruit gives a third action, once', () => {
  const ran = run(one(fruit()), { 0: 'Host - Move 1; Move 1; Move 1 FRUIT' });
  expect(ran.at('Host')).toBe('0503');
  expect(ran.army('Host').stash).toBeNull();
  expect(run(one(fruit()), { 0: 'Host - Move 1; Move 1' }).army('Host').stash).not.toBeNull();
});

test('[CHR-R-56] beyond regular supply fruit is a second action', () => {
  const given = one({ ...fruit(), supply: 'long' });
  expect(run(given, { 0: 'Host - Move 1; Move 1 FRUIT' }).at('Host')).toBe('0504');
  expect(run(given, { 0: 'Host - Move 1; Move 1; Move 1 FRUIT' }).at('Host')).toBe('0504');
});

test('[CHR-R-56] fruit from three turns ago is gone, and without it a third action is ignored (E-07)', () => {
  expect(run(one(fruit(4)), { 0: 'Host - Move 1; Move 1; Move 1 FRUIT' }).at('Host')).toBe('0504');
  const without = run(one(), { 0: 'Host - Move 1; Move 1; Move 1' });
  expect(without.at('Host')).toBe('0504');
});

test('[CHR-R-56] a March in slot 3 is outside the rule of two Marches, but still costs its point', () => {
  const surface = Array.from({ length: 12 }, (_, row) => (row === 3 ? 'f'.repeat(12) : '.'.repeat(12)));
  const ran = run(one({ at: '0507', ...fruit() }, { surface }), {
    0: 'Host - March 1,1; Hold; March 1,1 FRUIT',
  });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0503', 2]);
});

test('[CHR-ORD-08] there are no conditions except those in the rules: an order is carried out or it is not', () => {
  const ran = run(
    one({}, { armies: [one().armies![0]!, { at: '0505', owner: 1, size: 20, name: 'Wolves' }] }),
    { 0: 'Host - Move 1' },
  );
  expect(ran.at('Host')).toBe('0505');
});

test('[CHR-R-42] an action its kind does not have becomes a Hold (E-03)', () => {
  const order = { s: 'order', unit: 'Host', actions: [{ a: 'workMine' }] } as const;
  const campaign = campaignFrom({ ...one(), step: 'T9', orders: { 0: [order] } });
  expect(runOn(campaign).told(0)).toContain('it cannot do that, so it holds (E-03)');
});
