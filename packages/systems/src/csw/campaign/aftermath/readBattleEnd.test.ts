import { expect, test } from 'vitest';
import { readBattleEnd } from './readBattleEnd.ts';

const battle = (winner: string, blue: object = {}, red: object = {}) =>
  readBattleEnd({ winner, sides: { blue, red } });

test('[CSW-CAS-05] who won holds the field, in a draw nobody', () => {
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

test('several of a type are numbered, one keeps its name', () => {
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

test('[CSW-LRC-03] an army that is not listed is what was lost and fled', () => {
  const army = (side: object) => {
    const reading = battle('blue', side);
    return reading.ok && reading.value.blue.losses.army.map(({ code }) => code);
  };
  const lost = { eliminated: [{ code: 'HF' }], routedOff: [{ code: 'LC' }] };
  expect([army(lost), army({ ...lost, army: ['CT'] })]).toEqual([['HF', 'LC'], ['CT']]);
});

test('a fault is told with where it is', () => {
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
