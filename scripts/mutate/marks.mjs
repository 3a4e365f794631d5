import { isFunction, parse, walk } from './syntax.mjs';

/** What a marked file records as it runs: the file itself (null) or a function, by where it begins. */
export const markOf = (file, within) => (within === null ? file : `${file}:${within}`);

const note = (mark) => `globalThis.warmootReached?.add(${JSON.stringify(mark)})`;

const notesIn = (file, text) => {
  const notes = [{ at: 0, words: `${note(file)};` }];
  walk(parse(text), (node) => {
    if (!isFunction(node) || !node.body) return;
    const words = note(markOf(file, node.start));
    const { type, start, end } = node.body;
    if (type === 'BlockStatement') notes.push({ at: start + 1, words: `${words};` });
    else notes.push({ at: start, words: `(${words}, ` }, { at: end, words: ')' });
  });
  return notes;
};

/**
 * The same program, but every function records that it was called. From the end backwards, so that offsets hold; of two
 * marks at one place the outer function was found first, and must close last and open first.
 */
export const withMarks = (file, text) => {
  const notes = notesIn(file, text).map((entry, order) => ({ ...entry, order }));
  notes.sort((a, b) => b.at - a.at || (a.words === ')' ? a.order - b.order : b.order - a.order));
  return notes.reduce((marked, { at, words }) => marked.slice(0, at) + words + marked.slice(at), text);
};
