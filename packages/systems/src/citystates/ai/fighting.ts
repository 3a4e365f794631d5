import { type Dice, type Seat, seededDice } from '@warmoot/kernel';
import { applyEvent } from '../engine/events.ts';
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
import type { Unit } from '../state/unit.ts';
import { findUnit } from '../state/units.ts';
import type { Intent } from './intent.ts';
import { enemyMightAt, mightOf } from './might.ts';
import { turnsLeft } from './prizes.ts';
import type { Temper } from './temper.ts';

/** Nobody attacks against worse odds than these, rehearsed or not. */
const HOPELESS = 0.45;
/** In gold: a battle must promise more than this. */
const WORTH_IT = 0.5;

/** What the battle hex itself would bring. */
const placeValue = (game: Game, player: PlayerNumber, to: string): number => {
  const centre = groundIn(game).centreAt[spotIn(game, to)] ?? -1;
  const controller = game.centres[centre]?.controller ?? -1;
  if (centre < 0 || controller === player) return 1;
  return incomeFrom(game, centre) * Math.min(6, turnsLeft(game)) * 0.5;
};

/** What the player's and his enemies' Units are worth together. */
const worthOfAll = (game: Game, predicate: (unit: Unit) => boolean): number =>
  game.units.reduce((sum, unit) => sum + (predicate(unit) ? worthOf(unit) : 0), 0);

/** What one rehearsal brings, in gold. */
const gainOf = (before: Game, after: Game, player: PlayerNumber, prize: number, caution: number): number => {
  const own = ({ owner }: Unit): boolean => owner === player;
  const enemy = ({ owner }: Unit): boolean => isEnemy(before, player, owner);
  const lost = worthOfAll(before, own) - worthOfAll(after, own);
  const destroyed = worthOfAll(before, enemy) - worthOfAll(after, enemy);
  return destroyed - (caution * lost) / 100 + prize;
};

/** The mean gain of an order over a few rehearsals on states that the seat can picture. */
export const promiseOf = (
  game: Game,
  player: PlayerNumber,
  order: CstOrder,
  prize: number,
  temper: Temper,
  dice: Dice,
): number => {
  const seat: Seat = seatOf(player);
  let sum = 0;
  for (let i = 0; i < temper.rehearsals; i++) {
    const state = imagine(game, seat, dice);
    const events = rehearse(
      state,
      seat,
      order,
      seededDice(`rehearsal ${dice.roll(1_000_000, 'how the dice may fall')}`),
    );
    const after = events.reduce(applyEvent, state);
    const won = events.some(
      (event) =>
        event.type === 'battleDecided' && (event.outcome === 'destroyed' || event.outcome === 'retreated'),
    );
    sum += gainOf(state, after, player, won ? prize : 0, temper.caution);
  }
  return sum / temper.rehearsals;
};

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
export const attacks = (game: Game, player: PlayerNumber, temper: Temper, dice: Dice): Intent[] =>
  attacksOf(game, player)
    .map((order) => ({ order, odds: oddsOf(game, player, order) }))
    .filter(({ odds }) => odds >= (temper.rehearsals === 0 ? temper.confidence / 100 : HOPELESS))
    .map(({ order, odds }) => ({
      order,
      promise:
        temper.rehearsals === 0
          ? odds
          : promiseOf(game, player, order, placeValue(game, player, order.to), temper, dice),
    }))
    .filter(({ promise }) => promise > WORTH_IT)
    .sort((a, b) => b.promise - a.promise)
    .map(({ order, promise }) => ({
      order: withFate(game, player, order),
      reason: `an attack on ${nameOfSpot(game, spotIn(game, order.to))} promises ${promise.toFixed(1)}`,
    }));
