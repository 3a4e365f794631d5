import type { Gist, Seat } from '@warmoot/kernel';
import { applyEvent, type CstEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { battleGist } from './battleGist.ts';

const unitsWhere = ({ units }: Game, predicate: (owner: PlayerNumber) => boolean): number =>
  units.filter(({ owner }) => predicate(owner)).length;

/** CST-DUE-03: how mortal combat ends for the player's own Character. */
const duelGist = ({ characters }: Game, events: readonly CstEvent[], player: PlayerNumber): Gist => {
  const fought = events.find((event) => event.type === 'mortalCombatFought');
  if (fought?.type !== 'mortalCombatFought') return {};
  const { first, second, fallen } = fought;
  const own = characters.find(({ id, owner }) => owner === player && (id === first || id === second));
  if (own === undefined) return {};
  if (fallen === null) return { duel: 'both survive' };
  return { duel: fallen === own.id ? 'lost' : 'won' };
};

/** What a command did for a seat, in figures for odds: gold gained, Units lost on its side and among its enemies, how a battle ends. */
export const gist = (before: Game, events: readonly CstEvent[], seat: Seat): Gist => {
  const player = numberOf(seat);
  const after = events.reduce(applyEvent, before);
  const lost = (predicate: (owner: PlayerNumber) => boolean): number =>
    Math.max(0, unitsWhere(before, predicate) - unitsWhere(after, predicate));
  const gold = (after.players[player]?.gold ?? 0) - (before.players[player]?.gold ?? 0);
  const { battle, strike, ...losses } = battleGist(before, events, seat);
  return {
    ...(battle === undefined ? { gold } : { battle }),
    ...(strike !== undefined && { strike }),
    'own lost': lost((owner) => owner === player),
    'enemy lost': lost((owner) => isEnemy(before, player, owner)),
    ...losses,
    ...duelGist(before, events, player),
  };
};
