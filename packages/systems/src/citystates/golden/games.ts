import type { GoldenKit } from '@warmoot/kernel/testkit';

/** None yet: whole games are recorded once every chapter of the rulebook is played. */
export const citystatesGolden: GoldenKit = { games: [] };
