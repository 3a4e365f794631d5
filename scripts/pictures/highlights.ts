import type { Seat } from '../../packages/kernel/src/index.ts';
import type { OrderOf, OrderType } from '../../packages/systems/src/csw/orders/orders.ts';
import type { Order } from './table.ts';

type Orders = readonly Order[];

/** An order with its number in the game: the moment shown is the one before it. */
type Numbered<Type extends OrderType> = OrderOf<Type> & {
  readonly number: number;
  readonly seat: Seat;
};

const ordersOf = <Type extends OrderType>(orders: Orders, type: Type): Numbered<Type>[] =>
  orders.flatMap(({ seat, order }, number) =>
    order.type === type ? [{ ...(order as OrderOf<Type>), number, seat }] : [],
  );

const wanted = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`This game has no ${what}: take the pictures of another.`);
  return found;
};

/** The largest attack of a side, and its last move before it. */
export const greatestAttack = (orders: Orders, seat: Seat) => {
  const attacks = ordersOf(orders, 'attack').filter((attack) => attack.seat === seat);
  const [melee] = attacks.sort((a, b) => b.units.length - a.units.length);
  const { number: melees, hex } = wanted(melee, 'melee');
  const moves = ordersOf(orders, 'move').filter((move) => move.seat === seat && move.number < melees);
  const { number, units } = wanted(moves.at(-1), 'move before its greatest melee');
  return { moves: number, mover: `u${units[0]}`, melees, target: `h${hex}` };
};

/** The first charge, the end of the declarations that lead to its blow, and of those that respond to it. */
export const firstCharge = (orders: Orders) => {
  const run = wanted(
    ordersOf(orders, 'move').find(({ charge }) => charge !== undefined),
    'charge',
  );
  const isItsBlow = ({ number, hex }: Numbered<'attack'>) => number > run.number && hex === run.charge;
  const strike = wanted(ordersOf(orders, 'attack').find(isItsBlow), 'blow of its charge');
  const [own, enemys] = ordersOf(orders, 'done').filter(({ number }) => number > strike.number);
  return {
    charges: run.number,
    target: strike.hex,
    blows: wanted(own, 'end of its melee').number,
    end: wanted(enemys, 'end of its melee').number + 1,
  };
};

/** The number of the order after which a fight is resolved: both sides are done. */
export const resolutionAfter = (orders: Orders, number: number): number => {
  const ends = ordersOf(orders, 'done').filter((done) => done.number > number);
  const [own] = ends;
  return (
    wanted(
      ends.find(({ seat }) => seat !== own?.seat),
      'end of the melee',
    ).number + 1
  );
};
