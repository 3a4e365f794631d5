import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import type { Game } from '../state/game.ts';
import { lookForLeaks } from './leaks.ts';

const OPTIONS = { kingdoms: 3, yearLimit: 1 } as const;

test('[GRD-SET-09] [GRD-R-55] nobody can tell what another kingdom has sealed', () => {
  expect(lookForLeaks(view, OPTIONS, 1, 120)).toEqual({ pairs: 120, leak: undefined });
});

test('[GRD-R-55] a view that shows what others have sealed is found out', () => {
  const leaky = (game: Game, seat: string): Game => ({ ...view(game, seat), sealed: game.sealed });
  expect(lookForLeaks(leaky, OPTIONS, 1, 120).leak).toContain('sealed');
});
