import { Match, seededDice } from '../../packages/kernel/src/index.ts';
import { citystates } from '../../packages/systems/src/citystates/index.ts';
import type { CstOrder } from '../../packages/systems/src/citystates/orders/orders.ts';

/** Four nations on the map of this seed, with homes and forces of our choice: a position for every part of the game. */
const SEED = 'march 1';
const OPTIONS = {
  players: 4,
  races: ['Elves', 'Orcs', 'Humans', 'Nomads'],
  forces: 'bought',
  switches: { limit: 8 },
} as const;

type Seat = 'red' | 'blue' | 'gold' | 'pine';
type Bought = readonly (readonly [type: string, at: string])[];

/** The match of these records, for a test to give orders in. */
export class March {
  readonly #match = Match.begin(citystates, OPTIONS, seededDice(SEED));

  constructor(homes: Readonly<Record<Seat, string>>, red: Bought, blue: Bought) {
    for (const seat of ['pine', 'gold', 'blue', 'red'] as const)
      this.give(seat, { type: 'chooseHome', city: homes[seat] });
    this.give('red', buying(red)).give('blue', buying(blue));
    for (const seat of ['gold', 'pine'] as const)
      this.give(seat, { type: 'buyStart', units: [], readyMade: true });
  }

  give(seat: Seat, ...orders: readonly CstOrder[]): this {
    for (const order of orders) {
      const answer = this.#match.submit(seat, order);
      if (!answer.ok) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(answer)}`);
    }
    return this;
  }

  /** A Character or Unit takes the cheapest way to a hex. */
  go(seat: Seat, subject: string, hex: string): this {
    const orders = citystates.legal(this.#match.viewOf(seat), seat, subject);
    const way = [...orders].find((order) => order.type === 'move' && order.path.at(-1) === hex);
    if (way === undefined) throw new Error(`${subject} does not reach ${hex}`);
    return this.give(seat, way);
  }

  /** Both keep the line for one round, and then the attacker breaks off. */
  fightOneRound(): this {
    for (let [open] = this.#match.pending; open && this.#match.state.battle; [open] = this.#match.pending)
      this.give(open.seat as Seat, this.#answer(open.seat) ?? open.standIn);
    return this;
  }

  #answer(seat: string): CstOrder | undefined {
    const view = this.#match.viewOf(seat);
    const orders = [...citystates.subjects(view, seat)].flatMap((each) => [
      ...citystates.legal(view, seat, each),
    ]);
    const isWanted = (order: CstOrder): boolean =>
      ['strike', 'breakOff', 'stand'].includes(order.type) ||
      (order.type === 'tactic' && order.choice === 'Line');
    return orders.find(isWanted);
  }

  get record(): unknown {
    return this.#match.record();
  }
}

const buying = (units: Bought): CstOrder =>
  ({ type: 'buyStart', units: units.map(([type, at]) => ({ type, at })) }) as CstOrder;

/** Red (Elves) and Blue (Orcs) begin beside each other; the others are far away. */
const NEIGHBOURS = { red: '7,-3', blue: '2,-6', gold: '-3,6', pine: '-10,10' } as const;

/** Where things are when Red's first turn begins. */
export const MARCH = {
  /** Red's Town with three Units, and Blue's beside it with three. */
  from: '5,-5',
  to: '5,-6',
  /** Red's Footmen are in the capital, a Transport lies beside it. */
  port: '7,-3',
  ship: '8,-3',
  /** A node down the coast, and a hex beside it. */
  bay: '6,0',
  goal: '5,0',
  ruins: '7,-5',
  mage: 'CC-01',
  hero: 'CC-B09',
} as const;

/** Red is about to recruit: it can buy, cast a spell, explore Ruins, board a ship, and attack. */
export const onTheMarch = (): March =>
  new March(
    NEIGHBOURS,
    [
      ['Archers', MARCH.from],
      ['Archers', MARCH.from],
      ['Light Infantry', MARCH.from],
      ['Footmen', MARCH.port],
      ['Transport', MARCH.ship],
    ],
    [
      ['Light Infantry', MARCH.to],
      ['Footmen', MARCH.to],
      ['Footmen', MARCH.to],
    ],
  );

/** A Hero has joined Red's three Units, and Red is about to attack. */
export const beforeBattle = (): March =>
  onTheMarch()
    .give('red', { type: 'endPhase' })
    .go('red', MARCH.hero, MARCH.from)
    .give('red', { type: 'endPhase' });

const attack = (units: readonly number[]): CstOrder => ({
  type: 'attack',
  from: MARCH.from,
  to: MARCH.to,
  units: [...units],
});

/** Red has attacked: both choose a tactic. */
export const inBattle = (): March => beforeBattle().give('red', attack([10000, 10001, 10002]));

/** One Unit has attacked and broken off; Red's turn is over, and everybody has seen who fought. */
export const afterBattle = (): March =>
  beforeBattle()
    .give('red', attack([10000]))
    .fightOneRound()
    .give('red', { type: 'endPhase' });
