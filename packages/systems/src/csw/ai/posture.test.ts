import { expect, test } from 'vitest';
import type { VictoryClause } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { battle, foot } from '../testkit/drawn.ts';
import { ATTACK, HOLD, WITHDRAW } from './move/doctrine.ts';
import { postureOf } from './posture.ts';

const CLAUSE = { rule: 'CSW-S01-07', text: 'half of the enemy' } as const;
const BY_LOSSES: VictoryClause = { ...CLAUSE, kind: 'fewerEliminated' };
const ELSE_A_DRAW: VictoryClause = {
  ...CLAUSE,
  kind: 'grades',
  grades: [
    {
      name: 'victory',
      blue: [{ kind: 'losses', of: 'red', is: 'above', percent: 50 }],
      red: [{ kind: 'losses', of: 'blue', is: 'above', percent: 50 }],
    },
  ],
  otherwise: null,
};

/** Blue has this many units, Red ten, all alike; eight turns are played. */
const field = (count: number, turn: number, victory: VictoryClause): Battle => {
  const line = (side: 'blue' | 'red', size: number) =>
    Array.from({ length: size }, (_, at) => [`${side}${at}`, foot(side, side === 'blue' ? '0402' : '0412')]);
  const { battle: now } = battle({
    map: { columns: 8, rows: 14 },
    step: 'move',
    phasing: 'blue',
    units: Object.fromEntries([...line('blue', count), ...line('red', 10)]),
  });
  return { ...now, turn, setup: { ...now.setup, turns: 8, victory } };
};

test('[CSW-P-13] if inaction means a draw, a nearly equal side attacks, and late in the game even a weaker one', () => {
  expect(postureOf(field(9, 1, ELSE_A_DRAW), 'blue')).toBe(ATTACK);
  expect(postureOf(field(9, 1, BY_LOSSES), 'blue')).toBe(HOLD);
  expect(postureOf(field(8, 1, ELSE_A_DRAW), 'blue')).toBe(HOLD);
  expect(postureOf(field(8, 7, ELSE_A_DRAW), 'blue')).toBe(ATTACK);
  expect(postureOf(field(6, 7, ELSE_A_DRAW), 'blue')).toBe(HOLD);
});

test('[CSW-P-13] a side that would win as things stand holds; one that would lose attacks', () => {
  const now = field(9, 1, BY_LOSSES);
  const fallen: Battle = {
    ...now,
    units: now.units.map((unit) => (unit.id === 0 ? { ...unit, status: 'eliminated' } : unit)),
  };
  expect(postureOf(fallen, 'red')).toBe(HOLD);
  expect(postureOf(fallen, 'blue')).toBe(ATTACK);
});

test('[CSW-P-13] a side that wins as long as it loses no more units stays away from the enemy', () => {
  const sparing: VictoryClause = {
    ...ELSE_A_DRAW,
    grades: [
      {
        name: 'victory',
        blue: [
          { kind: 'losses', of: 'red', is: 'above', percent: 50 },
          { kind: 'losses', of: 'blue', is: 'under', percent: 50 },
        ],
      },
    ],
  };
  const beaten = (now: Battle): Battle => ({
    ...now,
    units: now.units.map((unit, at) =>
      unit.side === 'red' && at % 3 !== 0 ? { ...unit, status: 'eliminated' } : unit,
    ),
  });
  expect(postureOf(beaten(field(9, 1, sparing)), 'blue')).toBe(WITHDRAW);
  expect(postureOf(beaten(field(9, 1, ELSE_A_DRAW)), 'blue')).toBe(HOLD);
});
