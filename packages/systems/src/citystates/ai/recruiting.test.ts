import { expect, test } from 'vitest';
import { withCentre, withPlayer } from '../state/game.ts';
import { position } from '../testkit/position.ts';
import { purchases } from './recruiting.ts';
import { OVERLORD, PRINCE, type Temper } from './temper.ts';

const CITY = 0;

/** What a nation with one City would raise for its army, in order. */
const raised = (temper: Temper): (string | undefined)[] => {
  const rich = withPlayer(position({ races: ['Dwarves', 'Orcs'] }), 0, { gold: 20 });
  const game = { ...withCentre(rich, CITY, { controller: 0 }), phase: 'recruit' as const };
  return purchases(game, 0, temper)
    .filter(({ reason }) => reason === 'the army must grow')
    .map(({ order }) => (order.type === 'recruit' ? order.unit : undefined));
};

test('[CST-ECO-06] a prince raises one of each type, an overlord the best for the money again and again', () => {
  expect(raised(PRINCE).slice(0, 2)).toEqual(['Heavy Infantry', 'Light Infantry']);
  expect(raised(OVERLORD).slice(0, 5)).toEqual([
    ...Array.from({ length: 4 }, () => 'Heavy Infantry'),
    'Light Infantry',
  ]);
});
