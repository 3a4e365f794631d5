import { type Seat, say, type TrackFact } from '@warmoot/kernel';
import type { BloodState, StepName } from '../state/state.ts';

interface Phase {
  readonly name: string;
  readonly symbol: string;
  readonly steps: readonly StepName[];
}

/** BLD-SEQ-05: the phases of both sides together. */
const TOGETHER: readonly Phase[] = [
  { name: say`Fire`, symbol: 'bow', steps: ['fire'] },
  { name: say`Charges`, symbol: 'arrow', steps: ['charge', 'respond'] },
  { name: say`Moves`, symbol: 'operations', steps: ['move'] },
  { name: say`Contact`, symbol: 'start', steps: ['contact'] },
  { name: say`Melee`, symbol: 'swords', steps: ['melee'] },
  { name: say`After`, symbol: 'heart', steps: ['after', 'parting'] },
  { name: say`Command`, symbol: 'banner', steps: ['strategic', 'halfEnd'] },
];

/** BLD-SEQ-06: the phases of a half as players name them, and the steps of the engine in each. */
const IN_TURN: readonly Phase[] = [
  { name: say`Fire`, symbol: 'bow', steps: ['fire'] },
  { name: say`Charges and moves`, symbol: 'arrow', steps: ['charge', 'respond', 'contact', 'move'] },
  { name: say`Melee`, symbol: 'swords', steps: ['melee'] },
  { name: say`After`, symbol: 'heart', steps: ['after', 'parting'] },
  { name: say`Command`, symbol: 'banner', steps: ['strategic', 'halfEnd'] },
];

/** The track of the turn, or of the half that is being played; between phases it shows none. */
export const trackOf = ({ active, step, options }: BloodState): TrackFact => {
  const isInTurn = options.order === 'ALTERNATING';
  const phases = isInTurn ? IN_TURN : TOGETHER;
  const at = phases.findIndex(({ steps }) => steps.includes(step));
  return {
    kind: 'track',
    steps: phases.map(({ name, symbol }) => ({
      name,
      symbol,
      ...(isInTurn ? { side: active as Seat } : {}),
    })),
    ...(at < 0 ? {} : { at }),
  };
};
