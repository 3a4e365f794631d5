import { type Line, lineOf, type Seat, unreachable } from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { COINS } from './data.ts';
import type { MarketEvent } from './events.ts';
import { apart, inches } from './ground.ts';
import { knowsOffer, type MarketView } from './knowledge.ts';
import { type Card, carterOf, type MarketState, nameOf, type Offer } from './state.ts';

const cardName = (card: Card | undefined): string => card ?? 'a card';

export const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);

/** `drive to 12.0, 18.5 inches, heading 90` */
export const describe = (view: MarketView, command: MarketCommand): string => {
  const own = (card: number): string => cardName(carterOf(view, view.viewer)?.hand[card - 1] ?? undefined);
  switch (command.type) {
    case 'drive': {
      const { x, y, heading } = command.to;
      return `drive to ${inches(x)}, ${inches(y)} inches, heading ${heading}`;
    }
    case 'sell':
      return `sell ${own(command.card)}`;
    case 'endTurn':
      return 'end your turn';
    case 'offer':
      return `offer ${own(command.card)} to ${nameOf(command.to)}`;
    case 'accept':
      return `give ${own(command.card)} for the ${offeredBy(view, command.from)} of ${nameOf(command.from)}`;
    case 'decline':
      return `decline the ${offeredBy(view, command.from)} of ${nameOf(command.from)}`;
    default:
      return unreachable(command);
  }
};

const offeredBy = ({ offers }: MarketState, seat: Seat): string =>
  offers.find(({ from }) => from === seat)?.card ?? 'card';

const offerText = (offer: Offer, seat: Seat): string =>
  `${nameOf(offer.from)} offers ${knowsOffer(offer, seat) ? cardName(offer.card) : 'a card'} to ${nameOf(offer.to)}.`;

const textOf = (before: MarketState, event: MarketEvent, seat: Seat): string => {
  switch (event.type) {
    case 'begun':
      return 'The carters have drawn their cards. Round 1 begins.';
    case 'driven': {
      const from = carterOf(before, event.seat)?.wagon ?? event.to;
      return `${nameOf(event.seat)} drives ${inches(apart(from, event.to))} inches.`;
    }
    case 'sold':
      return `${nameOf(event.seat)} sells ${event.ware} for ${coins(COINS[event.ware])}.`;
    case 'offered':
      return offerText(event.offer, seat);
    case 'exchanged':
      return knowsOffer(event.offer, seat)
        ? `${nameOf(event.offer.to)} gives ${cardName(event.card)} for the ${cardName(event.offer.card)} of ${nameOf(event.offer.from)}.`
        : `${nameOf(event.offer.to)} and ${nameOf(event.offer.from)} exchange cards.`;
    case 'declined':
      return `${nameOf(event.offer.to)} declines the offer of ${nameOf(event.offer.from)}.`;
    case 'lapsed':
      return `The offer of ${nameOf(event.offer.from)} lapses.`;
    case 'turnEnded':
      return `${nameOf(event.seat)} ends the turn.`;
    case 'roundEnded':
      return `Round ${event.round + 1} begins.`;
    case 'marketClosed':
      return 'The market closes.';
    default:
      return unreachable(event);
  }
};

const whose = (event: MarketEvent): Seat | undefined => {
  if (event.type === 'exchanged' || event.type === 'declined') return event.offer.to;
  if ('offer' in event) return event.offer.from;
  return 'seat' in event ? event.seat : undefined;
};

/** The cards drawn are left out: the dice of the set-up would reveal them. */
export const story = (before: MarketState, event: MarketEvent, seat: Seat): Line[] => {
  const { rolls: _, ...open } = event;
  const opens = event.type === 'begun' || event.type === 'roundEnded';
  return [lineOf(open, textOf(before, event, seat), whose(event), opens)];
};
