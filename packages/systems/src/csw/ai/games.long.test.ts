import { Match, seededDice, type Thought } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import type { CswOrder } from '../orders/orders.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { cswPlayers } from './index.ts';

/** If a game has not ended after this many commands, somebody is going round in circles. */
const MAX_COMMANDS = 5000;

/** Every order except ending a step needs a reason. */
const isExplained = (thought: Thought<CswOrder> | undefined): boolean =>
  thought !== undefined && (thought.reasons.length === 1 || thought.command.type === 'done');

/** A player fights a whole battle against itself; throws at the first order that the rules refuse. */
const playOut = (name: string, scenario: string) => {
  const player = cswPlayers[name];
  const match = Match.begin(csw, { scenario }, seededDice(`${name} at ${scenario}`));
  const thoughts = seededDice('thoughts');
  let commands = 0;
  for (let open = match.pending[0]; open !== undefined && commands < MAX_COMMANDS; open = match.pending[0]) {
    const thought = player?.choose(match.viewOf(open.seat), open.seat, { lines: 1 }, thoughts);
    const answer = match.submit(open.seat, thought?.command ?? open.standIn);
    if (!answer.ok || !isExplained(thought)) throw new Error(JSON.stringify({ thought, answer }));
    commands++;
  }
  return match;
};

const ids = SCENARIOS.map(({ id }) => id);

test.each(ids)('[CSW-P-12] recruits fight %s to the end, by the rules', (scenario) => {
  expect(playOut('recruit', scenario).outcome?.reason).toMatch(/\w/);
});

test.each(ids)('[CSW-P-12] captains fight %s to the end, by the rules', (scenario) => {
  const { outcome, state } = playOut('captain', scenario);
  expect(outcome?.reason).toMatch(/\w/);
  expect(state.units.filter(({ status }) => status === 'late')).toEqual([]);
});
