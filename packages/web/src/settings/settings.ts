import { computed } from '@preact/signals';
import { chooseLanguage, LANGUAGE_STORAGE_KEY, LANGUAGES, languageChoice } from '../text/language.ts';
import { keepSetting, kept } from './kept.ts';

/** How fast the board shows what has happened since the player's last decision; `step` waits for a key. */
export const SPEEDS = ['off', 'quick', 'slow', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];
export const recountSpeed = kept('warmoot-recount', SPEEDS, 'quick');

/** Whether moves, shots and losses are shown as they happen. */
export const animation = kept('warmoot-animate', ['yes', 'no'], 'yes');
export const animates = computed(() => animation.value === 'yes');

/** Whether a sound calls the player: their turn, a chat message. */
export const soundChoice = kept('warmoot-sounds', ['on', 'off'], 'on');
export const sounds = computed(() => soundChoice.value === 'on');

/** Whether the page asks before a step is ended while units could still act. */
export const confirmations = kept('warmoot-confirm', ['on', 'off'], 'on');

/** What the board shows when a match is opened; `auto` decides by map and screen. */
export const START_VIEWS = ['auto', 'whole', 'units', 'near'] as const;
export const startView = kept('warmoot-start-view', START_VIEWS, 'auto');

/** `clear`: colours of sides and results that colour-blind people can distinguish (palette.test.ts). */
export const COLOUR_CHOICES = ['printed', 'clear'] as const;
export const colourChoice = kept('warmoot-colours', COLOUR_CHOICES, 'printed');

/** `auto` follows the device. */
export const THEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const themeChoice = kept('warmoot-theme', THEME_CHOICES, 'auto');

export const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const;

keepSetting({
  name: LANGUAGE_STORAGE_KEY,
  read: () => languageChoice.value,
  write: (value) => {
    const choice = LANGUAGE_CHOICES.find((each) => each === value);
    if (choice !== undefined && choice !== languageChoice.peek()) void chooseLanguage(choice);
  },
});
