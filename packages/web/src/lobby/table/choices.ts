import { type Signal, useSignal } from '@preact/signals';
import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { MatchRequest, Opponent, SeatChoice } from '../newMatch.ts';
import { defaultPlayer, type ShelfSystem } from '../shelf.ts';

export type OpponentKind = Opponent['kind'];

/** All settings of a table besides the game itself. */
export interface TableChoices {
  readonly mine: Signal<Seat>;
  readonly kind: Signal<OpponentKind>;
  readonly bot: Signal<string>;
  /** Who sits in each seat, if set seat by seat; the default computer player takes the others. */
  readonly chairs: Signal<Readonly<Record<Seat, SeatChoice>>>;
  /** How people join the open seats. */
  readonly joins: Signal<'link' | 'open'>;
  readonly ownDice: Signal<boolean>;
  /** MOT-13: whether moves can be taken back by agreement. */
  readonly takebacks: Signal<boolean>;
  /** Hours for each decision; 0 for none. */
  readonly hours: Signal<number>;
  /** Whether the computer plays for late players; otherwise their stand-in is played. */
  readonly botStandsIn: Signal<boolean>;
  /** The result counts for the players' ratings. */
  readonly rated: Signal<boolean>;
}

export const useTableChoices = (system: ShelfSystem, mine: Seat): TableChoices => ({
  mine: useSignal(mine),
  kind: useSignal<OpponentKind>('computer'),
  bot: useSignal(defaultPlayer(system)),
  chairs: useSignal<Readonly<Record<Seat, SeatChoice>>>({ [mine]: 'me' }),
  joins: useSignal<'link' | 'open'>('link'),
  ownDice: useSignal(false),
  takebacks: useSignal(true),
  hours: useSignal(0),
  botStandsIn: useSignal(false),
  rated: useSignal(false),
});

/** For two sides the player chooses an opponent, or each seat on request; at a larger table, each seat. */
export const kindOf = ({ kind }: TableChoices, seats: readonly unknown[]): OpponentKind =>
  seats.length > 2 ? 'each' : kind.value;

/** Only a person moderates. */
export const seatChoice = ({ chairs, bot }: TableChoices, seat: Seat): SeatChoice =>
  chairs.value[seat] ?? (seat === MODERATOR ? 'person' : { bot: bot.value });

const opponentOf = (choices: TableChoices, seats: readonly Seat[]): Opponent => {
  const kind = kindOf(choices, seats);
  if (kind === 'computer') return { kind, bot: choices.bot.value };
  if (kind !== 'each') return { kind };
  const chairs = Object.fromEntries(seats.map((seat) => [seat, seatChoice(choices, seat)]));
  return { kind, chairs, joins: choices.joins.value };
};

/** Whether a person takes every other seat: only such a match can be rated. */
export const isBetweenPeople = (choices: TableChoices, seats: readonly Seat[]): boolean => {
  const kind = kindOf(choices, seats);
  if (kind !== 'each') return kind === 'link' || kind === 'open';
  const wishes = seats.map((seat) => seatChoice(choices, seat));
  return (
    wishes.filter((request) => request === 'me').length === 1 &&
    wishes.every((request) => typeof request === 'string')
  );
};

/** The part of a new match that is the same for every game. */
export const tableOf = (
  choices: TableChoices,
  system: ShelfSystem,
  seats: readonly Seat[],
): Pick<MatchRequest, 'mine' | 'opponent' | 'ownDice' | 'takebacks' | 'hours' | 'standIn' | 'rated'> => ({
  mine: choices.mine.value,
  opponent: opponentOf(choices, seats),
  ownDice: choices.ownDice.value,
  takebacks: choices.takebacks.value,
  hours: choices.hours.value || null,
  rated: choices.rated.value && isBetweenPeople(choices, seats),
  standIn: choices.hours.value > 0 && choices.botStandsIn.value ? defaultPlayer(system) : null,
});
