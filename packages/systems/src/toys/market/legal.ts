import type { Place, Question, Seat } from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { CROSS, REACH } from './data.ts';
import { ahead, headingTo } from './ground.ts';
import { check } from './rules.ts';
import { activeSeat, type Carter, cardId, carterOf, type MarketState, offerId, wagonId } from './state.ts';

/** Commands without a piece or card: ending the turn. */
const TURN = 'turn';

export const subjects = (view: MarketState, seat: Seat): string[] => {
  const own = carterOf(view, seat);
  if (own === undefined || view.isOver) return [];
  const isActive = activeSeat(view) === seat;
  return [
    ...(isActive && !view.hasDriven ? [wagonId(seat)] : []),
    ...own.hand.map((_, at) => cardId(seat, at)),
    ...view.offers.filter(({ to }) => to === seat).map(({ from }) => offerId(from)),
    ...(isActive ? [TURN] : []),
  ];
};

/** A few poses of very many: some inches in each of eight directions, and towards the cross. */
const drives = ({ wagon }: Carter): MarketCommand[] => {
  const headings = [headingTo(wagon, CROSS), 0, 45, 90, 135, 180, 225, 270, 315];
  return [...new Set(headings)].flatMap((heading) =>
    [REACH, REACH / 2].map((far) => ({ type: 'drive' as const, to: ahead(wagon, heading, far) })),
  );
};

const aboutCard = (view: MarketState, { seat }: Carter, card: number): MarketCommand[] => [
  { type: 'sell', card },
  ...view.carters.map(({ seat: to }) => ({ type: 'offer' as const, card, to })),
  ...view.offers.filter(({ to }) => to === seat).map(({ from }) => ({ type: 'accept' as const, from, card })),
];

const aboutOffer = ({ hand }: Carter, from: Seat): MarketCommand[] => [
  ...hand.map((_, at) => ({ type: 'accept' as const, from, card: at + 1 })),
  { type: 'decline', from },
];

const candidates = (view: MarketState, own: Carter, subject: string): MarketCommand[] => {
  if (subject === TURN) return [{ type: 'endTurn' }];
  if (subject === wagonId(own.seat)) return drives(own);
  const at = own.hand.findIndex((_, each) => cardId(own.seat, each) === subject);
  if (at >= 0) return aboutCard(view, own, at + 1);
  const offer = view.offers.find(({ from, to }) => to === own.seat && offerId(from) === subject);
  return offer === undefined ? [] : aboutOffer(own, offer.from);
};

export function* legal(view: MarketState, seat: Seat, subject: string): Generator<MarketCommand> {
  const own = carterOf(view, seat);
  if (own === undefined) return;
  for (const command of candidates(view, own, subject)) if (check(view, seat, command).ok) yield command;
}

/** MKT-OFF-02: each offer to this seat, to accept with any card or to decline. */
export const questions = (view: MarketState, seat: Seat): Question<MarketCommand>[] => {
  const own = carterOf(view, seat);
  if (own === undefined || view.isOver) return [];
  return view.offers
    .filter(({ to }) => to === seat)
    .map(({ from }) => ({
      id: offerId(from),
      answers: aboutOffer(own, from),
      standIn: { type: 'decline', from },
    }));
};

/** MKT-MOV-01: any pose can be meant; without a heading the wagon points where it goes. */
export const meant = (
  view: MarketState,
  seat: Seat,
  picked: readonly string[],
  place: Place,
): MarketCommand | undefined => {
  const own = carterOf(view, seat);
  if (own === undefined || 'q' in place || !picked.includes(wagonId(seat))) return undefined;
  const heading = place.heading ?? headingTo(own.wagon, place);
  return { type: 'drive', to: { x: Math.round(place.x), y: Math.round(place.y), heading } };
};
