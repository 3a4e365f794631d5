import type { Seat } from '@warmoot/kernel';
import { api } from '../net/api.ts';
import { asSomebody } from '../page/me.ts';
import { goTo } from '../page/router.ts';

/** Against whom. */
export type Opponent =
  | { readonly kind: 'computer'; readonly bot: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'open' }
  | { readonly kind: 'both' }
  /** Seat by seat; `joins` says how people join the open ones. */
  | {
      readonly kind: 'each';
      readonly chairs: Readonly<Record<Seat, SeatWish>>;
      readonly joins: 'link' | 'open';
    };

/** Who sits in a seat: this player, another person, or a computer player. */
export type SeatWish = 'me' | 'person' | { readonly bot: string };

/** A match somebody wants to play. */
export interface Wish {
  readonly system: string;
  readonly title: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly mine: Seat;
  readonly opponent: Opponent;
  readonly ownDice?: boolean;
  /** Hours for each decision; none for people who play at one sitting. */
  readonly hours?: number | null;
  /** The computer player that acts for late players. */
  readonly standIn?: string | null;
  /** The result counts for the players' ratings. */
  readonly rated?: boolean;
}

type Chair = 'me' | { readonly bot: string };

const chairsOf = ({ seats, mine, opponent }: Wish): Record<Seat, Chair> => {
  if (opponent.kind === 'each')
    return Object.fromEntries(seats.flatMap((seat) => seated(seat, opponent.chairs[seat])));
  const others = seats.filter((seat) => seat !== mine);
  const chair: Chair | undefined =
    opponent.kind === 'computer' ? { bot: opponent.bot } : opponent.kind === 'both' ? 'me' : undefined;
  return {
    [mine]: 'me',
    ...(chair === undefined ? {} : Object.fromEntries(others.map((seat) => [seat, chair]))),
  };
};

/** A seat for another person stays open. */
const seated = (seat: Seat, wish: SeatWish | undefined): [Seat, Chair][] =>
  wish === undefined || wish === 'person' ? [] : [[seat, wish]];

/** Whether the table is listed for anyone to join. */
const isListed = (opponent: Opponent): boolean =>
  opponent.kind === 'open' || (opponent.kind === 'each' && opponent.joins === 'open');

/** Whether some seat is still to be taken by a person. */
const waitsForPeople = ({ seats, opponent }: Wish): boolean =>
  opponent.kind === 'each'
    ? seats.some((seat) => (opponent.chairs[seat] ?? 'person') === 'person')
    : opponent.kind === 'link' || opponent.kind === 'open';

const CLASSES = ['setup', 'turn', 'reply', 'orders', 'battle'] as const;

const bodyOf = (wish: Wish): object => ({
  system: wish.system,
  title: wish.title,
  options: wish.options,
  chairs: chairsOf(wish),
  visibility: isListed(wish.opponent) ? 'open' : 'private',
  ownDice: (wish.ownDice ?? false) && !wish.rated,
  rated: wish.rated ?? false,
  absence: wish.standIn && !wish.rated ? 'bot' : 'default',
  absenceBot: wish.rated ? null : (wish.standIn ?? null),
  hours: wish.hours ? Object.fromEntries(CLASSES.map((each) => [each, wish.hours])) : null,
});

/** Creates the match, as a guest if need be, and opens its table, or the waiting page if a seat is still open. */
export const beginMatch = async (wish: Wish): Promise<void> => {
  const { id } = await asSomebody(() => api.post<{ id: string }>('/matches', bodyOf(wish)));
  goTo(waitsForPeople(wish) ? `/matches/${id}/wait` : `/matches/${id}`);
};
