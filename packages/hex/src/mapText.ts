import type { Reading } from './reading.ts';

/** Thrown inside a reader and caught at its entry point: one sentence with the place of the fault. */
export class MapFault extends Error {}

/** Runs a reader and turns its fault into a refusal. */
export const reading = <Value>(read: () => Value): Reading<Value> => {
  try {
    return { ok: true, value: read() };
  } catch (fault) {
    if (fault instanceof MapFault) return { ok: false, problem: fault.message };
    throw fault;
  }
};

/** A line of a map with its number, counted from 1. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

/** A word and where it begins, counted from 1. */
export interface Word {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Lines that are neither empty nor comments. A comment has `#` as its very first character. */
export const linesOf = (text: string): TextLine[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));

export const wordsOf = (line: TextLine): Word[] =>
  Array.from(line.text.matchAll(/\S+/g), (found) => ({
    line: line.number,
    column: found.index + 1,
    text: found[0],
  }));

export const fault = (at: { readonly line: number; readonly column: number }, problem: string): MapFault =>
  new MapFault(`Line ${at.line}, column ${at.column}: ${problem}`);

/** The value of a reading, or its problem and where it occurred. */
export const valueAt = <Value>(
  at: { readonly line: number; readonly column: number },
  result: Reading<Value>,
): Value => {
  if (result.ok) return result.value;
  throw fault(at, result.problem);
};
