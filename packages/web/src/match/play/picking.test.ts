import { choiceOf, type Piece, type Place, placeKey } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { Pick } from '../../board/index.ts';
import type { Offer } from './offer.ts';
import { pickedInStack, pickOnBoard } from './picking.ts';
import type { Session } from './session.ts';

const HERE = { q: 0, r: 0 };
const FRIENDS = { q: 1, r: 0 };
const EMPTY = { q: 5, r: 5 };

const piece = (id: string, at: Place): Piece => ({ id, name: id, symbol: 'HF', side: 'red', at, badges: [] });
const PIECES = [piece('a', HERE), piece('b', HERE), piece('c', FRIENDS), piece('d', FRIENDS)];
const at = (place: Place): Piece[] => PIECES.filter((each) => placeKey(each.at) === placeKey(place));
const move: Offer = {
  ...choiceOf('Move', { actors: ['a', 'b'], place: FRIENDS }),
  command: { type: 'move' },
};

/** The parts of a session that picking uses, with a record of what was picked and where a command was aimed. */
const table = (picked: readonly string[]) => {
  const done: string[] = [];
  const session = {
    seat: 'red',
    picked: { value: picked },
    planned: { value: null },
    notice: { value: null },
    cursor: { value: null },
    choices: { value: [] },
    atlas: { value: { pieces: new Map(PIECES.map((each) => [each.id, each])), cells: new Map() } },
    subjects: { value: ['a', 'b', 'c', 'd'] },
    goals: { value: new Map(picked.length > 0 ? [[placeKey(FRIENDS), [move]]] : []) },
    ownAt: (place: Place) => at(place).map(({ id }) => id),
    choicesFor: () => [move],
    pick: (ids: readonly string[]) => done.push(`pick ${ids.join(' ')}`),
    aim: (place: Place) => done.push(`aim ${placeKey(place)}`) > 0,
    speak: () => undefined,
    face: (direction: number) => done.push(`face ${direction}`),
    drilling: { to: (place: Place) => (picked.length > 2 && place === EMPTY ? move : undefined) },
  };
  const press = (place: Place, more: Partial<Pick> = {}): string[] => {
    pickOnBoard(session as unknown as Session, {
      place,
      stack: at(place),
      ...(at(place)[0] && { piece: at(place)[0] as Piece }),
      by: 'mouse',
      adds: false,
      ...more,
    });
    return done;
  };
  return press;
};

test('a click on the player’s own pieces picks them; if other picked pieces can go there, it sends those', () => {
  expect(table([])(FRIENDS)).toEqual(['pick c d']);
  expect(table(['a', 'b'])(FRIENDS)).toEqual(['aim 1,0']);
});

test('the right button picks the friends there, and so does a counter of their fan', () => {
  expect(table(['a', 'b'])(FRIENDS, { isPickOnly: true })).toEqual(['pick c d']);
  expect(table(['a', 'b'])(FRIENDS, { piece: piece('d', FRIENDS) })).toEqual(['pick d']);
});

test('if the picked pieces cannot go there, a click picks or explains', () => {
  expect(table(['c', 'd'])(HERE)).toEqual(['pick a b']);
  expect(table(['c'])(EMPTY)).toEqual(['aim 5,5']);
});

test('with Shift a stack is added as a whole, a counter of its fan alone', () => {
  expect(table(['a', 'b'])(FRIENDS, { adds: true })).toEqual(['pick a b c d']);
  expect(table(['a'])(FRIENDS, { adds: true, piece: piece('d', FRIENDS) })).toEqual(['pick a d']);
  expect(table(['a', 'c', 'd'])(FRIENDS, { adds: true })).toEqual(['pick a']);
});

test('an arrow turns; an empty hex takes many pieces where a formation fits', () => {
  expect(table(['a'])(HERE, { faces: 4 })).toEqual(['face 4']);
  expect(table(['a', 'b', 'c'])(EMPTY)).toEqual(['aim 5,5']);
});

test('in the list of a hex, one of several picked counters is picked alone; others join, and Shift takes one out', () => {
  const own = ['a', 'b', 'c'];
  expect(pickedInStack(own, own, 'b', false)).toEqual(['b']);
  expect(pickedInStack(own, ['a', 'b'], 'b', false)).toEqual(['b']); // c has moved, so the stack was picked without it
  expect(pickedInStack(own, ['b'], 'c', false)).toEqual(['b', 'c']);
  expect(pickedInStack(own, own, 'b', true)).toEqual(['a', 'c']);
  expect(pickedInStack(own, ['b'], 'b', true)).toEqual(['b']);
  expect(pickedInStack(own, ['b'], 'enemy', false)).toEqual(['enemy']);
});
