import { effect, signal } from '@preact/signals';

const KEPT_AS = 'warmoot-animate';

/** Whether moves, shots and losses are shown as they happen. */
export const animates = signal(localStorage.getItem(KEPT_AS) !== 'no');

effect(() => localStorage.setItem(KEPT_AS, animates.value ? 'yes' : 'no'));
