import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import type { Opponent } from '../newMatch.ts';
import { type SystemOnShelf, usualPlayer } from '../shelf.ts';

export type OpponentKind = Opponent['kind'];

/** All that is agreed about a table besides what is played on it. */
export interface TableChoices {
  readonly mine: Signal<Seat>;
  readonly kind: Signal<OpponentKind>;
  readonly bot: Signal<string>;
  readonly ownDice: Signal<boolean>;
  /** Hours for each decision; 0 for none. */
  readonly hours: Signal<number>;
}

export const useTableChoices = (system: SystemOnShelf, mine: Seat): TableChoices => ({
  mine: useSignal(mine),
  kind: useSignal<OpponentKind>('computer'),
  bot: useSignal(usualPlayer(system)),
  ownDice: useSignal(false),
  hours: useSignal(0),
});

export const opponentOf = ({ kind, bot }: TableChoices): Opponent =>
  kind.value === 'computer' ? { kind: 'computer', bot: bot.value } : { kind: kind.value };
