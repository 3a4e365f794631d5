import { choiceOf, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { retreatHexes, retreatSpots } from '../landCombat/retreat.ts';
import { beginRound, decideBattle, fallBack, fightOn } from './course.ts';
import { battleOf } from './fighters.ts';
import { type BattleQuestion, isAsked } from './questions.ts';

const whenAsked = (game: Game, kind: BattleQuestion, player: PlayerNumber): Verdict =>
  isAsked(game, kind, player) ? permit : refuse('CST-LCB-15', 'this is not your decision now');

/** CST-LCB-15: the attacker continues. */
export const continueOrder: OrderRule<'continue'> = {
  check: (game, player) => whenAsked(game, 'continue', player),
  decide: (tale, _player, _order, dice) => {
    tale.tell({ type: 'battleContinued', irrevocable: true, rules: ['CST-LCB-15'] });
    fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  legal: (game, player, subject) =>
    subject === TABLE && isAsked(game, 'continue', player) ? [{ type: 'continue' }] : [],
  describe: () => 'continue the attack',
  choice: () => choiceOf('Continue the attack'),
};

/** CST-LCB-15 */
export const breakOffOrder: OrderRule<'breakOff'> = {
  check: (game, player) => whenAsked(game, 'continue', player),
  decide: (tale, _player, _order, dice) => {
    decideBattle(tale, 'brokenOff', 'CST-LCB-15');
    fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  legal: (game, player, subject) =>
    subject === TABLE && isAsked(game, 'continue', player) ? [{ type: 'breakOff' }] : [],
  describe: () => 'break off the attack',
  choice: () => choiceOf('Break off'),
};

/** CST-LCB-15 */
export const standOrder: OrderRule<'stand'> = {
  check: (game, player) => whenAsked(game, 'stand', player),
  decide: (tale, _player, _order, dice) => {
    beginRound(tale);
    fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  legal: (game, player, subject) =>
    subject === TABLE && isAsked(game, 'stand', player) ? [{ type: 'stand' }] : [],
  describe: () => 'stand',
  choice: () => choiceOf('Stand'),
};

const isDrivenOff = (game: Game, player: PlayerNumber): boolean => isAsked(game, 'flyOff', player);

/** Where the asked player may retreat to now. */
export const retreatsFor = (game: Game, player: PlayerNumber): Spot[] => {
  if (isDrivenOff(game, player)) return retreatHexes(game, true);
  return isAsked(game, 'stand', player) ? retreatSpots(game) : [];
};

const spotOf = (game: Game, { hex, node }: OrderOf<'retreat'>): Spot => spotIn(game, hex ?? node ?? '');

/** CST-LCB-20, CST-NCB-09, CST-ACB-10 */
export const retreatOrder: OrderRule<'retreat'> = {
  check: (game, player, order) => {
    if (game.battle === null || !(isDrivenOff(game, player) || isAsked(game, 'stand', player)))
      return refuse('CST-LCB-15', 'this is not your decision now');
    if (retreatsFor(game, player).includes(spotOf(game, order))) return permit;
    return battleOf(game).kind === 'land'
      ? refuse('CST-LCB-20', 'the defenders cannot all retreat there')
      : refuse('CST-NCB-09', 'the fleet cannot retreat there');
  },
  decide: (tale, player, order, dice) => {
    fallBack(tale, spotOf(tale.state, order), isDrivenOff(tale.state, player));
    fightOn(tale, dice);
  },
  subjects: (game, player) =>
    game.battle === null ? [] : retreatsFor(game, player).map((spot) => idOfSpot(game, spot)),
  legal: (game, player, subject) => {
    const spot = game.battle === null ? -1 : spotIn(game, subject);
    if (spot < 0 || !retreatsFor(game, player).includes(spot)) return [];
    return [{ type: 'retreat', ...(battleOf(game).kind === 'land' ? { hex: subject } : { node: subject }) }];
  },
  describe: (game, order) => say`retreat to ${nameOfSpot(game, spotOf(game, order))}`,
  choice: (game, _player, order) => {
    const place = placeOfSpot(game, spotOf(game, order));
    return choiceOf('Retreat', { goal: order.hex ?? order.node ?? '', ...(place && { place }) });
  },
};
