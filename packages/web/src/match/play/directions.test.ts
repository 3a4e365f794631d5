import { expect, test } from 'vitest';
import { layoutOf, type Orientation } from '../../board/geometry.ts';
import { match } from '../../text/en/match.ts';

/** The eight winds, clockwise from east, as the angle of a side on the sheet. */
const WINDS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;

const windOf = ({ x, y }: { readonly x: number; readonly y: number }): string => {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return WINDS[(Math.round(degrees / 45) + 8) % 8] as string;
};

const drawn = (orientation: Orientation): string[] => layoutOf(orientation).sides.map(windOf);

test('directions are spoken as they are drawn, on flat and on pointy hexes', () => {
  expect(match.directions).toEqual(drawn('flat'));
  expect(match.pointyDirections).toEqual(drawn('pointy'));
});
