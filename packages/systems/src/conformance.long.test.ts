import { watchGame, watchGames } from '@warmoot/kernel/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from './registry.ts';

/** Every registered system must keep the conformance laws: its manifest says how they are checked. */
describe.each(SYSTEMS.map(({ id, laws }) => ({ id, laws })))('$id', ({ laws }) => {
  test('keeps every law over many random commands', async () => {
    const { kit, commands } = await laws();
    const watched = watchGames(kit, commands);
    expect(watched.violations).toEqual([]);
    expect(watched.commands).toBeGreaterThanOrEqual(commands);
  });

  test('keeps every law from any seed', async () => {
    const { kit, seeds } = await laws();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (seed) => {
        expect(watchGame(kit, seed).violations).toEqual([]);
      }),
      { numRuns: seeds },
    );
  });
});
