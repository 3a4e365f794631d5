import type { Json } from '@warmoot/kernel';
import type { GoldenKit, GoldenPlan } from '@warmoot/kernel/testkit';
import { cswPlayers } from '../ai/index.ts';
import { type CswOptions, SCENARIOS } from '../scenarios/index.ts';
import type { Side } from '../state/setup.ts';
import { MODULES } from '../state/setup.ts';

type Players = Readonly<Record<Side, string>>;

const playedBy = (players: Players): GoldenPlan['orders'] =>
  function* (match, thoughts) {
    for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
      const { seat, standIn } = open;
      const player = cswPlayers[players[seat as Side]];
      const thought = player?.choose(match.viewOf(seat), seat, { lines: 1 }, thoughts);
      yield { seat, command: thought?.command ?? standIn };
    }
  };

const game = (name: string, options: CswOptions, players: Players): GoldenPlan => ({
  name,
  options,
  orders: playedBy(players),
});

/** A scenario's victory in words, why a battle ended as it did, and what a die was rolled for. */
const isWords = (holder: unknown, key: string): boolean =>
  (key === 'why' && 'sides' in (holder as object)) ||
  (key === 'reason' && (holder as { type?: string }).type === 'battleEnded') ||
  (key === 'text' && 'rule' in (holder as object));

const withoutWords = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, function (this: unknown, key: string, inner: unknown) {
      return isWords(this, key) ? undefined : inner;
    }),
  );

/** Two games of each scenario: plain between captains, and with every optional rule a recruit against a captain. */
export const cswGolden: GoldenKit = {
  games: SCENARIOS.flatMap(({ id }) => [
    game(`${id}-1`, { scenario: id }, { blue: 'captain', red: 'captain' }),
    game(`${id}-2`, { scenario: id, modules: [...MODULES] }, { blue: 'recruit', red: 'captain' }),
  ]),
  withoutWords,
};
