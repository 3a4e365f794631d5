import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import type { WindowName } from '../state/state.ts';
import { pending } from './pending.ts';

test('[CHR-R-72] diplomacy, orders, answers and battles have separate clocks', () => {
  const clockOf = (name: WindowName) =>
    pending(campaignFrom({ more: { window: { name, asked: [0], ready: [] } } }))[0]?.deadline;
  const windows: readonly WindowName[] = ['diplomacy', 'orders', 'patrol', 'intents', 'battles', 'city'];
  expect(windows.map(clockOf)).toEqual(['turn', 'orders', 'reply', 'reply', 'battle', 'reply']);
});
