import { type Game, playerOf } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/** CST-DIP-02: the bloc that counts for the limits, from acceptance on. */
const pledgedBloc = (game: Game, player: PlayerNumber): number =>
  game.diplomacy.joining.find((each) => each.player === player)?.bloc ?? playerOf(game, player).bloc;

/** CST-DIP-06 */
const sizeOf = (game: Game, bloc: number): number => {
  let size = 0;
  for (let player = 0; player < game.players.length; player++) if (pledgedBloc(game, player) === bloc) size++;
  return size;
};

/** CST-DIP-06: a player's bloc; 0 for none, also when all others have left it. */
export const blocOf = (game: Game, player: PlayerNumber): number => {
  const bloc = pledgedBloc(game, player);
  return bloc === 0 || sizeOf(game, bloc) < 2 ? 0 : bloc;
};

const sizeWith = (game: Game, player: PlayerNumber): number => {
  const bloc = blocOf(game, player);
  return bloc === 0 ? 1 : sizeOf(game, bloc);
};

/** CST-DIP-06: at most half the starting players, rounded up. */
export const hasPlaceFor = (game: Game, one: PlayerNumber, other: PlayerNumber): boolean =>
  sizeWith(game, one) + sizeWith(game, other) <= Math.ceil(game.players.length / 2);

/** The lowest number that no bloc has. */
const newBloc = (game: Game): number => {
  const taken = game.players.map((_, player) => pledgedBloc(game, player));
  let bloc = 1;
  while (taken.includes(bloc)) bloc++;
  return bloc;
};

/** CST-DIP-06: who joins which bloc when these two agree; at most one of them is in a bloc. */
export const joinersOf = (
  game: Game,
  one: PlayerNumber,
  other: PlayerNumber,
): { readonly player: PlayerNumber; readonly bloc: number }[] => {
  const bloc = blocOf(game, one) || blocOf(game, other) || newBloc(game);
  return [one, other]
    .filter((player) => blocOf(game, player) === 0)
    .map((player) => ({ player, bloc }))
    .sort((a, b) => a.player - b.player);
};
