import { expect, test } from 'vitest';
import { STEPS, type StepName } from './sequence.ts';

test('[CHR-TRN-01] [CHR-TRN-03] income, payables, actions, combat, accounting; sizes are settled before any battle', () => {
  const turn: StepName[] = ['T1'];
  while (turn.length < 40 && STEPS[turn.at(-1)!].next !== 'T1') turn.push(STEPS[turn.at(-1)!].next);
  const phases: readonly StepName[] = ['T3', 'T6', 'T8', 'T9', 'T10battles', 'T11battles', 'T12'];
  expect(turn.filter((step) => phases.includes(step))).toEqual(phases);
});
