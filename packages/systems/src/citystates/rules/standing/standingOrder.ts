import { type Clause, choiceOf, firstRefusal, permit, refuse } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf } from '../../state/sides.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { fightOn } from '../battle/course.ts';
import { BATTLE_QUESTIONS } from '../battle/questions.ts';
import { standingOf } from './standingOf.ts';
import type { StandingOrders } from './state.ts';

type Order = OrderOf<'standingOrder'>;

interface Giving {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly order: Order;
}

const saysSomething: Clause<Giving> = ({ order }) =>
  Object.keys(order).length > 1 ? permit : refuse('CST-PLY-05', 'name a standing order');

/** CST-R-92: "fight this battle under my standing orders". */
const inABattle: Clause<Giving> = ({ game, player, order }) =>
  order.battle === undefined || takesPart(game, player) ? permit : refuse('CST-R-92', 'you are in no battle');

const ofOneCharacter: Clause<Giving> = ({ game, player, order: { char, hides, duel } }) => {
  if (char === undefined)
    return hides === undefined && duel === undefined
      ? permit
      : refuse('CST-PLY-05', 'name the Character it is for');
  return findCharacter(game, char)?.owner === player
    ? permit
    : refuse('CST-PLY-05', 'that Character is not yours');
};

const ofOneCaravan: Clause<Giving> = ({ game, player, order: { caravan, feed } }) => {
  if (caravan === undefined)
    return feed === undefined ? permit : refuse('CST-R-65', 'name the Caravan it is for');
  const unit = findUnit(game, caravan);
  return unit?.owner === player && unit.type === 'Caravan'
    ? permit
    : refuse('CST-R-65', 'that Caravan is not yours');
};

const CLAUSES: readonly Clause<Giving>[] = [saysSomething, inABattle, ofOneCharacter, ofOneCaravan];

const takesPart = ({ battle }: Game, player: PlayerNumber): boolean =>
  battle !== null && (battle.attacker === player || battle.fighters.some(({ owner }) => owner === player));

const isAskedInBattle = ({ questions }: Game, player: PlayerNumber): boolean =>
  questions.some(
    (each) => each.player === player && (BATTLE_QUESTIONS as readonly string[]).includes(each.kind),
  );

/** The changes of the order to the player's standing orders. */
const changeIn = (game: Game, player: PlayerNumber, order: Order): Partial<StandingOrders> => {
  const { duels, feeds } = standingOf(game, player);
  return {
    ...(order.defend !== undefined && { defends: order.defend }),
    ...(order.tactic?.attacking !== undefined && { attacking: order.tactic.attacking }),
    ...(order.tactic?.defending !== undefined && { defending: order.tactic.defending }),
    ...(order.retreatBelow !== undefined && { retreatBelow: order.retreatBelow }),
    ...(order.shareCharacters !== undefined && { sharesCharacters: order.shareCharacters }),
    ...(order.char !== undefined &&
      order.duel !== undefined && { duels: { ...duels, [order.char]: order.duel } }),
    ...(order.caravan !== undefined &&
      order.feed !== undefined && { feeds: { ...feeds, [order.caravan]: order.feed } }),
  };
};

const WORDS: readonly (readonly [(order: Order) => boolean, string])[] = [
  [({ battle }) => battle !== undefined, 'fight this battle by your standing orders'],
  [({ defend }) => defend === true, 'defend by your standing orders'],
  [({ defend }) => defend === false, 'be asked when you are attacked'],
  [({ hides }) => hides !== undefined, 'say whether a Character leads or hides'],
  [({ shareCharacters }) => shareCharacters === true, 'show your Characters to your allies'],
  [({ shareCharacters }) => shareCharacters === false, 'hide your Characters from your allies'],
];

const wordsOf = (order: Order): string =>
  WORDS.find(([applies]) => applies(order))?.[1] ?? 'change your standing orders';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** CST-PLY-05, CST-R-92: at any time. */
const standingOrder: OrderRule<'standingOrder'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, { game, player, order }),
  decide: (tale, player, order, dice) => {
    const orders = changeIn(tale.state, player, order);
    const hiding =
      order.char === undefined || order.hides === undefined
        ? null
        : { character: order.char, hides: order.hides };
    if (Object.keys(orders).length > 0 || hiding !== null)
      tale.tell({
        type: 'standingOrderGiven',
        player,
        orders,
        hiding,
        rules: ['CST-PLY-05'],
        ...(orders.sharesCharacters === true && { irrevocable: true as const }), // CST-HID-03
      });
    if (order.battle === undefined) return;
    tale.tell({ type: 'battleLeftToOrders', player, rules: ['CST-PLY-05', 'CST-R-92'] });
    fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  about: ['table'],
  legal: (game, player, subject) => {
    if (subject !== TABLE) return [];
    if (isAskedInBattle(game, player)) return [{ type: 'standingOrder', battle: true }];
    if (game.phase !== 'recruit' || game.active !== player) return [];
    const { defends, sharesCharacters } = standingOf(game, player);
    const hasAllies = friendsOf(game, player) !== bitOf(player);
    return [
      { type: 'standingOrder', defend: !defends },
      ...(hasAllies ? [{ type: 'standingOrder' as const, shareCharacters: !sharesCharacters }] : []),
    ];
  },
  describe: (_game, order) => wordsOf(order),
  choice: (_game, _player, order) =>
    choiceOf(
      capital(wordsOf(order).replace('your', 'my')),
      order.battle === undefined ? { isAside: true } : {},
    ),
};

export const standingOrders: OrderRules = { standingOrder };
