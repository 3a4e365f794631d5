import type { SystemDoor } from '../door.ts';
import { readerOf } from '../schemaFault.ts';
import { bloodMind } from './ai/evaluate.ts';
import { bloodPlayers } from './ai/index.ts';
import { readPosition, showPosition } from './casebook/position.ts';
import { bloodlust } from './index.ts';
import { BloodCommand } from './orders/commands.ts';
import { BloodOptionsSchema } from './orders/options.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { SIDES } from './state/options.ts';
import type { BloodState } from './state/state.ts';

export const bloodDoor: SystemDoor = {
  system: bloodlust,
  readOptions: readerOf(BloodOptionsSchema),
  readCommand: readerOf(BloodCommand),
  readPosition,
  showPosition,
  scenarios: SCENARIOS,
  mind: bloodMind,
  players: bloodPlayers,
  count: (state) => {
    const { turn, lost } = state as BloodState;
    return {
      turns: turn,
      losses: Object.fromEntries(
        SIDES.map((side) => [side, { units: lost.filter((loss) => loss.side === side).length }]),
      ),
    };
  },
};
