import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import { type Game, withCentre } from '../state/game.ts';
import { nth, place, position, seat } from '../testkit/position.ts';
import { attacks } from './fighting.ts';
import { voyages } from './seafaring.ts';
import { CHIEFTAIN, PRINCE } from './temper.ts';
import { coastGuards, hunts } from './warships.ts';

/** The coast of board S06: a City at 1,1, a Town at -1,0. */
const coast = (): Game =>
  position({ races: ['Humans', 'Orcs'], boards: [{ board: 'S06', q: 0, r: 0, rotation: 0 }] });

const seen = (game: Game): Game => citystates.view(game, seat(0));

/** A Corvette of ours, and an enemy fleet along the coast. */
const chase = (enemies: readonly ('Transport' | "Man-o'-War")[]): Game =>
  enemies.reduce((game, type) => place(game, 1, type, '-2,0'), place(coast(), 0, 'Corvette', '0,3'));

test('[CST-NCB-02] warships close with a weaker enemy fleet, and do not go home instead', () => {
  const game = seen(chase(['Transport']));
  expect(hunts(game, 0, PRINCE)[0]?.order).toMatchObject({ type: 'sail', ships: [nth(0, 0)] });
  expect(voyages(game, 0, PRINCE)).toEqual([]);
  expect(hunts(game, 0, CHIEFTAIN)).toEqual([]);
});

test('[CST-NCB-02] nobody hunts a stronger fleet, or with an army aboard', () => {
  expect(hunts(seen(chase(["Man-o'-War"])), 0, PRINCE)).toEqual([]);
  const transports = place(coast(), 0, 'Transport', '0,3');
  expect(hunts(seen(place(transports, 1, 'Transport', '-2,0')), 0, PRINCE)).toEqual([]);
});

test('[CST-NCB-02] warships beside a Transport attack it', () => {
  const game = place(place(coast(), 0, "Man-o'-War", '-1,-1'), 1, 'Transport', '-2,0');
  const [attack] = attacks(seen({ ...game, phase: 'combat' }), 0, PRINCE, seededDice(1));
  expect(attack?.order).toMatchObject({ type: 'attack', from: '-1,-1', to: '-2,0' });
});

test('[CST-ECO-07] an enemy fleet near a port calls for a warship strong enough', () => {
  const port = withCentre(coast(), 0, { controller: 0 });
  const unit = (game: Game) => coastGuards(seen(game), 0, PRINCE)[0]?.order;
  expect(unit(port)).toBeUndefined();
  expect(unit(place(port, 1, 'Transport', '0,3'))).toMatchObject({ place: '1,1', unit: 'Corvette' });
  expect(unit(place(port, 1, "Man-o'-War", '0,3'))).toMatchObject({ unit: "Man-o'-War" });
  expect(unit(place(place(port, 1, 'Transport', '0,3'), 0, 'Corvette', '-2,0'))).toBeUndefined();
});
