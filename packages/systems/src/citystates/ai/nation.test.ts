import { Match, type Player, type Seat, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { changed, type Game } from '../state/game.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { Field } from '../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../testkit/position.ts';
import { citystatesPlayers } from './index.ts';

type Nation = Player<Game, CstOrder>;
const [chieftain, prince, overlord] = ['chieftain', 'prince', 'overlord'].map(
  (name) => citystatesPlayers[name],
) as [Nation, Nation, Nation];
const BUDGET = { lines: 100 };

const playOut = (options: CstOptions, seed: string, nationOf: (seat: Seat) => Nation) => {
  const match = Match.begin(citystates, options, seededDice(seed));
  const dice = seededDice(`${seed} thoughts`);
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    const thought = nationOf(open.seat).choose(match.viewOf(open.seat), open.seat, BUDGET, dice);
    const verdict = match.submit(open.seat, thought?.command ?? open.standIn);
    expect(verdict.ok).toBe(true);
  }
  return match;
};

const DUEL: CstOptions = { players: 2, forces: 'readyMade', switches: { limit: 4 } };

test('[CST-PLY-07] nations of all strengths play a match to its end, and only with permitted orders', () => {
  const match = playOut({ players: 3, preset: 'full', switches: { limit: 3 } }, 'three', (each) =>
    each === 'red' ? chieftain : each === 'blue' ? prince : overlord,
  );
  expect(match.outcome?.winners).not.toEqual([]);
});

test('[CST-PLY-08] a nation decides the same for states that look the same to it', () => {
  const match = Match.begin(citystates, DUEL, seededDice('same'));
  const open = match.pending[0];
  if (open === undefined) throw new Error('nobody is asked');
  const view = match.viewOf(open.seat);
  const decided = (game: typeof view) => overlord.choose(game, open.seat, BUDGET, seededDice(1));
  expect(decided(structuredClone(view))).toEqual(decided(view));
});

test('[CST-PLY-09] the same seed leads to the same match', () => {
  const [once, again] = [1, 2].map(() => playOut(DUEL, 'again', () => prince).record());
  expect(again).toEqual(once);
});

const [FROM, TO] = ['1,-1', '0,-1'] as const;
const facing = (own: number, enemies: number): Game => {
  let game = position();
  for (let i = 0; i < own; i++) game = place(game, 0, 'Heavy Infantry', FROM);
  for (let i = 0; i < enemies; i++) game = place(game, 1, 'Heavy Infantry', TO);
  return changed(game, { phase: 'combat' });
};
const ordered = (nation: Nation, game: Game, player = 0): CstOrder | undefined =>
  nation.choose(citystates.view(game, seat(player)), seat(player), BUDGET, seededDice(3))?.command;

test('[CST-LCB-04] a prince attacks one with six, but not six with one', () => {
  expect(ordered(prince, facing(6, 1))).toMatchObject({ type: 'attack', to: TO });
  expect(ordered(prince, facing(1, 6))).toEqual({ type: 'endPhase' });
});

test('[CST-PLY-07] an attacker who is losing breaks off, one who is winning continues', () => {
  const afterRound = (own: number, enemies: number): Game => {
    const units = Array.from({ length: own }, (_, at) => nth(0, at));
    const misses = Array.from({ length: own + enemies }, () => 10);
    const field = new Field(facing(own, enemies)).attack(0, { from: FROM, to: TO, units });
    field.give(0, { type: 'tactic', choice: 'Line' });
    return field.give(1, { type: 'tactic', choice: 'Line' }, ...misses).game;
  };
  expect(ordered(prince, afterRound(6, 1))).toEqual({ type: 'continue' });
  expect(ordered(prince, afterRound(1, 6))).toEqual({ type: 'breakOff' });
});

test('[CST-TAC-02] a nation of horsemen does not choose a tactic that helps only the enemy', () => {
  let game = place(position(), 0, 'Heavy Cavalry', FROM);
  game = place(game, 1, 'Slingers', TO);
  const field = new Field(game).attack(0, { from: FROM, to: TO, units: [nth(0, 0)] });
  expect(ordered(prince, field.game)).toEqual({ type: 'tactic', choice: 'Charge' });
});

test('[CST-RUI-02] a strong Mage walks to the Ruins near by, a weak one does not', () => {
  const [strong, weak] = ['CC-B36', 'CC-B28'].map((card) =>
    placeCharacter(position(), 0, card, '1,1', { hasActed: true }),
  ) as [Game, Game];
  expect(ordered(prince, strong)).toMatchObject({ type: 'move', chars: ['CC-B36'] });
  expect(ordered(prince, weak)).not.toMatchObject({ type: 'move' });
});
