import { COLOUR_SEATS, type Seat } from '@warmoot/kernel';

/** GRD-GEN-01: up to eight kingdoms, each called by its colour. */
export const SEATS = COLOUR_SEATS.slice(0, 8);

/** A kingdom by its place among the seats; -1 for nobody. */
export type Kingdom = number;
export const NOBODY: Kingdom = -1;

const NUMBERS: ReadonlyMap<Seat, Kingdom> = new Map(SEATS.map((seat, number) => [seat, number]));

export const numberOf = (seat: Seat): Kingdom => NUMBERS.get(seat) ?? NOBODY;
export const seatOf = (kingdom: Kingdom): Seat => SEATS[kingdom] as Seat;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const NAMES: readonly string[] = SEATS.map(capital);

export const nameOfKingdom = (kingdom: Kingdom): string => NAMES[kingdom] ?? 'nobody';
