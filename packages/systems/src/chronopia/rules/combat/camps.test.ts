import { expect, test } from 'vitest';
import type { GivenCampaign, GivenEmpire } from '../../casebook/position.ts';
import type { Stance } from '../../orders/orders.ts';
import { fight } from './testkit.ts';

const NAMES = ['Aldmark', 'Brakka', 'Corvane', 'Duskhold'];

/** One hex, an army of these sizes for each empire; `declares` by the first letters: `AB: 'Allied'`. */
const hex = (
  sizes: readonly number[],
  declares: Readonly<Record<string, Stance>> = {},
  more: Partial<Parameters<typeof fight>[1]> = {},
) => {
  const empires: GivenEmpire[] = sizes.map((_, id) => ({
    name: NAMES[id]!,
    declares: Object.fromEntries(
      Object.entries(declares)
        .filter(([pair]) => NAMES[id]!.startsWith(pair[0]!))
        .map(([pair, stance]) => [NAMES.find((name) => name.startsWith(pair[1]!))!, stance]),
    ),
  }));
  const given: GivenCampaign = {
    empires,
    armies: sizes.map((size, owner) => ({ at: '0606', name: NAMES[owner]![0]!, owner, size })),
  };
  return fight(given, more);
};
const ALLIES = { BC: 'Allied', CB: 'Allied' } as const;

test('[CHR-CMB-17] [CHR-R-121] the largest pair fights first; among equals, the lower empire', () => {
  expect(hex([5, 6, 7]).battles.map(({ sides }) => sides)).toEqual([
    { A: [1], B: [2] },
    { A: [0], B: [2] },
    { A: [0], B: [1] },
  ]);
  expect(hex([6, 6, 6]).battles[0]?.sides).toEqual({ A: [0], B: [1] });
});

test('[CHR-R-121] a pair at war goes before all others', () => {
  expect(hex([5, 6, 7], { BA: 'At War' }).battles[0]?.sides).toEqual({ A: [0], B: [1] });
});

test('[CHR-R-121] a third empire joins the side of its ally', () => {
  expect(hex([9, 6, 5], ALLIES).battles.map(({ sides }) => sides)).toEqual([{ A: [0], B: [1, 2] }]);
});

test('[CHR-R-121] an ally of an ally joins as well', () => {
  const chain = { ...ALLIES, CD: 'Allied', DC: 'Allied' } as const;
  expect(hex([9, 6, 5, 5], chain).battles[0]?.sides).toEqual({ A: [0], B: [1, 2, 3] });
});

test('[CHR-R-121] an empire allied with both sides, or at truce with the other, waits', () => {
  const both = { ...ALLIES, AC: 'Allied', CA: 'Allied' } as const;
  expect(hex([9, 6, 5], both).battles.map(({ sides }) => sides)).toEqual([{ A: [0], B: [1] }]);
  const orders = { 2: 'INTENT C TRUCE', 0: 'INTENT A VS Corvane TRUCE\nINTENT A VS Brakka FIGHT' };
  expect(hex([9, 6, 5], ALLIES, { orders }).battles.map(({ sides }) => sides)).toEqual([{ A: [0], B: [1] }]);
});

test('[CHR-R-121] an empire with an ally on the other side waits, although the rest of that side is not its friend', () => {
  const chain = { ...ALLIES, CD: 'Allied', DC: 'Allied', AD: 'Allied', DA: 'Allied' } as const;
  expect(hex([9, 6, 5, 5], chain).battles[0]?.sides).toEqual({ A: [0], B: [1, 2] });
});

test('[CHR-R-121] an army ordered NO ENGAGE toward the other side waits', () => {
  const orders = { 2: 'C - Hold NO ENGAGE Aldmark', 0: 'A - Hold NO ENGAGE Corvane' };
  expect(hex([9, 6, 5], ALLIES, { orders }).battles.map(({ sides }) => sides)).toEqual([{ A: [0], B: [1] }]);
});

test('[CHR-R-121] the beaten fight no more that turn; the unbeaten go on', () => {
  const ran = hex([5, 6, 7], {}, { outcome: () => ({ winner: 'B' }) });
  expect(ran.battles.map(({ sides }) => sides)).toEqual([
    { A: [1], B: [2] },
    { A: [0], B: [2] },
  ]);
});

test('[CHR-R-121] the battles in a hex are numbered from one, and a pair may fight in two hexes', () => {
  expect(hex([5, 6, 7]).battles.map(({ id }) => id)).toEqual(['T4-0606-1', 'T4-0606-2', 'T4-0606-3']);
  const two: GivenCampaign = {
    empires: [{}, {}, {}],
    armies: [
      { at: '0606', owner: 0, size: 8 },
      { at: '0606', owner: 1, size: 5 },
      { at: '0606', owner: 2, size: 9 },
      { at: '0909', owner: 0, size: 5 },
      { at: '0909', owner: 1, size: 5 },
    ],
  };
  expect(fight(two).battles.map(({ id }) => id)).toEqual([
    'T4-0606-1',
    'T4-0909-1',
    'T4-0606-2',
    'T4-0606-3',
  ]);
});

test('[CHR-AUT-36] a side with nobody to field has run; if neither has anybody, nothing happens', () => {
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }];
  const cities = [{ at: '0602', owner: 0 }];
  const hounds = { at: '0606', name: 'Hounds', owner: 0, troops: '10 sk-warhounds' };
  const ran = fight({ empires, cities, armies: [hounds, { at: '0606', name: 'B', owner: 1, size: 6 }] });
  expect(ran.battles).toHaveLength(0);
  expect(ran.labels().slice(0, 2)).toEqual(['flight:Aldmark', 'pursuit:Aldmark']);
  expect(ran.at('Hounds')).toBe('0605');
  const both = fight({ empires, armies: [hounds, { ...hounds, name: 'Pack', owner: 1 }] });
  expect([both.battles.length, both.labels().length, both.at('Pack')]).toEqual([0, 0, '0606']);
});

test('[CHR-CMB-02] [CHR-CMB-04] friends, and empires that both avoid each other, do not fight', () => {
  const orders = { 0: 'A - Hold NO ENGAGE', 1: 'B - Hold NO ENGAGE' };
  expect(hex([6, 6], {}, { orders }).battles).toHaveLength(0);
  expect(hex([6, 6], {}, { orders: { 0: orders[0] } }).battles).toHaveLength(1);
  expect(hex([6, 6], { AB: 'Allied', BA: 'Allied' }).battles).toHaveLength(0);
});
