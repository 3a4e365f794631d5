import { dice, Match } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { practice } from '../../index.ts';
import { BLANK, type PracticeState, withBand } from '../../state.ts';

/** Red beside empty woods, while the archers are hidden in others. */
const besideWoods = (hidden: boolean): PracticeState => {
  const placed = withBand({ ...BLANK, phase: 'play', active: 'red' }, 'red-1', { at: '0402' });
  return withBand(placed, 'archers', { at: '0602', hidden });
};

const entersWoods = (state: PracticeState) => {
  const match = Match.from(practice, {}, state, dice());
  expect(match.submit('red', { type: 'move', band: 'red-1', to: '0502' })).toMatchObject({ ok: true });
  return match.mayUndo('red').ok;
};

test('[PRC-HID-03] woods that were searched without result cannot be searched again by an undo (MOT-03)', () => {
  expect(entersWoods(besideWoods(true))).toBe(false);
  expect(entersWoods(besideWoods(false))).toBe(true);
});
