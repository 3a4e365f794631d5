import { choiceOf, say } from '@warmoot/kernel';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { strengthOf } from '../../state/army.ts';
import { citiesOf, type Game, groundIn, hasRosters, realmOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { idOf, nameOfSpot, spotIn } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { roomIn } from '../armies/limits.ts';
import { bought, costOf, defaultStage, type Stage } from './bundle.ts';
import { checkStage } from './checkStage.ts';
import { unitsFor } from './unitsFor.ts';

/** Some bundles: the default, and all money for troops in one city. */
function* someBundles(game: Game, kingdom: Kingdom): Generator<Stage> {
  const standard = defaultStage(game, kingdom);
  yield standard;
  const left = realmOf(game, kingdom).stockpile - costOf({ game, kingdom, order: standard });
  for (const city of citiesOf(game, kingdom)) {
    const spot = groundIn(game).citySpots[city] as Spot;
    if (hasRosters(game)) {
      const units = unitsFor(game, city, Math.min(2 * left, roomIn(game, spot)));
      if (units !== undefined)
        yield { ...standard, buy: [{ city: idOf(game, spot), points: 0, mounted: 0, units }] };
      continue;
    }
    const points = Math.min(left, roomIn(game, spot));
    if (points > 0) yield { ...standard, buy: [{ city: idOf(game, spot), points, mounted: 0 }] };
    if (points > 0 && game.options.fastArmies) {
      const riders = Math.floor((points * 2) / 3);
      if (riders > 0)
        yield { ...standard, buy: [{ city: idOf(game, spot), points: riders, mounted: riders }] };
    }
  }
  for (const { father, city } of game.princes)
    if (father === kingdom || game.owners[city] === kingdom)
      yield { ...standard, princes: [idOf(game, groundIn(game).citySpots[city] as Spot)] };
}

/** GRD-RES-04, GRD-PLY-06: one bundle for each kingdom, made at the same time. */
export const stageOrder: OrderRule<'stage'> = {
  check: checkStage,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-R-55', 'GRD-PLY-06'] });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    for (const order of someBundles(game, kingdom)) if (checkStage(game, kingdom, order).ok) yield order;
  },
  describe: (game, order) => {
    const deeds = [
      ...order.buy.map(
        (levy) =>
          say`buy ${figureOf(game, strengthOf(bought(game, [levy])))} points in ${nameOfSpot(game, spotIn(game, levy.city))}`,
      ),
      ...(order.pay.length > 0 ? ['pay mercenaries'] : []),
      ...(order.princes.length > 0 ? ['agree about a prince'] : []),
    ];
    return deeds.length === 0 ? 'buy nothing' : deeds.join(', ');
  },
  choice: (game, _kingdom, order) =>
    choiceOf(order.buy.length > 0 ? 'Buy' : 'Close the books', {
      goal:
        order.buy
          .map(
            (levy) =>
              say`${figureOf(game, strengthOf(bought(game, [levy])))} in ${nameOfSpot(game, spotIn(game, levy.city))}`,
          )
          .join(', ') || (order.princes.length > 0 ? 'with the prince' : 'nothing'),
      endsStep: true,
    }),
};
