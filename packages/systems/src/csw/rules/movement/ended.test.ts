import { expect, test } from 'vitest';
import { battle, foot, type Stage } from '../../testkit/drawn.ts';
import { judge } from '../../testkit/testplay.ts';

type Words = Parameters<typeof battle>[0];

/** A wall of two hexes with its foot to the south, and the court behind it to the east. */
const fort = (units: Words['units']): Stage =>
  battle({
    units,
    step: 'move',
    phasing: 'blue',
    terrain: { '0504': 'wall', '0503': 'wall' },
    outside: ['0505', '0506', '0405'],
    inside: ['0604', '0603'],
  });

const refusal = (stage: Stage, names: readonly string[], ...path: string[]): string => {
  const verdict = judge(stage.battle, { type: 'move', units: stage.ids(...names), path });
  return verdict.ok ? 'none' : verdict.rule;
};

test('[CSW-WAL-03] one unit of a stack that has climbed stops the others, and the refusal says why', () => {
  const stage = fort({
    a: foot('blue', '0504', 'N'),
    b: foot('blue', '0504', 'N', { scaled: true, moveEnded: true, stepsTaken: 1, spentHalf: 8 }),
  });
  expect(refusal(stage, ['a', 'b'], '0503')).toBe('CSW-WAL-03');
  expect(refusal(stage, ['a'], '0503')).toBe('none');
});

test('[CSW-WAL-03] [CSW-ZOC-02] a unit that came round through the courtyard has not climbed: the zone stops it', () => {
  const stage = fort({ f: foot('blue', '0504', 'S'), x: foot('red', '0506', 'N') });
  expect(refusal(stage, ['f'], '0604', '0505')).toBe('none');
  expect(refusal(stage, ['f'], '0604', '0505', '0405')).toBe('CSW-ZOC-02');
});

test('[CSW-WAL-03] the complete allowance includes the cost of leaving a zone', () => {
  const stage = fort({ f: foot('blue', '0504', 'S'), x: foot('red', '0503', 'S') });
  expect(refusal(stage, ['f'], '0505')).toBe('none');
  expect(refusal(stage, ['f'], '0505', '0506')).toBe('CSW-WAL-03');
});
