import { Match, oddsOf, randomCommand, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CswEvent } from '../engine/events.ts';
import { csw } from '../index.ts';
import type { OrderOf } from '../orders/orders.ts';
import { cellOfId } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn } from '../state/state.ts';

type Shot = { readonly at: Battle; readonly side: Side; readonly order: OrderOf<'fire'> | OrderOf<'attack'> };

/** Only attacks with more than one outcome: others would agree with any odds. */
const isInDoubt = ({ at, side, order }: Shot): boolean =>
  oddsOf(csw, csw.view(at, side), side, order).chances.length > 1;

/** Uncertain attacks from random battles, at most one from each game. */
const attacksMet = (count: number): Shot[] => {
  const shots: Shot[] = [];
  for (let seed = 1; shots.length < count; seed++) {
    const scenario = ['morgarten', 'civitate', 'hastings', 'tours'][seed % 4] as string;
    const match = Match.begin(csw, { scenario } as never, seededDice(seed));
    const choice = seededDice(`met ${seed}`);
    const patience = choice.roll(6, 'how many attacks to skip');
    let met = 0;
    for (let isFound = false; match.outcome === undefined && !isFound; ) {
      const { seat, standIn } = match.pending[0]!;
      const order = randomCommand(csw, match.viewOf(seat), seat, choice, 12) ?? standIn;
      const alone = match.state.attacks.length === 0 && match.state.causes.length === 0;
      if ((order.type === 'fire' || order.type === 'attack') && alone && ++met >= patience) {
        const shot: Shot = { at: match.state, side: seat as Side, order };
        isFound = isInDoubt(shot);
        if (isFound) shots.push(shot);
      }
      match.submit(seat, order);
    }
  }
  return shots;
};

/** The figures: losses and the result of the check. */
const cellOf = (losses: unknown, morale: unknown): string => JSON.stringify({ losses, morale });

/** The result of a hex's check: units that cannot retreat rout, and routed ones are lost. */
const moraleAt = (before: Battle, cell: number, events: readonly CswEvent[]): string => {
  const check = events.find((event) => event.type === 'moraleRolled' && event.check.cell === cell);
  if (check?.type !== 'moraleRolled') return 'no check';
  const units = check.check.units;
  if (events.some((event) => event.type === 'unitsRouted' && event.units.some((id) => units.includes(id))))
    return 'routs';
  const fell = events
    .slice(events.indexOf(check))
    .flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
  return units.some((id) => before.units[id]?.routed && fell.includes(id)) ? 'lost' : check.result;
};

/** The attack played in the match itself, without other attacks: its losses, and the morale check of its hex. */
const playedOut = ({ at, side, order }: Shot, dice: ReturnType<typeof seededDice>): string => {
  const match = Match.from(csw, { scenario: 'hastings' } as never, at, dice);
  const events: CswEvent[] = [];
  const give = (seat: string, given: Parameters<typeof match.submit>[1]): void => {
    const answer = match.submit(seat, given);
    if (answer.ok) events.push(...answer.events);
  };
  give(side, order);
  const morale = order.type === 'fire' ? 'fireMorale' : 'meleeMorale';
  while (!events.some((event) => event.type === 'stepBegun' && event.step === morale)) {
    const { seat, standIn } = match.pending[0]!;
    give(seat, standIn);
  }
  const target = cellOfId(boardIn(at), order.hex);
  const losses = events.reduce((sum, event) => sum + (event.type === 'attackRolled' ? event.losses : 0), 0);
  return cellOf(losses, moraleAt(at, target, events));
};

/** The chance of a chi-square this large or larger is about 1 in 100,000 at these values. */
const CRITICAL = [1e-9, 19.5, 23.0, 25.9, 28.5, 30.9, 33.1, 35.3, 37.3, 39.3, 41.3, 43.2, 45.1];

const LONG = process.env.WARMOOT_LONG !== undefined;
const ATTACKS = LONG ? 50 : 4;
const SIMULATIONS = LONG ? 20_000 : 800;

test(`[CSW-P-07] odds equal the engine: ${ATTACKS} attacks, ${SIMULATIONS} simulations each`, {
  timeout: 1_800_000,
}, () => {
  for (const [i, shot] of attacksMet(ATTACKS).entries()) {
    const odds = oddsOf(csw, csw.view(shot.at, shot.side), shot.side, shot.order);
    expect(odds.exact).toBe(true);
    const dice = seededDice(`simulated ${i}`);
    const counts = new Map<string, number>();
    for (let n = 0; n < SIMULATIONS; n++) {
      const result = playedOut(shot, dice);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    const cells = odds.chances.map(({ gist, chance }) => {
      const expected = chance * SIMULATIONS;
      return ((counts.get(cellOf(gist.losses, gist.morale)) ?? 0) - expected) ** 2 / expected;
    });
    const impossible = [...counts.keys()].filter(
      (key) => !odds.chances.some(({ gist }) => cellOf(gist.losses, gist.morale) === key),
    );
    expect({ impossible, order: shot.order }).toEqual({ impossible: [], order: shot.order });
    expect(cells.reduce((sum, cell) => sum + cell, 0)).toBeLessThan(CRITICAL[cells.length - 1] ?? 50);
  }
});
