/** Computer empires at war for sixty turns, with the accounts of every event (CHR-GEN-10). */
import { expect, test } from 'vitest';
import { SIX_EMPIRES, selfPlay } from '../ai/selfPlay.ts';
import type { CampaignEvent } from '../engine/events.ts';
import { bookFaults } from '../rules/accounting/conservation.ts';
import { ledgerOf } from '../rules/accounting/ledger.ts';
import { armiesOf } from '../state/readers.ts';
import type { Campaign } from '../state/state.ts';

/** `WARMOOT_LONG=1` runs all three wars in full. */
const LONG = process.env.WARMOOT_LONG !== undefined;
const TURNS = LONG ? 60 : 12;
const SEEDS = LONG ? ['one', 'two', 'three'] : ['one'];

const treasuries = ({ empires }: Campaign): number[] => empires.map(({ treasury }) => treasury);

/** Every event separately, and at the end of each turn the sum of its bookings for every empire. */
class Books {
  readonly faults: string[] = [];
  turns = 0;
  #turn = 0;
  #expected: number[] = [];

  look(event: CampaignEvent, before: Campaign, after: Campaign): void {
    this.faults.push(...bookFaults(event, before, after).map((fault) => `turn ${after.turn}: ${fault}`));
    if (after.turn !== this.#turn) this.#close(before, after.turn);
    for (const { empire, guilders } of ledgerOf(event))
      this.#expected[empire] = (this.#expected[empire] ?? 0) + guilders;
  }

  /** The set-up gives the first money without a booking; from then on nothing does. */
  #close(before: Campaign, next: number): void {
    const found = treasuries(before);
    for (const [empire, guilders] of found.entries())
      if (this.#turn > 0 && guilders !== (this.#expected[empire] ?? 0))
        this.faults.push(
          `turn ${this.#turn}: empire ${empire} has ${guilders}, its books say ${this.#expected[empire]}`,
        );
    [this.#turn, this.#expected] = [next, found];
    this.turns++;
  }
}

test.each(SEEDS)(
  `[CHR-GEN-10] six computer empires play ${TURNS} turns (%s): no dead end, and every guilder, city size and model is accounted for`,
  (seed) => {
    const books = new Books();
    const refused: string[] = [];
    const happened = new Set<string>();
    const fed = { armies: 0, hungry: 0 };
    const end = selfPlay({ ...SIX_EMPIRES, lastTurn: TURNS }, seed, {
      event: (event, before, after) => {
        books.look(event, before, after);
        happened.add(event.type);
        if (event.type === 'supplyCounted')
          for (const { owner, supply } of armiesOf(after))
            if (after.empires[owner]!.power === 'player') {
              fed.armies++;
              if (supply === 'out') fed.hungry++;
            }
      },
      refused: ({ type }, why) => refused.push(`${type}: ${why}`),
    });
    expect(books.faults).toEqual([]);
    expect(refused).toEqual([]);
    expect(books.turns).toBe(end.turn);
    expect(end.end).not.toBeNull();
    expect(end.turn === TURNS || end.end!.winners.length > 0).toBe(true);
    /** CHR-CPU-03: only armies that are cut off go hungry, and that is rare. */
    expect(fed.armies).toBeGreaterThan(6 * TURNS);
    expect(fed.hungry).toBeLessThan(fed.armies / 50);
    /** There was a war, and the empires grew. */
    expect([...happened]).toEqual(
      expect.arrayContaining(['battleFought', 'siegeRolled', 'troopsRaised', 'mineWorked', 'stanceDeclared']),
    );
  },
);
