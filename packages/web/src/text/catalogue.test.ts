import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import * as builderGerman from '../systems/bloodlust/army/text/de.ts';
import * as builderEnglish from '../systems/bloodlust/army/text/en.ts';
import * as umpireGerman from '../systems/bloodlust/umpire/text/de.ts';
import * as umpireEnglish from '../systems/bloodlust/umpire/text/en.ts';
import * as citystatesGerman from '../systems/citystates/text/de.ts';
import * as citystatesEnglish from '../systems/citystates/text/en.ts';
import * as cswGerman from '../systems/csw/text/de.ts';
import * as cswEnglish from '../systems/csw/text/en.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { languageFor } from './language.ts';

const SOURCES = join(import.meta.dirname, '..');

/** Sources with text for people: not tests, not the catalogues, and not what is shown only in tests. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|^systems\/toys\/|(^|\/)text\//.test(path))
  .map((path) => join(SOURCES, path));

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

const treeOf = (path: string): Node =>
  parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;

/** Every AST node that runs, with its parent; `enters` says which nodes to skip. */
function* walk(
  node: Node,
  enters: (node: Node) => boolean,
  parent?: Node,
): Generator<[Node, Node | undefined]> {
  if (isType(node)) return;
  yield [node, parent];
  if (enters(node)) for (const child of childrenOf(node)) yield* walk(child, enters, node);
}

/** Attributes that are read to people, or shown. */
const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];
const hasWord = (words: unknown): boolean => typeof words === 'string' && /\p{L}{2}/u.test(words);
const isSentence = (words: unknown): boolean =>
  typeof words === 'string' && /^[A-Z][a-z]+,?( [a-z]+)+/.test(words);

const bypasses = (node: Node, parent: Node | undefined): string | undefined => {
  if (node.type === 'JSXText' && hasWord(node.value)) return node.value as string;
  if (node.type === 'JSXAttribute') {
    const { name, value } = node as unknown as { name: { name: string }; value: Node | null };
    return SPOKEN.includes(name.name) && hasWord(value?.value) ? (value?.value as string) : undefined;
  }
  if (parent?.type === 'ThrowStatement' || parent?.type === 'NewExpression') return undefined; // for us, not for players
  return node.type === 'Literal' && isSentence(node.value) ? (node.value as string) : undefined;
};

test('all text on the page is in the catalogue', () => {
  const found = files.flatMap((path) =>
    [...walk(treeOf(path), () => true)].flatMap(([node, parent]) => {
      const words = bypasses(node, parent);
      return words === undefined ? [] : [`${relative(SOURCES, path)}: ${words.trim()}`];
    }),
  );
  expect(found).toEqual([]);
});

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const CATALOGUES: Readonly<Record<string, unknown>> = {
  text: en,
  match: en.match,
  proposals: en.proposals,
  modules: cswEnglish.modules,
  battle: cswEnglish.battle,
  ...citystatesEnglish,
  umpire: umpireEnglish.umpire,
  builder: builderEnglish.builder,
};

interface Import {
  readonly source: { readonly value: string };
  readonly specifiers: readonly {
    readonly local: { readonly name: string };
    readonly imported?: { readonly name: string };
  }[];
}

/** The English catalogue section behind each imported name of a file. */
const importedWords = (tree: Node): Map<string, unknown> =>
  new Map(
    (tree.body as readonly Node[])
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((node) => {
        const { source, specifiers } = node as unknown as Import;
        if (!/text\/index\.ts$/.test(source.value)) return [];
        return specifiers.map(({ local, imported }): [string, unknown] => [
          local.name,
          CATALOGUES[imported?.name ?? ''],
        ]);
      }),
  );

const wordsAt = (node: Node, words: ReadonlyMap<string, unknown>): unknown => {
  if (node.type === 'Identifier') return words.get(node.name as string);
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node as unknown as { object: Node; property: Node };
  const section = wordsAt(object, words) as Readonly<Record<string, unknown>> | undefined;
  return section === undefined ? undefined : section[String(property.name ?? property.value)];
};

/** A sentence read while the module loads would stay in the language of that moment. */
const frozenIn = (path: string): string[] => {
  const tree = treeOf(path);
  const words = importedWords(tree);
  const frozen: string[] = [];
  for (const [node] of walk(tree, (each) => !FUNCTIONS.includes(each.type))) {
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isNode(node.id))
      words.set(node.id.name as string, wordsAt(node.init, words));
    const value = node.type === 'MemberExpression' ? wordsAt(node, words) : undefined;
    if (value !== undefined && (typeof value !== 'object' || Array.isArray(value)))
      frozen.push(`${relative(SOURCES, path)}: ${JSON.stringify(value)}`);
    if (node.type === 'SpreadElement' && typeof wordsAt(node.argument as Node, words) === 'object')
      frozen.push(`${relative(SOURCES, path)}: a section spread out`);
  }
  return frozen;
};

test('no sentence is read while a module loads', () => {
  expect(files.flatMap(frozenIn)).toEqual([]);
});

/** Proper names, symbols, key names and words that both languages share. */
const SHARED = new Set([
  'Warmoot',
  'Name',
  'Computer',
  'Browser',
  'Webhook',
  'Buchholz',
  'Link',
  'Chat',
  'English',
  'Deutsch',
  'MOT-07',
  'Horde',
  'Pike',
  'Elite',
  'Formation',
  'Esc',
  'Tab',
  'Escape',
  'warmoot admin reset-password NAME',
  'charge, zone, CSW-ZOC-04',
]);

/** Each sentence of two catalogues with the same keys. */
function* pairs(one: unknown, other: unknown, path: string): Generator<[string, string, string]> {
  if (typeof one === 'string') yield [path, one, other as string];
  else if (typeof one === 'object' && one !== null)
    for (const [key, value] of Object.entries(one))
      yield* pairs(value, (other as Record<string, unknown>)[key], `${path}.${key}`);
}

test('German text differs from English except for shared words', () => {
  const same = [
    ...pairs(en, de, ''),
    ...pairs({ ...cswEnglish }, cswGerman, 'csw'),
    ...pairs({ ...citystatesEnglish }, citystatesGerman, 'citystates'),
    ...pairs({ ...umpireEnglish }, umpireGerman, 'umpire'),
    ...pairs({ ...builderEnglish }, builderGerman, 'builder'),
  ].filter(
    ([, english, german]) => english === german && /\p{L}{3}/u.test(english) && !/^CSW-/.test(english),
  );
  expect(
    same.filter(([, english]) => !SHARED.has(english)).map(([path, english]) => `${path}: ${english}`),
  ).toEqual([]);
  expect([...SHARED].filter((word) => !same.some(([, english]) => english === word))).toEqual([]);
});

test('the page uses the first of the reader’s languages that it supports', () => {
  expect(languageFor(['fr-FR', 'de-CH', 'en'])).toBe('de');
  expect(languageFor(['fr'])).toBe('en');
  expect(languageFor([])).toBe('en');
});
