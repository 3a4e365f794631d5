import { dice, Match, MODERATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { chronopia } from '../../index.ts';
import type { CampaignCommand, ModeratorCommand, TransferredEmpire } from '../../orders/commands.ts';
import { NEW_MIND } from '../../state/beginnings.ts';
import { hexOfLabel, labelOf, neighbour, terrainAt } from '../../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../../state/readers.ts';
import type { Announced, Campaign, Mind } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';
import { conqueredCities } from '../accounting/conquered.ts';
import { settleUnits } from '../actions/enslaving.ts';
import { loaded } from '../battle/testkit.ts';
import { actionCount } from '../execution/orders.ts';
import { pvOf } from '../forces/points.ts';
import { isRoadWay } from '../ground/roads.ts';
import { payables } from '../payables/payables.ts';
import { keepCity } from '../siege/fall.ts';
import { carryOutAnnouncements } from './coming.ts';

/** Two empires in the west and two empty chairs, while the orders of turn 4 are written. */
const land = (given: GivenCampaign = {}): Campaign => {
  const campaign = campaignFrom({
    turn: 4,
    step: 'T5',
    columns: 16,
    rows: 14,
    empires: [
      { name: 'Aldmark' },
      { name: 'Brakka', declares: { Newcomer: 'At War' } },
      { name: 'Newcomer' },
      { name: 'Late' },
    ],
    cities: [
      { at: '0202', owner: 0 },
      { at: '0210', owner: 1 },
    ],
    armies: [{ at: '0202', owner: 0, size: 6 }],
    ...given,
  });
  const empires = campaign.empires.map((empire) => (empire.id < 2 ? empire : { ...empire, fallen: 0 }));
  const options = smallCampaign({ moderator: true, lateSeats: 2, lastTurn: 30 });
  return { ...campaign, empires, options, window: { name: 'orders', asked: [0, 1], ready: [] } };
};
const begin = (campaign: Campaign) =>
  Match.from(chronopia, campaign.options, campaign, seededDice('joining'));
const said = (campaign: Campaign, command: CampaignCommand) => begin(campaign).submit(MODERATOR, command);

type AnnouncedCommand = Announced['command'];
/** The campaign after these announcements are carried out. */
const arrived = (
  campaign: Campaign,
  commands: readonly AnnouncedCommand[],
  turn: number,
  ...dies: number[]
) => {
  const tale = beginTale({ ...campaign, turn, coming: commands.map((command) => ({ turn, command })) });
  carryOutAnnouncements(tale, dice(...dies));
  return tale.state;
};

const JOIN: Extract<ModeratorCommand, { type: 'addEmpire' }> = {
  type: 'addEmpire',
  name: 'Corvane',
  race: 'DW',
  hexes: ['1204', '1208', '1212'],
  reason: 'a friend came along',
};

test('[CHR-PLY-18] [CHR-R-11] newcomers are announced, and everybody has a full turn before they arrive', () => {
  const match = begin(land());
  expect(match.submit(MODERATOR, JOIN).ok).toBe(true);
  expect(match.state.coming).toMatchObject([{ turn: 6, command: { name: 'Corvane' } }]);
  expect(match.state.reports[0]?.at(-1)?.text).toContain('turn 6');
  expect(citiesOf(match.state, 2)).toEqual([]);
  const early = beginTale({ ...match.state, turn: 5 });
  carryOutAnnouncements(early, dice());
  expect(citiesOf(early.state, 2)).toEqual([]);
});

test('[CHR-PLY-15] a late joiner starts like everybody else: cities and 1,200 points', () => {
  const state = arrived(land(), [JOIN], 5);
  expect(state.empires[2]).toMatchObject({ name: 'Corvane', race: 'DW', fallen: null, treasury: 0 });
  expect(citiesOf(state, 2).map(({ size, at }) => [size, labelOf(state.ground, at)])).toEqual([
    [4, '1204'],
    [4, '1208'],
    [4, '1212'],
  ]);
  expect(armiesOf(state, 2)).toHaveLength(1);
  const points = pvOf(armiesOf(state, 2)[0]!);
  expect([points > 1100, points <= 1200]).toEqual([true, true]);
  expect(Object.keys(state.sites)).toEqual([]);
});

test('[CHR-PLY-16] [CHR-R-11] after turn 5 he also gets an army of size 5, 1,000 guilders and four connected sections of road', () => {
  const state = arrived(land(), [JOIN], 6);
  expect(armiesOf(state, 2)[1]).toMatchObject({ size: 5, broken: null });
  expect(state.empires[2]?.treasury).toBe(1000);
  const roads = Object.keys(state.sites).map((hex) => labelOf(state.ground, Number(hex)));
  expect(roads).toHaveLength(4);
  const way = ['1204', '1205', '1206', '1207', '1208'].map((label) => hexOfLabel(state.ground, label));
  expect(isRoadWay(state, way)).toBe(true);
});

test('[CHR-PLY-05] [CHR-PLY-15] his individuals have names of their own, and his armies act as at any start', () => {
  const state = arrived(land(), [JOIN], 6);
  const names = armiesOf(state, 2).flatMap(({ heroes }) => heroes.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(armiesOf(state, 2).map((army) => actionCount(state, army))).toEqual([2, 2]);
});

test('[CHR-CTY-13] his cities replace whatever others built there', () => {
  const tower = { owner: 0, builtTurn: 1, captured: null };
  const abandoned = { size: 5, name: 'Old Karsk' };
  const state = arrived(land({ sites: { '1204': { tower, road: true }, '1208': { abandoned } } }), [JOIN], 5);
  expect(Object.values(state.sites)).toEqual([{ road: true }, {}]);
});

test('[CHR-PLY-15] [CHR-PLY-20] no two of his cities stand in one hex', () => {
  expect(said(land(), { ...JOIN, hexes: ['1204', '1204', '1208', '1212'] })).toMatchObject({
    ok: false,
    because: 'two cities cannot stand at 1204',
  });
  const cities = [...EMPIRE.cities.slice(0, 4), { hex: '1204', size: 5 }];
  expect(bring({ cities })).toMatchObject({ ok: false, rule: 'CHR-PLY-20' });
});

test('[CHR-PLY-17] [CHR-ALL-04] a destroyed player may come again without any old declarations against him', () => {
  const campaign = land();
  expect(campaign.empires[1]?.declares).toEqual({ 2: 'At War' });
  const state = arrived(campaign, [JOIN], 5);
  expect(state.empires[1]?.declares).toEqual({});
  expect(state.empires[2]).toMatchObject({ declares: {}, byComputer: false, silent: 0 });
});

/** The empire of the third chair fell in turn 3. */
const afterFall = (given: GivenCampaign = {}): Campaign => {
  const campaign = land(given);
  return {
    ...campaign,
    empires: campaign.empires.map((empire) => (empire.id === 2 ? { ...empire, fallen: 3 } : empire)),
  };
};

test('[CHR-PLY-17] [CHR-HID-13] a chair starts empty: the newcomer gets nothing the fallen empire wrote or heard', () => {
  const campaign = afterFall();
  const before: Campaign = {
    ...campaign,
    reports: { ...campaign.reports, 2: [{ turn: 4, section: 'treasury', text: 'secret', rules: [] }] },
    messages: [
      { turn: 3, from: 0, to: [1, 2], text: 'to two' },
      { turn: 3, from: 2, to: [1], text: 'from the fallen' },
    ],
  };
  const state = arrived(before, [JOIN], 5);
  expect(state.reports[2]?.some(({ text }) => text === 'secret')).toBe(false);
  expect(state.messages).toEqual([{ turn: 3, from: 0, to: [1], text: 'to two' }]);
});

test('[CHR-R-13] structures of an empire whose seat was taken anew stand unpaid until they fall or are taken', () => {
  const built = (owner: number) => ({ owner, builtTurn: 1, captured: null });
  const state = arrived(afterFall({ sites: { '0905': { tower: built(2), depot: built(0) } } }), [JOIN], 5);
  const at = hexOfLabel(state.ground, '0905');
  expect(state.sites[at]).toEqual({ tower: built(4), depot: built(0) });
  expect(state.empires[4]).toMatchObject({ name: 'Fallen Newcomer', power: 'gone', fallen: 3 });
  const unpaid = beginTale(state);
  payables(unpaid, loaded({ 'disrepair:': [50] }, 20));
  expect(unpaid.state.sites[at]?.tower).toBeUndefined();
});

test('[CHR-R-134] a city that rises from an empire whose seat was taken anew becomes neutral', () => {
  const cities = [
    { at: '0202', owner: 0 },
    { at: '0606', name: 'Karsk', owner: 0, size: 5, conquered: { turn: 4, from: 2 } },
  ];
  const tale = beginTale(arrived(afterFall({ cities, armies: [] }), [JOIN], 5));
  conqueredCities(tale, dice(1));
  const { owner } = tale.state.cities[1]!;
  expect(tale.state.empires[owner]).toMatchObject({ power: 'neutral', name: 'Free Karsk' });
});

test('[CHR-R-133] the newcomer conquers the cities of the empire before him as anybody else', () => {
  const cities = [{ at: '0606', name: 'Karsk', owner: 0, size: 5, conquered: { turn: 4, from: 2 } }];
  const tale = beginTale(arrived(afterFall({ cities }), [JOIN], 5));
  keepCity(tale, dice(1, 1, 1, 1, 1), tale.state.cities[0]!, 2, 0);
  expect(tale.state.cities[0]).toMatchObject({ owner: 2, conquered: { turn: 5, from: 4 } });
});

test('[CHR-R-125] slaves of an empire whose seat was taken anew go to the liberator', () => {
  const empires = [
    { name: 'Aldmark' },
    { name: 'Brakka' },
    { name: 'Newcomer', declares: { 0: 'Allied' as const } },
    {},
  ];
  const units = [{ kind: 'engineer' as const, name: 'Sappers', at: '0505', owner: 1, enslavedFrom: 2 }];
  const armies = [{ at: '0505', name: 'Host', owner: 0, size: 6 }];
  const tale = beginTale({
    ...arrived(afterFall({ empires, units, armies }), [JOIN], 5),
    step: 'T9',
    slot: 1,
  });
  settleUnits(tale, dice());
  expect(tale.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: null });
});

test('[CHR-R-70] neutrals meet the newcomer as a stranger', () => {
  const campaign = afterFall({
    empires: [
      { name: 'Aldmark' },
      { name: 'Brakka' },
      { name: 'Newcomer' },
      {},
      { name: 'Vell', power: 'neutral' },
    ],
  });
  const mind: Mind = {
    ...NEW_MIND,
    reactions: { 2: { total: 21, turn: 2, trap: false }, 0: { total: 9, turn: 2, trap: false } },
    attackedBy: [1, 2],
  };
  const before = {
    ...campaign,
    empires: campaign.empires.map((empire) => (empire.id === 4 ? { ...empire, fallen: null, mind } : empire)),
  };
  expect(arrived(before, [JOIN], 5).empires[4]?.mind).toMatchObject({
    reactions: { 0: { total: 9 } },
    attackedBy: [1],
  });
  expect(arrived(before, [JOIN], 5).empires[4]?.mind?.reactions).not.toHaveProperty('2');
});

test('[CHR-PLY-13] the starting distances are waived for him; water and cities are not', () => {
  expect(said(land(), { ...JOIN, hexes: ['0204', '0206', '0208'] }).ok).toBe(true);
  expect(said(land(), { ...JOIN, hexes: ['0202', '1208', '1212'] })).toMatchObject({
    ok: false,
    rule: 'CHR-PLY-15',
  });
  const wet = land({ surface: Array.from({ length: 14 }, () => `${'.'.repeat(10)}wwwwww`) });
  expect(said(wet, JOIN)).toMatchObject({ ok: false, rule: 'CHR-PLY-15' });
});

test('[CHR-PLY-15] the chair must be free, the name and race valid, and the cities three or four', () => {
  const full = {
    ...land(),
    coming: [JOIN, { ...JOIN, name: 'Duskhold' }].map((command) => ({ turn: 6, command })),
  };
  expect(said(full, { ...JOIN, name: 'Estara' })).toMatchObject({ ok: false, rule: 'CHR-PLY-15' });
  expect(said(land(), { ...JOIN, name: 'Aldmark' })).toMatchObject({ ok: false, rule: 'CHR-R-173' });
  expect(said(land(), { ...JOIN, race: 'BA' })).toMatchObject({ ok: false, rule: 'CHR-PLY-01' });
  expect(said(land(), { ...JOIN, hexes: ['1204', '1208'] })).toMatchObject({ ok: false, rule: 'CHR-PLY-09' });
});

test('[CHR-PLY-01] [CHR-RAC-36] Elves come with one house, other races with none', () => {
  expect(said(land(), { ...JOIN, race: 'EL' })).toMatchObject({ ok: false, rule: 'CHR-RAC-36' });
  expect(said(land(), { ...JOIN, race: 'EL', house: 'helios' }).ok).toBe(true);
  expect(said(land(), { ...JOIN, house: 'helios' })).toMatchObject({ ok: false, rule: 'CHR-RAC-36' });
});

test('[CHR-PLY-14] [CHR-PLY-02] a leaving player’s empire goes to the computer, and later to a new player as it is', () => {
  const match = begin(land());
  match.submit(MODERATOR, { type: 'handOver', empire: 1, to: 'computer', reason: 'has left' });
  expect(match.state.empires[1]).toMatchObject({ byComputer: true });
  match.submit(MODERATOR, { type: 'handOver', empire: 1, to: 'player', reason: 'a new player' });
  expect(match.state.empires[1]).toMatchObject({ byComputer: false, name: 'Brakka' });
});

const EMPIRE: TransferredEmpire = {
  name: 'Estara',
  race: 'FB',
  cities: [
    { hex: '1204', size: 5 },
    { hex: '1208', size: 5 },
    { hex: '1212', size: 5 },
    { hex: '1506', size: 5 },
    { hex: '1510', size: 5 },
  ],
  armies: [
    {
      name: 'First',
      hex: '1204',
      items: [
        { count: 1, profile: 'judge', as: 'Verian' },
        { count: 12, profile: 'fb-swordsmen' },
        { count: 12, profile: 'fb-swordsmen' },
      ],
    },
  ],
  settlers: ['1204', '1208'],
  engineers: ['1204', '1204'],
  roads: ['1205', '1206'],
  tower: '1109',
  depot: '1109',
  temple: '1205',
};
const TRANSFER = { type: 'transfer', reason: 'from the old map' } as const;
const bring = (change: Partial<TransferredEmpire>) =>
  said(land(), { ...TRANSFER, empire: { ...EMPIRE, ...change } });

test('[CHR-PLY-20] a transferred empire brings cities of 25, forces, two settler bands, two battalions, roads and one structure each', () => {
  expect(bring({}).ok).toBe(true);
  const state = arrived(land(), [{ ...TRANSFER, empire: EMPIRE }], 6);
  expect(citiesOf(state, 2).reduce((sum, { size }) => sum + size, 0)).toBe(25);
  expect(armiesOf(state, 2)).toMatchObject([{ name: 'First', broken: null, size: 5 }]);
  expect(unitsOf(state, 2).map(({ kind, size }) => [kind, size])).toEqual([
    ['settler', 1],
    ['settler', 1],
    ['engineer', 0],
    ['engineer', 0],
  ]);
  const at = (label: string) => state.sites[hexOfLabel(state.ground, label)];
  expect(at('1109')).toMatchObject({ tower: { owner: 2 }, depot: { owner: 2 } });
  expect([at('1205')?.temple?.owner, at('1205')?.road, at('1206')?.road]).toEqual([2, true, true]);
});

test('[CHR-PLY-20] more than that is refused', () => {
  const refused = { ok: false, rule: 'CHR-PLY-20' };
  const [city] = EMPIRE.cities;
  expect(bring({ cities: [{ ...city!, size: 6 }] })).toMatchObject(refused);
  expect(bring({ cities: [...EMPIRE.cities, { hex: '0908', size: 1 }] })).toMatchObject(refused);
  expect(bring({ settlers: ['1204', '1204', '1204'] })).toMatchObject(refused);
  expect(bring({ settlers: ['1205'] })).toMatchObject(refused);
  expect(bring({ engineers: ['1204', '1204', '1204'] })).toMatchObject(refused);
  expect(
    bring({ roads: ['1205', '1206', '1207', '1304', '1305', '1306', '1307', '1308', '1309'] }),
  ).toMatchObject(refused);
  expect(bring({ tower: '0202' })).toMatchObject(refused);
  const band = { count: 12, profile: 'fb-swordsmen' };
  const host = (name: string, bands: number) => ({
    name,
    hex: '1204',
    items: [{ count: 1, profile: 'judge', as: `${name} Judge` }, ...Array(bands).fill(band)],
  });
  expect(bring({ armies: [host('Large', 7)] })).toMatchObject(refused);
  expect(bring({ armies: [host('One', 6), host('Two', 6)] }).ok).toBe(true);
  expect(bring({ armies: [host('One', 6), host('Two', 6), host('Three', 6)] })).toMatchObject(refused);
});

test('[CHR-CTY-13] [CHR-R-60] his structures never stand in a city, on special ground or in place of another’s', () => {
  const refused = { ok: false, rule: 'CHR-PLY-20' };
  const tower = { owner: 0, builtTurn: 1, captured: null };
  const campaign = land({ sites: { '1207': { tower }, '1307': { mine: { bonus: 0 } } } });
  const built = (change: Partial<TransferredEmpire>) =>
    said(campaign, { ...TRANSFER, empire: { ...EMPIRE, ...change } });
  expect(built({ temple: '1204' })).toMatchObject(refused);
  expect(built({ tower: '1207' })).toMatchObject(refused);
  expect(built({ depot: '1307' })).toMatchObject(refused);
  expect(built({ depot: '1207' }).ok).toBe(true);
});

test('[CHR-PLY-21] [CHR-R-12] transferred empires arrive one a turn, in random order', () => {
  const second = {
    ...EMPIRE,
    name: 'Fenwick',
    cities: [{ hex: '0906', size: 5 }],
    armies: [],
    settlers: [],
    engineers: [],
    roads: [],
  };
  const { tower: _t, depot: _d, temple: _m, ...plain } = second;
  const both = [
    { ...TRANSFER, empire: EMPIRE },
    { ...TRANSFER, empire: plain },
  ];
  const state = arrived(land(), both, 6, 2);
  expect(state.empires.filter(({ fallen }) => fallen === null).map(({ name }) => name)).toEqual([
    'Aldmark',
    'Brakka',
    'Fenwick',
  ]);
  expect(state.coming).toHaveLength(1);
  const next = beginTale({ ...state, turn: 7 });
  carryOutAnnouncements(next, dice());
  expect(next.state.empires[3]).toMatchObject({ name: 'Estara', fallen: null });
});

test('[CHR-PLY-19] [CHR-R-12] the moderator may rearrange all holdings', () => {
  const match = begin(land());
  const at = hexOfLabel(match.state.ground, '0909');
  match.submit(MODERATOR, { type: 'edit', what: 'army', id: 0, change: { at }, reason: 'the new map' });
  match.submit(MODERATOR, { type: 'edit', what: 'city', id: 0, change: { at }, reason: 'the new map' });
  expect([match.state.armies[0]?.at, match.state.cities[0]?.at]).toEqual([at, at]);
});

test('[CHR-PLY-18] [CHR-R-11] the map grows by three columns in the east after an announcement; everything keeps its label', () => {
  const campaign = land({
    below: Array.from({ length: 14 }, () => 't'.repeat(16)),
    armies: [
      { at: '0202', owner: 0, size: 6, cameFrom: 3 },
      { at: '1614 below', owner: 1, size: 5 },
    ],
    units: [{ kind: 'scout', at: '1601', owner: 1 }],
    sites: { '1607': { road: true }, '0305': { ruins: true } },
    rivers: { '1607/2': 'river', '0304/5': 'bridge', '1610/3': 'ford' },
  });
  const knows = {
    ...campaign.knowledge[0]!,
    roads: [hexOfLabel(campaign.ground, '1607')],
    fords: [...Object.keys(campaign.rivers)].map(Number),
    marksBelow: { 7: { name: 'Deep', at: hexOfLabel(campaign.ground, '1612 below'), owner: 1 } },
  };
  const before = { ...campaign, knowledge: { ...campaign.knowledge, 0: knows } };
  const label = (state: Campaign) => (hex: number | string) => labelOf(state.ground, Number(hex));
  const picture = (state: Campaign) => ({
    armies: armiesOf(state).map(({ at, cameFrom }) => [
      label(state)(at),
      cameFrom === null ? null : label(state)(cameFrom),
    ]),
    cities: citiesOf(state).map(({ at }) => label(state)(at)),
    units: unitsOf(state).map(({ at }) => label(state)(at)),
    sites: Object.entries(state.sites).map(([hex, site]) => [label(state)(hex), site]),
    roads: state.knowledge[0]?.roads.map(label(state)),
    below: Object.values(state.knowledge[0]!.marksBelow).map(({ at }) => label(state)(at)),
    rivers: Object.values(state.rivers).sort(),
  });
  const state = arrived(before, [{ type: 'enlargeMap', reason: 'room for more' }], 6, ...Array(42).fill(50));
  expect(state.ground).toMatchObject({ columns: 19, rows: 14 });
  expect(picture(state)).toEqual(picture(before));
  expect(state.knowledge[0]?.fords.slice().sort()).toEqual(Object.keys(state.rivers).map(Number).sort());
  const bridge = (campaign: Campaign) => neighbour(campaign.ground, hexOfLabel(campaign.ground, '0304'), 5);
  expect(labelOf(state.ground, bridge(state))).toBe(labelOf(before.ground, bridge(before)));
  expect(terrainAt(state.ground, hexOfLabel(state.ground, '1901'))).toBe('forest');
  expect(terrainAt(state.ground, hexOfLabel(state.ground, '1614 below'))).toBe('tunnel');
  const match = begin(land());
  match.submit(MODERATOR, { type: 'enlargeMap', reason: 'room' });
  expect([match.state.coming[0]?.turn, match.state.ground.columns]).toEqual([6, 16]);
});
