import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { answerPatrol, checkPatrolAnswer } from './patrolAnswer.ts';

/** Two patrols of Aldmark, each with two armies of Brakka before it. */
const asked = (): Campaign => ({
  ...campaignFrom({
    step: 'T9',
    armies: [
      { at: '0606', name: 'Wolves', owner: 0, size: 6 },
      { at: '0909', name: 'Bears', owner: 0, size: 6 },
      { at: '0605', owner: 1, size: 5 },
      { at: '0607', owner: 1, size: 7 },
      { at: '0908', owner: 1, size: 5 },
    ],
  }),
  questions: [
    { kind: 'patrol', empire: 0, army: 0, candidates: [2, 3] },
    { kind: 'patrol', empire: 0, army: 1, candidates: [3, 4] },
  ],
  window: { name: 'patrol', asked: [0], ready: [] },
});
const brakka = (number: number) => ({ empire: 'Brakka', number });

test('[CHR-AAC-16] [CHR-R-92] the owner names one of the armies his patrol may engage, by empire and number', () => {
  expect(checkPatrolAnswer(asked(), 0, 'Wolves', brakka(2)).ok).toBe(true);
  expect(checkPatrolAnswer(asked(), 0, 'Wolves', brakka(3))).toMatchObject({ ok: false, rule: 'CHR-R-92' });
  expect(checkPatrolAnswer(asked(), 0, 'Foxes', brakka(2))).toMatchObject({ ok: false, rule: 'CHR-R-92' });
  expect(checkPatrolAnswer(asked(), 1, 'Wolves', brakka(2))).toMatchObject({ ok: false, rule: 'CHR-R-92' });
});

test('[CHR-PLAY-07] patrols of one impulse decide together: the owner is ready when all have chosen', () => {
  const tale = beginTale(asked());
  answerPatrol(tale, 0, 'Wolves', brakka(2));
  expect(tale.state.window?.ready).toEqual([]);
  answerPatrol(tale, 0, 'Bears', brakka(3));
  expect(tale.state.window?.ready).toEqual([0]);
  expect(tale.state.questions.map((question) => question.kind === 'patrol' && question.candidates)).toEqual([
    [3],
    [4],
  ]);
});
