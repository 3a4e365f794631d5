import type { SceneSide, Seat } from '@warmoot/kernel';
import { type Colour, darker } from './colour.ts';

export type Pattern =
  | 'line'
  | 'chevrons'
  | 'dots'
  | 'lines'
  | 'diagonals'
  | 'chequer'
  | 'rings'
  | 'bars'
  | 'saltires'
  | 'wave';

export type Shape =
  | 'square'
  | 'disc'
  | 'triangle'
  | 'diamond'
  | 'bar'
  | 'hexagon'
  | 'drop'
  | 'cross'
  | 'star'
  | 'ring';

/**
 * The appearance of a side: never by colour alone, so that colour-blind people can distinguish sides by pattern and
 * shape.
 */
export interface Player {
  readonly name: string;
  readonly field: Colour;
  readonly symbol: Colour;
  readonly pattern: Pattern;
  readonly shape: Shape;
  /** The edge below the counter, its prow and its hatchings. */
  readonly dark: Colour;
  readonly rim: Colour;
}

export const CREAM = '#FFF8E6';
export const INK = '#2A231A';

const player = (name: string, field: Colour, symbol: Colour, pattern: Pattern, shape: Shape): Player => ({
  name,
  field,
  symbol,
  pattern,
  shape,
  dark: darker(field, 0.62),
  rim: name === 'bone' || name === 'gold' ? INK : CREAM,
});

/** Assigned in this order. */
export const PLAYERS: readonly Player[] = [
  player('brick', '#B23A2E', CREAM, 'line', 'square'),
  player('mill blue', '#2C5F93', CREAM, 'chevrons', 'disc'),
  player('gold', '#E0A526', INK, 'dots', 'triangle'),
  player('iron', '#2E3136', CREAM, 'lines', 'diamond'),
  player('sky', '#84C1EA', INK, 'diagonals', 'bar'),
  player('bone', '#ECE4CF', INK, 'chequer', 'hexagon'),
  player('violet', '#5C3CDD', CREAM, 'rings', 'drop'),
  player('rose', '#BE7F8D', INK, 'bars', 'cross'),
  player('lime', '#CBDD82', INK, 'saltires', 'star'),
  player('pine', '#0F5F4C', CREAM, 'wave', 'ring'),
];

/**
 * The same patterns and shapes in colours that differ clearly even without red, green or blue cones; found by search.
 */
export const CLEAR_PLAYERS: readonly Player[] = [
  player('brick', '#9E2A04', CREAM, 'line', 'square'),
  player('mill blue', '#0A3998', CREAM, 'chevrons', 'disc'),
  player('gold', '#FFC200', INK, 'dots', 'triangle'),
  player('iron', '#26071B', CREAM, 'lines', 'diamond'),
  player('sky', '#6DAEFF', INK, 'diagonals', 'bar'),
  player('bone', '#E7FFCF', INK, 'chequer', 'hexagon'),
  player('violet', '#9435FF', CREAM, 'rings', 'drop'),
  player('rose', '#FA7AAA', INK, 'bars', 'cross'),
  player('lime', '#A5AC61', INK, 'saltires', 'star'),
  player('pine', '#007F55', CREAM, 'wave', 'ring'),
];

/** A neutral piece. */
export const NEUTRAL: Player = player('neutral', '#A79C86', INK, 'line', 'diamond');

type Side = Pick<SceneSide, 'seat' | 'colour'>;

/** A side named after a colour gets it; the others get the remaining ones, in order. */
const NAMED: Readonly<Record<string, string>> = { red: 'brick', blue: 'mill blue' };

export const playersOf = (
  sides: readonly Side[],
  players: readonly Player[] = PLAYERS,
): ReadonlyMap<Seat, Player> => {
  const wanted = ({ colour = '' }: Side): Player | undefined =>
    players.find(({ name }) => name === (NAMED[colour] ?? colour));
  const named = new Set(sides.map(wanted));
  const left = players.filter((each) => !named.has(each));
  return new Map(sides.map((side) => [side.seat, wanted(side) ?? left.shift() ?? NEUTRAL]));
};

/** If only the seats of a match are known: some are named after their colour. */
export const sidesOf = (seats: readonly Seat[]): Side[] => seats.map((seat) => ({ seat, colour: seat }));
