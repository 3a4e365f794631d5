import { expect, test } from 'vitest';
import type { GivenCampaign, GivenUnit } from '../../casebook/position.ts';
import { hexOfLabel } from '../../state/ground.ts';
import type { Structure } from '../../state/state.ts';
import { dayOf, fight, fightOnDay, type Outcome } from './testkit.ts';

const beaten: Outcome = () => ({ winner: 'A' });
const SETTLERS: GivenUnit = { kind: 'settler', name: 'Wagons', at: '0606', owner: 1, size: 3 };

/** Host beats Warband in 0606, and Warband's people and buildings are there. */
const victory = (given: GivenCampaign, orders = '', dice: Record<string, number[]> = {}) =>
  fight(
    {
      empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
      cities: [{ at: '0610', name: 'Gorm', owner: 1 }],
      armies: [
        { at: '0606', name: 'Host', owner: 0, size: 8 },
        { at: '0606', name: 'Warband', owner: 1, size: 6 },
      ],
      ...given,
    },
    { outcome: beaten, orders: { 0: orders }, dice: { ...dice, 'spoils:Brakka': [] } },
  );
const fates = (ran: ReturnType<typeof fight>) => ran.of('unitInLostHex').map(({ about }) => about?.fate);

test('[CHR-COL-01] [CHR-R-126] settlers and engineers in the hex of a lost battle are killed on 50 of 100', () => {
  expect(fates(victory({ units: [SETTLERS] }, '', { colocated: [50] }))).toEqual(['killed']);
  const ran = victory({ units: [SETTLERS] }, '', { colocated: [51] });
  expect([fates(ran), ran.at('Wagons')]).toEqual([['escaped'], '0607']);
});

test('[CHR-SPO-02] settlers’ goods are a d20 for each size; engineers have none, and nobody loses money', () => {
  const goods = (unit: GivenUnit) =>
    victory({ units: [unit] }, '', { colocated: [1], settlers: [7, 8, 9] })
      .of('settlersPlundered')
      .map(({ change }) => change?.money);
  expect(goods(SETTLERS)).toEqual([[[0, 24]]]);
  expect(goods({ ...SETTLERS, kind: 'engineer', size: 0 })).toEqual([]);
});

test('[CHR-SPO-02] [CHR-ENS-03] a band put to the enslave roll has goods only if it dies', () => {
  const goods = (die: number) =>
    victory({ units: [SETTLERS] }, 'Host - Hold enslave', {
      colocated: [1],
      enslave: [die],
      settlers: [7, 8, 9],
    })
      .of('settlersPlundered')
      .map(({ change }) => change?.money);
  expect([60, 61, 80, 81].map(goods)).toEqual([[], [[[0, 24]]], [[[0, 24]]], []]);
});

test('[CHR-SPO-02] [CHR-R-127] all captors share the goods by size; an army that spares the band has no share', () => {
  const empires = [
    { name: 'Aldmark', declares: { Brakka: 'At War' as const, Corvane: 'Allied' as const } },
    { name: 'Brakka' },
    { name: 'Corvane', declares: { Brakka: 'At War' as const, Aldmark: 'Allied' as const } },
  ];
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 10 },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
    { at: '0606', name: 'Friends', owner: 2, size: 5 },
  ];
  const shares = (orders: string) =>
    fight(
      { empires, cities: [{ at: '0610', name: 'Gorm', owner: 1 }], armies, units: [SETTLERS] },
      { outcome: beaten, orders: { 2: orders }, dice: { colocated: [1], settlers: [7, 8, 9] } },
    )
      .of('settlersPlundered')
      .map(({ change }) => change?.money);
  expect(shares('')).toEqual([
    [
      [0, 16],
      [2, 8],
    ],
  ]);
  expect(shares('Friends - Hold spare')).toEqual([[[0, 24]]]);
});

test('[CHR-ENS-02] slaves are taken only if all the winner’s armies want to, otherwise the unit is destroyed', () => {
  const dice = { colocated: [1], enslave: [60] };
  const enslaved = victory({ units: [SETTLERS] }, 'Host - Hold enslave', dice);
  expect(enslaved.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: 1 });
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 8 },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
    { at: '0606', name: 'Second', owner: 0, size: 6 },
  ];
  const disagreed = victory({ units: [SETTLERS], armies }, 'Host - Hold enslave', dice);
  expect(disagreed.state.units[0]).toBeNull();
});

test('[CHR-ENS-02] a Broken army of the winner captures nobody: the other army takes its slaves', () => {
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 8 },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
    { at: '0606', name: 'Stragglers', owner: 0, size: 3 },
  ];
  const ran = victory({ units: [SETTLERS], armies }, 'Host - Hold enslave', { colocated: [1], enslave: [1] });
  expect(ran.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: 1 });
});

test('[CHR-ENS-05] slaves of the loser who were the winner’s people become free without a roll', () => {
  const ran = victory({ units: [{ ...SETTLERS, enslavedFrom: 0 }] }, '', { colocated: [1] });
  expect(ran.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: null });
  expect([fates(ran), ran.at('Wagons')]).toEqual([[], '0606']);
});

test('[CHR-ENS-01] an army takes slaves from Neutral empires without an order', () => {
  const empires = [{ name: 'Aldmark', declares: { Brakka: 'Neutral' as const } }, { name: 'Brakka' }];
  const ran = victory({ empires, units: [SETTLERS] }, '', { colocated: [1], enslave: [1] });
  expect(ran.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: 1 });
});

test('[CHR-R-163] in their own city they are inside the walls, whatever happens outside', () => {
  const cities = [
    { at: '0606', name: 'Gorm', owner: 1 },
    { at: '0610', name: 'Harn', owner: 1 },
  ];
  const ran = victory({ cities, units: [SETTLERS] });
  expect([fates(ran), ran.at('Wagons')]).toEqual([[], '0606']);
});

test('[CHR-COL-01] people of a third empire are not affected', () => {
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];
  const ran = victory({ empires, units: [{ ...SETTLERS, owner: 2 }] }, '', { colocated: [1] });
  expect([fates(ran), ran.at('Wagons')]).toEqual([[], '0606']);
});

test('[CHR-R-126] without an army to follow, they go back where they came from', () => {
  const day = dayOf({
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
    cities: [{ at: '0610', name: 'Gorm', owner: 1 }],
    armies: [
      { at: '0606', name: 'Host', owner: 0, size: 8 },
      { at: '0606', name: 'Warband', owner: 1, size: 6 },
    ],
    units: [SETTLERS],
  });
  const cameFrom = hexOfLabel(day.ground, '0605');
  const wipedOut: Outcome = ({ order }) => ({
    winner: 'A',
    warbands: order.sides[1].armies[0]!.warbands.map(({ id }) => ({ id, survivors: [] })),
    individuals: order.sides[1].armies[0]!.individuals.map(({ id, woundsNow }) => ({
      id,
      woundsLost: woundsNow,
      reducedToZero: true,
      killedBy: null,
      byVortex: false,
    })),
  });
  const units = day.units.map((unit) => ({ ...unit!, cameFrom }));
  const ran = fightOnDay({ ...day, units }, { outcome: wipedOut, dice: { colocated: [51] } });
  expect([ran.at('Warband'), ran.at('Wagons')]).toEqual(['gone', '0605']);
});

test('scouts of the beaten side are not affected', () => {
  expect(fates(victory({ units: [{ ...SETTLERS, kind: 'scout', size: 0 }] }))).toEqual([]);
});

const built: Structure = { owner: 1, builtTurn: 1, captured: null };
const complex = { '0606': { tower: built, depot: built, temple: built } };
const siteAfter = (orders = '', more: GivenCampaign = {}) =>
  Object.values(victory({ sites: complex, ...more }, orders).state.sites)[0] ?? {};

test('[CHR-R-161] [CHR-DST-05] the winner of the field takes the loser’s tower and depot at once, never a temple', () => {
  expect(siteAfter()).toEqual({
    tower: { ...built, owner: 0, captured: 4 },
    depot: { ...built, owner: 0, captured: 4 },
    temple: built,
  });
  expect(siteAfter('Host - Hold NO CAPTURE')).toEqual(complex['0606']);
  const others = { '0606': { tower: { ...built, owner: 0 } } };
  expect(siteAfter('', { sites: others })).toEqual(others['0606']);
});

test('[CHR-BRK-09] [CHR-R-161] a Broken army that wins takes nothing and destroys nothing', () => {
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 8, broken: { cause: 'routed' as const, from: 1 } },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
  ];
  const orders = 'INTENT Host FIGHT\nHost - Hold; Hold - Destroy';
  expect(siteAfter('INTENT Host FIGHT', { armies })).toEqual(complex['0606']);
  expect(siteAfter(orders, { armies })).toEqual(complex['0606']);
});

test('[CHR-R-62] a winner ordered to destroy does so after the battle; a loser does not', () => {
  expect(siteAfter('Host - Hold; Hold - Destroy')).toEqual({});
  expect(siteAfter('Host - Hold; Hold - Destroy tower')).toEqual({ depot: built, temple: built });
  const lost = fight(
    {
      empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
      armies: [
        { at: '0606', name: 'Host', owner: 0, size: 8 },
        { at: '0606', name: 'Warband', owner: 1, size: 6 },
      ],
      sites: complex,
    },
    { outcome: () => ({ winner: 'B' }), orders: { 0: 'Host - Hold; Hold - Destroy' } },
  );
  expect(Object.values(lost.state.sites)[0]).toEqual(complex['0606']);
});
