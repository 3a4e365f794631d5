import { enemyOf, type Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { STEPS } from './sequence.ts';

/** CSW-P-14: who decides in a step; nobody in an automatic one. */
export const deciderOf = ({ setup, phasing, step }: Battle): Side | null => {
  switch (STEPS[step].decider) {
    case 'home':
      return setup.home;
    case 'first':
      return setup.setUpOrder[0];
    case 'second':
      return setup.setUpOrder[1];
    case 'phasing':
      return phasing;
    case 'other':
      return enemyOf(phasing);
    default:
      return null;
  }
};

/** Whose decision is open now: the first question's, otherwise the step's. */
export const whoDecides = (battle: Battle): Side | null => {
  if (battle.end !== null) return null;
  return battle.questions[0]?.side ?? deciderOf(battle);
};
