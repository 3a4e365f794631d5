/** Who acts at a table: a side of the game, or one of the places that every table has. */
export type Seat = string;

/** Sees what everybody may know, and gives no commands. */
export const SPECTATOR: Seat = '@spectator';

/** Sees everything. Commands only where the system gives the moderator something to do. */
export const MODERATOR: Seat = '@moderator';

/**
 * Nobody sits there. The result of a battle that was fought as a match of its own comes from here, and so does the end
 * of a battle that its campaign settled otherwise (MOT-08).
 */
export const BATTLEFIELD: Seat = '@battlefield';

/** Seats of games with many sides, called by the colours that every surface can draw, in seat order. */
export const COLOUR_SEATS = [
  'red',
  'blue',
  'gold',
  'pine',
  'violet',
  'sky',
  'rose',
  'iron',
  'lime',
  'bone',
] as const satisfies readonly Seat[];
