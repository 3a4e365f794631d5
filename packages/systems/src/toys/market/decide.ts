import {
  type Dice,
  type Outcome,
  type Pending,
  pick,
  type Roll,
  type Seat,
  unreachable,
} from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { CARTERS, HAND, ROUNDS, WARES, type Ware } from './data.ts';
import type { MarketEvent } from './events.ts';
import { activeSeat, carterOf, coinsOf, type MarketState, nameOf, type Offer } from './state.ts';

export interface MarketOptions {
  readonly players: number;
}

export const seats = ({ players }: MarketOptions): Seat[] =>
  CARTERS.slice(0, players).map(({ seat }) => seat);

/** MKT-SET-02 */
export const setup = (options: MarketOptions, dice: Dice): MarketEvent[] => {
  const rolls: Roll[] = [];
  const draw = (seat: Seat): Ware => {
    const why = `card of ${nameOf(seat)}`;
    const value = dice.roll(WARES.length, why);
    rolls.push({ sides: WARES.length, value, why });
    return WARES[value - 1] as Ware;
  };
  const hands = Object.fromEntries(
    seats(options).map((seat) => [seat, Array.from({ length: HAND }, () => draw(seat))]),
  );
  return [{ type: 'begun', rules: ['MKT-SET-01', 'MKT-SET-02'], hands, rolls }];
};

const offerTo = (state: MarketState, seat: Seat, from: Seat): Offer =>
  state.offers.find((offer) => offer.from === from && offer.to === seat) as Offer;

/** MKT-OFF-03, MKT-END-01: what happens at the end of a turn. */
const turnEnded = (state: MarketState, seat: Seat): MarketEvent[] => {
  const ended: MarketEvent = { type: 'turnEnded', seat, irrevocable: true };
  if (state.active < state.carters.length - 1) return [ended];
  const lapsed = state.offers.map((offer): MarketEvent => ({ type: 'lapsed', offer, rules: ['MKT-OFF-03'] }));
  const next: MarketEvent =
    state.round < ROUNDS
      ? { type: 'roundEnded', round: state.round }
      : { type: 'marketClosed', rules: ['MKT-END-01'] };
  return [ended, ...lapsed, next];
};

export const decide = (state: MarketState, seat: Seat, command: MarketCommand): MarketEvent[] => {
  const cardAt = (card: number): Ware => carterOf(state, seat)?.hand[card - 1] as Ware;
  switch (command.type) {
    case 'drive':
      return [{ type: 'driven', seat, to: command.to, rules: ['MKT-MOV-01'] }];
    case 'sell': {
      const at = command.card - 1;
      return [
        { type: 'sold', seat, at, ware: cardAt(command.card), rules: ['MKT-SEL-01'], irrevocable: true },
      ];
    }
    case 'endTurn':
      return turnEnded(state, seat);
    case 'offer': {
      const offer = { from: seat, to: command.to, card: cardAt(command.card) };
      return [{ type: 'offered', at: command.card - 1, offer, rules: ['MKT-OFF-01'], irrevocable: true }];
    }
    case 'accept': {
      const offer = offerTo(state, seat, command.from);
      const [at, card] = [command.card - 1, cardAt(command.card)];
      return [{ type: 'exchanged', offer, at, card, rules: ['MKT-OFF-02'], irrevocable: true }];
    }
    case 'decline': {
      const offer = offerTo(state, seat, command.from);
      return [{ type: 'declined', offer, rules: ['MKT-OFF-02'], irrevocable: true }];
    }
    default:
      return unreachable(command);
  }
};

/** The match waits only for the active carter; the others may still make and answer offers (MKT-OFF-01). */
export const pending = (state: MarketState): Pending<MarketCommand>[] =>
  state.isOver
    ? []
    : [
        {
          seat: activeSeat(state),
          task: 'drive and sell',
          standIn: { type: 'endTurn' },
          deadline: 'turn',
          openTo: 'all',
        },
      ];

/** MKT-END-01 */
export const outcome = ({ isOver, carters }: MarketState): Outcome | undefined => {
  if (!isOver) return undefined;
  const most = Math.max(...carters.map(coinsOf));
  const winners = carters.filter((carter) => coinsOf(carter) === most).map(({ seat }) => seat);
  return { winners, reason: `${winners.map(nameOf).join(' and ')}: ${most} coins`, rules: ['MKT-END-01'] };
};

/** Random cards from the pack, to imagine hidden hands. */
export const anyCard = (dice: Dice): Ware => pick(dice, WARES, 'a card nobody sees');
