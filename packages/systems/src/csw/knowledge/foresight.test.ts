import { chancesOf, type Odds, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { battle, bow, foot, heavyCavalry, leader, longBow, unit } from '../testkit/drawn.ts';

const oddsIn = (at: Battle, side: Side, order: CswOrder): Odds =>
  oddsOf(csw, csw.view(at, side), side, order);

test('[CSW-P-07] the odds of a shot show losses from the chart, then the morale check that would follow', () => {
  const stage = battle({
    units: {
      a: bow('blue', '0505', 'N'),
      b: bow('blue', '0505', 'N'),
      x: foot('red', '0502', 'S'),
      y: foot('red', '0502', 'S'),
    },
    step: 'fireFirst',
    phasing: 'blue',
  });
  const odds = oddsIn(stage.battle, 'blue', { type: 'fire', units: stage.ids('a', 'b'), hex: '0502' });
  expect(odds.exact).toBe(true);
  expect(odds.readAgainst).toEqual({ factors: 4, column: 4, DC: 1 });
  expect(odds.chart).toMatchObject({ at: 3, rows: [2, 7], rule: 'CSW-CRT-01' });
  expect(odds.chart?.columns.at(-1)).toBe('36+');
  expect(odds.chart?.sides).toEqual([
    { label: 'Attack', value: '4', says: 'a and b' },
    { label: 'Defence Class', value: '1', says: 'x and y in 0502, clear' },
  ]);
  // MAF 2 + 2 = column 4 against DC 1: rows 2 to 7, and only rows 2 and 3 cost a unit.
  expect(chancesOf(odds, 'losses').get(1)).toBeCloseTo(2 / 6, 12);
  // The survivor checks: 2d6 above 8 routs (10 in 36), 8 retreats (5 in 36).
  expect(chancesOf(odds, 'morale').get('routs')).toBeCloseTo((2 / 6) * (10 / 36), 12);
  expect(chancesOf(odds, 'morale').get('retreats')).toBeCloseTo((2 / 6) * (5 / 36), 12);
  expect(chancesOf(odds, 'morale').get('no check')).toBeCloseTo(4 / 6, 12);
});

test('[CSW-P-07] every modifier behind the odds is named with its clause and the roll it changes', () => {
  const stage = battle({
    units: { a: longBow('blue', '0110', 'N'), x: foot('red', '0102', 'S'), l: leader('red', '0103', 'S') },
    terrain: { '0102': 'woods' },
    step: 'fireFirst',
    phasing: 'blue',
  });
  const blocked = oddsIn({ ...stage.battle }, 'blue', { type: 'fire', units: stage.ids('a'), hex: '0103' });
  expect(blocked.modifiers.map(({ rule }) => rule)).not.toContain('CSW-TEC-06');
  const open = battle({
    units: {
      a: longBow('blue', '0110', 'N'),
      b: longBow('blue', '0110', 'N'),
      x: foot('red', '0102', 'S'),
      y: foot('red', '0102', 'S'),
      l: unit('W1', 'red', '0302', 'S'),
    },
    terrain: { '0102': 'woods' },
    step: 'fireFirst',
    phasing: 'blue',
  });
  const odds = oddsIn(open.battle, 'blue', { type: 'fire', units: open.ids('a', 'b'), hex: '0102' });
  expect(odds.modifiers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule: 'CSW-TEC-06', value: 2, figure: 'losses' }),
      expect.objectContaining({ rule: 'CSW-MIS-11', value: 1, figure: 'losses' }),
      expect.objectContaining({ rule: 'CSW-LDR-06', value: 2, figure: 'morale' }),
    ]),
  );
});

test('[CSW-P-07] [CSW-OPF-06] the odds of opportunity fire include the check when the segment ends', () => {
  const stage = battle({
    modules: ['opportunityFire'],
    units: {
      a: bow('blue', '0505'),
      b: bow('blue', '0505'),
      x: foot('red', '0502', 'S'),
      y: foot('red', '0502', 'S'),
    },
    step: 'move',
    phasing: 'blue',
  });
  const odds = oddsIn(stage.battle, 'blue', {
    type: 'opportunityFire',
    units: stage.ids('a', 'b'),
    hex: '0502',
  });
  expect(chancesOf(odds, 'losses').get(1)).toBeCloseTo(2 / 6, 12);
  expect(chancesOf(odds, 'morale').get('routs')).toBeCloseTo((2 / 6) * (10 / 36), 12);
  expect(chancesOf(odds, 'morale').get('no check')).toBeCloseTo(4 / 6, 12);
});

test('[CSW-P-07] [CSW-UND-05] undead out of command count as lost', () => {
  const still = { undead: true, dormant: true };
  const stage = battle({
    modules: ['undead'],
    units: { a: bow('blue', '0505'), x: foot('red', '0502', still), y: foot('red', '0502', still) },
    step: 'fireFirst',
    phasing: 'blue',
  });
  const odds = oddsIn(stage.battle, 'blue', { type: 'fire', units: stage.ids('a'), hex: '0502' });
  expect(odds.chances).toEqual([{ gist: { losses: 2, morale: 'no check' }, chance: 1 }]);
});

test('[CSW-P-07] [CSW-CAL-07] the odds of a step onto caltrops make no claim about morale', () => {
  const stage = battle({
    modules: ['caltrops'],
    units: { a: foot('blue', '0505', 'N'), x: foot('red', '1010') },
    caltrops: { '0504': 'placed' },
    step: 'move',
    phasing: 'blue',
  });
  const odds = oddsIn(stage.battle, 'blue', { type: 'move', units: stage.ids('a'), path: ['0504'] });
  expect(chancesOf(odds, 'losses').size).toBeGreaterThan(1);
  expect(chancesOf(odds, 'morale').size).toBe(0);
});

test('[CSW-P-07] [CSW-MOR-09] [CSW-ROU-09] a unit with nowhere to retreat routs, and a routed one is lost', () => {
  const odds = (flags: object) => {
    const stage = battle({
      map: { columns: 3, rows: 6 },
      units: {
        a: bow('blue', '0105'),
        b: bow('blue', '0105'),
        x: foot('red', '0101', 'S', flags),
        y: foot('red', '0101', 'S', flags),
      },
      step: 'fireFirst',
      phasing: 'blue',
    });
    return chancesOf(
      oddsIn(stage.battle, 'blue', { type: 'fire', units: stage.ids('a', 'b'), hex: '0101' }),
      'morale',
    );
  };
  expect(odds({}).get('retreats')).toBeUndefined();
  expect(odds({}).get('routs')).toBeCloseTo((2 / 6) * (15 / 36), 12);
  expect(odds({ routed: true }).get('routs')).toBeUndefined();
  expect(odds({ routed: true }).get('lost')).toBeCloseTo((2 / 6) * (26 / 36), 12);
});

test('[CSW-P-07] a planned charge has the odds of the melee it leads to (CSW-CHG-06)', () => {
  const stage = battle({
    units: { u: heavyCavalry('blue', '0510', 'N'), x: foot('red', '0505', 'S') },
    step: 'move',
    phasing: 'blue',
  });
  const path = ['0509', '0508', '0507', '0506'];
  const odds = oddsIn(stage.battle, 'blue', { type: 'move', units: stage.ids('u'), path, charge: '0505' });
  expect(odds.readAgainst).toMatchObject({ DC: 1 });
  expect(odds.modifiers.map(({ rule }) => rule)).toContain('CSW-CHG-06');
  expect(chancesOf(odds, 'losses').size).toBeGreaterThan(1);
  const move = oddsIn(stage.battle, 'blue', { type: 'move', units: stage.ids('u'), path });
  expect(chancesOf(move, 'losses').size).toBe(0);
});
