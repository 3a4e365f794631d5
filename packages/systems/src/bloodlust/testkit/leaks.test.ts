import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import { bloodKit } from './laws.ts';
import { lookForLeaks } from './leaks.ts';

test('[BLD-PLY-06] a view that shows the sealed orders, or the spell, is found out', () => {
  const options = bloodKit.options.find(
    ({ order, setting }) => order === 'SIMULTANEOUS' && setting === 'FANTASY',
  )!;
  const look = (leaky: Parameters<typeof lookForLeaks>[0]) => lookForLeaks(leaky, options, 1, 200).leak;
  expect(look((state, seat) => ({ ...view(state, seat), sealed: state.sealed }))).toContain('sealed');
  expect(look((state, seat) => ({ ...view(state, seat), spells: state.spells }))).toContain('spells');
  expect(look(view)).toBeUndefined();
});
