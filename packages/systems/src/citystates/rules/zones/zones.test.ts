import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import { spotIn } from '../../state/places.ts';
import { place, position, seat } from '../../testkit/position.ts';
import { inEnemyNavalZone, inEnemyZone } from './zones.ts';

const zoneAt = (game: Parameters<typeof inEnemyZone>[0], hex: string): boolean =>
  inEnemyZone(game, 0, spotIn(game, hex));

test('[CST-ZOC-01] a land fighting Unit covers the six hexes around it, for enemies only', () => {
  const game = place(position(), 1, 'Footmen', '0,-1');
  expect(['1,-1', '0,0', '-1,0', '-1,-1', '0,-2', '1,-2'].map((hex) => zoneAt(game, hex))).toEqual(
    Array(6).fill(true),
  );
  expect(zoneAt(game, '0,-1')).toBe(false);
  expect(inEnemyZone(game, 1, spotIn(game, '0,0'))).toBe(false);
});

test('[CST-ZOC-01] zones do not extend into mountains or over a major river without a bridge', () => {
  const peaks = place(
    position({ boards: [{ board: 'B02', q: 0, r: 0, rotation: 0 }] }),
    1,
    'Footmen',
    '0,-1',
  );
  expect(zoneAt(peaks, '0,0')).toBe(false);
  const river = place(
    position({ boards: [{ board: 'B08', q: 0, r: 0, rotation: 0 }] }),
    1,
    'Footmen',
    '1,-2',
  );
  expect([zoneAt(river, '1,-1'), zoneAt(river, '0,-1')]).toEqual([true, false]);
});

test('[CST-ZOC-06] Caravans have no zone', () => {
  expect(zoneAt(place(position(), 1, 'Caravan', '0,-1'), '0,0')).toBe(false);
});

test('[CST-ZOC-01] a seat sees the zones of stacks whose Units are unknown', () => {
  const seen = citystates.view(place(position(), 1, 'Footmen', '0,-1'), seat(0));
  expect(seen.units).toEqual([]);
  expect(zoneAt(seen, '0,0')).toBe(true);
});

test('[CST-ZOC-03] [CST-ZOC-04] ships cover joined naval spots and no land', () => {
  const sea = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }] });
  const game = place(sea, 1, 'Corvette', '-1,2');
  expect(inEnemyNavalZone(game, 0, spotIn(game, '0,2'))).toBe(true);
  expect(inEnemyNavalZone(game, 0, spotIn(game, '1,2'))).toBe(false);
  expect(zoneAt(game, '-1,1')).toBe(false);
  expect(inEnemyNavalZone(place(sea, 1, 'Footmen', '-1,1'), 0, spotIn(sea, '-1,2'))).toBe(false);
});
