import { randomPlayer } from '../packages/ai/src/index.ts';
import { Match, seededDice } from '../packages/kernel/src/index.ts';
import { SYSTEMS } from '../packages/systems/src/registry.ts';

/** Enough to see every phase of a long game without playing it out. */
const MAX_COMMANDS = 400;
const BUDGET = { lines: 50 };

/** The record of a match between random players, as text: the same wherever it is played. */
export const recordOf = async (systemId: string, seed: string): Promise<string> => {
  const { system, readOptions, scenarios = [] } = await SYSTEMS.find(({ id }) => id === systemId)!.load();
  const options = readOptions(scenarios[0]?.options ?? {});
  if (!options.ok) throw new Error(options.problem);
  const match = Match.begin(system, options.value, seededDice(seed));
  const player = randomPlayer(system);
  const thoughts = seededDice(`${seed} thoughts`);
  for (let given = 0; given < MAX_COMMANDS; given++) {
    const open = match.pending[0];
    if (open === undefined) break;
    const thought = player.choose(match.viewOf(open.seat), open.seat, BUDGET, thoughts);
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return JSON.stringify(match.record());
};
