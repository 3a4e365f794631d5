import { expect, test } from 'vitest';
import { position } from '../testkit/field.ts';
import { leadOf } from './lead.ts';

const generals = {
  red: { R: { is: 'C-in-C', at: [4, 2, 0] } },
  blue: { B: { is: 'C-in-C', at: [68, 46, 180] } },
} as const;
const legion = { is: 'ROM1', stands: 4, files: 4, at: [36, 20, 0] } as const;

test('[BLD-PLY-14] a side leads by what the enemy has lost, castings of stands that still stand included', () => {
  const worn = (left: readonly (readonly number[])[]) =>
    position({
      red: { ...generals.red, L: { ...legion, left, standsAtStart: 4 } },
      blue: generals.blue,
    });
  expect(leadOf(worn([[4], [4], [4], [4]]), 'red')).toBe(0);
  // A casting of ROM1 is worth 12 points, a stand 48.
  expect(leadOf(worn([[4], [4], [4], [3]]), 'red')).toBe(-12);
  expect(leadOf(worn([[4], [4], [3]]), 'red')).toBe(-60);
  expect(leadOf(worn([[4], [4], [3]]), 'blue')).toBe(60);
});

test('[BLD-PLY-14] a melee that goes well is worth something before it is fought', () => {
  const fight = (melees: readonly (readonly [string, string])[]) =>
    position({
      red: { ...generals.red, L: legion },
      blue: { ...generals.blue, S: { is: 'CAR6', stands: 4, files: 4, at: [36, 20.01, 180] } },
      melees,
    });
  expect(leadOf(fight([['L', 'S']]), 'red')).toBeGreaterThan(leadOf(fight([]), 'red'));
});
