import { expect, test } from 'vitest';
import { fight } from './testkit.ts';

test('[CHR-HID-27] both sides of a battle read what went in and what was left, others do not', () => {
  const { state } = fight(
    {
      empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
      armies: [
        { at: '0606', owner: 0, size: 9 },
        { at: '0606', owner: 1, size: 6 },
      ],
    },
    {
      outcome: ({ order }) => ({
        winner: 'A',
        warbands: order.sides.flatMap(({ side, armies }) =>
          armies.flatMap(({ warbands }) =>
            warbands.map(({ id, models }) => ({ id, survivors: side === 'A' ? models : [] })),
          ),
        ),
      }),
    },
  );
  const figures = [0, 1, 2].map((id) =>
    (state.reports[id] ?? []).flatMap(({ battle }) => (battle === undefined ? [] : [battle])),
  );
  expect(figures.map(({ length }) => length)).toEqual([1, 1, 0]);
  const [won, lost] = figures[0]![0]!.sides;
  expect([won!.empires, lost!.empires]).toEqual([['Aldmark'], ['Brakka']]);
  expect(won!.bands.every(({ models, left }) => left === models)).toBe(true);
  expect(lost!.bands.every(({ models, left }) => models > 0 && left === 0)).toBe(true);
});
