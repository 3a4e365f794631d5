import { expect, test } from 'vitest';
import { readBattleEnd } from './readBattleEnd.ts';

const battle = (winner: string, blue: object = {}, red: object = {}) =>
  readBattleEnd({ winner, sides: { blue, red } });

test('[CSW-CAS-05] the winner holds the field; in a draw nobody does', () => {
  const fields = (winner: string) => {
    const reading = battle(winner);
    return reading.ok && [reading.value.blue.losses.field, reading.value.red.losses.field];
  };
  expect([fields('blue'), fields('red'), fields('draw')]).toEqual([
    ['held', 'lost'],
    ['lost', 'held'],
    ['lost', 'lost'],
  ]);
});

test('several units of a type are numbered; a single one keeps its name', () => {
  const reading = battle('blue', {
    eliminated: [
      { code: 'HF', count: 2 },
      { code: 'W1', name: 'Gyrth', fellWith: 'Heavy Foot 2' },
    ],
  });
  expect(reading.ok && reading.value.blue.name).toBe('Blue');
  expect(reading.ok && reading.value.red.name).toBe('Red');
  expect(reading.ok && reading.value.blue.losses.eliminated).toMatchObject([
    { name: 'Heavy Foot 1', undead: false },
    { name: 'Heavy Foot 2' },
    { name: 'Gyrth', type: { code: 'W1' }, fellWith: 'Heavy Foot 2' },
  ]);
});

test('a name shared by several is numbered across the whole side; a level is not read as a number', () => {
  const reading = battle('blue', {
    eliminated: [{ code: 'HF' }, { code: 'W1' }, { code: 'HF' }, { code: 'W1' }],
    routedOff: [{ code: 'HF' }],
  });
  const { eliminated, routedOff } = (reading.ok && reading.value.blue.losses) || {
    eliminated: [],
    routedOff: [],
  };
  expect([...eliminated, ...routedOff].map(({ name }) => name)).toEqual([
    'Heavy Foot 1',
    'Warrior 1 no. 1',
    'Heavy Foot 2',
    'Warrior 1 no. 2',
    'Heavy Foot 3',
  ]);
});

test('[CSW-LRC-01] a leader fell with the unit named, or with the first of a code; nobody else shares', () => {
  const company = (fellWith: string, leader = 'W1') =>
    battle('blue', {
      eliminated: [{ code: 'HF', count: 2 }, { code: leader, fellWith }, { code: 'W2' }],
      routedOff: [{ code: 'LC' }],
    });
  const found = (fellWith: string) => {
    const reading = company(fellWith);
    return reading.ok && reading.value.blue.losses.eliminated[2]?.fellWith;
  };
  expect(['Heavy Foot 2', 'HF', 'Heavy Foot'].map(found)).toEqual([
    'Heavy Foot 2',
    'Heavy Foot 1',
    'Heavy Foot 1',
  ]);
  const at = ['sides', 'blue', 'eliminated', 1, 'fellWith'];
  expect(company('LC')).toMatchObject({
    problem: 'no unit called LC is among those eliminated (CSW-LRC-01)',
    at,
  });
  expect(company('W2')).toMatchObject({ ok: false, at });
  expect(company('HF', 'PK')).toMatchObject({
    problem: 'only a leader shares the dice of the unit he fell with (CSW-LRC-01)',
    at,
  });
});

test('[CSW-LRC-03] an army that is not listed consists of what was lost and what fled', () => {
  const army = (side: object) => {
    const reading = battle('blue', side);
    return reading.ok && reading.value.blue.losses.army.map(({ code }) => code);
  };
  const lost = { eliminated: [{ code: 'HF' }], routedOff: [{ code: 'LC' }] };
  expect([army(lost), army({ ...lost, army: ['CT'] })]).toEqual([['HF', 'LC'], ['CT']]);
});

test('an error is reported with its location', () => {
  expect(battle('blue', {}, { routedOff: [{ code: 'HF' }, { code: 'QQ' }] })).toMatchObject({
    ok: false,
    at: ['sides', 'red', 'routedOff', 1, 'code'],
  });
  expect(battle('green')).toMatchObject({ ok: false, at: ['winner'] });
  expect(readBattleEnd({ winner: 'red', units: [{}], sides: { blue: {}, red: {} } })).toMatchObject({
    ok: false,
    at: ['units', 0, 'code'],
  });
});
