import { expect, test } from 'vitest';
import { type GivenArmy, type GivenCampaign, sideFrom } from '../../casebook/position.ts';
import type { Stance } from '../../orders/orders.ts';
import { hexOfLabel } from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { type Ran, run } from '../execution/testkit.ts';

const built = (owner = 1) => ({ owner, builtTurn: 1, captured: null });
const complex = { tower: built(), depot: built(), temple: built(), road: true as const };
const given = (army: Partial<GivenArmy> = {}, more: GivenCampaign = {}): GivenCampaign => ({
  turn: 6,
  armies: [{ at: '0505', name: 'Host', size: 6, ...army }],
  sites: { '0505': complex },
  ...more,
});
const site = ({ state }: Ran, label = '0505'): Site | undefined =>
  state.sites[hexOfLabel(state.ground, label)];

test('[CHR-STR-06] [CHR-STR-13] [CHR-R-61] a Hold takes an unguarded enemy depot and tower, never a temple [CHR-DST-05]', () => {
  const ran = run(given(), {});
  expect(site(ran)).toEqual({
    tower: { owner: 0, builtTurn: 1, captured: 6 },
    depot: { owner: 0, builtTurn: 1, captured: 6 },
    temple: built(),
    road: true,
  });
  expect(ran.told(1)).toContain('What you had built in 0505 was taken');
});

test('[CHR-STR-06] only the Hold captures: an army that just moves in takes nothing yet', () => {
  const ran = run(given({ at: '0506', supply: 'long' }), { 0: 'Host - Move 1' });
  expect(site(ran)?.tower?.owner).toBe(1);
  expect(site(run(given({ at: '0506' }), { 0: 'Host - Move 1; Hold' }))?.tower?.owner).toBe(0);
});

test('[CHR-STR-06] [CHR-R-56] another army’s fruit gives nobody an extra Hold', () => {
  const armies = [
    { at: '0507', name: 'Host', size: 6 },
    { at: '0101', name: 'Eaters', size: 6, stash: { until: 8 } },
  ];
  const orders = 'Host - Move 1; Move 1\nEaters - Move 4; Move 4; Move 4 FRUIT';
  const ran = run(given({}, { armies }), { 0: orders });
  expect([ran.at('Host'), ran.at('Eaters'), site(ran)?.tower?.owner]).toEqual(['0505', '0104', 1]);
});

test.each<[Stance, number]>([
  ['Unknown', 0],
  ['Neutral', 0],
  ['At War', 0],
  ['Friendly', 1],
  ['Allied', 1],
])('[CHR-R-61] toward %s the owner is then %i', (stance, owner) => {
  expect(site(run(given({}, { empires: [{ declares: { 1: stance } }, {}] }), {}))?.depot?.owner).toBe(owner);
});

test('[CHR-R-61] no capture with NO CAPTURE, by Broken armies, or where the owner or his ally stands', () => {
  expect(site(run(given(), { 0: 'Host - Hold NO CAPTURE; Hold NO CAPTURE' }))?.depot?.owner).toBe(1);
  expect(site(run(given({ broken: { cause: 'routed', from: 0 } }), {}))?.depot?.owner).toBe(1);
  const empires = [{}, { declares: { 2: 'Allied' } }, { declares: { 0: 'Allied' } }] as const;
  const armies = [
    { at: '0505', name: 'Host', size: 6 },
    { at: '0505', owner: 2, name: 'Friends', size: 5 },
  ];
  const orders = { 0: 'Host - Hold NO ENGAGE', 2: 'Friends - Hold' };
  expect(site(run(given({}, { armies, empires }), orders))?.depot?.owner).toBe(1);
});

test('[CHR-DST-04] [CHR-DST-06] a captured structure records the turn: its first payment is double', () => {
  expect(site(run(given(), {}))?.depot?.captured).toBe(6);
});

const old = (size: number) => ({ sites: { '0505': { abandoned: { size, name: 'Old' } } } });

test('[CHR-TER-13] [CHR-EX-28] a Hold loots an abandoned city: former size d20 x 5, and size 4 or more becomes Ruins', () => {
  const six = run(given({}, old(6)), {}, 1, 2, 3, 4, 5, 6);
  expect([six.state.empires[0]?.treasury, site(six)]).toEqual([105, { ruins: true }]);
  expect(six.events.flatMap(unexplainedMoney)).toEqual([]);
  const three = run(given({}, old(3)), {}, 20, 20, 20);
  expect([three.state.empires[0]?.treasury, site(three)]).toEqual([300, {}]);
});

test('[CHR-R-53] engineers loot too; a unit with NO LOOT does not', () => {
  const units = [{ kind: 'engineer' as const, at: '0505', name: 'Sappers' }];
  const engineers = run({ turn: 6, cities: [{ at: '0503' }], units, ...old(1) }, {}, 20);
  expect(engineers.state.empires[0]?.treasury).toBe(100);
  expect(site(run(given({}, old(6)), { 0: 'Host - Hold NO LOOT; Hold NO LOOT' }))?.abandoned).toBeDefined();
});

test('[CHR-DST-01] [CHR-DST-02] [CHR-R-62] Destroy at the end of a Move destroys everything of the enemy’s except roads', () => {
  const ran = run(given({ at: '0506', supply: 'long' }), { 0: 'Host - Move 1 - Destroy' });
  expect(site(ran)).toEqual({ road: true });
  expect(ran.told(1)).toContain('Destroyed in 0505: watchtower, supply depot, temple');
});

test('[CHR-R-62] Destroy with a name destroys that structure alone; own structures must be named', () => {
  const named = run(given({ at: '0506', supply: 'long' }), { 0: 'Host - Move 1 - Destroy depot' });
  expect(Object.keys(site(named)!)).toEqual(['tower', 'temple', 'road']);
  const own = { sites: { '0505': { tower: built(0) } } };
  expect(site(run(given({}, own), { 0: 'Host - Hold - Destroy' }))?.tower).toBeDefined();
  expect(site(run(given({}, own), { 0: 'Host - Hold - Destroy tower' }))?.tower).toBeUndefined();
});

test('[CHR-DST-01] Destroy never goes with a March', () => {
  const ran = run(given({ at: '0507', supply: 'long' }), { 0: 'Host - March 1,1 - Destroy' });
  expect(site(ran)?.tower).toBeDefined();
});

test('[CHR-DST-03] a bridge is named by its side', () => {
  const rivers = { '0505/2': 'bridge' } as const;
  const ran = run(given({}, { rivers }), { 0: 'Host - Hold - Destroy bridge 2' });
  expect(ran.state.rivers[sideFrom(ran.state.ground, '0505/2')]).toBe('river');
});

test('[CHR-R-62] where there is a battle, Destroy waits for its winner', () => {
  const armies = [
    { at: '0506', name: 'Host', size: 6 },
    { at: '0505', owner: 1, name: 'Wolves', size: 6 },
  ];
  expect(site(run(given({}, { armies }), { 0: 'Host - Move 1 - Destroy' }))?.tower).toBeDefined();
});

test('[CHR-BRK-09] a Broken army destroys nothing on its way home', () => {
  const broken = { cause: 'routed', from: 0 } as const;
  const onItsWay = (state: Partial<GivenArmy>) =>
    run(given({ at: '0506', ...state }, { cities: [{ at: '0503' }] }), { 0: 'Host - Move 1 - Destroy' });
  expect(site(onItsWay({ broken }))?.tower).toBeDefined();
  expect(site(onItsWay({}))?.tower).toBeUndefined();
});
