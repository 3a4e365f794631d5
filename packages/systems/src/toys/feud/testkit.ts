import type { ConformanceKit } from '@warmoot/kernel/testkit';
import { type FeudCommand, type FeudEvent, feud } from './index.ts';
import type { FeudOptions, FeudState } from './state.ts';

export const feudKit: ConformanceKit<FeudState, FeudCommand, FeudEvent, FeudState, FeudOptions> = {
  system: feud,
  options: [
    { villages: 2, days: 4, men: 2, quiet: false },
    { villages: 4, days: 9, men: 3, quiet: true },
  ],
  longestMatch: 40,
  /** Without a battlefield nobody falls. */
  census: {
    count: ({ men }) => ({ men: men.filter(({ is }) => is !== 'fallen').length }),
    changesReported: (event) => ({
      men: event.type === 'begun' ? event.options.villages * event.options.men : 0,
    }),
  },
};
