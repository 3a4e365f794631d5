import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { position } from '../testkit/field.ts';
import { appraise } from './appraise.ts';
import { bloodPlayers } from './index.ts';
import { TEMPERS } from './temper.ts';

const { sergeant, marshal, conqueror } = TEMPERS;
const general = { is: 'C-in-C', at: [6, 4, 0] } as const;
const enemyGeneral = { is: 'C-in-C', at: [66, 44, 180] } as const;

const ahead = (length: number): BloodCommand => ({ type: 'move', unit: 'L', legs: [{ length }] });

const NO_DICE = {
  roll: (): number => {
    throw new Error('nothing is left to chance here');
  },
};

test('[BLD-PLY-14] a charge is worth the castings it costs both sides', () => {
  const charge = (target: string): number => {
    const state = position({
      step: 'charge',
      red: { R: general, L: { is: 'ROM2', stands: 8, files: 4, at: [36, 20, 0] } },
      blue: { B: enemyGeneral, T: { is: target, stands: 8, files: 4, at: [36, 23, 180] } },
    });
    return (
      appraise(view(state, 'red'), 'red', { type: 'charge', unit: 'L', target: 'T' }, marshal).melee ?? 0
    );
  };
  expect(charge('CAR8')).toBeGreaterThan(charge('CAR2'));
  expect(charge('CAR6')).toBeGreaterThan(0);
});

test('[BLD-PLY-14] whoever expects no answer but the best of the target promises himself less of a charge', () => {
  const state = position({
    step: 'charge',
    red: { R: general, L: { is: 'ROM3', stands: 4, files: 2, at: [36, 20, 0] } },
    blue: { B: enemyGeneral, T: { is: 'MAC1', stands: 8, files: 2, at: [36, 23, 180] } },
  });
  const charge = { type: 'charge', unit: 'L', target: 'T' } as const;
  const [careful, bold] = [conqueror, marshal].map(
    (temper) => appraise(view(state, 'red'), 'red', charge, temper).melee ?? 0,
  );
  expect(careful).toBeLessThan(bold as number);
});

test('[BLD-PLY-14] the archers shoot at those who lose most by it', () => {
  const state = position({
    step: 'fire',
    red: { R: general, A: { is: 'ROM4', stands: 4, files: 4, at: [36, 20, 0] } },
    blue: {
      B: enemyGeneral,
      P: { is: 'CAR2', stands: 4, files: 2, at: [34, 27, 180] },
      N: { is: 'CAR4', stands: 4, files: 2, at: [38, 27, 180] },
    },
  });
  const thought = bloodPlayers.marshal?.choose(view(state, 'red'), 'red', { lines: 200 }, NO_DICE);
  expect(thought?.command).toMatchObject({ type: 'fire', unit: 'A', target: 'N' });
});

test('[BLD-PLY-13] who counts keeps bows in the saddle at their range, a sergeant closes with them', () => {
  const state = position({
    step: 'move',
    red: { R: general, H: { is: 'HUN1', stands: 4, files: 2, at: [36, 20, 0] } },
    blue: { B: enemyGeneral, T: { is: 'CAR1', stands: 8, files: 4, at: [36, 36, 180] } },
  });
  const closing = (length: number, temper: typeof marshal) =>
    appraise(view(state, 'red'), 'red', { type: 'move', unit: 'H', legs: [{ heading: 0, length }] }, temper)
      .closing ?? 0;
  const [within, beyond] = [8 * 254, 12 * 254];
  expect(closing(within, marshal)).toBeGreaterThan(closing(beyond, marshal));
  expect(closing(within, sergeant)).toBeLessThan(closing(beyond, sergeant));
});

test('[BLD-PLY-14] [BLD-R-77] a sealed move is weighed on the table as it is planned', () => {
  const state = position({
    options: { order: 'SIMULTANEOUS' },
    step: 'move',
    waiting: ['red', 'blue'],
    red: { R: general, L: { is: 'ROM1', stands: 8, files: 4, at: [36, 10, 0] } },
    blue: { B: enemyGeneral, T: { is: 'CAR1', stands: 8, files: 4, at: [36, 38, 180] } },
  });
  const move = ahead(254);
  expect(appraise(view(state, 'red'), 'red', move, marshal).closing).toBeCloseTo(1, 1);
});

test('[BLD-PLY-14] only a conqueror weighs the Key Feature', () => {
  const state = position({
    step: 'move',
    options: { field: 'plain' },
    red: { R: general, L: { is: 'ROM1', stands: 8, files: 4, at: [36, 10, 0] } },
    blue: { B: enemyGeneral, T: { is: 'CAR1', stands: 8, files: 4, at: [60, 40, 180] } },
    terrain: [['hill', 36, 24]],
  });
  const table = { ...state, terrain: state.terrain.map((piece) => ({ ...piece, isKey: true as const })) };
  const move = ahead(508);
  const way = (temper: typeof marshal) =>
    appraise(view(table, 'red'), 'red', move, temper)['way to the key feature'];
  expect(way(conqueror)).toBeCloseTo(1, 1);
  expect(way(sergeant)).toBe(0);
});

test('[BLD-PLY-15] a sergeant may end a step too soon, a marshal does not', () => {
  const state = position({
    step: 'move',
    red: { R: general, L: { is: 'ROM1', stands: 8, files: 4, at: [36, 10, 0] } },
    blue: { B: enemyGeneral, T: { is: 'CAR1', stands: 8, files: 4, at: [36, 38, 180] } },
  });
  const type = (name: string, face: number) =>
    bloodPlayers[name]?.choose(view(state, 'red'), 'red', { lines: 200 }, { roll: () => face })?.command.type;
  expect(type('sergeant', 1)).toBe('endPhase');
  expect(type('sergeant', 2)).not.toBe('endPhase');
  expect(type('marshal', 1)).not.toBe('endPhase');
});
