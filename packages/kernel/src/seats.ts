/** Who sits at the table: a side of the game, or one of the two chairs every table has. */
export type Seat = string;

/** Sees what everybody may know, and gives no commands. */
export const SPECTATOR: Seat = '@spectator';

/** Sees everything. Commands only where the system gives the moderator something to do. */
export const MODERATOR: Seat = '@moderator';
