import type { Gist, Seat } from '@warmoot/kernel';
import { applyEvent, type CstEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { battleGist } from './battleGist.ts';

const unitsWhere = ({ units }: Game, predicate: (owner: PlayerNumber) => boolean): number =>
  units.filter(({ owner }) => predicate(owner)).length;

/** What a command did for a seat, in figures for odds: gold gained, Units lost on its side and among its enemies, how a battle ends. */
export const gist = (before: Game, events: readonly CstEvent[], seat: Seat): Gist => {
  const player = numberOf(seat);
  const after = events.reduce(applyEvent, before);
  const lost = (predicate: (owner: PlayerNumber) => boolean): number =>
    Math.max(0, unitsWhere(before, predicate) - unitsWhere(after, predicate));
  return {
    gold: (after.players[player]?.gold ?? 0) - (before.players[player]?.gold ?? 0),
    'own lost': lost((owner) => owner === player),
    'enemy lost': lost((owner) => isEnemy(before, player, owner)),
    ...battleGist(before, events, seat),
  };
};
