import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readField } from '../maps/index.ts';
import { readOptions } from './index.ts';
import { BattleOptions, ScenarioOptions } from './optionsSchema.ts';

const GUIDE = readFileSync(new URL('../../../../../docs/csw-battles.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...GUIDE.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, of, text]) => (of === language ? [text!] : []));

test('[CSW-SET-08] every battle in the guide can be fought', () => {
  const examples = blocks('json');
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(readOptions(JSON.parse(example))).toMatchObject({ ok: true });
});

test('[CSW-MIN-01] the map in the guide can be fought on', () => {
  const map = blocks('').find((text) => text.startsWith('map')) as string;
  expect(readField(map)).toMatchObject({ ok: true, value: { columns: 12, rows: 8 } });
});

test('the guide to battles explains every key of a set-up', () => {
  const named = new Set([...GUIDE.matchAll(/`[^`\n]+`/g)].flatMap(([quoted]) => quoted.match(/\w+/g) ?? []));
  const { battle, ...choices } = BattleOptions.shape;
  const words = [battle, battle.shape.blue].flatMap(({ shape }) => Object.keys(shape));
  const all = [...words, ...Object.keys(choices), ...Object.keys(ScenarioOptions.shape)];
  expect(all.filter((word) => !named.has(word))).toEqual([]);
});
