import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';

/** CST-STK-01: land fighting Units in a land hex, or ships in a naval spot, friends and allies together. */
export const MAX_PER_SPOT = 8;

/** CST-STK-01, CST-STK-02: room for this many more land Units; Caravans and Characters do not count. */
export const roomFor = (game: Game, spot: Spot, arriving: number): boolean =>
  arriving === 0 || (occupancyOf(game).landCount[spot] as number) + arriving <= MAX_PER_SPOT;

export const roomForShips = (game: Game, spot: Spot, arriving: number): boolean =>
  (occupancyOf(game).shipCount[spot] as number) + arriving <= MAX_PER_SPOT;

export const checkRoom = (game: Game, spot: Spot, arriving: number): Verdict =>
  roomFor(game, spot, arriving)
    ? permit
    : refuse('CST-STK-01', say`at most ${MAX_PER_SPOT} Units fit into one hex`);
