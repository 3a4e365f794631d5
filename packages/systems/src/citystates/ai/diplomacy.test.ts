import { type Player, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { changed, type Game, withCentre, withPlayer } from '../state/game.ts';
import { Field } from '../testkit/field.ts';
import { position, seat } from '../testkit/position.ts';
import { citystatesPlayers } from './index.ts';

type Nation = Player<Game, CstOrder>;
const [chieftain, prince] = ['chieftain', 'prince'].map((name) => citystatesPlayers[name]) as [
  Nation,
  Nation,
];

/** Who holds the City and the three Towns of one board. */
const held = (...controllers: readonly number[]): Game =>
  controllers.reduce(
    (game, controller, centre) => withCentre(game, centre, { controller }),
    changed(position({ races: ['Humans', 'Orcs', 'Elves'] }), { phase: 'recruit' }),
  );

const thoughtOf = (nation: Nation, game: Game) =>
  nation.choose(citystates.view(game, seat(0)), seat(0), { lines: 1 }, seededDice(1));

test('[CST-DIP-02] a prince proposes an alliance against the nation that outgrows him, and says why', () => {
  const game = held(1, 0, 1, 2);
  expect(thoughtOf(prince, game)).toEqual({
    command: { type: 'ally', what: 'propose', player: seat(2) },
    reasons: ['the Elves and we have the same to fear'],
  });
  expect(thoughtOf(chieftain, game)?.command).not.toMatchObject({ type: 'ally' });
});

test('[CST-DIP-02] a nation that has the same to fear accepts, the feared one and a chieftain decline', () => {
  const answered = (nation: Nation, to: number): string | undefined => {
    const propose = { type: 'ally', what: 'propose', player: seat(to) } as CstOrder;
    const { game } = new Field(held(1, 0, 1, 2)).give(0, propose);
    const view = citystates.view(game, seat(to));
    const [question] = citystates.questions?.(view, seat(to)) ?? [];
    const thought = question && nation.answer?.(view, seat(to), question);
    return thought?.command.type === 'ally' ? thought.command.what : undefined;
  };
  expect(answered(prince, 2)).toBe('accept');
  expect(answered(prince, 1)).toBe('decline');
  expect(answered(chieftain, 2)).toBe('decline');
});

test('[CST-DIP-02] a nation leaves its allies when nobody else is dangerous any more', () => {
  const allied = (game: Game): Game => withPlayer(withPlayer(game, 0, { bloc: 1 }), 2, { bloc: 1 });
  expect(thoughtOf(prince, allied(held(0, 0, 1, 2)))?.command).toEqual({ type: 'ally', what: 'denounce' });
  expect(thoughtOf(prince, allied(held(1, 0, 1, 2)))?.command).not.toMatchObject({ type: 'ally' });
});
