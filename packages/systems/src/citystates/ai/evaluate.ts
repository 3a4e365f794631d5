import type { Seat } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';

/** Rough estimates, not tuned: a centre pays for itself within a few turns, and unspent gold takes no centre. */
const WEIGHT = { victory: 1_000, centre: 12, rivalCentre: 2, unit: 3, character: 4, gold: 1 } as const;

/** The value of a position to a seat, in named terms, from what it knows. */
export const evaluate = (game: Game, seat: Seat): Record<string, number> => {
  const me = numberOf(seat);
  const centres = game.centres.map(({ controller }) => controller);
  const own = centres.filter((controller) => controller === me).length;
  const rivals = centres.filter((controller) => controller !== me && game.players[controller]).length;
  return {
    victory: game.end === null ? 0 : game.end.winners.includes(me) ? WEIGHT.victory : -WEIGHT.victory,
    centres: own * WEIGHT.centre,
    'rivals’ centres': -rivals * WEIGHT.rivalCentre,
    units: game.units.filter(({ owner }) => owner === me).length * WEIGHT.unit,
    characters: game.characters.filter(({ owner }) => owner === me).length * WEIGHT.character,
    gold: (game.players[me]?.gold ?? 0) * WEIGHT.gold,
  };
};
