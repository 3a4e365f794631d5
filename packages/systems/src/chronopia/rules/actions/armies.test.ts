import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import type { Statement } from '../../orders/orders.ts';
import type { Dog } from '../../state/state.ts';
import { run, runOn, withOrders } from '../execution/testkit.ts';
import { pvOf } from '../forces/points.ts';

const routed = { cause: 'routed', from: 0 } as const;
const pair = (
  a: Partial<GivenArmy> = {},
  b: Partial<GivenArmy> = {},
  more: GivenCampaign = {},
): GivenCampaign => ({
  armies: [
    { at: '0505', name: 'Host', size: 6, ...a },
    { at: '0505', name: 'Wolves', size: 7, ...b },
  ],
  ...more,
});
const JOIN = { 0: 'Host - Join Wolves\nWolves - Join Host' };

test('[CHR-AAC-01] [CHR-R-97] two armies in one hex join; the first one named gives its name and number', () => {
  const ran = run(pair(), JOIN);
  expect([ran.army('Host').number, ran.army('Host').bands.length, ran.at('Wolves')]).toEqual([1, 6, 'gone']);
  expect(run(pair(), { 0: 'Wolves - Join Host\nHost - Join Wolves' }).army('Wolves').number).toBe(2);
});

test('[CHR-AAC-01] all armies must spend the action, in the same slot and hex', () => {
  expect(run(pair(), { 0: 'Host - Join Wolves' }).at('Wolves')).toBe('0505');
  expect(run(pair(), { 0: 'Host - Join Wolves; Hold\nWolves - Hold; Join Host' }).at('Wolves')).toBe('0505');
  expect(run(pair({}, { at: '0506' }), JOIN).at('Wolves')).toBe('0506');
  const ran = run(pair({}, { at: '0506' }), { 0: 'Wolves - Move 1; Join Host\nHost - Hold; Join Wolves' });
  expect(ran.at('Host')).toBe('gone');
});

test('[CHR-AAC-01] more than two join only in a city', () => {
  const armies = ['Host', 'Wolves', 'Bears'].map((name) => ({ at: '0505', name, size: 5 }));
  const orders = { 0: 'Host - Join Wolves, Bears\nWolves - Join Host\nBears - Join Host' };
  expect(run({ armies }, orders).at('Bears')).toBe('0505');
  expect(run({ armies, cities: [{ at: '0505' }] }, orders).at('Bears')).toBe('gone');
});

test('[CHR-R-97] the joined army has the fewest actions left of any part and every March mark', () => {
  const orders = { 0: 'Host - Join Wolves; Move 1\nWolves - Join Host' };
  expect(run(pair({}, { supply: 'long' }), orders).at('Host')).toBe('0505');
  expect(run(pair(), orders).at('Host')).toBe('0504');
  const marched = { 0: 'Host - Hold; Join Wolves\nWolves - March 1,1; Join Host' };
  expect(run(pair({}, { at: '0507' }), marched).army('Host').today.marches).toBe(1);
});

test('[CHR-R-178] a new army may Join in slot 1 only', () => {
  const born = pair({}, { raisedTurn: 1 });
  expect(run(born, JOIN).at('Wolves')).toBe('gone');
  expect(run(born, { 0: 'Host - Hold; Join Wolves\nWolves - Hold; Join Host' }).at('Wolves')).toBe('0505');
});

test('[CHR-R-97] Join fails above size 25 or if nobody could lead the joined army', () => {
  expect(run(pair({ size: 20 }, { size: 8 }), JOIN).told(0)).toContain('larger than size 25');
  const half = { troops: '12 fb-swordsmen, 2 fb-swordsmen' };
  expect(run(pair(half, half), JOIN).told(0)).toContain('none of them could lead');
  const weak = 'repulsar-marksman, 12 fb-swordsmen, 12 fb-swordsmen';
  const ran = run(pair({ troops: weak }, { troops: `${weak}, 6 fb-swordsmen` }), JOIN);
  expect(ran.told(0)).toContain('none of them could lead');
});

test('[CHR-R-175] the joined army takes the state of the part with most points; a tie is Broken', () => {
  const city = { cities: [{ at: '0505' }] };
  expect(run(pair({}, { broken: routed }, city), JOIN).army('Host').broken).toEqual(routed);
  expect(run(pair({ size: 8, broken: null }, { broken: routed }, city), JOIN).army('Host').broken).toBeNull();
  expect(run(pair({}, { size: 6, broken: routed }, city), JOIN).army('Host').broken).toEqual(routed);
});

test('[CHR-BRK-01] [CHR-R-175] an understrength part recovers once the joined army qualifies', () => {
  expect(run(pair({ size: 4 }, { size: 3 }), JOIN).army('Host').broken).toBeNull();
  expect(run(pair({ size: 2 }, { size: 2 }), JOIN).army('Host').broken?.cause).toBe('understrength');
});

test('[CHR-R-56] joined armies keep one stash of fruit', () => {
  expect(run(pair({ stash: { until: 2 } }, { stash: { until: 3 } }), JOIN).army('Host').stash).toEqual({
    until: 3,
  });
});

const TROOPS =
  'judge as Verian, judge as Ulf, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen';
const host = (more: Partial<GivenArmy> = {}, given: GivenCampaign = {}): GivenCampaign => ({
  armies: [{ at: '0505', name: 'Host', troops: TROOPS, stash: { until: 9 }, ...more }],
  ...given,
});
const SPLIT = 'Split Second: Ulf, 12x fb-swordsmen, 12x fb-swordsmen';

test('[CHR-AAC-13] [CHR-R-98] Split makes two armies, each of which has used one action', () => {
  const ran = run(host(), { 0: `Host - ${SPLIT}; Move 1` });
  expect([ran.army('Host').bands.length, ran.army('Second').bands.length]).toEqual([2, 2]);
  expect([ran.at('Host'), ran.at('Second')]).toEqual(['0504', '0505']);
  expect([ran.army('Second').number, ran.army('Second').commander]).toEqual([
    2,
    ran.army('Second').heroes[0]?.id,
  ]);
});

test('[CHR-AAC-13] the part that split off in slot 1 takes its first order in slot 2', () => {
  const order: Statement = { s: 'order', unit: 'Second', actions: [{ a: 'move', steps: [4], with: [] }] };
  const campaign = withOrders(campaignFrom({ step: 'T9', ...host() }), { 0: `Host - ${SPLIT}` });
  const sheet = { statements: [...campaign.sheets[0]!.statements, order], battle: [] };
  expect(runOn({ ...campaign, sheets: { 0: sheet } }).at('Second')).toBe('0506');
});

test('[CHR-AAC-13] outside a city an army can split only in two', () => {
  const order = { 0: 'Host - Split Second: Ulf, 12x fb-swordsmen / Third: 12x fb-swordsmen' };
  expect(run(host(), order).at('Third')).toBe('gone');
  expect(run(host({}, { cities: [{ at: '0505' }] }), order).at('Third')).toBe('0505');
});

test('[CHR-R-98] a part below size 5 is Broken at once; a part without a commander is leaderless', () => {
  const small = run(host(), { 0: 'Host - Split Second: 12x fb-swordsmen' });
  expect(small.army('Second').broken?.cause).toBe('understrength');
  const blind = run(host(), {
    0: 'Host - Split Second: 12x fb-swordsmen, 12x fb-swordsmen, 12x fb-swordsmen',
  });
  expect([blind.army('Second').broken, blind.army('Second').commander]).toEqual([null, null]);
});

test('[CHR-R-56] Split leaves the fruit with the largest part', () => {
  const ran = run(host(), {
    0: 'Host - Split Second: Ulf, 12x fb-swordsmen, 12x fb-swordsmen, 12x fb-swordsmen',
  });
  expect([ran.army('Host').stash, ran.army('Second').stash]).toEqual([null, { until: 9 }]);
});

test('[CHR-CMD-09] [CHR-R-138] an army that nobody can lead must Split with its first actions', () => {
  const troops =
    'repulsar-marksman as Ulf, repulsar-marksman as Bera, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen';
  const ran = run(host({ troops }, { turn: 3 }), { 0: 'Host - Move 1; Move 1' });
  const sizes = ran.state.armies.map((army) => army!.size);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
  expect(ran.told(0)).toContain('it must Split (E-14)');
  expect(ran.at('Host')).toBe('0504');
});

test('[CHR-R-139] without any individual it breaks up into bands of size 4 or less, each Broken', () => {
  const troops = '12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen';
  const ran = run(host({ troops }, { turn: 3, cities: [{ at: '0505' }] }), {});
  expect(ran.state.armies.every((army) => army!.size <= 4 && army!.broken !== null)).toBe(true);
});

test('[CHR-AAC-02] [CHR-R-99] Disband removes all or named parts, without refund', () => {
  const part = run(host(), { 0: 'Host - Disband 12x fb-swordsmen, Ulf' });
  expect([part.army('Host').bands.length, part.army('Host').heroes.length]).toEqual([3, 1]);
  expect(part.state.empires[0]?.treasury).toBe(0);
  expect(run(host(), { 0: 'Host - Disband ALL' }).at('Host')).toBe('gone');
});

test('[CHR-R-84] [CHR-ACT-05] a pinned army’s actions fail', () => {
  const given = host(
    {},
    {
      armies: [
        { at: '0505', name: 'Host', troops: TROOPS },
        { at: '0504', owner: 1, name: 'Wolves', size: 6 },
      ],
    },
  );
  const ran = run(given, { 0: `Host - ${SPLIT}`, 1: 'Wolves - Move 4' });
  expect(ran.state.armies).toHaveLength(2);
});

test('[CHR-GEN-10] neither Join nor Split makes or loses a model', () => {
  const before = pvOf(run(host(), {}).army('Host'));
  const ran = run(host(), { 0: `Host - ${SPLIT}` });
  expect(pvOf(ran.army('Host')) + pvOf(ran.army('Second'))).toBe(before);
});

test('[CHR-DOW-08] [CHR-R-154] a hired band goes back to the pool when all of it is disbanded, not when a part is', () => {
  const employed = (order: string) => {
    const dogs: Dog[] = [{ band: 'dow-alcatani', state: 'hired', until: 1, high: null }];
    const campaign = campaignFrom({ ...host(), more: { dogs } });
    const models = { trooper: 7, leader: 1, trumpeter: 1, standard: 1 };
    const band = { id: 900, profile: 'dow-alcatani', of: 0, models, hired: true as const };
    const army = { ...campaign.armies[0]!, bands: [...campaign.armies[0]!.bands, band] };
    const { state } = runOn(withOrders({ ...campaign, armies: [army] }, { 0: order }));
    return state.dogs[0]!.state;
  };
  expect(employed('Host - Disband 6x dow-alcatani')).toBe('hired');
  expect(employed('Host - Disband 10x dow-alcatani')).toBe('away');
});
