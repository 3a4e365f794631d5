import { groupOf } from '../rules/movement/group.ts';
import { reach } from '../rules/movement/reach.ts';
import type { Game } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOfSpot, nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { wishedSpots } from './acting.ts';
import type { Intent } from './intent.ts';
import type { Temper } from './temper.ts';
import { awayFrom } from './travel.ts';

/** Characters who travel separately, after the armies have marched. */
export const journeys = (game: Game, player: PlayerNumber, temper: Temper): Intent[] =>
  game.characters
    .filter(({ owner, hasMoved, isStopped }) => owner === player && !hasMoved && !isStopped)
    .flatMap((character) => {
      const [goal] = wishedSpots(game, player, character, temper);
      if (goal === undefined || goal === character.at) return [];
      const away = (path: readonly Spot[]): number => awayFrom(game, path.at(-1) as Spot, goal);
      const [path] = [...reach(game, groupOf(game, player, [], [character]))].sort(
        (a, b) => away(a) - away(b),
      );
      if (path === undefined || away(path) >= awayFrom(game, character.at, goal)) return [];
      return [
        {
          order: {
            type: 'move',
            units: [],
            chars: [character.id],
            path: path.map((spot) => idOfSpot(game, spot)),
          },
          reason: `he is needed at ${nameOfSpot(game, goal)}`,
        },
      ];
    });
