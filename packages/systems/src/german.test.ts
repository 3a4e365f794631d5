import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { SYSTEMS } from './registry.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of (Array.isArray(value) ? value : [value]).filter(isNode)) yield* walk(child);
}

/** `{1} is routed` from `` say`${unit.name} is routed` ``. */
const templateOf = (node: Node): string => {
  const { quasis } = node.quasi as { quasis: readonly { value: { cooked: string } }[] };
  return quasis.map(({ value }, at) => (at === 0 ? value.cooked : `{${at}}${value.cooked}`)).join('');
};

/** `morale of` from `` `morale of ${hex}` ``: a reason for dice is recorded in English and found by its first words. */
const reasonIn = (node: Node): string =>
  (node.quasis as readonly { value: { cooked: string } }[])[0]!.value.cooked.trim();

const isCallOf = (node: Node, name: string): boolean =>
  node.type === 'CallExpression' && (node.callee as Node).name === name;

/** What a source says to players, as far as it can be read off: marked sentences, and plain reasons and tasks. */
const saidIn = (source: string): string[] =>
  [...walk(parseAst(source, { lang: 'ts' }) as unknown as Node)].flatMap((node) => {
    if (node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'say')
      return [templateOf(node)];
    if (isCallOf(node, 'roll'))
      return (node.arguments as readonly Node[]).flatMap((each) =>
        each.type === 'TemplateLiteral' ? [reasonIn(each)] : [],
      );
    if (isCallOf(node, 'refuse') || isCallOf(node, 'choiceOf') || isCallOf(node, 'task'))
      return (node.arguments as readonly Node[]).flatMap((each) =>
        each.type === 'Literal' && !/^[A-Z]{3}-/.test(String(each.value)) ? [String(each.value)] : [],
      );
    return [];
  });

/** Not played in the browser: campaigns, lessons, tests and what only they use. */
const ELSEWHERE = /\.test\.ts$|(^|\/)(casebook|golden|testkit|ai|campaign|lessons|de)\//;

const sourcesOf = (id: string): string[] =>
  readdirSync(join(import.meta.dirname, id), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path))
    .map((path) => readFileSync(join(import.meta.dirname, id, path), 'utf8'));

const hasWords = (sentence: string): boolean => /\p{L}/u.test(sentence.replace(/\{\d\}/g, ''));

const placesIn = (sentence: string): string => [...new Set(sentence.match(/\{\d\}/g))].sort().join();

const SPEAKING = SYSTEMS.filter(({ words }) => words !== undefined);

test.each(SPEAKING)('every sentence of $name has its German', async ({ id, words }) => {
  const german: Words = (await words?.de()) ?? {};
  const said = sourcesOf(id).flatMap(saidIn).filter(hasWords);
  expect(said.length).toBeGreaterThan(10);
  expect([...new Set(said)].filter((sentence) => !Object.hasOwn(german, sentence))).toEqual([]);
});

test.each(SPEAKING)('the German of $name says every value of the English', async ({ words }) => {
  const german: Words = (await words?.de()) ?? {};
  const lacking = Object.entries(german).filter(([english, own]) => placesIn(english) !== placesIn(own));
  expect(lacking.map(([english]) => english)).toEqual([]);
});
