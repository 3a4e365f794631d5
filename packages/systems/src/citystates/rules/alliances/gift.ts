import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, isIn, playerOf } from '../../state/game.ts';
import { numberOf, type PlayerNumber, seatOf } from '../../state/seats.ts';
import { isAlly } from '../../state/sides.ts';
import { spokenPlayer } from '../../words/names.ts';

interface Giving {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly other: PlayerNumber;
  readonly gold: number;
}

/** CST-R-85: to anybody. */
const toSomebodyElse: Clause<Giving> = ({ game, player, other }) =>
  other !== player && other < game.players.length && isIn(game, other)
    ? permit
    : refuse('CST-DIP-03', 'gold is given to another player still in the match');

const hasIt: Clause<Giving> = ({ game, player, gold }) =>
  playerOf(game, player).gold >= gold
    ? permit
    : refuse('CST-ECO-05', say`you have ${playerOf(game, player).gold} gold`);

const CLAUSES: readonly Clause<Giving>[] = [toSomebodyElse, hasIt];

/** The sums offered to a player; any other can be entered. */
const OFFERED: readonly number[] = [5, 10];

/** CST-DIP-03: in the player's own RECRUIT. Offered for allies only. */
export const giftOrder: OrderRule<'gift'> = {
  check: (game, player, { player: seat, gold }) =>
    firstRefusal(CLAUSES, { game, player, other: numberOf(seat), gold }),
  decide: (tale, player, { player: seat, gold }) => {
    tale.tell({
      type: 'goldGiven',
      player,
      other: numberOf(seat),
      gold,
      irrevocable: true,
      rules: ['CST-DIP-03', 'CST-R-85'],
    });
  },
  subjects: () => [TABLE],
  about: ['table'],
  legal: function* (game, player, subject) {
    if (subject !== TABLE) return;
    for (let other = 0; other < game.players.length; other++) {
      if (!isAlly(game, player, other)) continue;
      for (const gold of OFFERED) {
        const order: OrderOf<'gift'> = {
          type: 'gift',
          player: seatOf(other) as OrderOf<'gift'>['player'],
          gold,
        };
        if (giftOrder.check(game, player, order).ok) yield order;
      }
    }
  },
  describe: (game, { player, gold }) => say`give ${gold} gold to ${spokenPlayer(game, numberOf(player))}`,
  choice: (game, _player, { player, gold }) =>
    choiceOf(say`Give ${gold} gold`, { goal: spokenPlayer(game, numberOf(player)), isAside: true }),
};
