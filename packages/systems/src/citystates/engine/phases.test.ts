import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';

/** The phases of the first game turn in which somebody is asked, if everybody does what the stand-in does. */
const askedInTurnOne = (players: number): string[] => {
  const match = Match.begin(citystates, { players, forces: 'readyMade' }, seededDice(1));
  const asked: string[] = [];
  for (let [open] = match.pending; open !== undefined && match.state.turn < 2; [open] = match.pending) {
    if (match.state.turn === 1) asked.push(`${open.seat} ${match.state.phase}`);
    match.submit(open.seat, open.standIn);
  }
  return asked;
};

test('[CST-TRN-04] [CST-R-112] of two players the first recruits nothing in the first game turn', () => {
  const phases = ['red operations', 'red combat', 'blue recruit', 'blue operations', 'blue combat'];
  expect(askedInTurnOne(2)).toEqual(phases);
});

test('[CST-R-112] of three players everybody recruits from the start', () => {
  const asked = askedInTurnOne(3);
  for (const seat of ['red', 'blue', 'gold']) expect(asked).toContain(`${seat} recruit`);
});
