import { choiceOf, placeKey } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { byPlace, comesBack, distinct, isStrike, type Offer, ranked } from './offer.ts';

const offer = (type: string, ...more: Parameters<typeof choiceOf>): Offer => ({
  ...choiceOf(...more),
  command: { type },
});
const HERE = { q: 0, r: 0 };
const THERE = { q: 2, r: 0 };

test('offers are found by the place they lead to; those without a place are not', () => {
  const move = offer('move', 'Move', { place: THERE, way: [{ q: 1, r: 0 }, THERE] });
  const found = byPlace([move, offer('done', 'Done', { endsStep: true })]);
  expect([...found.keys()]).toEqual([placeKey(THERE)]);
  expect(found.get(placeKey(THERE))).toEqual([move]);
});

test('only an offer with a target is a strike', () => {
  expect(isStrike(offer('attack', 'Attack', { place: THERE, strikes: ['blue-1'] }))).toBe(true);
  expect(isStrike(offer('move', 'Move', { place: THERE, way: [THERE] }))).toBe(false);
  expect(isStrike(null)).toBe(false);
});

test('a path that ends where it began comes back', () => {
  const round = offer('move', 'Move', { place: HERE, way: [THERE, HERE] });
  expect(comesBack(round, HERE)).toBe(true);
  expect(comesBack(round, THERE)).toBe(false);
});

test('the same offer from two subjects is listed once', () => {
  expect(distinct([offer('turn', 'Face north'), offer('turn', 'Face north')])).toHaveLength(1);
});

test('the joint attack comes first, then the attack of one, then everything else as listed', () => {
  const attack = (...actors: string[]): Offer =>
    offer(`attack of ${actors.length}`, 'Attack', { actors, strikes: ['blue-1'] });
  const choices = [offer('turn', 'Face north'), attack('a'), offer('move', 'Move'), attack('a', 'b')];
  expect(ranked(choices).map(({ command }) => command.type)).toEqual([
    'attack of 2',
    'attack of 1',
    'turn',
    'move',
  ]);
});
