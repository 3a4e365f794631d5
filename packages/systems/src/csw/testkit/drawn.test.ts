import { expect, test } from 'vitest';
import { battle, cavalry, field, foot, leader, pike, unit } from './drawn.ts';

test('[CSW-GEO-02] a drawn field has its hexes where the ids say: even columns stand lower', () => {
  const drawn = field(
    `
    .   A   .
      w   x
    ~   .   2
      u   .
    `,
    { A: pike('red', 'S'), u: foot('blue', 'N') },
    { terrain: { '0301': 'woods' } },
  );
  expect(drawn.unit('A')).toMatchObject({ type: 'PK', side: 'red', cell: drawn.cell('0301'), facing: 3 });
  expect(drawn.hex('u')).toBe('0202');
  expect(drawn.hex('x')).toBe('0401');
  const { terrain, water } = drawn.battle.setup.field;
  expect(terrain[drawn.cell('0201')]).toBe('woods');
  expect(terrain[drawn.cell('0301')]).toBe('woods');
  expect(terrain[drawn.cell('0502')]).toBe('hill2');
  expect(water[drawn.cell('0102')]).toBe('stream');
});

test('units placed by hex id, with their flags', () => {
  const { battle: opened, unit: named } = battle({
    units: {
      u: foot('blue', '0304', 'SE'),
      v: foot('blue', '0304', 'SE', { routed: true, hitsTaken: 1 }),
      l: leader('blue', '0305'),
      c: unit('HC', 'red', '0506', 'NW', { charged: '0405' }),
      late: cavalry('red', 'N', { status: 'toEnter', entryTurn: 2 }),
    },
    step: 'meleeFirst',
    phasing: 'red',
    turn: 3,
    modules: ['night'],
  });
  expect(opened).toMatchObject({ step: 'meleeFirst', phasing: 'red', turn: 3 });
  expect(named('v')).toMatchObject({ routed: true, hitsTaken: 1, morale: 8 });
  expect(named('late')).toMatchObject({ status: 'toEnter', entryTurn: 2, cell: -1 });
});
