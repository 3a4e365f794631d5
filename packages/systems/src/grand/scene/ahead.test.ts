import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { grand } from '../index.ts';
import type { Game } from '../state/game.ts';
import { onBoard, warOf } from '../testkit/onBoard.ts';
import { ahead } from './ahead.ts';

const WAR = {
  armies: {
    a1: { owner: 'red', at: '0403', units: { HF: 24, W1: 2 } },
    a2: { owner: 'blue', at: '0603', units: { HF: 24, W1: 2 }, hasActed: true },
  },
};
const aheadOf = (game: Game, seat: string) => ahead(grand.view(game, seat), seat);
const planned = (game: Game, seat: string, path: string) =>
  grand.check(aheadOf(game, seat) as never, seat, {
    type: 'move',
    army: seat === 'red' ? 1 : 2,
    path: [path],
  });

test('[GRD-MOV-03] while others move a kingdom plans its next turn, by the rules of that turn', () => {
  const { game } = warOf(WAR);
  expect(aheadOf(game, 'red')).toBeUndefined();
  expect(planned(game, 'blue', '0604').ok).toBe(true);
  expect(planned(game, 'blue', '0608')).toMatchObject({ ok: false, rule: 'GRD-MOV-08' });
  expect(grand.check(grand.view(game, 'blue'), 'blue', { type: 'move', army: 2, path: ['0604'] }).ok).toBe(
    false,
  );
});

test('[GRD-R-129] armies on the board make no plans; a stage has no turns to plan', () => {
  const fought = onBoard({ red: { HF: 24, W1: 2 }, blue: { HF: 24, W1: 2 } }, dice(7));
  expect(planned(fought.game, 'blue', '0504')).toMatchObject({ ok: false, rule: 'GRD-R-129' });
  expect(aheadOf(warOf({ ...WAR, phase: 'stage', week: 10 }).game, 'blue')).toBeUndefined();
  expect(aheadOf(warOf(WAR).game, 'nobody')).toBeUndefined();
});
