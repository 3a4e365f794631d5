import {
  type CardRow,
  type Choice,
  choiceOf,
  type Inspection,
  type Mark,
  type Piece,
  type Prompt,
  type Scene,
  type SceneSide,
  type Seat,
  type TablePlace,
  unreachable,
} from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { BODY, CARTERS, COINS, CROSS, REACH, ROUNDS, SALE_REACH, TABLE } from './data.ts';
import { ahead, apart, CROSS_OUTLINE, inches } from './ground.ts';
import type { MarketView } from './knowledge.ts';
import {
  activeSeat,
  type Card,
  type Carter,
  cardId,
  carterOf,
  coinsOf,
  nameOf,
  offerId,
  wagonId,
} from './state.ts';
import { coins } from './story.ts';

export const sideOf = (seat: Seat): SceneSide => {
  const { name, colour } = CARTERS.find((each) => each.seat === seat) ?? CARTERS[0];
  return { seat, name, spoken: name, colour };
};

const pieceOf = ({ seat, wagon: { x, y, heading } }: Carter): Piece => ({
  id: wagonId(seat),
  name: `Wagon of ${nameOf(seat)}`,
  kind: 'Wagon',
  symbol: 'wagon',
  side: seat,
  at: { x, y },
  facing: heading,
  body: BODY,
  badges: [],
});

const faceOf = (card: Card) =>
  card === null ? {} : { name: card, text: coins(COINS[card]), rule: 'MKT-SET-02' as const };

const handRow = (carter: Carter, seat: Seat): CardRow => ({
  id: `hand ${carter.seat}`,
  title: carter.seat === seat ? 'Your hand' : `Hand of ${nameOf(carter.seat)}`,
  side: carter.seat,
  cards: carter.hand.map((card, at) => ({ id: cardId(carter.seat, at), ...faceOf(card) })),
});

const soldRow = ({ seat, sold }: Carter): CardRow => ({
  id: `sold ${seat}`,
  title: `Sold by ${nameOf(seat)}`,
  side: seat,
  cards: sold.map((ware, at) => ({ id: `sold ${seat} ${at + 1}`, ...faceOf(ware) })),
});

const offerRow = ({ offers }: MarketView, seat: Seat): CardRow => ({
  id: 'offers',
  title: 'Offers',
  cards: offers.map(({ from, to, card }) => ({
    id: offerId(from),
    ...faceOf(card),
    text: `${nameOf(from)} to ${to === seat ? 'you' : nameOf(to)}`,
  })),
});

/** The player's own hand first, then what lies open, then the backs of the others. */
const rowsOf = (view: MarketView, seat: Seat): CardRow[] => {
  const own = view.carters.filter((carter) => carter.seat === seat);
  const others = view.carters.filter((carter) => carter.seat !== seat);
  const rows = [
    ...own.map((carter) => handRow(carter, seat)),
    offerRow(view, seat),
    ...view.carters.map(soldRow),
    ...others.map((carter) => handRow(carter, seat)),
  ];
  return rows.filter(({ cards }, at) => cards.length > 0 || at < own.length);
};

const CORNERS = 48;

const circle = (middle: TablePlace, radius: number): TablePlace[] =>
  Array.from({ length: CORNERS }, (_, at) => {
    const { x, y } = ahead(middle, (360 * at) / CORNERS, radius);
    return { x: Math.min(TABLE.width, Math.max(0, x)), y: Math.min(TABLE.depth, Math.max(0, y)) };
  });

/** MKT-MOV-01, MKT-SEL-01: shown to the carter whose turn it is. */
const marksFor = (view: MarketView, seat: Seat): Mark[] => {
  const own = carterOf(view, seat);
  if (own === undefined || view.isOver || activeSeat(view) !== seat) return [];
  const sale: Mark = {
    kind: 'range',
    places: [],
    areas: [circle(CROSS, SALE_REACH)],
    label: 'sales',
    rule: 'MKT-SEL-01',
  };
  const reach: Mark = { kind: 'reach', places: [], areas: [circle(own.wagon, REACH)], rule: 'MKT-MOV-01' };
  return view.hasDriven ? [sale] : [reach, sale];
};

const promptFor = (view: MarketView, seat: Seat): Prompt => {
  if (view.isOver) return { text: 'The market is closed.', rule: 'MKT-END-01' };
  if (view.offers.some(({ to }) => to === seat))
    return { text: 'You have an offer.', help: 'Accept it with a card, or decline.', rule: 'MKT-OFF-02' };
  if (activeSeat(view) !== seat)
    return {
      text: `Waiting for ${nameOf(activeSeat(view))}.`,
      help: 'You may offer a card at any time.',
      rule: 'MKT-OFF-01',
    };
  if (view.hasDriven && view.hasSold) return { text: 'End your turn.', rule: 'MKT-SEQ-02' };
  return {
    text: 'Drive your wagon and sell a card.',
    help: 'Sell within 9 inches of the cross.',
    rule: 'MKT-SEQ-02',
  };
};

export const scene = (view: MarketView, seat: Seat): Scene => ({
  title: 'The Market',
  sides: view.carters.map((carter) => sideOf(carter.seat)),
  ground: {
    kind: 'table',
    ...TABLE,
    shapes: [{ kind: 'building', name: 'Cross', corners: CROSS_OUTLINE }],
  },
  pieces: view.carters.map(pieceOf),
  cards: rowsOf(view, seat),
  marks: marksFor(view, seat),
  prompt: promptFor(view, seat),
  status: [
    {
      label: 'Round',
      value: `${Math.min(view.round, ROUNDS)} of ${ROUNDS}`,
      is: { kind: 'turn', turn: Math.min(view.round, ROUNDS), of: ROUNDS },
    },
    ...view.carters.map((carter) => ({
      label: nameOf(carter.seat),
      value: coins(coinsOf(carter)),
      is: { kind: 'score' as const, side: carter.seat, points: coinsOf(carter) },
    })),
  ],
});

export const choice = (view: MarketView, seat: Seat, command: MarketCommand): Choice => {
  const card = (number: number): string => cardId(seat, number - 1);
  switch (command.type) {
    case 'drive':
      return choiceOf('Drive', {
        goal: `${inches(command.to.x)}, ${inches(command.to.y)} heading ${command.to.heading}`,
        actors: [wagonId(seat)],
        place: command.to,
        way: [command.to],
      });
    case 'sell':
      return choiceOf('Sell', { actors: [card(command.card)] });
    case 'endTurn':
      return choiceOf('End turn', { endsStep: true });
    case 'offer':
      return choiceOf('Offer', { goal: `to ${nameOf(command.to)}`, actors: [card(command.card)] });
    case 'accept':
      return choiceOf('Accept', {
        goal: `with ${carterOf(view, seat)?.hand[command.card - 1] ?? 'a card'}`,
        actors: [offerId(command.from), card(command.card)],
      });
    case 'decline':
      return choiceOf('Decline', { actors: [offerId(command.from)] });
    default:
      return unreachable(command);
  }
};

export const inspect = (view: MarketView, _seat: Seat, subject: string): Inspection | undefined => {
  const carter = view.carters.find(({ seat }) => wagonId(seat) === subject);
  if (carter === undefined) return undefined;
  const { wagon } = carter;
  return {
    title: `Wagon of ${nameOf(carter.seat)}`,
    facts: [
      { label: 'Heading', value: `${wagon.heading} degrees` },
      { label: 'To the cross', value: `${inches(apart(wagon, CROSS))} inches`, rules: ['MKT-SEL-01'] },
    ],
    layers: [],
  };
};
