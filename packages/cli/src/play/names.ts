import type { ClauseId, Seat } from '@warmoot/kernel';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A seat's name for people: `Red`. */
export const seatName = (seat: Seat): string => capital(seat.replace(/^@/, ''));

/** `Red`, `Red and Blue`, `Red, Blue and Green`. */
export const allOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const cited = (rules: readonly ClauseId[]): string =>
  rules.length > 0 ? ` (${rules.join(', ')})` : '';
