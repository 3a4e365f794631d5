import { watchGame } from '@warmoot/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { BATTLE_KITS } from './battleKits.ts';

describe.each(BATTLE_KITS)('in battles $where', ({ kit }) => {
  test('the laws hold', () => {
    expect(watchGame(kit, 1).violations).toEqual([]);
  });
});
