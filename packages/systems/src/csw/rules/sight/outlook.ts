import { type Refusal, refuse, say } from '@warmoot/kernel';
import { distance, idOf } from '../../state/board.ts';
import { hasModule } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { type Ground, groundAt } from '../terrain/ground.ts';
import { blockedByTerrain, type Ends, endsOf, unitInTheWay } from './obstacles.ts';
import { type Blocked, blockingHexes, lineOfSight } from './sight.ts';

/** CSW-IND-01, CSW-IND-02: over units, level 1 hills and buildings, not over woods, high hills or walls. */
const isLowEnough = (battle: Battle, ends: Ends, cell: number): boolean => {
  if (blockedByTerrain(battle, ends, cell) === undefined) return true;
  const ground = groundAt(battle, cell);
  return ground === 'hill1' || ground === 'building';
};

/** Why a blocked line cannot be shot over (CSW-R-65: every blocking hex is checked), or undefined if it can. */
const notOver = (battle: Battle, from: number, to: number): string | undefined => {
  const board = boardIn(battle);
  const ends = endsOf(battle, from, to);
  for (const cell of blockingHexes(battle, from, to)) {
    if (!isLowEnough(battle, ends, cell))
      return say`the obstacle in ${idOf(board, cell)} cannot be shot over`;
    if (distance(board, cell, to) <= 1) return say`${idOf(board, cell)} lies next to the target`;
  }
  return undefined;
};

/** CSW-P-06: how one hex looks from another, with a given range of sight. */
type Outlook =
  | { readonly how: 'seen' }
  /** Out of sight, but indirect fire reaches it (CSW-IND-01). */
  | { readonly how: 'indirect'; readonly blocked: Blocked }
  | { readonly how: 'blocked'; readonly blocked: Blocked }
  /** Beyond the night limit (CSW-NGT-04). */
  | { readonly how: 'dark' };

const SEEN: Outlook = { how: 'seen' };
const DARK: Outlook = { how: 'dark' };

/** Night limits also apply to indirect fire (CSW-IND-03). */
export const outlookOn = (battle: Battle, from: number, to: number, limitInHexes: number): Outlook => {
  if (distance(boardIn(battle), from, to) > limitInHexes) return DARK;
  const sight = lineOfSight(battle, from, to);
  if (sight.clear) return SEEN;
  const over = hasModule(battle.setup, 'indirectFire') && notOver(battle, from, to) === undefined;
  return { how: over ? 'indirect' : 'blocked', blocked: sight };
};

const IN_THE_WAY: Readonly<Partial<Record<Ground, string>>> = {
  woods: 'woods',
  building: 'a building',
  hill1: 'a hill',
  hill2: 'a level 2 hill',
  wall: 'a wall',
  tower: 'a tower',
  gate: 'a closed gate',
};

const obstacleAt = (battle: Battle, { blockedAt, rule }: Blocked): string =>
  rule === 'CSW-LOS-07'
    ? (unitInTheWay(battle, blockedAt)?.name as string)
    : (IN_THE_WAY[groundAt(battle, blockedAt)] as string);

/** A blocked line in a player's words. */
export const blockedRefusal = (battle: Battle, from: number, to: number, blocked: Blocked): Refusal => {
  const what = say`the line of sight meets ${obstacleAt(battle, blocked)} in ${idOf(boardIn(battle), blocked.blockedAt)}`;
  if (!hasModule(battle.setup, 'indirectFire')) return refuse(blocked.rule, what);
  return refuse('CSW-IND-02', say`${what}, and ${notOver(battle, from, to) as string}`);
};
