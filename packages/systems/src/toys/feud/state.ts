import type { BattleOrder, Json, Seat } from '@warmoot/kernel';

export interface FeudOptions {
  readonly villages: number;
  readonly days: number;
  readonly men: number;
  /** Only those who fight may know of a battle. */
  readonly quiet: boolean;
  /** Another system that fights the battles, with its options for these men. */
  readonly fought?: { readonly system: string; readonly options: Json } | undefined;
}

export interface Man {
  readonly id: string;
  readonly village: Seat;
  readonly is: 'home' | 'away' | 'fallen';
}

export interface FeudState {
  readonly options: FeudOptions;
  readonly men: readonly Man[];
  readonly open: readonly BattleOrder[];
  readonly turn: Seat;
  readonly daysLeft: number;
  /** Every battle ever opened has the next number. */
  readonly battles: number;
}

export const VILLAGES: readonly Seat[] = ['north', 'south', 'east', 'west'];
export const SYSTEM = 'brawl';

export const seatsOf = ({ villages }: FeudOptions): readonly Seat[] => VILLAGES.slice(0, villages);

export const BLANK: FeudState = {
  options: { villages: 2, days: 0, men: 0, quiet: false },
  men: [],
  open: [],
  turn: 'north',
  daysLeft: 0,
  battles: 0,
};

export const menAtHome = ({ men }: FeudState, village: Seat): readonly string[] =>
  men.filter((man) => man.village === village && man.is === 'home').map(({ id }) => id);

export const battleOf = ({ open }: FeudState, seat: Seat): BattleOrder | undefined =>
  open.find(({ seats }) => Object.hasOwn(seats, seat));

/** FEU-SEQ-01: the first village from this one on that can have a day; none if all are fighting or gone. */
export const nextFrom = (state: FeudState, from: Seat): Seat | undefined => {
  const seats = seatsOf(state.options);
  const at = seats.indexOf(from);
  const round = seats.map((_, i) => seats[(at + i) % seats.length] as Seat);
  return round.find((seat) => menAtHome(state, seat).length > 0);
};
