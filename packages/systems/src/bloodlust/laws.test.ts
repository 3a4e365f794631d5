import { watchGame } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { bloodKit } from './testkit/laws.ts';

const ORDERS = ['ALTERNATING', 'SIMULTANEOUS', 'CARD'] as const;

test.each(ORDERS)(
  '[BLD-R-98] [BLD-R-99] [BLD-PLY-05] a random battle in %s order keeps the laws and ends',
  (order) => {
    const kit = { ...bloodKit, options: bloodKit.options.filter((options) => options.order === order) };
    for (const seed of [3, 4]) expect(watchGame(kit, seed).violations).toEqual([]);
  },
);
