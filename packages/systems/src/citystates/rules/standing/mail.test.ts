import { randomCommand, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CstEvent } from '../../engine/events.ts';
import { citystates } from '../../index.ts';
import type { CstOrder } from '../../orders/orders.ts';
import { changed, type Game } from '../../state/game.ts';
import { type PlayerNumber, seatOf } from '../../state/seats.ts';
import { place, position } from '../../testkit/position.ts';

const RACES = ['Humans', 'Orcs', 'Elves', 'Dwarves', 'Flarn', 'Nomads'] as const;
const CAMPS = ['0,0', '1,0', '0,1', '-1,1', '-1,0', '0,-1'];
const ARMY = ['Light Infantry', 'Light Infantry', 'Footmen', 'Footmen'] as const;

/** Six nations side by side, so that they have enough to fight about. */
const six = (): Game => {
  const bare = position({ races: RACES, options: { preset: 'full', switches: { limit: 4 } } });
  const armed = RACES.reduce(
    (game, _, player) =>
      ARMY.reduce((next, type) => place(next, player, type, CAMPS[player] as string), game),
    bare,
  );
  return changed(armed, { phase: 'combat' });
};

interface Mail {
  readonly battles: number;
  /** The most answers that one defender had to give in one battle. */
  readonly mostAnswers: number;
}

/** Attackers play at random; a defender's stand-in answers for him, as if he were away. */
const playByMail = (start: Game, seed: number): Mail => {
  const dice = seededDice(seed);
  let [game, battles, mostAnswers] = [start, 0, 0];
  let answers = new Map<PlayerNumber, number>();
  const give = (player: PlayerNumber, order: CstOrder): void => {
    const events: readonly CstEvent[] = citystates.decide(game, seatOf(player), order, dice);
    for (const { type } of events)
      if (type === 'battleDeclared') {
        battles++;
        answers = new Map();
      }
    game = events.reduce(citystates.apply, game);
  };
  for (let step = 0; step < 2_000 && game.end === null; step++) {
    const [open] = citystates.pending(game);
    const player = RACES.findIndex((_, each) => seatOf(each) === open?.seat);
    const view = citystates.view(game, seatOf(player));
    if (game.battle !== null && game.battle.attacker !== player) {
      answers.set(player, (answers.get(player) ?? 0) + 1);
      mostAnswers = Math.max(mostAnswers, answers.get(player) as number);
      give(player, open?.standIn as CstOrder);
    } else {
      const command = randomCommand(citystates, view, seatOf(player), dice, 8);
      const isKept = command !== undefined && command.type !== 'standingOrder';
      give(player, (isKept ? command : open?.standIn) as CstOrder);
    }
  }
  return { battles, mostAnswers };
};

const withDefence = (game: Game): Game =>
  RACES.reduce((next, _, player) => {
    const order: CstOrder = { type: 'standingOrder', defend: true, tactic: { defending: 'Square' } };
    return citystates.decide(next, seatOf(player), order, seededDice(1)).reduce(citystates.apply, next);
  }, game);

test('[CST-PLY-05] [CST-R-92] in a game of six by mail, play never waits for defenders with standing orders', () => {
  const { battles, mostAnswers } = playByMail(withDefence(six()), 1);
  expect(battles).toBeGreaterThan(10);
  expect(mostAnswers).toBe(0);
});

test('[CST-PLY-03] [CST-R-92] play waits for an absent defender once in a battle', () => {
  const { battles, mostAnswers } = playByMail(six(), 2);
  expect(battles).toBeGreaterThan(10);
  expect(mostAnswers).toBe(1);
});
