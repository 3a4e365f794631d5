import { parseAst } from 'vitest/node';

export const parse = (text) => parseAst(text, { lang: 'ts' });

/** TypeScript that leaves something to run; every other TS node is a type, and no clause depends on types. */
const WRAPPERS = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
];

const isType = ({ type }) => type.startsWith('TS') && !WRAPPERS.includes(type);
const isImport = ({ type }) => type.startsWith('Import') && type !== 'ImportExpression';

export const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

export const isCallOf = (node, name) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** Text for people is not a rule: templates and reasons for refusals stay unchanged. */
const isWording = (node, parent) =>
  node.type === 'TemplateLiteral' || (isCallOf(parent, 'refuse') && parent.arguments.indexOf(node) > 0);

const isName = (node, parent, key) =>
  (key === 'key' || (key === 'property' && parent.type === 'MemberExpression')) &&
  parent.computed !== true &&
  node.type !== 'PrivateIdentifier';

const isNode = (value) => typeof value?.type === 'string';

const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .filter((child) => !isType(child) && !isImport(child))
      .filter((child) => !isWording(child, node) && !isName(child, node, key)),
  );

/** Visits what is run, parents before children; `above` lists the ancestors, nearest first. */
export const walk = (node, visit, above = []) => {
  visit(node, above);
  for (const child of childrenOf(node)) walk(child, visit, [node, ...above]);
};
