import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { battle, cavalry, foot, leader } from '../testkit/drawn.ts';
import {
  counted,
  hexName,
  hexNames,
  namesOf,
  numbered,
  segmentName,
  segmentOf,
  sideDoes,
  sideSubject,
} from './describe.ts';

const {
  battle: state,
  ids,
  cell,
} = battle({
  units: {
    'Medium Cavalry 2': cavalry('blue', '0304'),
    'Medium Cavalry 3': cavalry('blue', '0304'),
    'Heavy Foot 1': foot('blue', '0305'),
    'Heavy Foot 2': foot('blue', '0305'),
    'Heavy Foot 3': foot('blue', '0305'),
    'Heavy Foot 7': foot('blue', '0306'),
    Harald: leader('blue', '0305'),
  },
  places: { '0305': 'the mill' },
});

test('units are named, those of one kind together', () => {
  expect(inEnglish(namesOf(state, ids('Medium Cavalry 2', 'Medium Cavalry 3')))).toBe(
    'Medium Cavalry 2 and 3',
  );
  expect(
    inEnglish(namesOf(state, ids('Heavy Foot 7', 'Heavy Foot 3', 'Heavy Foot 2', 'Heavy Foot 1', 'Harald'))),
  ).toBe('Heavy Foot 1–3 and 7 and Harald');
  expect(inEnglish(namesOf(state, ids('Heavy Foot 7', 'Harald', 'Medium Cavalry 3')))).toBe(
    'Heavy Foot 7, Medium Cavalry 3 and Harald',
  );
});

test('hexes are named by id and by what the map calls them', () => {
  expect(hexName(state, cell('0304'))).toBe('0304');
  expect(inEnglish(hexNames(state, [cell('0304'), cell('0305')]))).toBe('0304 and 0305 (the mill)');
});

test('1 is singular, in words and in figures', () => {
  expect([0, 1, 2, 9].map((count) => inEnglish(counted(count, 'hit', 'hits')))).toEqual([
    'no hits',
    'one hit',
    'two hits',
    '9 hits',
  ]);
  expect([0, 1, 7].map((count) => inEnglish(numbered(count, 'unit')))).toEqual([
    '0 units',
    '1 unit',
    '7 units',
  ]);
  expect([1, 2].map((count) => inEnglish(numbered(count, 'hex', 'hexes')))).toEqual(['1 hex', '2 hexes']);
});

test('a side agrees with its verb: a people is plural, a colour and an army are singular', () => {
  const called = (name: string): string => {
    const { sides } = state.setup;
    const setup = { ...state.setup, sides: { ...sides, blue: { ...sides.blue, name } } };
    const battle = { ...state, setup };
    return `${sideSubject(battle, 'blue')} ${sideDoes(battle, 'blue', 'pays', 'pay')}`;
  };
  expect(called('Normans')).toBe('The Normans pay');
  expect(called('Swiss')).toBe('The Swiss pay');
  expect(called('Red')).toBe('Red pays');
  expect(called('Papal army')).toBe('The Papal army pays');
});

test('[CSW-P-15] the segments are numbered from 1 to 12', () => {
  expect(segmentOf({ ...state, step: 'rally', phasing: 'blue' })).toBe(1);
  expect(segmentOf({ ...state, step: 'meleeResolve', phasing: 'red' })).toBe(11);
  expect(segmentOf({ ...state, step: 'setUpSecond', phasing: 'red' })).toBe(0);
  expect(segmentName('fireSecond')).toBe('Missile fire');
});
