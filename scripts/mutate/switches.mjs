import { changed, isReadable } from './mutants.mjs';
import { isFunction, parse, walk } from './syntax.mjs';

/** The active mutant: looked up once for each file, and checked once in each body unless it belongs there. */
const HEAD = 'const awake = (globalThis.warmootAwake ??= { number: null });';
const amongThese = (others) =>
  `awake.number >= ${others[0].number} && awake.number <= ${others.at(-1).number}`;
const isOn = ({ number }) => `awake.number === ${number}`;

/** The bodies of all functions, outer ones first. */
const bodiesIn = (text) => {
  const bodies = [];
  walk(parse(text), (node) => {
    if (isFunction(node) && node.body) bodies.push(node.body);
  });
  return bodies;
};

const holds = (outer, { start, end }) => outer.start <= start && end <= outer.end;

const changedWithin = (text, { start, end }, { change }) =>
  changed(text.slice(start, end), {
    ...change,
    start: change.start - start,
    end: change.end - start,
  });

/** `=> points + bonus` as `=> (isOn(7) ? (points - bonus) : (points + bonus))`. */
const switchedExpression = (was, others) => {
  const chain = others.map((other) => `${isOn(other)} ? (${other.words}\n) : `).join('');
  return `(${amongThese(others)} ? ${chain}(${was}\n) : (${was}\n))`;
};

/** A block begins with its variants, one for each mutant. */
const switchedBlock = (was, others) => {
  const chain = others
    .map((other) => `if (${isOn(other)}) ${other.words.slice(0, -1)}\nreturn; }\n`)
    .join('');
  return `{if (${amongThese(others)}) {${chain}}\n${was.slice(1)}`;
};

/** The text from `start` to `end`, with every body in it that has mutants of its own made switchable. */
const switched = (text, { start, end }, bodies, mutantsOfBody) => {
  let words = '';
  let at = start;
  for (const body of bodies) {
    if (body.start < at || !holds({ start, end }, body)) continue;
    words += text.slice(at, body.start) + switchedBody(text, body, bodies, mutantsOfBody);
    at = body.end;
  }
  return words + text.slice(at, end);
};

const switchedBody = (text, body, bodies, mutantsOfBody) => {
  const inner = bodies.filter((other) => other !== body && holds(body, other));
  const was = switched(text, body, inner, mutantsOfBody);
  const others = (mutantsOfBody.get(body) ?? []).map((mutant) => ({
    number: mutant.number,
    words: changedWithin(text, body, mutant),
  }));
  if (others.length === 0) return was;
  return body.type === 'BlockStatement' ? switchedBlock(was, others) : switchedExpression(was, others);
};

/**
 * One program with all mutants of a file, each inactive until its number is set, so that trying one needs no reload.
 * Code outside functions is not included, because it has run before a number is set.
 */
export const withSwitches = (text, mutants) => {
  const bodies = bodiesIn(text);
  const mutantsOfBody = new Map();
  for (const mutant of mutants) {
    const body = bodies.findLast((each) => holds(each, mutant.change));
    if (body === undefined || !isReadable(changed(text, mutant.change))) continue;
    mutantsOfBody.set(body, [...(mutantsOfBody.get(body) ?? []), mutant]);
  }
  return {
    text: HEAD + switched(text, { start: 0, end: text.length }, bodies, mutantsOfBody),
    numbers: [...mutantsOfBody.values()].flat().map(({ number }) => number),
  };
};
