import { expect, test } from 'vitest';
import type { PracticeEvent } from './events.ts';
import { practice } from './index.ts';
import { story } from './story.ts';

const lineOf = (event: PracticeEvent) => story(practice.blank, event, 'red')[0];
const rules = ['PRC-SEQ-01'];

test('a sentence says whose band acts or is struck, and what opens a part', () => {
  const [red] = practice.blank.bands.filter(({ side }) => side === 'red').map(({ id }) => id);
  expect(lineOf({ type: 'bandMoved', band: red as string, to: '0303', rules })).toMatchObject({ of: 'red' });
  expect(lineOf({ type: 'archersFound', by: red as string, at: '0303', rules })).toMatchObject({ of: 'red' });
  expect(lineOf({ type: 'archersHidden', at: '0303', rules })).toMatchObject({ of: 'blue' });
  expect(lineOf({ type: 'partEnded', side: 'red', rules })).toMatchObject({ opens: true });
  expect(lineOf({ type: 'begun', rules })?.of).toBeUndefined();
});
