import { type Player, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { type Game, withCentre } from '../state/game.ts';
import { nth, place, position, seat } from '../testkit/position.ts';
import { citystatesPlayers } from './index.ts';
import { shipyards } from './seafaring.ts';
import { CHIEFTAIN, PRINCE } from './temper.ts';

const prince = citystatesPlayers.prince as Player<Game, CstOrder>;

/** The coast of board S06: a City at 1,1, a Town at -1,0. */
const coast = (): Game => position({ boards: [{ board: 'S06', q: 0, r: 0, rotation: 0 }] });

const ordered = (game: Game): CstOrder | undefined =>
  prince.choose(citystates.view(game, seat(0)), seat(0), { lines: 1 }, seededDice(1))?.command;

test('[CST-MOV-11] Units aboard go ashore beside an undefended place', () => {
  const game = place(place(coast(), 0, 'Transport', '-2,0'), 0, 'Footmen', '-2,0');
  expect(ordered(game)).toEqual({ type: 'disembark', units: [nth(0, 1)], chars: [], hex: '-1,0' });
});

test('[CST-NAV-01] a loaded Transport sails for a place beyond the sea', () => {
  const game = place(place(coast(), 0, 'Transport', '0,3'), 0, 'Footmen', '0,3', { startedAt: -1 });
  expect(ordered(game)).toMatchObject({ type: 'sail', ships: [nth(0, 0)] });
});

test('[CST-ECO-07] a nation with a port and nobody near a place on foot builds a Transport', () => {
  const game = withCentre(coast(), 0, { controller: 0 });
  expect(shipyards(game, 0, PRINCE)[0]?.order).toEqual({ type: 'recruit', place: '1,1', unit: 'Transport' });
  const settled = place(game, 0, 'Footmen', '1,1');
  expect(shipyards(settled, 0, PRINCE)).toEqual([]);
  expect(shipyards(game, 0, CHIEFTAIN)).toEqual([]);
});
