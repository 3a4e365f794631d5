import type { ConformanceKit } from '@warmoot/kernel/testkit';
import { type BrawlCommand, type BrawlEvent, type BrawlOptions, type BrawlState, brawl } from './index.ts';

export const brawlKit: ConformanceKit<BrawlState, BrawlCommand, BrawlEvent, BrawlState, BrawlOptions> = {
  system: brawl,
  options: [{ red: ['Ash', 'Beech'], blue: ['Cedar', 'Dogwood', 'Elm'] }],
  longestMatch: 12,
  census: {
    count: ({ men }) => ({ standing: men.filter(({ stands }) => stands).length }),
    changesReported: (event) => ({
      standing: event.type === 'begun' ? event.men.length : event.fell === null ? 0 : -1,
    }),
  },
};
