import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import { run, runOn, withOrders } from '../execution/testkit.ts';

/** Host comes from the south, Wolves from the north; their empires do not know each other. */
const two = (host: string, wolves: string, more: GivenCampaign = {}): GivenCampaign => ({
  armies: [
    { at: host, name: 'Host', size: 8 },
    { at: wolves, owner: 1, name: 'Wolves', size: 9 },
  ],
  ...more,
});

test('[CHR-ACT-05] [CHR-CMB-01] hostile armies stop where they meet, and their later actions are lost', () => {
  const ran = run(two('0506', '0503'), { 0: 'Host - Move 1; Move 1', 1: 'Wolves - March 4,4; Move 3' });
  expect([ran.at('Host'), ran.at('Wolves')]).toEqual(['0505', '0505']);
  expect(ran.state.encounters).toEqual([{ at: ran.army('Host').at, armies: [0, 1] }]);
  expect(ran.told(0)).toContain('met Brakka 1 (size 9) in 0505 in action 1'); // CHR-R-67
});

test('[CHR-CMB-01] an army passing through a hex held by a hostile army is stopped there', () => {
  const ran = run(two('0506', '0505'), { 0: 'Host - March 1,1' });
  expect(ran.at('Host')).toBe('0505');
});

test('[CHR-CMB-02] declared friends pass each other', () => {
  const empires = [{ declares: { 1: 'Friendly' } }, { declares: { 0: 'Allied' } }] as const;
  const ran = run(two('0506', '0505', { empires }), { 0: 'Host - March 1,1' });
  expect(ran.at('Host')).toBe('0504');
  expect(ran.state.encounters).toEqual([]);
});

test('[CHR-ACT-07] [CHR-CMB-04] with NO ENGAGE on both sides they pass; with one alone there is a battle', () => {
  const apart = { 0: 'Host - March 1,1 NO ENGAGE', 1: 'Wolves - Hold NO ENGAGE' };
  expect(run(two('0506', '0505'), apart).at('Host')).toBe('0504');
  expect(run(two('0506', '0505'), { 0: apart[0] }).at('Host')).toBe('0505');
});

test('[CHR-ACT-08] [CHR-R-86] armies that begin the turn together may walk away in slot 1', () => {
  const ran = run(two('0505', '0505'), { 0: 'Host - Move 1; Move 1' });
  expect(ran.at('Host')).toBe('0503');
  expect(ran.state.encounters).toEqual([]);
  const stays = run(two('0505', '0505'), { 0: 'Host - Hold; Move 1' });
  expect(stays.at('Host')).toBe('0505');
  expect(stays.state.encounters).toHaveLength(1);
});

test('[CHR-ACT-06] [CHR-R-87] [CHR-EX-42] hostile armies that swap hexes meet in one of them', () => {
  const orders = { 0: 'Host - Move 4', 1: 'Wolves - Move 1' };
  for (const [die, hex] of [
    [1, '0405'],
    [2, '0406'],
  ] as const) {
    const ran = run(two('0405', '0406'), orders, die);
    expect([ran.at('Host'), ran.at('Wolves')]).toEqual([hex, hex]);
    expect(ran.state.encounters).toHaveLength(1);
    expect(ran.events.flatMap(({ rolls = [] }) => rolls).map(({ why }) => why)).toEqual(['swap:0405/0406']);
  }
});

test('[CHR-R-87] an army that meets a scout head-on ends its action there; two scouts ignore each other', () => {
  const cities = [{ at: '0301' }, { at: '0310', owner: 1 }];
  const given: GivenCampaign = {
    cities,
    armies: [{ at: '0405', name: 'Host', size: 8 }],
    units: [{ kind: 'scout', at: '0406', owner: 1, name: 'Eyes' }],
  };
  const ran = run(given, { 0: 'Host - March 4,4', 1: 'Eyes - Move 1' }, 2);
  expect([ran.at('Host'), ran.at('Eyes')]).toEqual(['0406', 'gone']);
  const scouts = run(
    {
      cities,
      units: [
        { kind: 'scout', at: '0405', name: 'Ears' },
        { kind: 'scout', at: '0406', owner: 1, name: 'Eyes' },
      ],
    },
    { 0: 'Ears - Move 4', 1: 'Eyes - Move 1' },
  );
  expect([scouts.at('Ears'), scouts.at('Eyes')]).toEqual(['0406', '0405']);
});

const escort = (host: number, wards: number): GivenCampaign => ({
  armies: [
    { at: '0507', name: 'Goblins', size: host },
    { at: '0507', name: 'Elves', size: wards },
    { at: '0605', name: 'Firstborn', size: 5, owner: 1 },
  ],
});
// A 0507 -> B 0506 -> C 0505; the interceptor comes D 0605 -> B.
const INTERCEPTS = 'Firstborn - Move 5';

test('[CHR-ACT-09] [CHR-CMB-03] [CHR-R-93] [CHR-EX-12] an escort of 1.5 times the size holds the interceptor', () => {
  const orders = { 0: 'Goblins - Move 1 ESCORT Elves\nElves - March 1,1', 1: INTERCEPTS };
  const ran = run(escort(8, 6), orders);
  expect([ran.at('Goblins'), ran.at('Elves')]).toEqual(['0506', '0505']);
  expect(ran.state.encounters[0]?.armies).toEqual([0, 2]);
});

test('[CHR-EX-12] the escorted army may not go on to the hex the interceptor came from', () => {
  const ran = run(escort(8, 6), { 0: 'Goblins - Move 1 ESCORT Elves\nElves - March 1,2', 1: INTERCEPTS });
  expect(ran.at('Elves')).toBe('0506');
  expect(ran.state.encounters[0]?.armies).toEqual([0, 1, 2]);
});

test('[CHR-EX-12] an escort of less than 1.5 times the size holds nobody', () => {
  const ran = run(escort(8, 6), { 0: 'Elves - Move 1 ESCORT Goblins\nGoblins - March 1,1', 1: INTERCEPTS });
  expect(ran.at('Goblins')).toBe('0506');
});

test('[CHR-R-93] an escort does not hold in its second action or after a head-on meeting', () => {
  const later = { 0: 'Goblins - Move 1 ESCORT Elves\nElves - Move 1; Move 2', 1: INTERCEPTS };
  expect(run(escort(8, 6), later).state.encounters[0]?.armies).toEqual([0, 1, 2]);
  const { armies } = escort(8, 6);
  const ahead = { armies: armies!.map((army) => (army.owner === 1 ? { ...army, at: '0506' } : army)) };
  const orders = { 0: 'Goblins - Move 1 ESCORT Elves\nElves - Move 1', 1: 'Firstborn - Move 4' };
  expect(run(ahead, orders, 2).state.encounters[0]?.armies).toEqual([0, 1, 2]);
});

test('[CHR-HID-07] an escort may name its ward by empire and number', () => {
  const numbered = { 0: 'Goblins - Move 1 ESCORT Aldmark 2\nElves - March 1,1', 1: INTERCEPTS };
  expect(run(escort(8, 6), numbered).at('Elves')).toBe('0505');
  const another = { 0: 'Goblins - Move 1 ESCORT Aldmark 3\nElves - March 1,1', 1: INTERCEPTS };
  expect(run(escort(8, 6), another).at('Elves')).toBe('0506');
});

test('[CHR-ACT-09] [CHR-R-93] an army that would not engage the interceptor is no escort against it', () => {
  const allied = (...others: number[]) => ({
    declares: Object.fromEntries(others.map((other) => [other, 'Allied' as const])),
  });
  const [goblins, elves, firstborn] = escort(8, 6).armies!;
  const armies = [{ ...goblins!, owner: 2 }, elves!, firstborn!];
  const orders = { 0: 'Elves - March 1,1', 1: INTERCEPTS, 2: 'Goblins - Move 1 ESCORT Elves' };
  const goesTo = (empires: GivenCampaign['empires']): string => {
    const campaign = campaignFrom({ step: 'T9', armies, empires: empires! });
    const knowledge = { ...campaign.knowledge, 2: { ...NO_KNOWLEDGE, names: ['Elves'] } };
    return runOn(withOrders({ ...campaign, knowledge }, orders)).at('Elves');
  };
  expect(goesTo([allied(2), {}, allied(0)])).toBe('0505');
  expect(goesTo([allied(2), allied(2), allied(0, 1)])).toBe('0506');
});

test('[CHR-R-87] an army that meets engineers head-on stops with them, unless it would spare them', () => {
  const given: GivenCampaign = {
    cities: [{ at: '0301' }, { at: '0310', owner: 1 }],
    armies: [{ at: '0405', name: 'Host', size: 8 }],
    units: [{ kind: 'engineer', at: '0406', owner: 1, name: 'Sappers' }],
  };
  const ran = run(given, { 0: 'Host - March 4,4', 1: 'Sappers - Move 1' }, 1);
  expect([ran.at('Host'), ran.at('Sappers')]).toEqual(['0405', 'gone']);
  const spared = run(given, { 0: 'Host - March 4,4 spare', 1: 'Sappers - Move 1' });
  expect([spared.at('Host'), spared.at('Sappers')]).toEqual(['0407', '0405']);
});

test('[CHR-ACT-11] [CHR-TER-20] nobody meets on open water, not even units that cross each other', () => {
  const ports = [
    { at: '0203', improvements: ['harbor'] as const },
    { at: '0803', owner: 1, improvements: ['harbor'] as const },
  ];
  const given: GivenCampaign = {
    surface: ['wwwwwwww', 'wwwwwwww', '........', '........'],
    cities: ports,
    armies: [{ at: '0401', name: 'Host', size: 8, afloat: true }],
    units: [{ kind: 'scout', at: '0402', owner: 1, name: 'Eyes', afloat: true }],
  };
  const ran = run(given, { 0: 'Host - Move 4', 1: 'Eyes - Move 1' });
  expect([ran.at('Host'), ran.at('Eyes')]).toEqual(['0402', '0401']);
});
