import { watchGame } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { citystatesKit } from './laws.ts';

test.each(citystatesKit.options.map((options) => [options.players, options] as const))(
  'the laws hold in random play of %i nations',
  (_, options) => {
    expect(watchGame({ ...citystatesKit, options: [options] }, 1).violations).toEqual([]);
  },
);
