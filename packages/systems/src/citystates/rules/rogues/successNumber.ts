import { type Modifier, modifiers } from '@warmoot/kernel';
import { raceOf } from '../../state/game.ts';
import type { Attempt } from '../characters/action.ts';
import { bears, SHADOW_CLOAK, THIEVES_GLOVES } from '../characters/artifacts.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { targetOf } from '../characters/targets.ts';

/** CST-ROG-01: EL − opposition + 4, +1 for a Halfling (CST-RAC-10), ± Artifacts (EC-B28, EC-B32). */
export const rogueNumber = (attempt: Attempt, opposition: number): Modifier[] => {
  const { game, player, character, order } = attempt;
  const target = targetOf(attempt);
  return modifiers(
    [true, 'CST-ROG-01', 'level', effectiveLevel(game, character)],
    [opposition !== 0, 'CST-ROG-01', 'opposition', -opposition],
    [true, 'CST-ROG-01', 'base', 4],
    [raceOf(game, player) === 'Halflings', 'CST-RAC-10', 'Halfling Rogue', 1],
    [target !== undefined && bears(target, SHADOW_CLOAK), 'CST-ROG-01', 'Shadow Cloak', -2],
    [order.action !== 'assassinate' && bears(character, THIEVES_GLOVES), 'CST-ROG-01', "Thieves' Gloves", 1],
  );
};
