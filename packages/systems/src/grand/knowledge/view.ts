import { MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';

/** GRD-GEN-07, GRD-R-51: what everybody sees. A field added to the state stays secret until someone adds it here. */
const publicIn = (game: Game): Omit<Game, 'sealed'> => ({
  options: game.options,
  map: game.map,
  seatOrder: game.seatOrder,
  phase: game.phase,
  year: game.year,
  week: game.week,
  order: game.order,
  turn: game.turn,
  isTurnOpen: game.isTurnOpen,
  isHoused: game.isHoused,
  weather: game.weather,
  truce: game.truce,
  realms: game.realms,
  owners: game.owners,
  armies: game.armies,
  nextArmy: game.nextArmy,
  nextGeneral: game.nextGeneral,
  ...(game.roster && { roster: game.roster }),
  pack: game.pack,
  peace: game.peace,
  princes: game.princes,
  demands: game.demands,
  battle: game.battle,
  battles: game.battles,
  end: game.end,
});

/** GRD-SET-09, GRD-R-55: what a kingdom has sealed is its own until all have chosen. */
const sealedFor = ({ sealed }: Game, seat: Seat): Game['sealed'] => {
  const own = numberOf(seat);
  return sealed.map((order, kingdom) => (order === null || kingdom === own ? order : 'hidden'));
};

export const view = (game: Game, seat: Seat): Seen<Game> =>
  seen({
    ...publicIn(game),
    sealed: seat === MODERATOR ? game.sealed : sealedFor(game, seat),
  });
