import type { Direction } from '@warmoot/hex';
import { expect, test } from 'vitest';
import { boardIn } from '../../state/state.ts';
import { battle, foot } from '../../testkit/drawn.ts';
import { frontFlats, isFrontFlat, isInFront } from './flats.ts';

const ALL: readonly Direction[] = [0, 1, 2, 3, 4, 5];

test('[CSW-FAC-02] three flats are the front, the other three the rear, whichever way a unit faces', () => {
  for (const facing of ALL) {
    const front = [facing, (facing + 1) % 6, (facing + 5) % 6];
    expect(frontFlats(facing)).toEqual(front);
    expect(ALL.filter((direction) => isFrontFlat(facing, direction))).toEqual(front.sort());
  }
});

test('[CSW-FAC-02] [CSW-FAC-07] hexes in front of a unit are adjacent and ahead; a routed unit has no front', () => {
  const ahead = (hex: string, flags = {}): boolean => {
    const stage = battle({ units: { u: foot('blue', '0505', 'N', flags) } });
    return isInFront(boardIn(stage.battle), stage.unit('u'), stage.cell(hex));
  };
  expect(['0504', '0604', '0404'].map((hex) => ahead(hex))).toEqual([true, true, true]);
  expect(['0506', '0605', '0405', '0503', '0505'].map((hex) => ahead(hex))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(ahead('0504', { routed: true })).toBe(false);
});
