import { computed, effect, type Signal, signal } from '@preact/signals';

/** A setting of this browser, kept under its name. */
const kept = <Value extends string>(name: string, allowed: readonly Value[], first: Value): Signal<Value> => {
  const stored = localStorage.getItem(name) as Value | null;
  const setting = signal<Value>(stored !== null && allowed.includes(stored) ? stored : first);
  effect(() => localStorage.setItem(name, setting.value));
  return setting;
};

/** How fast the board tells what happened since the player's last decision; `step` waits for a key. */
export const SPEEDS = ['off', 'quick', 'slow', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];
export const recountSpeed = kept('warmoot-recount', SPEEDS, 'quick');

const KEPT_AS = 'warmoot-animate';

/** Whether moves, shots and losses are shown as they happen. */
export const animates = signal(localStorage.getItem(KEPT_AS) !== 'no');

effect(() => localStorage.setItem(KEPT_AS, animates.value ? 'yes' : 'no'));

/** Whether a sound calls the player: their turn, a chat message. */
const SOUNDS = kept('warmoot-sounds', ['on', 'off'], 'on');
export const sounds = computed(() => SOUNDS.value === 'on');
export const setSounds = (isOn: boolean): void => {
  SOUNDS.value = isOn ? 'on' : 'off';
};
