import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { battleOf, deciderOf, fighterOf, fightersOf } from '../battle/fighters.ts';
import { type Battle, type Fighter, type Label, otherSide, type Side } from '../battle/state.ts';
import { isIdentical, isOnlyMarked } from './strike.ts';
import { targetsOf } from './targets.ts';

/** A Unit that may strike now, and its targets; none if it can reach nobody. */
export interface StrikeChoice {
  readonly striker: Fighter;
  readonly target: Fighter | undefined;
}

const unstruck = (battle: Battle, side: Side): Fighter[] =>
  fightersOf(battle, side).filter(({ hasStruck }) => !hasStruck);

/** CST-LCB-06, CST-LCB-07, CST-R-08: the sides take turns; a side with no Unit left to strike is skipped. */
export const strikingSide = (battle: Battle): Side | undefined =>
  [battle.next, otherSide(battle.next)].find((side) => unstruck(battle, side).length > 0);

/** CST-LCB-07: the Units of highest Order that have not struck; the one that the decider put first, if any. */
export const strikersOf = (battle: Battle): Fighter[] => {
  const side = strikingSide(battle);
  if (side === undefined) return [];
  const picked = battle.striker === null ? undefined : fighterOf(battle, battle.striker);
  if (picked !== undefined) return [picked];
  const waiting = unstruck(battle, side);
  const highest = Math.max(...waiting.map(({ order }) => order));
  return waiting.filter(({ order }) => order === highest);
};

/** CST-R-54: the owner chooses; if Units of several owners are equal, the decider chooses whose strikes next. */
export const chooserOfStrike = (battle: Battle): PlayerNumber => {
  const strikers = strikersOf(battle);
  const [first] = strikers as [Fighter, ...Fighter[]];
  return strikers.every(({ owner }) => owner === first.owner) ? first.owner : deciderOf(battle, first.side);
};

const firstOfEach = (
  fighters: readonly Fighter[],
  areAlike: (a: Fighter, b: Fighter) => boolean,
): Fighter[] =>
  fighters.filter((fighter, at) => fighters.findIndex((other) => areAlike(other, fighter)) === at);

/** Whether it makes no difference which of two is struck: a hit on either removes the same Unit. */
const areAlikeAsTargets =
  (game: Game) =>
  (a: Fighter, b: Fighter): boolean =>
    isIdentical(a, b) && (!isOnlyMarked(game, a) || a.hasStruck === b.hasStruck);

/** Every choice that makes a difference: identical Units are offered once (CST-PLY-01). */
export const strikeChoices = (game: Game): StrikeChoice[] => {
  const battle = battleOf(game);
  return firstOfEach(strikersOf(battle), isIdentical).flatMap((striker): StrikeChoice[] => {
    const targets = firstOfEach(targetsOf(battle, striker), areAlikeAsTargets(game));
    return targets.length === 0
      ? [{ striker, target: undefined }]
      : targets.map((target) => ({ striker, target }));
  });
};

export const isChoice = (game: Game, striker: Label, target: Label | undefined): boolean => {
  const battle = battleOf(game);
  const who = strikersOf(battle).find(({ label }) => label === striker);
  if (who === undefined) return false;
  const targets = targetsOf(battle, who);
  return target === undefined ? targets.length === 0 : targets.some(({ label }) => label === target);
};
