import { FONTS } from './fonts.ts';
import type { Theme } from './palette.ts';

const kebab = (name: string): string =>
  name.replace(/[A-Z ]/g, (letter) => `-${letter.trim().toLowerCase()}`);

/** A theme as CSS custom properties: `--panel`, `--ink-second`, `--losses-2`, `--player-mill-blue`, `--font-serif`. */
export const cssVariables = ({ colours, players: sides }: Theme): Record<string, string> => {
  const entries = Object.entries(colours).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`--${kebab(name)}`, value]]
      : value.map((each: string, at: number) => [`--${kebab(name)}-${at}`, each]),
  );
  const players = sides.map(({ name, field }) => [`--player-${kebab(name)}`, field]);
  const fonts = Object.entries(FONTS).map(([name, stack]) => [`--font-${name}`, stack]);
  return Object.fromEntries([...entries, ...players, ...fonts, ['--shadow', SHADOW]]);
};

const SHADOW = '0 1px 2px rgba(60, 40, 10, 0.18), 0 6px 20px rgba(60, 40, 10, 0.16)';

/** The same as a rule for a style sheet. */
export const cssRule = (selector: string, theme: Theme): string => {
  const lines = Object.entries(cssVariables(theme)).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n  color-scheme: ${theme.name};\n${lines.join('\n')}\n}\n`;
};
