import { incomeFrom } from '../rules/economy/income.ts';
import { lastTurn } from '../rules/victory/turnLimit.ts';
import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { NOBODY, type PlayerNumber } from '../state/seats.ts';
import { isAlly, isEnemy } from '../state/sides.ts';
import { enemyHosts, enemyMightAt } from './might.ts';
import { awayFrom } from './travel.ts';

/** A population centre that is not ours, and its value. */
export interface Prize {
  readonly hex: Spot;
  readonly name: string;
  readonly isNeutral: boolean;
  /** In gold over the turns that count. */
  readonly value: number;
  /** The strength that defends it. */
  readonly defence: number;
}

/** Later turns do not count. */
const HORIZON = 10;
/** An enemy's loss counts half as much as our gain. */
const ENEMY_LOSS = 1.5;

export const turnsLeft = (game: Game): number => Math.max(1, lastTurn(game) - game.turn);

export const prizesOf = (game: Game, player: PlayerNumber): Prize[] =>
  groundIn(game).centres.flatMap(({ hex, name }, number) => {
    const { controller, pillagedInTurn } = game.centres[number] ?? { controller: NOBODY, pillagedInTurn: 1 };
    if (controller === player || isAlly(game, player, controller) || pillagedInTurn > 0) return [];
    const isNeutral = controller === NOBODY;
    return {
      hex,
      name,
      isNeutral,
      value: incomeFrom(game, number) * Math.min(HORIZON, turnsLeft(game)) * (isNeutral ? 1 : ENEMY_LOSS),
      defence: enemyMightAt(game, player, hex),
    };
  });

/** The enemy strength within this many hexes of a place. */
export const threatTo = (game: Game, player: PlayerNumber, hex: Spot, within: number): number =>
  enemyHosts(game, player)
    .filter(({ at }) => awayFrom(game, at, hex) <= within)
    .reduce((sum, { might }) => sum + might, 0);

/** How far the nearest place of an enemy is, in hexes. */
export const frontDistance = (game: Game, player: PlayerNumber, hex: Spot): number =>
  Math.min(
    ...groundIn(game).centres.map((centre, number) =>
      isEnemy(game, player, game.centres[number]?.controller ?? NOBODY)
        ? awayFrom(game, centre.hex, hex)
        : Number.POSITIVE_INFINITY,
    ),
  );
