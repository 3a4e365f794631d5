import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopia } from '../index.ts';
import type { Campaign } from '../state.ts';
import { INTENTS, ORDERS, PATROL } from '../testkit/staged.ts';
import { mine } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-PLAY-03] he whose patrol must choose sees owner, number and size; the others see nothing of it', () => {
  const asked = view(PATROL, 'e2');
  const [question] = asked.questions;
  const candidates = question?.kind === 'patrol' ? question.candidates.map((id) => asked.armies[id]) : [];
  expect(candidates.map((army) => [army!.owner, army!.number, army!.size, army!.name])).toEqual([
    [0, 1, 8, ''],
    [2, 1, 9, ''],
  ]);
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    const seen = view(PATROL, seat);
    expect([seen.window, seen.questions, seen.step, seen.slot, seen.impulse]).toEqual([null, [], 'T6', 0, 0]);
  }
});

test('[CHR-PLAY-08] ready marks are shown where everyone has one; elsewhere each sees his own task', () => {
  expect(mine(ORDERS).window).toEqual({ name: 'orders', asked: [0, 1, 2], ready: [1] });
  expect(mine(INTENTS).window).toEqual({ name: 'intents', asked: [0], ready: [] });
  expect(view(INTENTS, 'e3').window).toEqual({ name: 'intents', asked: [2], ready: [2] });
  expect(view(INTENTS, SPECTATOR).window).toBeNull();
  const open = (campaign: Campaign) => chronopia.pending(campaign).map(({ openTo }) => openTo);
  expect(new Set(open(ORDERS))).toEqual(new Set(['all']));
  expect(new Set(open(INTENTS))).toEqual(new Set(['owner']));
});
