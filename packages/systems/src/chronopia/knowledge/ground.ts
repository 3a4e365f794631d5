/** Land and rivers as an empire knows them (CHR-HID-01, -14). */

import { enclosedHexes, setOf } from '../rules/ground/known.ts';
import { banksOf } from '../rules/ground/rivers.ts';
import { type Ground, gridOf, type Hex, hexCount } from '../state/ground.ts';
import type { Campaign } from '../state/state.ts';
import type { Viewer } from './eye.ts';

/** Below, and within a ring of badlands, nothing is public (CHR-R-54, CHR-R-68). */
export const isUnexplored = ({ campaign: { ground }, knows: { explored } }: Viewer, hex: Hex): boolean =>
  (hex >= hexCount(ground) || enclosedHexes(ground).has(hex)) && !setOf(explored).has(hex);

const blanked = (letters: string, cells: readonly number[], blank: string): string => {
  if (cells.length === 0) return letters;
  const copy = letters.split('');
  for (const cell of cells) copy[cell] = blank;
  return copy.join('');
};

/** Badlands hide the land they enclose, and rock hides everything underground (CHR-R-54, CHR-R-68). */
export const groundSeen = ({ campaign: { ground }, knows: { explored } }: Viewer): Ground => {
  const count = hexCount(ground);
  const known = setOf(explored);
  const hidden = [...enclosedHexes(ground)].filter((cell) => !known.has(cell));
  const below = Array<string>(count).fill('?');
  for (const hex of explored) if (hex >= count) below[hex - count] = ground.below[hex - count]!;
  return {
    ...ground,
    surface: blanked(ground.surface, hidden, '?'),
    below: below.join(''),
    snow: blanked(ground.snow, hidden, ' '),
  };
};

/** CHR-HID-01, CHR-R-55: bridges and fords as last seen, whatever has happened to them since. */
export const riversSeen = (eye: Viewer): Campaign['rivers'] => {
  const { campaign, knows } = eye;
  const grid = gridOf(campaign.ground);
  const [fords, bridges] = [setOf(knows.fords), setOf(knows.bridges)];
  const seen: Record<number, 'river' | 'ford' | 'bridge'> = {};
  for (const side of Object.keys(campaign.rivers).map(Number)) {
    if (banksOf(grid, side).every((bank) => isUnexplored(eye, bank))) continue;
    seen[side] = bridges.has(side) ? 'bridge' : fords.has(side) ? 'ford' : 'river';
  }
  return seen;
};
