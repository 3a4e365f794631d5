import type { Seat } from '@warmoot/kernel';
import { api } from '../net/api.ts';
import { asPerson } from '../page/me.ts';
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
      readonly chairs: Readonly<Record<Seat, SeatChoice>>;
      readonly joins: 'link' | 'open';
    };

/** Who sits in a seat: this player, another person, or a computer player. */
export type SeatChoice = 'me' | 'person' | { readonly bot: string };

/** A match somebody wants to play. */
export interface MatchRequest {
  readonly system: string;
  readonly title: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly mine: Seat;
  readonly opponent: Opponent;
  readonly ownDice?: boolean;
  readonly takebacks?: boolean;
  /** Hours for each decision; none for people who play in one session. */
  readonly hours?: number | null;
  /** The computer player that acts for late players. */
  readonly standIn?: string | null;
  /** The result counts for the players' ratings. */
  readonly rated?: boolean;
}

type Chair = 'me' | { readonly bot: string };

const chairsOf = ({ seats, mine, opponent }: MatchRequest): Record<Seat, Chair> => {
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
const seated = (seat: Seat, request: SeatChoice | undefined): [Seat, Chair][] =>
  request === undefined || request === 'person' ? [] : [[seat, request]];

/** Whether the table is listed for anyone to join. */
const isListed = (opponent: Opponent): boolean =>
  opponent.kind === 'open' || (opponent.kind === 'each' && opponent.joins === 'open');

/** Whether a person must still take a seat. */
const waitsForPeople = ({ seats, opponent }: MatchRequest): boolean =>
  opponent.kind === 'each'
    ? seats.some((seat) => (opponent.chairs[seat] ?? 'person') === 'person')
    : opponent.kind === 'link' || opponent.kind === 'open';

const CLASSES = ['setup', 'turn', 'reply', 'orders', 'battle'] as const;

const bodyOf = (request: MatchRequest): object => ({
  system: request.system,
  title: request.title,
  options: request.options,
  chairs: chairsOf(request),
  visibility: isListed(request.opponent) ? 'open' : 'private',
  ownDice: (request.ownDice ?? false) && !request.rated,
  takebacks: request.takebacks ?? true,
  rated: request.rated ?? false,
  absence: request.standIn && !request.rated ? 'bot' : 'default',
  absenceBot: request.rated ? null : (request.standIn ?? null),
  hours: request.hours ? Object.fromEntries(CLASSES.map((each) => [each, request.hours])) : null,
});

/** Creates the match, as a guest if necessary, and opens its table, or the waiting page if a seat is still open. */
export const beginMatch = async (request: MatchRequest): Promise<void> => {
  const { id } = await asPerson(() => api.post<{ id: string }>('/matches', bodyOf(request)));
  goTo(waitsForPeople(request) ? `/matches/${id}/wait` : `/matches/${id}`);
};
