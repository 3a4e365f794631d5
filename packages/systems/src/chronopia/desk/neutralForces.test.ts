import { MODERATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { chronopia } from '../index.ts';
import type { Campaign } from '../state/state.ts';
import { neutralForces, ordersFor } from './index.ts';

const WHOLE: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ name: 'Aldmark' }, { name: 'Redbarrow', power: 'neutral' }],
    armies: [{ at: '0505', name: 'Guard', size: 6, owner: 1 }],
  }),
  window: { name: 'orders', asked: [0], ready: [] },
};

test('[CHR-MOD-01] a force without a player is ordered by hand, in the words of the grammar', () => {
  const [force] = neutralForces(WHOLE);
  expect(force).toMatchObject({ id: 1, name: 'Redbarrow', text: 'EMPIRE Redbarrow\nTURN 4\n' });
  const { command, faults } = ordersFor(WHOLE, 1, `${force!.text}Guard - Move 1\n`, 'they march at last');
  expect(faults).toEqual([]);
  expect(chronopia.check(chronopia.view(WHOLE, MODERATOR), MODERATOR, command)).toEqual({ ok: true });
  expect(command).toMatchObject({ statements: [{ s: 'order', unit: 'Guard' }] });
  expect(ordersFor(WHOLE, 1, 'Guard - Fly 1', '').faults[0]).toMatch(/^1: /);
});
