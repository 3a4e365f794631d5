import { type Dice, type Seat, seededDice, stateAfter } from '@warmoot/kernel';
import { applyEvent, type CstEvent } from '../engine/events.ts';
import { rehearse } from '../knowledge/foresight.ts';
import { imagine } from '../knowledge/imagine.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import { worthOf } from '../rules/battle/fighters.ts';
import { incomeFrom } from '../rules/economy/income.ts';
import { type Game, groundIn, playerOf } from '../state/game.ts';
import { nameOfSpot, spotIn } from '../state/places.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { findUnit } from '../state/units.ts';
import type { Intent } from './intent.ts';
import { enemyMightAt, mightOf } from './might.ts';
import { turnsLeft } from './prizes.ts';
import type { Temper } from './temper.ts';

/** No nation attacks at worse odds than these, rehearsed or not. */
const HOPELESS = 0.45;
/** In gold: a battle must promise more than this. */
const WORTH_IT = 0.5;

/** The value of the battle hex itself. */
const placeValue = (game: Game, player: PlayerNumber, to: string, greed: number): number => {
  const centre = groundIn(game).centreAt[spotIn(game, to)] ?? -1;
  const controller = game.centres[centre]?.controller ?? -1;
  if (centre < 0 || controller === player) return 1;
  return (incomeFrom(game, centre) * Math.min(6, turnsLeft(game)) * greed) / 100;
};

/** What the player's Units are worth together, minus what his enemies' are: caution gives his own more weight. */
const balanceOf = (game: Game, player: PlayerNumber, caution: number): number => {
  let sum = 0;
  for (const unit of game.units)
    if (unit.owner === player) sum += (caution * worthOf(unit)) / 100;
    else if (isEnemy(game, player, unit.owner)) sum -= worthOf(unit);
  return sum;
};

/** An order that leads to a battle, and what winning it brings besides. */
interface Venture {
  readonly order: CstOrder;
  readonly prize: number;
}

const isWon = (event: CstEvent): boolean =>
  event.type === 'battleDecided' && (event.outcome === 'destroyed' || event.outcome === 'retreated');

/**
 * The mean gain of each order, in gold, over a few rehearsals on states that the seat can picture: the same states for
 * all of them, so that luck favours none.
 */
const promisesOf = (
  game: Game,
  player: PlayerNumber,
  ventures: readonly Venture[],
  { rehearsals, caution }: Temper,
  dice: Dice,
): number[] => {
  const seat: Seat = seatOf(player);
  const sums = ventures.map(() => 0);
  for (let i = 0; i < rehearsals && ventures.length > 0; i++) {
    const state = imagine(game, seat, dice);
    const before = balanceOf(state, player, caution);
    ventures.forEach(({ order, prize }, at) => {
      const seed = `rehearsal ${dice.roll(1_000_000, 'how the dice may fall')}`;
      const events = rehearse(state, seat, order, seededDice(seed));
      const after = balanceOf(stateAfter(state, events, applyEvent), player, caution);
      sums[at] = (sums[at] as number) + after - before + (events.some(isWon) ? prize : 0);
    });
  }
  return sums.map((sum) => sum / rehearsals);
};

/** What a single order promises. */
export const promiseOf = (
  game: Game,
  player: PlayerNumber,
  venture: Venture,
  temper: Temper,
  dice: Dice,
): number => promisesOf(game, player, [venture], temper, dice)[0] as number;

const attacksOf = (game: Game, player: PlayerNumber): OrderOf<'attack'>[] => {
  const rule = ruleOf('attack');
  if (rule === undefined) return [];
  const spots = [...rule.subjects(game, player)].filter((subject) => !subject.startsWith('u'));
  return spots.flatMap((subject) => [...rule.legal(game, player, subject)] as OrderOf<'attack'>[]);
};

const oddsOf = (game: Game, player: PlayerNumber, { to, units }: OrderOf<'attack'>): number => {
  const force = units.flatMap((id) => findUnit(game, id) ?? []);
  const against = enemyMightAt(game, player, spotIn(game, to));
  return against === 0 ? 1 : mightOf(game, force) / against;
};

/** CST-MAG-15: the token is spent on the battles that matter. */
const withFate = (game: Game, player: PlayerNumber, order: OrderOf<'attack'>): OrderOf<'attack'> =>
  playerOf(game, player).hasFate ? { ...order, fate: true } : order;

/** The attacks worth making, the most promising first. */
export const attacks = (game: Game, player: PlayerNumber, temper: Temper, dice: Dice): Intent[] => {
  const least = temper.rehearsals === 0 ? temper.confidence / 100 : HOPELESS;
  const ventures = attacksOf(game, player)
    .map((order) => ({
      order,
      odds: oddsOf(game, player, order),
      prize: placeValue(game, player, order.to, temper.greed),
    }))
    .filter(({ odds }) => odds >= least);
  const promises =
    temper.rehearsals === 0
      ? ventures.map(({ odds }) => odds)
      : promisesOf(game, player, ventures, temper, dice);
  return ventures
    .map(({ order }, at) => ({ order, promise: promises[at] as number }))
    .filter(({ promise }) => promise > WORTH_IT)
    .sort((a, b) => b.promise - a.promise)
    .map(({ order, promise }) => ({
      order: withFate(game, player, order),
      reason: `an attack on ${nameOfSpot(game, spotIn(game, order.to))} promises ${promise.toFixed(1)}`,
    }));
};
