import { type AnySystem, randomCommand, type SeededDice, withChanges } from '@warmoot/kernel';
import type { News, Sight } from '@warmoot/server/wire';
import type { Sent, Wire } from './wire.ts';

interface Answered {
  readonly done: number;
  readonly number: number;
  readonly news: readonly News[];
}

/** One match with one person in every seat, who plays at random: each command waits for the previous answer. */
export class Table {
  readonly #wire: Wire;
  readonly #system: AnySystem;
  readonly #request: object;
  readonly #seats: readonly string[];
  readonly #lots: SeededDice;
  #id = '';
  #sights: Map<string, { number: number; sight: Sight }> = new Map();

  constructor(wire: Wire, system: AnySystem, request: { options?: unknown }, lots: SeededDice) {
    this.#wire = wire;
    this.#system = system;
    this.#seats = system.seats((request.options ?? {}) as never);
    this.#request = {
      system: system.id,
      visibility: 'open',
      chairs: Object.fromEntries(this.#seats.map((seat) => [seat, 'me'])),
      ...request,
    };
    this.#lots = lots;
  }

  get id(): string {
    return this.#id;
  }

  async begin(): Promise<void> {
    const made = await this.#wire.send<{ id: string }>('POST', '/matches', this.#request);
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    this.#id = made.body.id;
    this.#sights.clear();
  }

  /** One command by a seat that must act; undefined if a new match had to be begun instead. */
  async step(): Promise<Sent<Answered> | undefined> {
    const seat = await this.#waitedFor();
    if (seat === undefined) return undefined;
    const held = await this.#look(seat);
    const command = this.#lot(held.sight.view, seat);
    const sent = await this.#wire.send<Answered>('POST', `/matches/${this.#id}/commands`, {
      as: seat,
      seen: held.number,
      commands: [command],
    });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    for (const news of sent.body.news) this.#take(seat, news);
    return sent;
  }

  async #waitedFor(): Promise<string | undefined> {
    if (this.#id === '') await this.begin();
    const [first] = this.#seats;
    const { sight } = this.#sights.get(this.#acting) ?? (await this.#look(first as string));
    if (sight.outcome !== null) {
      await this.begin();
      return undefined;
    }
    this.#acting = sight.open[0]?.seat ?? (first as string);
    return this.#acting;
  }
  #acting = '';

  /** A seat that has not acted for a while reloads its view. */
  async #look(seat: string): Promise<{ number: number; sight: Sight }> {
    const known = this.#sights.get(seat);
    if (known !== undefined) return known;
    const { status, body } = await this.#wire.send<{ number: number; sight: Sight }>(
      'GET',
      `/matches/${this.#id}/sight?as=${seat}`,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    this.#sights.set(seat, body);
    return body;
  }

  #take(seat: string, { number, changes }: News): void {
    const held = this.#sights.get(seat) as { number: number; sight: Sight };
    const sight = withChanges(held.sight, changes);
    this.#sights = new Map([[seat, { number, sight }]]);
  }

  #lot(view: unknown, seat: string): unknown {
    for (;;) {
      const command = randomCommand(this.#system, view, seat, this.#lots, 8) as { type: string };
      if (command.type !== 'resign') return command;
    }
  }
}
