import type { Seat } from '@warmoot/kernel';

/** A seat as people read it where its side's name is not at hand: `Red`. */
export const seatName = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1);
