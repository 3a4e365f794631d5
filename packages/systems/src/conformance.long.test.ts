import { type AnyKit, watchGame, watchGames } from '@warmoot/kernel/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chronopiaKit } from './chronopia/testkit.ts';
import { cswKit } from './csw/kit.ts';
import { practiceKit } from './practice/testkit.ts';
import { SYSTEMS } from './registry.ts';

/** How many random commands each system is watched for; `npm run laws` watches longer. */
const KITS: Readonly<
  Record<string, { readonly kit: AnyKit; readonly commands: number; readonly seeds: number }>
> = {
  practice: { kit: practiceKit, commands: 10_000, seeds: 20 },
  csw: { kit: cswKit, commands: 600, seeds: 1 },
  chronopia: { kit: chronopiaKit, commands: 200, seeds: 1 },
};

test('every registered system is under the laws', () => {
  expect(Object.keys(KITS)).toEqual(SYSTEMS.map(({ id }) => id));
});

describe.each(Object.entries(KITS))('%s', (_id, { kit, commands, seeds }) => {
  test(`keeps every law over ${commands} random commands`, () => {
    const watched = watchGames(kit, commands);
    expect(watched.violations).toEqual([]);
    expect(watched.commands).toBeGreaterThanOrEqual(commands);
  });

  test('keeps every law from any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (seed) => {
        expect(watchGame(kit, seed).violations).toEqual([]);
      }),
      { numRuns: seeds },
    );
  });
});
