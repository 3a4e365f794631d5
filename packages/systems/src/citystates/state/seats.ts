import { COLOUR_SEATS, type Seat } from '@warmoot/kernel';

/** CST-GEN-01: up to ten seats, in seat order (CST-TRN-10). Each is called by its colour until it has a race. */
export const SEATS = COLOUR_SEATS;

/** A player by his place in seat order; -1 for nobody. */
export type PlayerNumber = number;
export const NOBODY: PlayerNumber = -1;

const NUMBERS: ReadonlyMap<Seat, PlayerNumber> = new Map(SEATS.map((seat, number) => [seat, number]));

export const numberOf = (seat: Seat): PlayerNumber => NUMBERS.get(seat) ?? NOBODY;
export const seatOf = (player: PlayerNumber): Seat => SEATS[player] as Seat;

/** Sets of players are numbers with a bit for each. */
export const bitOf = (player: PlayerNumber): number => 1 << player;
