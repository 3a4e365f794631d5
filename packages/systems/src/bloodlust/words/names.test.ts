import { inEnglish, say } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { listById } from '../rules/setup/armies.ts';
import { commandProfile, type Profile, profileOf } from '../state/profile.ts';
import { play, position } from '../testkit/field.ts';
import { agreed, castingsText } from './names.ts';

const entry = (list: string, code: string): Profile => profileOf(listById(list)!, code, 15)!;
const charging = (name: string, profile: Profile): string =>
  agreed({ name, profile }, `${name} charges`, `${name} charge`);

test('troops are many; a commander and a model are one', () => {
  expect(charging('Legionaries', entry('romans', 'ROM1'))).toBe('Legionaries charge');
  expect(charging('Pike phalanx 2', entry('macedonians', 'MAC1'))).toBe('Pike phalanx 2 charge');
  expect(charging('C-in-C', commandProfile('C-in-C', 'human', 15))).toBe('C-in-C charges');
  expect(charging('Sub-general 2', commandProfile('sub-general', 'human', 15))).toBe('Sub-general 2 charges');
  expect(charging('Elephant 2', entry('carthaginians', 'Elephant'))).toBe('Elephant 2 charges');
  expect(charging('Harpies', entry('lizardmen', 'Harpies'))).toBe('Harpies charge');
});

test('one rider and several', () => {
  const griffins = (stands: number) => {
    const state = position({
      options: { setting: 'FANTASY', armies: { red: { list: 'elves' }, blue: { list: 'orcs' } } },
      red: {
        R: { is: 'C-in-C', at: [4, 4, 0] },
        a: { is: 'Griffin', at: [30, 20, 0], stands, files: stands, hasRider: true },
      },
      blue: { B: { is: 'C-in-C', at: [68, 46, 180] } },
    });
    const [event] = play(state, [['red', { type: 'dismount', unit: 'a' }]]).events;
    return inEnglish(event?.text ?? '');
  };
  expect(griffins(1)).toMatch(/^Rider of .* dismounts\.$/);
  expect(griffins(2)).toMatch(/^Riders of .* dismount\.$/);
});

test('1 casting, 2 castings', () => {
  expect([0, 1, 2].map((count) => inEnglish(say`${castingsText(count)}`))).toEqual([
    '0 castings',
    '1 casting',
    '2 castings',
  ]);
});
