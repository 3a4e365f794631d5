import { dice, totalOf } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../../engine/carryOut.ts';
import { citystates } from '../../index.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import { findCharacter } from '../../state/units.ts';
import { place, placeCharacter, position } from '../../testkit/position.ts';
import { actionOf } from './actions.ts';
import type { ActionName } from './events.ts';

const PRIESTS = ['CC-S01', 'CC-S03', 'CC-S05', 'CC-S08', 'CC-S10', 'CC-S12'];
const PRAYERS: readonly ActionName[] = [
  'tithe',
  'removeCurse',
  'sanctuary',
  'plague',
  'partWater',
  'resurrection',
];
const PRINTED = [[4], [5, 4], [6, 5, 4], [7, 6, 5, 4], [8, 7, 6, 5, 4], [9, 8, 7, 6, 5, 4]];

const numberOf = (game: Game, char: string, action: ActionName): number =>
  totalOf(
    actionOf(action).number?.(
      { game, player: 0, character: findCharacter(game, char)!, order: { type: 'act', char, action } },
      true,
    ) ?? [],
  );

describe('[CST-PRA-04] [CST-PRA-02] [CST-R-30] the table of success numbers', () => {
  test.each(PRIESTS.map((id, row) => [id, row] as const))('%s', (id, row) => {
    const game = placeCharacter(position(), 0, id, '0,0');
    expect(PRAYERS.slice(0, row + 1).map((prayer) => numberOf(game, id, prayer))).toEqual(PRINTED[row]);
  });
});

const storiesOf = (game: Game, order: OrderOf<'act'>, faces: number[], seat: string): string => {
  const { events } = carryOut(game, 0, order, dice(...faces));
  let state = game;
  const lines: unknown[] = [];
  for (const event of events) {
    lines.push(...citystates.story(state, event, seat));
    state = citystates.apply(state, event);
  }
  return JSON.stringify(lines);
};

const spied = (): Game =>
  placeCharacter(
    placeCharacter(
      place(position({ races: ['Humans', 'Orcs', 'Elves'] }), 1, 'Archers', '1,0'),
      0,
      'CC-B23',
      '0,0',
    ),
    1,
    'CC-B22',
    '1,0',
  );
const SPY: OrderOf<'act'> = { type: 'act', char: 'CC-B23', action: 'spy', hex: '1,0' };

test('[CST-R-67] [CST-HID-08] only the owner and the victim learn of a failed Spy', () => {
  expect(storiesOf(spied(), SPY, [7], 'gold')).toBe('[]');
  expect(storiesOf(spied(), SPY, [7], 'spectator')).toBe('[]');
  expect(storiesOf(spied(), SPY, [7], 'blue')).toContain('Selka Moth');
  expect(storiesOf(spied(), SPY, [7], 'red')).toContain('fails');
});

test('[CST-R-67] [CST-HID-08] only the owner learns of a successful Spy', () => {
  expect(storiesOf(spied(), SPY, [1], 'blue')).toBe('[]');
  expect(storiesOf(spied(), SPY, [1], 'red')).toContain('Archers');
});

test('[CST-R-67] nobody learns the level of the unknown Rogue in the way', () => {
  for (const seat of ['red', 'blue', 'gold'])
    expect(storiesOf(spied(), SPY, [7], seat)).not.toContain('opposition');
});
