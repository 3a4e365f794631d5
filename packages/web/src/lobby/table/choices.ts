import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import type { Opponent, Wish } from '../newMatch.ts';
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
  /** Whether the computer plays for whoever is late; else the rules' own default is done. */
  readonly botStandsIn: Signal<boolean>;
}

export const useTableChoices = (system: SystemOnShelf, mine: Seat): TableChoices => ({
  mine: useSignal(mine),
  kind: useSignal<OpponentKind>('computer'),
  bot: useSignal(usualPlayer(system)),
  ownDice: useSignal(false),
  hours: useSignal(0),
  botStandsIn: useSignal(false),
});

const opponentOf = ({ kind, bot }: TableChoices): Opponent =>
  kind.value === 'computer' ? { kind: 'computer', bot: bot.value } : { kind: kind.value };

/** The part of a wish that is the same for every game. */
export const tableOf = (
  choices: TableChoices,
  system: SystemOnShelf,
): Pick<Wish, 'mine' | 'opponent' | 'ownDice' | 'hours' | 'standIn'> => ({
  mine: choices.mine.value,
  opponent: opponentOf(choices),
  ownDice: choices.ownDice.value,
  hours: choices.hours.value || null,
  standIn: choices.hours.value > 0 && choices.botStandsIn.value ? usualPlayer(system) : null,
});
