import { watchGame } from '@warmoot/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { BATTLE_KITS } from './battleKits.ts';

describe.each(BATTLE_KITS)('in battles $where', ({ kit }) => {
  test.each([2, 3, 4])('the laws hold from seed %i', (seed) => {
    expect(watchGame(kit, seed).violations).toEqual([]);
  });
});
