import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
} from 'yaml';
import type { Path } from './caseFault.ts';

/** A YAML document as plain values, and the line where each part of it is written. */
export interface Written {
  readonly value: unknown;
  readonly lineOf: (path: Path) => number;
}

interface Fault {
  readonly line: number;
  readonly says: string;
}

export type WrittenDocuments =
  | { readonly ok: true; readonly documents: readonly Written[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Keys stay text (`0403: woods` needs no quotes), and no tag turns a value into anything but plain JSON. */
const OPTIONS = {
  schema: 'core',
  stringKeys: true,
  merge: true,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Deeper than any position or view; deeper nesting would overflow the stack. */
const MAX_DEPTH = 60;

export const writtenYaml = (text: string): WrittenDocuments => {
  const lines = new LineCounter();
  try {
    const parsed = parseAllDocuments(text, { ...OPTIONS, lineCounter: lines });
    const documents = Array.isArray(parsed) ? parsed : [];
    const faults = documents.flatMap((document) => faultsIn(document, lines));
    if (faults.length > 0) return { ok: false, faults };
    return { ok: true, documents: documents.map((document) => writtenOf(document, lines)) };
  } catch (problem) {
    // The parser throws on thousands of nested brackets and on aliases that multiply.
    const why = problem instanceof RangeError ? 'it is nested too deeply' : (problem as Error).message;
    return { ok: false, faults: [{ line: 1, says: notYaml(why) }] };
  }
};

const notYaml = (why: string): string => `this cannot be read as YAML: ${why.split('\n')[0]}`;

const writtenOf = (document: Document.Parsed, lines: LineCounter): Written => ({
  value: document.toJS(),
  lineOf: (path) => lines.linePos(offsetOf(document, path)).line || 1,
});

const faultsIn = (document: Document.Parsed, lines: LineCounter): Fault[] => {
  const at = (offset: number | undefined): number => lines.linePos(offset ?? 0).line || 1;
  const [firstError] = [...document.errors, ...document.warnings];
  // One typing mistake causes many errors; the first is the one to fix.
  if (firstError !== undefined) return [{ line: at(firstError.pos[0]), says: notYaml(firstError.message) }];
  const faults: Fault[] = [];
  visit(document, {
    Node: (key, node, ancestors) => {
      const says = ancestors.length > MAX_DEPTH ? 'this is nested too deeply' : scalarFault(key, node);
      if (says !== undefined) faults.push({ line: at(node.range?.[0]), says });
      return ancestors.length > MAX_DEPTH ? visit.SKIP : undefined;
    },
  });
  return faults;
};

const scalarFault = (key: unknown, node: Node): string | undefined =>
  key !== 'key' && isScalar(node) && typeof node.value === 'number' ? numberFault(node) : undefined;

/** `0403` and `12e4` look like hex ids, but YAML would read the numbers 403 and 120000. */
const numberFault = ({ value, source = '' }: Scalar): string | undefined => {
  if (!Number.isFinite(value) || Object.is(value, -0)) return `${source} is not a number that a case can use`;
  return /^[-+]?0\d|e/i.test(source)
    ? `${source} without quotes is read as the number ${value}: write hex ids in quotes, '${source}'`
    : undefined;
};

/** The offset of a key or list item; for one that is not written, the place where it would be. */
const offsetOf = (document: Document.Parsed, path: Path): number => {
  let inside: unknown = document.contents;
  let offset = startOf(inside) ?? 0;
  for (const step of path) {
    const next = partOf(isAlias(inside) ? inside.resolve(document) : inside, step);
    if (next === undefined) break;
    offset = startOf(next) ?? offset;
    inside = isPair(next) ? next.value : next;
  }
  return offset;
};

const partOf = (node: unknown, step: string | number): unknown => {
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return isSeq(node) ? node.items[Number(step)] : undefined;
};

const startOf = (part: unknown): number | undefined =>
  isPair(part) ? startOf(part.key) : (part as Node | null | undefined)?.range?.[0];
