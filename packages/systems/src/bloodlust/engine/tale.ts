import { Chronicle, type Dice } from '@warmoot/kernel';
import type { BloodState } from '../state/state.ts';
import { apply, type BloodEvent, type Changes, type EventType } from './events.ts';

type More = Partial<Pick<BloodEvent, 'rolls' | 'modifiers' | 'of' | 'toOthers' | 'kind' | 'irrevocable'>>;

/** BLD-PLY-12, BLD-GEN-07: what happens by a command, each event with its clauses and dice: every event is applied at once, so that the next step sees it. */
export class Tale {
  readonly dice: Dice;
  readonly #chronicle: Chronicle<BloodState, BloodEvent>;

  constructor(state: BloodState, dice: Dice) {
    this.dice = dice;
    this.#chronicle = new Chronicle(state, apply);
  }

  get state(): BloodState {
    return this.#chronicle.state;
  }

  get events(): readonly BloodEvent[] {
    return this.#chronicle.events;
  }

  tell(type: EventType, text: string, rules: readonly string[], changes: Changes, more: More = {}): void {
    this.#chronicle.tell({ type, text, rules, changes, ...more });
  }
}
