import { type Dice, type Gist, MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import { COINS } from './data.ts';
import { anyCard } from './decide.ts';
import type { MarketEvent } from './events.ts';
import type { Card, Carter, MarketState, Offer } from './state.ts';

/** A state without what this seat does not know, and the seat itself. */
export interface MarketView extends MarketState {
  readonly viewer: Seat;
}

const hidden = (): null => null;

/** MKT-SET-02: others see how many cards there are, not which. */
const carterSeen = (carter: Carter, seat: Seat): Carter => ({
  seat: carter.seat,
  wagon: carter.wagon,
  hand: carter.seat === seat || seat === MODERATOR ? carter.hand : carter.hand.map(hidden),
  sold: carter.sold,
  hasOffered: carter.hasOffered,
});

/** MKT-OFF-01: only these two see the card. */
export const knowsOffer = ({ from, to }: Offer, seat: Seat): boolean => [from, to, MODERATOR].includes(seat);

export const view = (state: MarketState, seat: Seat): Seen<MarketView> =>
  seen({
    viewer: seat,
    round: state.round,
    active: state.active,
    carters: state.carters.map((carter) => carterSeen(carter, seat)),
    offers: state.offers.map((offer) => ({
      from: offer.from,
      to: offer.to,
      card: knowsOffer(offer, seat) ? offer.card : null,
    })),
    hasDriven: state.hasDriven,
    hasSold: state.hasSold,
    isOver: state.isOver,
  });

/** Any unknown card may be any ware. */
export const imagine = ({ viewer: _, ...known }: MarketView, _seat: Seat, dice: Dice): MarketState => {
  const picture = (card: Card): Card => card ?? anyCard(dice);
  return {
    ...known,
    carters: known.carters.map((carter) => ({ ...carter, hand: carter.hand.map(picture) })),
    offers: known.offers.map((offer) => ({ ...offer, card: picture(offer.card) })),
  };
};

export const gist = (_before: MarketState, events: readonly MarketEvent[], seat: Seat): Gist => ({
  coins: events.reduce(
    (sum, event) => sum + (event.type === 'sold' && event.seat === seat ? COINS[event.ware] : 0),
    0,
  ),
});
