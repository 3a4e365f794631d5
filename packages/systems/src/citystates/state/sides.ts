import { cachePerObject } from '@warmoot/kernel';
import type { Game, Player } from './game.ts';
import type { Spot } from './ground.ts';
import { occupancyOf } from './occupancy.ts';
import { bitOf, type PlayerNumber } from './seats.ts';

const blocs = cachePerObject((players: readonly Player[]): readonly number[] =>
  players.map(({ bloc }, player) =>
    bloc === 0
      ? bitOf(player)
      : players.reduce((bits, other, number) => (other.bloc === bloc ? bits | bitOf(number) : bits), 0),
  ),
);

/** CST-GEN-08: the player and his allies, as bits; everybody else is an enemy. */
export const friendsOf = ({ players }: Game, player: PlayerNumber): number =>
  blocs(players)[player] as number;

export const isEnemy = (game: Game, player: PlayerNumber, other: PlayerNumber): boolean =>
  other >= 0 && (friendsOf(game, player) & bitOf(other)) === 0;

/** CST-GEN-08: an ally, not the player himself. */
export const isAlly = (game: Game, player: PlayerNumber, other: PlayerNumber): boolean =>
  other !== player && other >= 0 && (friendsOf(game, player) & bitOf(other)) !== 0;

export const hasEnemyFighters = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  ((occupancyOf(game).fighters[spot] as number) & ~friendsOf(game, player)) !== 0;

export const hasEnemySupplies = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  ((occupancyOf(game).supplies[spot] as number) & ~friendsOf(game, player)) !== 0;

export const hasEnemyShips = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  ((occupancyOf(game).ships[spot] as number) & ~friendsOf(game, player)) !== 0;

export const hasFriendlyFighters = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  ((occupancyOf(game).fighters[spot] as number) & friendsOf(game, player)) !== 0;

export const hasFriendlyShips = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  ((occupancyOf(game).ships[spot] as number) & friendsOf(game, player)) !== 0;
