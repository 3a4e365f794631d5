import { computed, effect, signal } from '@preact/signals';
import { colourChoice, type ThemeChoice, themeChoice } from '../settings/settings.ts';
import { CLEAR_DARK, CLEAR_LIGHT, cssRule, DARK, LIGHT, type Theme } from '../theme/index.ts';

const night = matchMedia('(prefers-color-scheme: dark)');
const isNight = signal(night.matches);

/** The current theme, for everything drawn on canvas rather than styled. */
export const theme = computed<Theme>(() => {
  const wanted = themeChoice.value === 'auto' ? (isNight.value ? 'dark' : 'light') : themeChoice.value;
  if (colourChoice.value === 'clear') return wanted === 'dark' ? CLEAR_DARK : CLEAR_LIGHT;
  return wanted === 'dark' ? DARK : LIGHT;
});

/** Print is always on white paper. */
const sheet = (): string =>
  [
    cssRule(':root', LIGHT),
    cssRule(":root[data-colours='clear']", CLEAR_LIGHT),
    `@media screen { ${cssRule(":root[data-theme='dark']", DARK)} }`,
    `@media screen { ${cssRule(":root[data-theme='dark'][data-colours='clear']", CLEAR_DARK)} }`,
  ].join('\n');

/** Puts the tokens of all themes onto the page and applies the current one. */
export const applyTheme = (): void => {
  const style = document.createElement('style');
  style.textContent = sheet();
  document.head.prepend(style);
  night.addEventListener('change', ({ matches }) => {
    isNight.value = matches;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value.name;
    document.documentElement.dataset.colours = colourChoice.value;
  });
};

export const chooseTheme = (choice: ThemeChoice): void => {
  themeChoice.value = choice;
};
