import { isCallOf, isFunction } from './syntax.mjs';

/** Each operator takes a node and returns the changes `{ start, end, becomes }` that take something out of a rule. */

const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const SUMS = { '+': ['-'], '-': ['+'], '+=': ['-='], '-=': ['+='] };
const CONNECTIVES = { '&&': ['||'], '||': ['&&'] };
const TWINS = { some: 'every', every: 'some', min: 'max', max: 'min' };
const DROPPED = ['filter', 'sort', 'toSorted', 'reverse'];

const replace = ({ start, end }, becomes) => ({ start, end, becomes });

const isString = (node) => node.type === 'Literal' && typeof node.value === 'string';
const isNumber = (node) => node.type === 'Literal' && typeof node.value === 'number';
const isClauseId = (node) => isString(node) && /^[A-Z]+-[A-Z0-9]+-\d+$/.test(node.value);
const isSentence = (node) => node.type === 'TemplateLiteral' || (isString(node) && node.value.includes(' '));
const isText = (node) =>
  isString(node) || node.type === 'TemplateLiteral' || (node.operator === '+' && isText(node.left));

const BARE = ['Identifier', 'Literal', 'CallExpression', 'MemberExpression', 'ArrayExpression'];
const wordsOf = (node, text) => {
  const words = text.slice(node.start, node.end);
  return BARE.includes(node.type) ? words : `(${words})`;
};

const blank = (comment) => ' '.repeat(comment.length);

const swapOperator = ({ left, right, operator }, text, others) => {
  const between = text.slice(left.end, right.start).replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, blank);
  const start = left.end + between.indexOf(operator);
  return others.map((becomes) => ({ start, end: start + operator.length, becomes }));
};

const compareOrAdd = (node, text) => {
  if (node.operator in COMPARISONS) return swapOperator(node, text, COMPARISONS[node.operator]);
  if (!(node.operator in SUMS) || isText(node.left) || isText(node.right)) return [];
  return swapOperator(node, text, SUMS[node.operator]);
};

/** The other connective, and either side taken out; in a chain `a && b && c` one member at a time. */
const connect = (node, text) => {
  const { left, right, operator } = node;
  if (!(operator in CONNECTIVES)) return [];
  const withoutRight = replace(node, wordsOf(left, text));
  const withoutLeft = left.operator === operator ? [] : [replace(node, wordsOf(right, text))];
  return [...swapOperator(node, text, CONNECTIVES[operator]), withoutRight, ...withoutLeft];
};

const dropNot = (node, text) => (node.operator === '!' ? [replace(node, wordsOf(node.argument, text))] : []);

const takeOneBranch = (node, text) =>
  isSentence(node.consequent) && isSentence(node.alternate)
    ? []
    : [replace(node, wordsOf(node.consequent, text)), replace(node, wordsOf(node.alternate, text))];

const changeValue = (node, text) => {
  if (typeof node.value === 'boolean') return [replace(node, `${!node.value}`)];
  return isNumber(node) && /^\d+$/.test(text.slice(node.start, node.end))
    ? [replace(node, `${node.value + 1}`)]
    : [];
};

const throws = ({ type, body }) =>
  type === 'ThrowStatement' || (type === 'BlockStatement' && body[0]?.type === 'ThrowStatement');

const PLAIN = ['Identifier', 'MemberExpression', 'CallExpression'];

/** An `if` that guards against a defect of ours is not a rule. */
const neverOrOpposite = ({ test, consequent }, text) => {
  if (throws(consequent)) return [];
  const opposite = PLAIN.includes(test.type) ? [replace(test, `!${text.slice(test.start, test.end)}`)] : [];
  return [replace(test, 'false'), ...opposite];
};

const withoutElement = (node, index) => {
  const { elements } = node;
  if (elements.length === 1) return replace(node, '[]');
  const element = elements[index];
  const next = elements[index + 1];
  return next === undefined
    ? { start: elements[index - 1].end, end: element.end, becomes: '' }
    : { start: element.start, end: next.start, becomes: '' };
};

/** A row of numbers is a printed table: there every number is changed instead. */
const dropElements = (node) =>
  node.elements.includes(null) || node.elements.every(isNumber)
    ? []
    : node.elements.flatMap((element, index) => (isClauseId(element) ? [] : [withoutElement(node, index)]));

const isPermit = ({ type, name }) => type === 'Identifier' && name === 'permit';

/** Beside `permit` in a ternary the branch operator does the same. */
const permitInstead = (node, text, [parent]) => {
  if (parent?.type === 'ConditionalExpression' && [parent.consequent, parent.alternate].some(isPermit))
    return [];
  return [replace(node, /\bpermit\b/.test(text.slice(0, node.start)) ? 'permit' : '({ ok: true })')];
};

const changeCall = (node, text, above) => {
  if (isCallOf(node, 'refuse')) return permitInstead(node, text, above);
  const { object, property, computed } = node.callee;
  if (node.callee.type !== 'MemberExpression' || computed) return [];
  if (DROPPED.includes(property.name)) return [{ start: object.end, end: node.end, becomes: '' }];
  return Object.hasOwn(TWINS, property.name) ? [replace(property, TWINS[property.name])] : [];
};

const givesArray = ({ returnType }) => {
  const type = returnType?.typeAnnotation;
  return type?.type === 'TSArrayType' || type?.typeAnnotation?.type === 'TSArrayType';
};

const NOTHING = /^(\[\]|\{\s*return \[\];\s*\})$/;

const giveNothing = (node, text) => {
  const { body, generator } = node;
  if (!body || !(generator || givesArray(node)) || NOTHING.test(text.slice(body.start, body.end))) return [];
  if (generator) return [replace(body, '{}')];
  return [replace(body, body.type === 'BlockStatement' ? '{ return []; }' : '[]')];
};

const OPERATORS = {
  BinaryExpression: compareOrAdd,
  AssignmentExpression: compareOrAdd,
  LogicalExpression: connect,
  UnaryExpression: dropNot,
  ConditionalExpression: takeOneBranch,
  Literal: changeValue,
  IfStatement: neverOrOpposite,
  ArrayExpression: dropElements,
  CallExpression: changeCall,
  ExpressionStatement: (node) => [replace(node, ';')],
};

export const changesAt = (node, text, above) =>
  isFunction(node) ? giveNothing(node, text) : (OPERATORS[node.type]?.(node, text, above) ?? []);
