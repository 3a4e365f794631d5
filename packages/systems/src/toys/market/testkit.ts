import type { Seat } from '@warmoot/kernel';
import type { ConformanceKit, Counts } from '@warmoot/kernel/testkit';
import type { MarketCommand } from './commands.ts';
import { WARES } from './data.ts';
import type { MarketOptions } from './decide.ts';
import type { MarketEvent } from './events.ts';
import { market } from './index.ts';
import { knowsOffer, type MarketView } from './knowledge.ts';
import type { Card, MarketState } from './state.ts';

type Kit = ConformanceKit<MarketState, MarketCommand, MarketEvent, MarketView, MarketOptions>;

/** MKT-SET-02, MKT-OFF-01: any card that a seat does not see may as well be another ware. */
const disguise: Kit['disguise'] = (state, seat, dice) => {
  const isHidden = state.carters.some((carter) => carter.seat !== seat && carter.hand.length > 0);
  const other = (): Card => WARES[dice.roll(WARES.length, 'another ware') - 1] as Card;
  if (!isHidden) return undefined;
  return {
    ...state,
    carters: state.carters.map((carter) =>
      carter.seat === seat ? carter : { ...carter, hand: carter.hand.map(other) },
    ),
    offers: state.offers.map((offer) => (knowsOffer(offer, seat) ? offer : { ...offer, card: other() })),
  };
};

/** MKT-OFF-01: third parties see that cards are offered and exchanged, not which. */
const isAlike = (seat: Seat, first: MarketCommand, second: MarketCommand): boolean => {
  if (first.type === 'offer' && second.type === 'offer') return first.to === second.to && first.to !== seat;
  if (first.type === 'accept' && second.type === 'accept')
    return first.from === second.from && first.from !== seat;
  return false;
};

const countOf = (cards: readonly Card[]): Counts =>
  Object.fromEntries(WARES.map((ware) => [ware, cards.filter((card) => card === ware).length]));

export const marketKit: Kit = {
  system: market,
  options: [{ players: 2 }, { players: 3 }, { players: 10 }],
  longestMatch: 600,
  disguise,
  alike: (_state, seat, first, second) => isAlike(seat, first, second),
  /** Cards change hands; none is made or lost after the deal. */
  census: {
    count: ({ carters, offers }) =>
      countOf([
        ...carters.flatMap(({ hand, sold }) => [...hand, ...sold]),
        ...offers.map(({ card }) => card),
      ]),
    changesReported: (event) => (event.type === 'begun' ? countOf(Object.values(event.hands).flat()) : {}),
  },
};
