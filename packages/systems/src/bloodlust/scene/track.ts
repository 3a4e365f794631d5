import { type Seat, say, type TrackFact } from '@warmoot/kernel';
import type { BloodState, StepName } from '../state/state.ts';

/** BLD-SEQ-06: the phases of a half as players name them, and the steps of the engine in each. */
const PHASES: readonly {
  readonly name: string;
  readonly symbol: string;
  readonly steps: readonly StepName[];
}[] = [
  { name: say`Fire`, symbol: 'bow', steps: ['fire'] },
  { name: say`Charges and moves`, symbol: 'arrow', steps: ['charge', 'respond', 'contact', 'move'] },
  { name: say`Melee`, symbol: 'swords', steps: ['melee'] },
  { name: say`After`, symbol: 'heart', steps: ['after', 'parting'] },
  { name: say`Command`, symbol: 'banner', steps: ['strategic', 'halfEnd'] },
];

/** The track of the half that is being played; before the first turn it shows no present phase. */
export const trackOf = ({ active, step }: BloodState): TrackFact => {
  const at = PHASES.findIndex(({ steps }) => steps.includes(step));
  return {
    kind: 'track',
    steps: PHASES.map(({ name, symbol }) => ({ name, symbol, side: active as Seat })),
    ...(at < 0 ? {} : { at }),
  };
};
