import { rollsIn, type Seat, withoutUndone } from '../../packages/kernel/src/index.ts';
import type { Golden } from '../../packages/kernel/src/testkit/index.ts';
import { Client } from '../../packages/server/src/testkit/client.ts';
import { csw } from '../../packages/systems/src/csw/index.ts';
import type { CswOrder } from '../../packages/systems/src/csw/orders/orders.ts';
import { readGoldenFile } from '../golden/goldenFiles.ts';

const SEATS = ['red', 'blue'] as const;

export interface Order {
  readonly seat: Seat;
  readonly order: CswOrder;
  readonly dice: readonly number[];
}

/** What the computer players ordered, and the dice rolled for it. */
const ordersOf = ({ record }: Golden): Order[] =>
  withoutUndone(record.log).flatMap((line) =>
    line.kind === 'command'
      ? [{ seat: line.seat, order: line.command, dice: rollsIn(line.events).map(({ value }) => value) }]
      : [],
  );

/** A recorded game of two computer players, replayed by two people on a server up to a given order. */
export class PictureTable {
  readonly match: string;
  readonly people: Readonly<Record<Seat, Client>>;
  readonly orders: readonly Order[];
  #given = 0;

  private constructor(match: string, people: Readonly<Record<Seat, Client>>, orders: readonly Order[]) {
    this.match = match;
    this.people = people;
    this.orders = orders;
  }

  static async open(url: string, root: string, name: string, title: string): Promise<PictureTable> {
    const game = readGoldenFile(root, csw.id, csw.rulesVersion, name);
    const [anna, jens] = [new Client(url), new Client(url)];
    await anna.post('/people/guests', { name: 'Anna' });
    await jens.post('/people/guests', { name: 'Jens' });
    const request = {
      system: 'csw',
      title,
      options: game.record.options,
      chairs: { [SEATS[0]]: 'me' },
      ownDice: true,
    };
    const { body } = await anna.post<{ id: string }>('/matches', { ...request, visibility: 'open' });
    await jens.post(`/matches/${body.id}/seats/${SEATS[1]}`);
    return new PictureTable(body.id, { red: anna, blue: jens }, ordersOf(game));
  }

  /** Up to the order of this number, which is not given yet. */
  async playTo(number: number): Promise<void> {
    while (this.#given < number) {
      const { seat, order, dice } = this.orders[this.#given++] as Order;
      const client = this.people[seat] as Client;
      const path = `/matches/${this.match}`;
      const { body } = await client.get<{ last: number }>(`${path}/news?as=${seat}&limit=1`);
      const request = { as: seat, seen: body.last, commands: [order], dice };
      const answer = await client.post(`${path}/commands`, request);
      if (answer.status !== 200) throw new Error(`order ${this.#given}: ${JSON.stringify(answer.body)}`);
    }
  }
}
