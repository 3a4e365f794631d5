import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign } from '../../casebook/position.ts';
import { hexOfLabel } from '../../state/ground.ts';
import { dayOf, fight, fightOnDay, type Outcome } from './testkit.ts';

const GROUND = { columns: 12, rows: 12, surface: '', below: '', snow: '' };
const hex = (label: string) => hexOfLabel(GROUND, label);
const beaten: Outcome = () => ({ winner: 'A' });

/** Brakka's Warband is beaten in 0606; its city lies in the south. */
const beatenAt = (
  army: Partial<GivenArmy> = {},
  given: GivenCampaign = {},
  day: Parameters<typeof fight>[1] = {},
) =>
  fight(
    {
      empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
      cities: [{ at: '0610', name: 'Gorm', owner: 1 }],
      ...given,
      armies: [
        { at: '0606', name: 'Host', owner: 0, size: 8 },
        { at: '0606', name: 'Warband', owner: 1, size: 6, ...army },
        ...(given.armies ?? []),
      ],
    },
    { outcome: beaten, ...day },
  );

test('[CHR-RET-01] [CHR-R-122] an army retreats to where it came from, otherwise one hex toward its nearest own city', () => {
  expect(beatenAt({ cameFrom: hex('0605') }).at('Warband')).toBe('0605');
  expect(beatenAt().at('Warband')).toBe('0607');
});

test('[CHR-R-122] RETREAT names one of the two ways; any other way is ignored', () => {
  const wanted = (direction: number) =>
    beatenAt({ cameFrom: hex('0605') }, {}, { orders: { 1: `Warband - Hold RETREAT ${direction}` } }).at(
      'Warband',
    );
  expect([wanted(1), wanted(4), wanted(2)]).toEqual(['0605', '0607', '0605']);
});

test('[CHR-RET-03] an army never retreats into a hex with an enemy unit or city, and to strangers only if they have declared it a friend', () => {
  const stranger = { at: '0607', name: 'Corps', owner: 2, size: 5 };
  expect(beatenAt({}, { armies: [stranger] }).at('Warband')).not.toBe('0607');
  const empires = [
    { name: 'Aldmark' },
    { name: 'Brakka' },
    { name: 'Corvane', declares: { Brakka: 'Friendly' as const } },
  ];
  expect(beatenAt({}, { empires, armies: [stranger] }).at('Warband')).toBe('0607');
  const scout = [{ kind: 'scout' as const, at: '0607', owner: 0 }];
  expect(beatenAt({}, { units: scout }).at('Warband')).not.toBe('0607');
  const cities = [
    { at: '0610', owner: 1 },
    { at: '0607', owner: 0 },
  ];
  expect(beatenAt({}, { cities }).at('Warband')).not.toBe('0607');
});

/** 0606 with crags all around but for the letters given by direction. */
const island = (open: Readonly<Record<string, string>>): string[] =>
  Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => {
      const label = `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
      return label === '0606' ? '.' : (open[label] ?? 'c');
    }).join(''),
  );

test('[CHR-RET-01] if neither way is open, a random legal hex; if none exists, the army is destroyed', () => {
  const ran = beatenAt(
    {},
    { surface: island({ '0605': '.', '0507': '.' }) },
    { dice: { 'retreat:Warband': [2] } },
  );
  expect(ran.labels()).toContain('retreat:Warband');
  expect(['0605', '0507']).toContain(ran.at('Warband'));
  expect(beatenAt({}, { surface: island({}) }).at('Warband')).toBe('gone');
});

test('[CHR-RET-02] [CHR-R-122] an army retreats through the portal or onto the ship it came from', () => {
  expect(beatenAt({ cameFrom: hex('0202') }).at('Warband')).toBe('0202');
  const ran = beatenAt({ cameFrom: hex('0605') }, { surface: island({ '0605': 'w' }) });
  expect([ran.at('Warband'), ran.army('Warband').afloat]).toEqual(['0605', true]);
});

test('[CHR-R-174] an army that only moves off stays if it finds no way', () => {
  const orders = { 0: 'INTENT Host TRUCE', 1: 'INTENT Warband RUN' };
  const ran = beatenAt({}, { surface: island({}) }, { orders });
  expect([ran.at('Warband'), ran.army('Warband').broken?.cause]).toEqual(['0606', 'routed']);
});

test('[CHR-R-176] retreats come after the last battle, by hex label and army, each seeing the earlier ones', () => {
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];
  const armies = [
    { at: '0606', name: 'A1', owner: 0, size: 8 },
    { at: '0606', name: 'B', owner: 1, size: 6, cameFrom: hex('0607') },
    { at: '0408', name: 'A2', owner: 0, size: 8 },
    { at: '0408', name: 'C', owner: 2, size: 6, cameFrom: hex('0507') },
  ];
  const first = fight({ empires, armies }, { outcome: beaten });
  expect(first.of('armyRetreated').map(({ about }) => about?.army)).toEqual(['C', 'B']);
  const clash = armies.map((army) => (army.name === 'B' ? { ...army, cameFrom: hex('0507') } : army));
  const ran = fight({ empires, armies: clash }, { outcome: beaten });
  expect(ran.at('C')).toBe('0507');
  expect(ran.at('B')).not.toBe('0507');
});

const CITY = { at: '0606', name: 'Gorm', owner: 1, size: 6, improvements: ['barracks' as const] };
const sortie = { orders: { 1: 'Warband - Hold SORTIE' } };

test('[CHR-R-164] an army that sortied and lost goes back inside if there is room, and is not Broken by that', () => {
  const ran = beatenAt({}, { cities: [CITY] }, sortie);
  expect([ran.at('Warband'), ran.army('Warband').inside, ran.army('Warband').broken]).toEqual([
    '0606',
    true,
    null,
  ]);
  const full = { at: '0606', name: 'Guard', owner: 1, size: 5, inside: true };
  expect(
    beatenAt({}, { cities: [CITY, { at: '0610', owner: 1 }], armies: [full] }, sortie).at('Warband'),
  ).toBe('0607');
  expect(beatenAt({}, { cities: [CITY, { at: '0610', owner: 1 }] }).at('Warband')).toBe('0607');
});

test('[CHR-R-126] surviving settlers and engineers go with their army; alone they retreat by themselves', () => {
  const units = [{ kind: 'engineer' as const, name: 'Diggers', at: '0606', owner: 1 }];
  const dice = { colocated: [51] };
  const ran = beatenAt({ cameFrom: hex('0605') }, { units }, { dice });
  expect([ran.at('Warband'), ran.at('Diggers')]).toEqual(['0605', '0605']);
  const campaign = dayOf({
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
    cities: [{ at: '0610', owner: 1 }],
    armies: [
      { at: '0606', name: 'Host', owner: 0, size: 8 },
      { at: '0606', name: 'Warband', owner: 1, troops: '6 fb-swordsmen' },
    ],
    units,
  });
  const wipedOut: Outcome = ({ order }) => ({
    winner: 'A',
    ending: 'annihilation',
    endingSide: 'B',
    warbands: order.sides[1].armies[0]!.warbands.map(({ id }) => ({ id, survivors: [] })),
  });
  const orders = { s: 'intent', army: 'Warband', intent: 'FIGHT' } as const;
  const alone = fightOnDay(
    { ...campaign, sheets: { 1: { statements: [orders], battle: [] } } },
    { outcome: wipedOut, dice },
  );
  expect([alone.at('Warband'), alone.at('Diggers')]).toEqual(['gone', '0607']);
});
