/** The moderator at work: step after step until somebody must decide (CHR-PLAY-01, -02). */
import type { Dice } from '@warmoot/kernel';
import { STEPS, type StepName } from './sequence.ts';
import type { Tale } from './tale.ts';
import { STEP_WORK } from './work.ts';

const isClosed = ({ state: { window } }: Tale): boolean =>
  window === null || window.asked.every((empire) => window.ready.includes(empire));

const begin = (tale: Tale, step: StepName): void => {
  tale.tell({ type: 'stepBegun', rules: ['CHR-TRN-02'], change: { set: { step, window: null } } });
};

/** Work that returns false has not finished: it has opened a window, and is called again when that is closed. */
export const runOn = (tale: Tale, dice: Dice): void => {
  while (tale.state.end === null && !tale.state.paused && isClosed(tale)) {
    const { step } = tale.state;
    const finished = STEP_WORK[step](tale, dice);
    if (finished && tale.state.end === null) begin(tale, STEPS[step].next);
  }
};
