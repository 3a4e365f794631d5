import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, rollsIn, type Seat, seededDice } from '../../packages/kernel/src/index.ts';
import { Client } from '../../packages/server/src/testkit/client.ts';
import { type GoldenGame, readGame } from '../../packages/systems/src/csw/golden/goldenGame.ts';
import { csw } from '../../packages/systems/src/csw/index.ts';
import type { CswOrder } from '../../packages/systems/src/csw/orders/orders.ts';

const SEATS = ['red', 'blue'] as const;

interface Order {
  readonly seat: Seat;
  readonly order: CswOrder;
  readonly dice: readonly number[];
}

/** What the computer players ordered, and the dice that fell for it. */
const ordersOf = (game: GoldenGame): Order[] => {
  const match = Match.begin(csw, game.options, seededDice(game.seed));
  return game.orders.map(({ seat, order }) => {
    const answer = match.submit(seat, order);
    if (!answer.ok) throw new Error(`${game.name} is played otherwise now: run npm run golden first.`);
    return { seat, order, dice: rollsIn(answer.events).map(({ value }) => value) };
  });
};

/** A recorded game of two computer players, played again by two people on a server, as far as it is wanted. */
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
    const file = join(root, 'packages/systems/src/csw/golden/games', `${name}.game`);
    const game = readGame(readFileSync(file, 'utf8'));
    const [anna, jens] = [new Client(url), new Client(url)];
    await anna.post('/people/guests', { name: 'Anna' });
    await jens.post('/people/guests', { name: 'Jens' });
    const wish = { system: 'csw', title, options: game.options, chairs: { [SEATS[0]]: 'me' }, ownDice: true };
    const { body } = await anna.post<{ id: string }>('/matches', { ...wish, visibility: 'open' });
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
      const wish = { as: seat, seen: body.last, commands: [order], dice };
      const answer = await client.post(`${path}/commands`, wish);
      if (answer.status !== 200) throw new Error(`order ${this.#given}: ${JSON.stringify(answer.body)}`);
    }
  }
}
