import { type ClauseId, type Modifier, type Seat, totalOf } from '@warmoot/kernel';
import type { OrderOf } from '../orders/orders.ts';
import { actOrder } from '../rules/characters/act.ts';
import { ACTIONS, actionOf } from '../rules/characters/actions.ts';
import type { ActionName } from '../rules/characters/events.ts';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';

/** A die of ten faces decides (CST-GEN-10). */
const FACES = 10;

/** One way to carry an action out: at whom, and how likely it succeeds. */
export interface Deed {
  readonly order: OrderOf<'act'>;
  /** The success number as the player knows it; none where no die is rolled. */
  readonly number?: number;
  readonly chance?: number;
  readonly modifiers: readonly Modifier[];
}

/** An action of a Character's class: the ways to do it now, or why there is none. */
export interface DeedRow {
  readonly action: ActionName;
  readonly verb: string;
  readonly says: string;
  readonly deeds: readonly Deed[];
  readonly because?: string;
  readonly rule?: ClauseId;
}

const deedOf = (game: Game, seat: Seat, order: OrderOf<'act'>): Deed => {
  const character = findCharacter(game, order.char);
  const { number: ledger } = actionOf(order.action);
  if (character === undefined || ledger === undefined) return { order, modifiers: [] };
  const modifiers = ledger({ game, player: numberOf(seat), character, order }, false);
  const number = totalOf(modifiers);
  return { order, number, chance: Math.max(0, Math.min(FACES, number)) / FACES, modifiers };
};

/** CST-CHR-03: every action that somebody of this class could ever take, possible now or not. */
export const deedsOf = (game: Game, seat: Seat, id: string): DeedRow[] => {
  const character = findCharacter(game, id);
  const player = numberOf(seat);
  if (character === undefined || character.owner !== player) return [];
  const orders = [...actOrder.legal(game, player, id)];
  return (Object.keys(ACTIONS) as ActionName[]).flatMap((action): DeedRow[] => {
    const { verb, words, levels, alsoFor } = actionOf(action);
    if (levels[character.class] === undefined && !alsoFor?.(game, character)) return [];
    const deeds = orders.filter((order) => order.action === action).map((order) => deedOf(game, seat, order));
    if (deeds.length > 0) return [{ action, verb, says: words, deeds }];
    const verdict = actOrder.check(game, player, { type: 'act', char: id, action });
    const why = verdict.ok ? {} : { because: verdict.because, rule: verdict.rule };
    return [{ action, verb, says: words, deeds, ...why }];
  });
};
