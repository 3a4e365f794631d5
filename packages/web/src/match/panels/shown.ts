import { signal } from '@preact/signals';

/** The panels beside the board, or in the sheet of a phone; `keys` and `goTo` are cards over it. */
export type Panel = 'about' | 'do' | 'log' | 'chat' | 'facts' | 'keys' | 'goTo' | OwnPanel;
/** A tab that the system adds, by its id. */
export type OwnPanel = `own-${string}`;

export const shownPanel = signal<Panel>('log');
