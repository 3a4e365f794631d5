import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { knownTo } from '../orders/known.ts';
import type { Campaign } from '../state/state.ts';
import { FALLEN_CITY, ORDERS } from '../testkit/staged.ts';
import { cityCalled, hex, looked, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-02] [CHR-HID-26] everybody, spectators too, knows the name, place and owner of surface cities', () => {
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    const seen = view(ORDERS, seat);
    const vell = cityCalled(seen, 'Vell')!;
    expect([vell.at, seen.empires[vell.owner]!.name]).toEqual([hex('1111'), 'Free Vell']);
  }
});

test('[CHR-HID-03] a size is known from sight or a siege, otherwise not at all', () => {
  expect(cityCalled(viewOfFirst(ORDERS), 'Brack')!.size).toBe(5);
  expect(cityCalled(viewOfFirst(ORDERS), 'Corv')!.size).toBe(0);
  const grown = (campaign: Campaign): Campaign => ({
    ...campaign,
    cities: campaign.cities.map((city) => (city?.name === 'Brack' ? { ...city, size: 9 } : city)),
  });
  expect(cityCalled(viewOfFirst(grown(ORDERS)), 'Brack')!.size).toBe(5);
  expect(cityCalled(viewOfFirst(grown(FALLEN_CITY)), 'Brack')!.size).toBe(9);
  expect(viewOfFirst(ORDERS).sites[hex('1006')]).toEqual({ abandoned: { name: 'Oldhome', size: 0 } });
});

test('[CHR-HID-04] a view hides what is in a foreign city and what the city does', () => {
  const brack = cityCalled(viewOfFirst(ORDERS), 'Brack')!;
  expect(brack.improvements).toEqual({});
  expect(cityCalled(viewOfFirst(ORDERS), 'Aldgate')!.improvements).toHaveProperty('granary');
});

test('[CHR-HID-15] [CHR-HID-26] those who have seen an underground city know it and its name', () => {
  const near = looked({
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0504 below') } : army)),
  });
  expect(cityCalled(viewOfFirst(ORDERS), 'Underbrack')).toBeUndefined();
  expect(cityCalled(viewOfFirst(near), 'Underbrack')).toMatchObject({
    owner: 1,
    at: hex('0505 below'),
    size: 4,
  });
  expect(cityCalled(viewOfFirst(near), 'Deephold')).toBeUndefined();
  expect(knownTo(viewOfFirst(near), 0).cities.map(({ name }) => name)).not.toContain('Deephold');
});

test('[CHR-HID-15] [CHR-HID-21] the mark of an underground city stays as it was seen, whoever takes or sacks it', () => {
  const near = looked({
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0504 below') } : army)),
  });
  const away = {
    ...near,
    armies: near.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0909 below') } : army)),
  };
  const taken = away.cities.map((city) =>
    city?.name === 'Underbrack' ? { ...city, owner: 2, size: 9 } : city,
  );
  const sacked = away.cities.map((city) => (city?.name === 'Underbrack' ? null : city));
  for (const cities of [taken, sacked]) {
    expect(viewOfFirst({ ...away, cities })).toEqual(viewOfFirst(away));
    expect(viewOfFirst(looked({ ...away, cities })).cities).toEqual(viewOfFirst(away).cities);
  }
  expect(cityCalled(viewOfFirst(looked({ ...near, cities: sacked })), 'Underbrack')).toBeUndefined();
});

test('[CHR-HID-02] the conqueror who must decide about a city, and the besieged, see each other', () => {
  const seen = viewOfFirst(FALLEN_CITY);
  expect(seen.questions).toHaveLength(1);
  const [question] = seen.questions;
  expect(question?.kind === 'city' && seen.cities[question.city]?.name).toBe('Brack');
  const aldgate = cityCalled(seen, 'Aldgate')!;
  expect(seen.empires[aldgate.siege!.by]!.name).toBe('Horde of Ulgrim');
  expect(seen.empires[aldgate.conquered!.from]!.name).toBe('Free Vell');
});
