export { contrast } from './colour.ts';
export { cssRule, cssVariables } from './cssVariables.ts';
export { FONTS } from './fonts.ts';
export { type Colour, DARK, LIGHT, type Theme } from './palette.ts';
export { NEUTRAL, PLAYERS, type Player, playersOf, sidesOf } from './players.ts';
