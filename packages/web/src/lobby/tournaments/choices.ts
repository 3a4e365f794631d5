import { type Signal, useSignal } from '@preact/signals';
import type { Playable } from './NewTournamentPage.tsx';
import { fieldTime, timeInField } from './times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Everything a keeper decides besides the battle. */
export interface TournamentChoices {
  /** Empty: named after the battle. */
  readonly title: Signal<string>;
  readonly form: Signal<'swiss' | 'knock-out'>;
  readonly rounds: Signal<number>;
  readonly hasThirdPlace: Signal<boolean>;
  /** As the fields for date and time hold them; entries open at once if the first is empty. */
  readonly opensAt: Signal<string>;
  readonly startsAt: Signal<string>;
  readonly hours: Signal<number>;
  readonly roundHours: Signal<number>;
  readonly isRated: Signal<boolean>;
  readonly isWeekly: Signal<boolean>;
}

/** The full hour, a day from now. */
const tomorrow = (): number => Math.ceil((Date.now() + DAY) / HOUR) * HOUR;

export const useTournamentChoices = (): TournamentChoices => ({
  title: useSignal(''),
  form: useSignal<'swiss' | 'knock-out'>('swiss'),
  rounds: useSignal(3),
  hasThirdPlace: useSignal(false),
  opensAt: useSignal(''),
  startsAt: useSignal(fieldTime(tomorrow())),
  hours: useSignal(24),
  roundHours: useSignal(168),
  isRated: useSignal(true),
  isWeekly: useSignal(false),
});

/** The request that announces the tournament. */
export const bodyOf = (choices: TournamentChoices, { system, card }: Playable, options: object): object => ({
  system: system.id,
  options,
  title: choices.title.value.trim() === '' ? card.name : choices.title.value,
  form: choices.form.value,
  rounds: choices.rounds.value,
  thirdPlace: choices.hasThirdPlace.value,
  hours: choices.hours.value,
  roundHours: Math.max(choices.roundHours.value, choices.hours.value),
  rated: choices.isRated.value,
  weekly: choices.isWeekly.value,
  opensAt: timeInField(choices.opensAt.value),
  startsAt: timeInField(choices.startsAt.value) ?? 0,
});
