import { type AnyKit, watchGame, watchGames } from '@warmoot/kernel/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { practiceKit } from './practice/testkit.ts';
import { SYSTEMS } from './registry.ts';

const KITS: Readonly<Record<string, AnyKit>> = { practice: practiceKit };

test('every registered system is under the laws', () => {
  expect(Object.keys(KITS)).toEqual(SYSTEMS.map(({ id }) => id));
});

describe.each(Object.entries(KITS))('%s', (_id, kit) => {
  test('keeps every law over 10,000 random commands', { timeout: 120_000 }, () => {
    const { commands, violations } = watchGames(kit, 10_000);
    expect(violations).toEqual([]);
    expect(commands).toBeGreaterThanOrEqual(10_000);
  });

  test('keeps every law from any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (seed) => {
        expect(watchGame(kit, seed).violations).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
