import { computed, effect, signal } from '@preact/signals';
import { cssRule, DARK, LIGHT, type Theme } from '../theme/index.ts';

/** The chosen theme; `auto` follows the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEPT_AS = 'warmoot-theme';
const night = matchMedia('(prefers-color-scheme: dark)');
const isNight = signal(night.matches);

const kept = (): ThemeChoice => {
  const word = localStorage.getItem(KEPT_AS);
  return word === 'light' || word === 'dark' ? word : 'auto';
};

export const themeChoice = signal<ThemeChoice>(kept());

/** The theme in force, for whatever is drawn rather than styled. */
export const theme = computed<Theme>(() => {
  const wanted = themeChoice.value === 'auto' ? (isNight.value ? 'dark' : 'light') : themeChoice.value;
  return wanted === 'dark' ? DARK : LIGHT;
});

const sheet = (): string =>
  [
    cssRule(':root', LIGHT),
    `@media screen { ${cssRule(":root[data-theme='dark']", DARK)} }`, // print is always on white paper
  ].join('\n');

/** Puts the tokens of both themes onto the page and keeps the one in force. */
export const applyTheme = (): void => {
  const style = document.createElement('style');
  style.textContent = sheet();
  document.head.prepend(style);
  night.addEventListener('change', ({ matches }) => {
    isNight.value = matches;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value.name;
  });
};

export const chooseTheme = (choice: ThemeChoice): void => {
  themeChoice.value = choice;
  localStorage.setItem(KEPT_AS, choice);
};
