import type { Outcome, Pending } from '@warmoot/kernel';
import type { PracticeCommand } from './commands.ts';
import { DEFAULT_HIDING_PLACE } from './data/bands.ts';
import type { PracticeState } from './state.ts';

/** The parts of a match, who acts in them, and what happens if they never do. */
const PARTS = {
  hide: { task: 'hide the archers', deadline: 'setup', standIn: { type: 'hide', at: DEFAULT_HIDING_PLACE } },
  play: { task: 'move and attack', deadline: 'turn', standIn: { type: 'endTurn' } },
} as const satisfies Record<PracticeState['phase'], Omit<Pending<PracticeCommand>, 'seat' | 'openTo'>>;

export const pending = (state: PracticeState): Pending<PracticeCommand>[] =>
  state.end === null ? [{ ...PARTS[state.phase], seat: state.active, openTo: 'all' }] : [];

export const outcome = ({ end }: PracticeState): Outcome | undefined =>
  end === null ? undefined : { winners: [end.winner], reason: end.reason, rules: [end.rule] };
