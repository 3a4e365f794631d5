import { INCH, type TablePlace } from '@warmoot/kernel';

/** MKT-SET-01 */
export const TABLE = { width: 48 * INCH, depth: 36 * INCH } as const;
export const CROSS: TablePlace = { x: TABLE.width / 2, y: TABLE.depth / 2 };
export const BODY = { width: 381, depth: 762 } as const;

/** MKT-MOV-01 */
export const REACH = 12 * INCH;
/** MKT-SEL-01 */
export const SALE_REACH = 9 * INCH;
/** MKT-SEQ-01 */
export const ROUNDS = 4;
/** MKT-SET-02 */
export const HAND = 3;

/** MKT-SET-02: what each ware earns. */
export const COINS = { wool: 1, salt: 2, wine: 3, silk: 5 } as const;
export type Ware = keyof typeof COINS;
export const WARES = Object.keys(COINS) as readonly Ware[];

/** Seats are trees; their colours are not in the order in which a page would give them out. */
export const CARTERS = [
  { seat: 'ash', name: 'Ash', colour: 'sky', at: { x: 6, y: 9, heading: 117 } },
  { seat: 'beech', name: 'Beech', colour: 'gold', at: { x: 42, y: 27, heading: 297 } },
  { seat: 'cedar', name: 'Cedar', colour: 'violet', at: { x: 42, y: 9, heading: 243 } },
  { seat: 'elm', name: 'Elm', colour: 'pine', at: { x: 6, y: 27, heading: 63 } },
  { seat: 'fir', name: 'Fir', colour: 'iron', at: { x: 24, y: 5, heading: 180 } },
  { seat: 'hazel', name: 'Hazel', colour: 'red', at: { x: 24, y: 31, heading: 0 } },
  { seat: 'larch', name: 'Larch', colour: 'lime', at: { x: 6, y: 18, heading: 90 } },
  { seat: 'maple', name: 'Maple', colour: 'rose', at: { x: 42, y: 18, heading: 270 } },
  { seat: 'oak', name: 'Oak', colour: 'blue', at: { x: 15, y: 5, heading: 145 } },
  { seat: 'yew', name: 'Yew', colour: 'bone', at: { x: 33, y: 31, heading: 325 } },
] as const;
