import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';

test('[CST-MOV-14] [CST-ZOC-06] Characters alone pass enemy Units and zones, Units do not', () => {
  const enemies = place(place(position(), 1, 'Footmen', '0,-1'), 1, 'Footmen', '1,-1');
  const game = placeCharacter(place(enemies, 0, 'Light Infantry', '0,0'), 0, 'CC-B01', '0,0');
  const seen = citystates.view(game, seat(0));
  const alone = { type: 'move' as const, units: [], chars: ['CC-B01'], path: ['0,-1', '0,-2'] };
  expect(citystates.check(seen, seat(0), alone)).toEqual({ ok: true });
  const led = { ...alone, units: [nth(0, 0)] };
  expect(citystates.check(seen, seat(0), led)).toMatchObject({ ok: false, rule: 'CST-MOV-05' });
});
