import { totalOf } from '@warmoot/kernel';
import { checkOrder, legalOrders, subjectsOf } from '../../orders/orderRules.ts';
import type { CstOrder } from '../../orders/orders.ts';
import { defaultStrike } from '../../rules/battle/defaults.ts';
import { fightersOf } from '../../rules/battle/fighters.ts';
import { type Battle, type Fighter, otherSide } from '../../rules/battle/state.ts';
import { attackLedger, chanceInTen } from '../../rules/landCombat/attackNumber.ts';
import { strikeChoices } from '../../rules/landCombat/strikers.ts';
import { barOf } from '../../rules/landCombat/targets.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { BarredTarget, SheetStrike, StrikeTarget } from './types.ts';

/** Every legal answer of the kind, about whatever it is. */
export const ordersOf = (game: Game, player: PlayerNumber, types: readonly string[]): CstOrder[] => {
  const found = new Map<string, CstOrder>();
  for (const subject of subjectsOf(game, player))
    for (const order of legalOrders(game, player, subject))
      if (types.includes(order.type)) found.set(JSON.stringify(order), order);
  return [...found.values()];
};

interface Pair {
  readonly striker: Fighter;
  readonly target: Fighter;
}

const targetShown = (game: Game, player: PlayerNumber, { striker, target }: Pair): StrikeTarget => {
  const ledger = attackLedger(game, game.battle as Battle, striker, target);
  const number = totalOf(ledger);
  const order: CstOrder = { type: 'strike', unit: striker.label, target: target.label };
  return {
    striker: striker.label,
    target: target.label,
    number,
    tenths: chanceInTen(number),
    ledger,
    order: checkOrder(game, player, order).ok ? order : null,
  };
};

const barredShown = (battle: Battle, { striker, target }: Pair): BarredTarget[] => {
  const rule = barOf(battle, striker, target);
  return rule === undefined ? [] : [{ striker: striker.label, target: target.label, rule }];
};

/** Who may be struck and who not, whoever chooses. */
export const strikeShown = (game: Game, battle: Battle, player: PlayerNumber): SheetStrike | null => {
  if (battle.stage !== 'strikes' || game.questions[0]?.kind !== 'strike') return null;
  const orders = ordersOf(game, player, ['strike']);
  const strikers = [...new Set(strikeChoices(game).map((choice) => choice.striker))]; // identical ones once
  const pairs = strikers.flatMap((striker): Pair[] =>
    fightersOf(battle, otherSide(striker.side)).map((target) => ({ striker, target })),
  );
  const { striker, target } = defaultStrike(game);
  return {
    strikers: strikers.map(({ label }) => label),
    targets: pairs
      .filter((pair) => barOf(battle, pair.striker, pair.target) === undefined)
      .map((pair) => targetShown(game, player, pair)),
    barred: pairs.flatMap((pair) => barredShown(battle, pair)),
    advised: { striker: striker.label, target: target?.label ?? null },
    others: orders.filter((order) => order.type === 'strike' && order.target === undefined),
  };
};
