import { INCH, type Seat } from '@warmoot/kernel';
import { CARTERS, COINS, type Ware } from './data.ts';
import type { Pose } from './ground.ts';

/** Null in a view, where the seat does not know the card. */
export type Card = Ware | null;

/** MKT-OFF-01: a card held out by one carter to another. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card;
}

export interface Carter {
  readonly seat: Seat;
  readonly wagon: Pose;
  readonly hand: readonly Card[];
  readonly sold: readonly Ware[];
  /** MKT-OFF-01: this round. */
  readonly hasOffered: boolean;
}

export interface MarketState {
  readonly round: number;
  /** Whose turn it is, by number. */
  readonly active: number;
  readonly carters: readonly Carter[];
  readonly offers: readonly Offer[];
  /** MKT-SEQ-02 */
  readonly hasDriven: boolean;
  readonly hasSold: boolean;
  readonly isOver: boolean;
}

export const BLANK: MarketState = {
  round: 1,
  active: 0,
  carters: [],
  offers: [],
  hasDriven: false,
  hasSold: false,
  isOver: false,
};

export const carterOf = ({ carters }: MarketState, seat: Seat): Carter | undefined =>
  carters.find((carter) => carter.seat === seat);

export const activeSeat = ({ carters, active }: MarketState): Seat => carters[active]?.seat ?? '';

export const nameOf = (seat: Seat): string => CARTERS.find((each) => each.seat === seat)?.name ?? seat;

/** MKT-SET-01 */
export const startOf = (seat: Seat): Pose => {
  const { at } = CARTERS.find((each) => each.seat === seat) ?? CARTERS[0];
  return { x: at.x * INCH, y: at.y * INCH, heading: at.heading };
};

export const coinsOf = ({ sold }: Carter): number => sold.reduce((sum, ware) => sum + COINS[ware], 0);

export const withCarter = (state: MarketState, seat: Seat, change: Partial<Carter>): MarketState => ({
  ...state,
  carters: state.carters.map((carter) => (carter.seat === seat ? { ...carter, ...change } : carter)),
});

export const wagonId = (seat: Seat): string => `wagon ${seat}`;
export const cardId = (seat: Seat, at: number): string => `card ${seat} ${at + 1}`;
export const offerId = (from: Seat): string => `offer ${from}`;
