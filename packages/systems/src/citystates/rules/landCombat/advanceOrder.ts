import { choiceOf, firstRefusal, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import { placeOfSpot } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { Unit } from '../../state/unit.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import { offerPillage } from '../barbarians/pillage.ts';
import { fightOn } from '../battle/course.ts';
import { battleOf } from '../battle/fighters.ts';
import { isAsked } from '../battle/questions.ts';
import { ADVANCE_CLAUSES, advance, advancers, companions } from './advance.ts';

const order = (units: readonly Unit[], chars: readonly string[]): OrderOf<'advance'> => ({
  type: 'advance',
  units: units.map(({ id }) => id),
  chars: [...chars],
});

/** No Units, all Units with and without Characters, and each Unit alone. */
function* legal(game: Game, player: PlayerNumber, subject: string): Generator<OrderOf<'advance'>> {
  if (subject !== TABLE || !isAsked(game, 'advance', player)) return;
  const units = advancers(game, player);
  const characters = companions(game, player).map(({ id }) => id);
  const all = [
    order(units, characters),
    ...(characters.length > 0 ? [order(units, [])] : []),
    ...(units.length > 1 ? units.map((unit) => order([unit], [])) : []),
    order([], []),
  ];
  for (const each of all) if (advanceOrder.check(game, player, each).ok) yield each;
}

/** CST-LCB-21, CST-LCB-22, CST-NCB-09: an advance of nobody declines it. */
export const advanceOrder: OrderRule<'advance'> = {
  check: (game, player, { units, chars }) =>
    isAsked(game, 'advance', player)
      ? firstRefusal(ADVANCE_CLAUSES, { game, player, units, characters: chars })
      : refuse('CST-LCB-21', 'there is no hex to advance into now'),
  decide: (tale, player, { units, chars }, dice) => {
    const mayPillage = advance({ game: tale.state, player, units, characters: chars }, tale);
    fightOn(tale, dice);
    if (mayPillage) offerPillage(tale, player);
  },
  subjects: () => [TABLE],
  legal,
  describe: (game, { units, chars }) => {
    const who = [namesOfUnits(game, units), namesOfCharacters(game, chars)].filter((names) => names !== '');
    return units.length === 0 ? 'stay' : say`advance with ${who.join(', ')}`;
  },
  choice: (game, _player, { units, chars }) => {
    if (units.length === 0) return choiceOf('Do not advance');
    const place = game.battle === null ? undefined : placeOfSpot(game, battleOf(game).to);
    return choiceOf('Advance', {
      goal: [namesOfUnits(game, units), namesOfCharacters(game, chars)]
        .filter((part) => part !== '')
        .join(', '),
      actors: [...units.map(unitSubject), ...chars],
      ...(place && { place }),
    });
  },
};
