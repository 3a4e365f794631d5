import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

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

type Quasis = readonly { readonly value: { readonly cooked: string } }[];

/** `{1} is routed` from `` say`${unit.name} is routed` ``. */
const templateOf = (quasis: Quasis): string =>
  quasis.map(({ value }, at) => (at === 0 ? value.cooked : `{${at}}${value.cooked}`)).join('');

/** `morale of` from `` `morale of ${hex}` ``: a reason for dice is recorded in English and found by its first words. */
const reasonIn = (quasis: Quasis): string => quasis[0]?.value.cooked.trim() ?? '';

/** `refuse` of `refuse(…)`, `ask` of `this.#ask(…)`. */
const nameOf = ({ type, callee }: Node): string | undefined => {
  if (type !== 'CallExpression' && type !== 'NewExpression') return undefined;
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  return name ?? property?.name;
};

/** Clause ids are not text. */
const isPhrase = (value: unknown): value is string => typeof value === 'string' && !/^[A-Z]{3}-/.test(value);

/** The plain strings that an argument may be. */
const phrasesIn = (argument: Node): string[] => {
  if (argument.type === 'Literal') return isPhrase(argument.value) ? [argument.value] : [];
  return argument.type === 'ConditionalExpression'
    ? [argument.consequent, argument.alternate].flatMap((each) => phrasesIn(each as Node))
    : [];
};

/** What a source says to people: marked sentences, reasons for dice, and plain phrases given to these functions. */
export const saidIn = (source: string, speakers: readonly string[]): string[] =>
  [...walk(parseAst(source, { lang: 'ts' }) as unknown as Node)].flatMap((node) => {
    if (node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'say')
      return [templateOf((node.quasi as { quasis: Quasis }).quasis)];
    if (node.type === 'Property' && (node.key as Node).name === 'task') return phrasesIn(node.value as Node);
    const name = nameOf(node);
    if (name === 'roll')
      return (node.arguments as readonly Node[]).flatMap((each) =>
        each.type === 'TemplateLiteral' ? [reasonIn(each.quasis as Quasis)] : [],
      );
    return name !== undefined && speakers.includes(name)
      ? (node.arguments as readonly Node[]).flatMap(phrasesIn)
      : [];
  });

/** The sources below a folder, without tests. */
export const sourcesBelow = (folder: string, leftOut: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$/.test(path) && !leftOut.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

/** Whether it contains anything to translate. */
export const hasWords = (sentence: string): boolean => /\p{L}/u.test(sentence.replace(/\{\d\}/g, ''));

/** The values in a sentence. */
export const placesIn = (sentence: string): string => [...new Set(sentence.match(/\{\d\}/g))].sort().join();
