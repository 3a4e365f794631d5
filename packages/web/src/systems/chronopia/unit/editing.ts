import { signal } from '@preact/signals';
import type { Action, ActionForm } from '@warmoot/systems/chronopia/desk';

/** The action on the card in work: in its slot, or about to be added behind the others. */
export interface Edited {
  readonly unit: string;
  readonly slot: number;
  readonly form: ActionForm;
  readonly action: Action;
  /** Not in the text yet: something must still be chosen. */
  readonly isNew: boolean;
}

export const edited = signal<Edited | null>(null);
