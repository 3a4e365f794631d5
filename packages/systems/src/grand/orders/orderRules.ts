import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { openDesksOf } from '../engine/desks.ts';
import type { OrderRule } from '../engine/orderRule.ts';
import { deployOrder } from '../rules/calendar/deployment.ts';
import { endTurnOrder } from '../rules/calendar/endTurn.ts';
import { placeOrder } from '../rules/calendar/placement.ts';
import { resignOrder } from '../rules/cities/resign.ts';
import { answerOrders } from '../rules/combat/answers.ts';
import { attackOrder } from '../rules/combat/attack.ts';
import { hireOrder } from '../rules/mercenaries/market.ts';
import { moveOrder } from '../rules/movement/move.ts';
import { stageOrder } from '../rules/resources/stage.ts';
import { fieldOrders } from '../rules/rosters/fieldOrders.ts';
import { setUpOrder } from '../rules/setup/setUp.ts';
import { type Game, isAlive } from '../state/game.ts';
import { type Kingdom, NOBODY } from '../state/seats.ts';
import type { GrandOrder, OrderType } from './orders.ts';

/** Every order and the rule that judges it. */
const ORDER_RULES = {
  setUp: setUpOrder,
  move: moveOrder,
  attack: attackOrder,
  endTurn: endTurnOrder,
  stage: stageOrder,
  hire: hireOrder,
  place: placeOrder,
  deploy: deployOrder,
  resign: resignOrder,
  ...answerOrders,
  ...fieldOrders,
} as { readonly [Name in OrderType]: OrderRule<Name> };

export const ruleOf = (type: OrderType): OrderRule<OrderType> =>
  ORDER_RULES[type] as unknown as OrderRule<OrderType>;

/** GRD-PLY-04: first whose decision it is, then what the rule says. */
export const checkOrder = (game: Game, kingdom: Kingdom, order: GrandOrder): Verdict => {
  if (kingdom === NOBODY) return refuse('GRD-GEN-01', 'you are not among the kingdoms');
  if (order.type === 'resign') return permit; // GRD-R-128: at any time
  if (game.end !== null) return refuse('GRD-PLY-01', 'the match is over');
  const desks = openDesksOf(game, kingdom);
  if (desks.some(({ takes }) => takes.includes(order.type)))
    return ruleOf(order.type).check(game, kingdom, order);
  if (!isAlive(game, kingdom)) return refuse('GRD-CAP-04', 'your kingdom has fallen');
  const [desk] = desks;
  return desk === undefined
    ? refuse('GRD-PLY-01', 'it is not your decision now')
    : refuse('GRD-PLY-01', say`now is the time to ${desk.task}`);
};

const rulesOpenTo = (game: Game, kingdom: Kingdom): OrderRule<OrderType>[] =>
  [...new Set(openDesksOf(game, kingdom).flatMap(({ takes }) => takes))].map(ruleOf);

export const subjectsOf = (game: Game, kingdom: Kingdom): string[] => [
  ...new Set(rulesOpenTo(game, kingdom).flatMap((rule) => [...rule.subjects(game, kingdom)])),
];

export function* legalOrders(game: Game, kingdom: Kingdom, subject: string): Generator<GrandOrder> {
  for (const rule of rulesOpenTo(game, kingdom)) yield* rule.legal(game, kingdom, subject);
}
