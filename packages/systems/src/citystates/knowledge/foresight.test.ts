import { chancesOf, expectedOf, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { UnitType } from '../data/units.ts';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { Field } from '../testkit/field.ts';
import { nth, place, position, seat } from '../testkit/position.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

const drawn = (attackers: readonly UnitType[], defenders: readonly UnitType[]): Game => {
  const bare = position({ options: { switches: { tactics: false } } });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return defenders.reduce((game, type) => place(game, 1, type, TO), mine);
};

const attackOf = (count: number): CstOrder => ({
  type: 'attack',
  from: FROM,
  to: TO,
  units: Array.from({ length: count }, (_, at) => nth(0, at)),
});

const odds = (game: Game, order: CstOrder, limits = { walks: 20_000, samples: 400 }) =>
  oddsOf(citystates, citystates.view(game, seat(0)), seat(0), order, limits);

test('[CST-PLY-06] the odds of a strike are exact: its attack number, and 1 to 9 in ten', () => {
  const field = new Field(drawn(['Archers', 'Footmen'], ['Light Cavalry', 'Heavy Infantry']));
  field.attack(0, { from: FROM, to: TO, units: [nth(0, 0), nth(0, 1)] }, 7);
  const found = odds(field.game, { type: 'strike', unit: 1, target: 4 });
  expect(found.exact).toBe(true);
  expect(found.readAgainst).toEqual({ 'attack number': 5 });
  expect(chancesOf(found, 'strike').get('hits')).toBeCloseTo(0.5);
  expect(found.modifiers).toContainEqual({ rule: 'CST-TER-05', label: 'Missile in Plains', value: 1 });
});

test('[CST-PLY-06] the last round of a small battle is enumerated', () => {
  const field = new Field(drawn(['Footmen'], ['Footmen'])).attack(
    0,
    { from: FROM, to: TO, units: [nth(0, 0)] },
    10,
    10,
  );
  field.game = { ...field.game, battle: { ...field.battle, round: 9 } };
  const found = odds(field.game, { type: 'continue' });
  expect(found.exact).toBe(true);
  const of = (result: string): number => chancesOf(found, 'battle').get(result) ?? 0;
  expect([of('wiped out'), of('won'), of('thrown back')].map((chance) => chance.toFixed(2))).toEqual([
    '0.30',
    '0.21',
    '0.49',
  ]);
});

test('[CST-PLY-06] the odds of an attack: chance to win, to be thrown back, losses of each type', () => {
  const found = odds(drawn(['Giants', 'Giants'], ['Footmen']), attackOf(2), { walks: 200, samples: 300 });
  const won = chancesOf(found, 'battle').get('won') ?? 0;
  expect(won).toBeGreaterThan(0.8);
  expect(expectedOf(found, 'Giants lost')).toBeGreaterThan(0);
  expect(expectedOf(found, 'Giants lost')).toBeLessThan(1);
  expect(expectedOf(found, 'enemy lost')).toBeGreaterThan(0.7);
});

test('[CST-HID-02] [CST-PLY-08] odds use only what the seat knows: hidden types do not change them', () => {
  const limits = { walks: 200, samples: 60 };
  const weak = odds(drawn(['Giants'], ['Footmen', 'Footmen']), attackOf(1), limits);
  const strong = odds(drawn(['Giants'], ['Chariots', 'Archers']), attackOf(1), limits);
  expect(strong).toEqual(weak);
});
