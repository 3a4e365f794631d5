export { type Colour, contrast } from './colour.ts';
export { cssRule, cssVariables } from './cssVariables.ts';
export { FONTS } from './fonts.ts';
export { CLEAR_DARK, CLEAR_LIGHT, DARK, LIGHT, type Theme } from './palette.ts';
export { NEUTRAL, PLAYERS, type Player, playersOf, sidesOf } from './players.ts';
