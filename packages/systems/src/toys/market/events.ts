import { type GameEvent, type Seat, unreachable } from '@warmoot/kernel';
import type { Ware } from './data.ts';
import type { Pose } from './ground.ts';
import { type Card, carterOf, type MarketState, type Offer, startOf, withCarter } from './state.ts';

export type MarketEvent = GameEvent &
  (
    | { readonly type: 'begun'; readonly hands: Readonly<Record<Seat, readonly Ware[]>> }
    | { readonly type: 'driven'; readonly seat: Seat; readonly to: Pose }
    | { readonly type: 'sold'; readonly seat: Seat; readonly at: number; readonly ware: Ware }
    | { readonly type: 'offered'; readonly at: number; readonly offer: Offer }
    | { readonly type: 'exchanged'; readonly offer: Offer; readonly at: number; readonly card: Card }
    | { readonly type: 'declined'; readonly offer: Offer }
    | { readonly type: 'lapsed'; readonly offer: Offer }
    | { readonly type: 'turnEnded'; readonly seat: Seat }
    | { readonly type: 'roundEnded'; readonly round: number }
    | { readonly type: 'marketClosed' }
  );

const handOf = (state: MarketState, seat: Seat): readonly Card[] => carterOf(state, seat)?.hand ?? [];

const without = (hand: readonly Card[], at: number): Card[] => hand.filter((_, i) => i !== at);

const withoutOffer = (state: MarketState, { from }: Offer): MarketState => ({
  ...state,
  offers: state.offers.filter((offer) => offer.from !== from),
});

const returned = (state: MarketState, offer: Offer): MarketState =>
  withCarter(withoutOffer(state, offer), offer.from, { hand: [...handOf(state, offer.from), offer.card] });

const begun = (state: MarketState, hands: Readonly<Record<Seat, readonly Ware[]>>): MarketState => ({
  ...state,
  carters: Object.entries(hands).map(([seat, hand]) => ({
    seat,
    wagon: startOf(seat),
    hand,
    sold: [],
    hasOffered: false,
  })),
});

const exchanged = (state: MarketState, offer: Offer, at: number, card: Card): MarketState => {
  const given = withCarter(withoutOffer(state, offer), offer.to, {
    hand: [...without(handOf(state, offer.to), at), offer.card],
  });
  return withCarter(given, offer.from, { hand: [...handOf(given, offer.from), card] });
};

export const apply = (state: MarketState, event: MarketEvent): MarketState => {
  switch (event.type) {
    case 'begun':
      return begun(state, event.hands);
    case 'driven':
      return { ...withCarter(state, event.seat, { wagon: event.to }), hasDriven: true };
    case 'sold': {
      const sold = [...(carterOf(state, event.seat)?.sold ?? []), event.ware];
      const hand = without(handOf(state, event.seat), event.at);
      return { ...withCarter(state, event.seat, { hand, sold }), hasSold: true };
    }
    case 'offered': {
      const { from } = event.offer;
      const hand = without(handOf(state, from), event.at);
      return {
        ...withCarter(state, from, { hand, hasOffered: true }),
        offers: [...state.offers, event.offer],
      };
    }
    case 'exchanged':
      return exchanged(state, event.offer, event.at, event.card);
    case 'declined':
    case 'lapsed':
      return returned(state, event.offer);
    case 'turnEnded':
      return { ...state, active: state.active + 1, hasDriven: false, hasSold: false };
    case 'roundEnded':
      return {
        ...state,
        round: state.round + 1,
        active: 0,
        carters: state.carters.map((carter) => ({ ...carter, hasOffered: false })),
      };
    case 'marketClosed':
      return { ...state, isOver: true, active: 0 };
    default:
      return unreachable(event);
  }
};
