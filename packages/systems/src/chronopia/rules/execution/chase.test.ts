import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import { run, runOn, withOrders } from './testkit.ts';

const chase = (wolves: Partial<GivenArmy> = {}, more: GivenCampaign = {}): GivenCampaign => ({
  armies: [
    { at: '0506', name: 'Host', size: 8 },
    { at: '0505', owner: 1, name: 'Wolves', size: 9, ...wolves },
  ],
  ...more,
});

test('[CHR-AAC-06] [CHR-R-90] an engager steps after its target and enters its hex', () => {
  const ran = run(chase({ supply: 'long' }), { 0: 'Host - Move 1 engage', 1: 'Wolves - Move 2' });
  expect([ran.at('Wolves'), ran.at('Host')]).toEqual(['0604', '0505']);
  const again = run(chase(), { 0: 'Host - Move 1 engage /M', 1: 'Wolves - Move 2' });
  expect([again.at('Host'), again.army('Host').today.marches]).toEqual(['0604', 1]);
  expect(again.state.encounters).toHaveLength(1);
});

test('[CHR-AAC-05] [CHR-R-90] a follower stays next to its target', () => {
  const ran = run(chase(), {
    0: 'Host - Move follow Brakka 1; Move follow Brakka 1',
    1: 'Wolves - Move 1; Move 1',
  });
  expect([ran.at('Wolves'), ran.at('Host')]).toEqual(['0503', '0504']);
  expect(run(chase(), { 0: 'Host - Move follow Brakka 1' }).at('Host')).toBe('0506');
});

test('[CHR-AAC-05] settlers and engineers can be followed, not engaged', () => {
  const given: GivenCampaign = {
    cities: [{ at: '0503', owner: 1 }],
    armies: [{ at: '0506', name: 'Host', size: 8 }],
    units: [{ kind: 'engineer', at: '0505', owner: 1, name: 'Sappers' }],
  };
  expect(run(given, { 0: 'Host - Move 1 follow', 1: 'Sappers - Move 1' }).at('Host')).toBe('0505');
  expect(run(given, { 0: 'Host - Move engage', 1: 'Sappers - Move 1' }).at('Host')).toBe('0506');
});

test('[CHR-R-90] `Move d engage` goes for the largest army in that direction', () => {
  const armies = [...chase().armies!, { at: '0505', owner: 1, name: 'Bears', size: 12 }];
  const ran = run(chase({}, { armies }), { 0: 'Host - Move 1 engage', 1: 'Wolves - Move 6\nBears - Move 2' });
  expect([ran.at('Bears'), ran.at('Host')]).toEqual(['0604', '0505']);
  const quick = run(chase({}, { armies }), {
    0: 'Host - Move 1 engage /M',
    1: 'Wolves - Move 6\nBears - Move 2',
  });
  expect(quick.at('Host')).toBe('0604');
});

test('[CHR-R-90] a named target stays the target, even if a larger army stands beside it', () => {
  const armies = [...chase().armies!, { at: '0605', owner: 1, name: 'Bears', size: 12 }];
  const orders = { 0: 'Host - Move engage Brakka 1', 1: 'Wolves - Hold\nBears - Hold' };
  expect(run(chase({}, { armies }), orders).at('Host')).toBe('0505');
});

test('[CHR-R-90] an army never seen is not chosen: the order is a plain Move', () => {
  const campaign = withOrders(campaignFrom({ step: 'T9', ...chase() }), {
    0: 'Host - Move 1 engage',
    1: 'Wolves - Move 2',
  });
  expect(runOn(campaign).at('Host')).toBe('0505');
  const nameless = withOrders(campaignFrom({ step: 'T9', ...chase() }), { 0: 'Host - Move engage Brakka 1' });
  expect(runOn(nameless).told(0)).toContain('E-10');
});

test('[CHR-R-90] the target must be adjacent at the start of the slot', () => {
  const ran = run(chase({ at: '0504' }), { 0: 'Host - Move engage Brakka 1' });
  expect(ran.at('Host')).toBe('0506');
  expect(ran.told(0)).toContain('E-10');
});

test('[CHR-R-90] mutual engagers meet head-on', () => {
  const ran = run(chase(), { 0: 'Host - Move 1 engage', 1: 'Wolves - Move 4 engage' }, 2);
  expect([ran.at('Host'), ran.at('Wolves')]).toEqual(['0506', '0506']);
});

test('[CHR-R-90] chains go from leader to last', () => {
  const empires = [{ declares: { 2: 'Allied' } }, { declares: { 2: 'Allied' } }, {}] as const;
  const armies = [
    { at: '0507', name: 'Host', size: 8 },
    { at: '0506', owner: 1, name: 'Wolves', size: 9 },
    { at: '0505', owner: 2, name: 'Bears', size: 9 },
  ];
  const orders = {
    0: 'Host - Move follow Brakka 1',
    1: 'Wolves - Move follow Corvane 1',
    2: 'Bears - Move 1',
  };
  const ran = run({ empires, armies }, orders);
  expect(['Bears', 'Wolves', 'Host'].map(ran.at)).toEqual(['0504', '0505', '0506']);
});

test('[CHR-R-90] if the target is lost, the rest of the action is a Hold', () => {
  const cities = [{ at: '0504', owner: 1, improvements: ['barracks'] as const, size: 10 }];
  const ran = run(chase({}, { cities }), { 0: 'Host - Move 1 engage /M', 1: 'Wolves - Move 1 INSIDE' });
  expect(ran.at('Host')).toBe('0505');
});

test('[CHR-AAC-06] [CHR-R-42] an engager with /M Moves where it cannot March', () => {
  const surface = Array.from({ length: 12 }, (_, row) => (row === 4 ? '....m.......' : '............'));
  const ran = run(chase({}, { surface }), { 0: 'Host - Move 1 engage /M', 1: 'Wolves - Hold' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0505', 0]);
  expect(ran.told(0)).toContain('E-06');
});

test('[CHR-AAC-08] [CHR-R-46] a second March after a target also keeps to clear ground', () => {
  const woods = Array.from({ length: 12 }, (_, row) =>
    row === 2 || row === 3 ? '....f.......' : '............',
  );
  const armies = [
    { at: '0508', name: 'Host', size: 8 },
    { at: '0505', owner: 1, name: 'Wolves', size: 9 },
  ];
  const orders = {
    0: 'Host - March 1,1; Move 1 engage /M',
    1: 'Wolves - Hold NO ENGAGE; March 1,1 NO ENGAGE',
  };
  const open = run({ armies }, orders);
  expect([open.at('Host'), open.army('Host').today.marches]).toEqual(['0504', 2]);
  const ran = run({ armies, surface: woods }, orders);
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0505', 2]);
});

test('[CHR-R-132] a chase does not lead back to the city that was not taken', () => {
  const cities = [{ at: '0505', owner: 1 }];
  const given = chase({}, { cities });
  const armies = given.armies!.map((army) => (army.name === 'Host' ? { ...army, mustLeave: 0 } : army));
  const ran = run({ ...given, armies }, { 0: 'Host - Move 1 engage', 1: 'Wolves - Hold' });
  expect(ran.at('Host')).toBe('0506');
});
