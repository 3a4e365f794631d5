import { changesAt } from './operators.mjs';
import { isFunction, parse, walk } from './syntax.mjs';

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

const CLAUSE = /\b[A-Z]{2,5}-[A-Z][A-Z0-9]*-\d+\b/g;

/** The clauses cited on the nearest line at or above this one. */
export const clausesAbove = (text, line) => {
  const lines = text.split('\n').slice(0, line).reverse();
  return lines.map((words) => words.match(CLAUSE)).find((cited) => cited !== null) ?? [];
};

const SHOWN = 150;
const oneLine = (words) => {
  const line = words.trim().replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)} ...` : line;
};

/** The lines that the change touches, before and after. */
const difference = (text, { start, end, becomes }) => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const now = text.slice(from, start) + becomes + text.slice(end, to);
  return { was: oneLine(text.slice(from, to)), becomes: oneLine(now) };
};

/** The text with one change made. */
export const changed = (text, { start, end, becomes }) => text.slice(0, start) + becomes + text.slice(end);

/** All changes worth trying, in the order of the text; `within` is where the function around a change begins. */
export const changesIn = (text) => {
  const changes = new Map();
  walk(parse(text), (node, above) => {
    const within = [node, ...above].find(isFunction)?.start ?? null;
    for (const change of changesAt(node, text, above)) {
      const key = `${change.start} ${change.end} ${change.becomes}`;
      if (!changes.has(key)) changes.set(key, { ...change, within });
    }
  });
  return [...changes.values()].sort((a, b) => a.start - b.start);
};

export const mutantsOf = (file, text) =>
  changesIn(text).map((change) => {
    const line = lineAt(text, change.start);
    return {
      file,
      line,
      within: change.within,
      clauses: clausesAbove(text, line),
      difference: difference(text, change),
      change,
    };
  });

export const isReadable = (text) => {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
};
