import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOfSpot } from '../state/places.ts';
import { NOBODY } from '../state/seats.ts';
import type { Intent } from './intent.ts';
import { awayFrom } from './travel.ts';

/** Room to grow counts up to this many hexes from the nearest other capital. */
const ROOM = 9;

/** CST-SET-04: far from the others, with few boards around where they may settle: the middle is attacked from all sides. */
const worthOfHome = (game: Game, city: Spot): number => {
  const { centres } = groundIn(game);
  const taken = centres.filter(
    ({ isCity }, number) => isCity && (game.centres[number]?.controller ?? NOBODY) !== NOBODY,
  );
  const room = Math.min(ROOM, ...taken.map(({ hex }) => awayFrom(game, hex, city)));
  const around = centres.filter(({ hex, isCity }) => isCity && awayFrom(game, hex, city) < ROOM).length;
  return 2 * room - around;
};

const homes = (game: Game): Intent[] =>
  groundIn(game)
    .centres.filter(({ isCity }, number) => isCity && (game.centres[number]?.controller ?? NOBODY) === NOBODY)
    .map(({ hex }) => hex)
    .sort((a, b) => worthOfHome(game, b) - worthOfHome(game, a) || a - b)
    .map((hex) => ({
      order: { type: 'chooseHome', city: idOfSpot(game, hex) },
      reason: 'room to grow, and few neighbours',
    }));

/** CST-SET-02: a random race and random boards, a good home, and the ready-made force. */
export const setUpOrders = (game: Game): Intent[] => {
  switch (game.phase) {
    case 'races':
      return [{ order: { type: 'chooseRace' }, reason: '' }];
    case 'map':
      return [{ order: { type: 'placeBoard' }, reason: '' }];
    case 'homes':
      return homes(game);
    case 'buy':
      return [
        { order: { type: 'buyStart', units: [], readyMade: true }, reason: 'a force for every purpose' },
      ];
    default:
      return [];
  }
};
