import { type Dice, shuffle } from '@warmoot/kernel';
import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOfSpot } from '../state/places.ts';
import { NOBODY } from '../state/seats.ts';
import type { Intent } from './intent.ts';
import { awayFrom } from './travel.ts';

/** Room to grow counts up to this many hexes from the nearest other capital. */
const ROOM = 9;

/** The Cities of boards that somebody has chosen, or that nobody has. */
const cities = (game: Game, areTaken: boolean): Spot[] =>
  groundIn(game).centres.flatMap(({ hex, isCity }, number) =>
    isCity && ((game.centres[number]?.controller ?? NOBODY) !== NOBODY) === areTaken ? [hex] : [],
  );

const roomAt = (game: Game, city: Spot): number =>
  Math.min(ROOM, ...cities(game, true).map((hex) => awayFrom(game, hex, city)));

/**
 * CST-SET-04: far from the others, and otherwise any: the middle has more places near, the edge fewer neighbours.
 * Whoever preferred either would win more or less often by his seat alone.
 */
const homes = (game: Game, dice: Dice): Intent[] =>
  shuffle(dice, cities(game, false), 'where to settle')
    .sort((a, b) => roomAt(game, b) - roomAt(game, a))
    .map((hex) => ({
      order: { type: 'chooseHome', city: idOfSpot(game, hex) },
      reason: 'room to grow, and far from the others',
    }));

/** CST-SET-02: a random race and random boards, a good home, and the ready-made force. */
export const setUpOrders = (game: Game, dice: Dice): Intent[] => {
  switch (game.phase) {
    case 'races':
      return [{ order: { type: 'chooseRace' }, reason: '' }];
    case 'map':
      return [{ order: { type: 'placeBoard' }, reason: '' }];
    case 'homes':
      return homes(game, dice);
    case 'buy':
      return [
        { order: { type: 'buyStart', units: [], readyMade: true }, reason: 'a force for every purpose' },
      ];
    default:
      return [];
  }
};
