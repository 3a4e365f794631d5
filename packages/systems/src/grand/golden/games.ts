import type { GoldenKit } from '@warmoot/kernel/testkit';

/** None is recorded yet: the rules still change from day to day (README.md). */
export const grandGolden: GoldenKit = { games: [] };
