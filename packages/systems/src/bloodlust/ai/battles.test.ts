import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.ts';
import { fought } from '../testkit/fought.ts';

const first = SCENARIOS.find(({ id }) => id === 'first')?.options as object;
const ORDERS = ['ALTERNATING', 'SIMULTANEOUS', 'CARD'] as const;

test.each(ORDERS)('[BLD-PLY-13] two computers fight to the end in %s order', (order) => {
  const { view } = fought({ ...first, order }, { red: 'conqueror', blue: 'marshal' }, 'a battle');
  expect(view.end).not.toBeNull();
  expect(view.turn).toBeGreaterThan(1);
  expect(view.lost.length).toBeGreaterThan(0);
});
