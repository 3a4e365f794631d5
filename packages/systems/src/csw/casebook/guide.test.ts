import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEPS } from '../engine/sequence.ts';
import { CswOrder } from '../orders/orders.ts';
import { MODULES } from '../state/setup.ts';
import { Given, GivenUnit } from './given.ts';
import { LETTERS } from './ground.ts';

const GUIDE = readFileSync(new URL('../../../../../docs/csw-cases.md', import.meta.url), 'utf8');
const PROSE = GUIDE.replace(/^```.*?^```$/gms, '');

test('the guide to cases has an example of every order, and only of those', () => {
  const examples = [...PROSE.matchAll(/`\{ type: (\w+)/g)].map(([, type]) => type);
  expect([...new Set(examples)].sort()).toEqual(CswOrder.options.map(({ shape }) => shape.type.value).sort());
});

test('the guide to cases names every word of a position', () => {
  const named = new Set(
    [...PROSE.matchAll(/`[^`]+`/g)].flatMap(([quoted]) => quoted.match(/[\w.~=#]+/g) ?? []),
  );
  const words = [
    ...Object.keys(Given.shape),
    ...Object.keys(GivenUnit.shape),
    ...MODULES,
    ...Object.keys(LETTERS),
    ...Object.entries(STEPS).flatMap(([step, { decider }]) => (decider === null ? [] : [step])),
  ];
  expect(words.filter((word) => !named.has(word))).toEqual([]);
});
