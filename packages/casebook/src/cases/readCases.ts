import type { ForcedFaces } from '@warmoot/kernel';
import type { Case, CaseCommand } from './case.ts';
import { CaseFault, type CaseProblem, type Path } from './caseFault.ts';
import { readThen } from './readThen.ts';
import { type Fields, fieldsOf, listOf, textOf } from './shapes.ts';
import { type Written, writtenYaml } from './writtenYaml.ts';

export type CaseFile =
  | { readonly ok: true; readonly cases: readonly Case[] }
  | { readonly ok: false; readonly problems: readonly CaseProblem[] };

/** Reads a file of cases: one, a list, or several documents. Cases that name no system use `systemHint`. */
export const readCases = (file: string, text: string, systemHint?: string): CaseFile => {
  const written = writtenYaml(text);
  if (!written.ok) return { ok: false, problems: written.faults.map((fault) => ({ file, ...fault })) };
  const drafts = written.documents.flatMap(draftsIn);
  if (drafts.length === 0)
    return { ok: false, problems: [{ file, line: 1, says: 'there is no case in this file' }] };
  const cases: Case[] = [];
  const problems: CaseProblem[] = [];
  for (const draft of drafts) {
    const read = readDraft(file, draft, systemHint);
    if ('says' in read) problems.push(read);
    else cases.push(read);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, cases };
};

/** One case as written. */
type CaseDraft = Written;

/** An empty document, as after a last `---`, holds nothing. */
const draftsIn = ({ value, lineOf }: Written): CaseDraft[] => {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [{ value, lineOf }];
  return value.map((item, i) => ({ value: item, lineOf: (path) => lineOf([i, ...path]) }));
};

const readDraft = (file: string, draft: CaseDraft, systemHint: string | undefined): Case | CaseProblem => {
  try {
    return caseOf(file, draft, systemHint);
  } catch (problem) {
    if (!(problem instanceof CaseFault)) throw problem;
    return { file, line: draft.lineOf(problem.at), says: problem.message };
  }
};

const KEYS = ['case', 'clauses', 'system', 'given', 'when', 'dice', 'then'];

const caseOf = (file: string, { value, lineOf }: CaseDraft, systemHint: string | undefined): Case => {
  const fields = fieldsOf(value, 'a case', [], KEYS);
  return {
    file,
    line: lineOf([]),
    sentence: sentenceOf(fields),
    clauses: clausesOf(fields),
    system: systemOf(fields, systemHint),
    given: givenOf(fields),
    when: whenOf(fields),
    dice: diceOf(fields),
    expectations: fields.then === undefined ? undefined : readThen(fields.then, ['then']),
    lineOf,
  };
};

const sentenceOf = (fields: Fields): string => {
  if (fields.case === undefined) throw new CaseFault('a case must begin with `case:` and a sentence', []);
  return textOf(fields.case, '`case`', ['case']).trim().replace(/\s+/g, ' ');
};

const CLAUSE_ID = /^[A-Z]{3}(-[A-Z][A-Z0-9]*)?-\d+$/;

const clausesOf = ({ clauses = [] }: Fields): string[] =>
  listOf(clauses, '`clauses`', ['clauses']).map((id, i) => {
    if (typeof id === 'string' && CLAUSE_ID.test(id)) return id;
    throw new CaseFault('a clause id looks like PRC-MOV-02', ['clauses', i]);
  });

const systemOf = ({ system = undefined }: Fields, hint: string | undefined): string => {
  if (system !== undefined) return textOf(system, '`system`', ['system']);
  if (hint !== undefined) return hint;
  throw new CaseFault("outside a system's folder a case needs `system:`, such as practice", []);
};

const givenOf = (fields: Fields): unknown => {
  if (fields.given === undefined)
    throw new CaseFault('a case needs `given:`, the position it starts from', []);
  return fields.given;
};

const whenOf = ({ when = [] }: Fields): CaseCommand[] =>
  listOf(when, '`when`', ['when']).map((entry, i) => commandLineOf(entry, ['when', i]));

const commandLineOf = (entry: unknown, at: Path): CaseCommand => {
  const lines = Object.entries(fieldsOf(entry, 'a line of `when`', at));
  const [seat, command] = lines[0] ?? [];
  if (seat === undefined || lines.length > 1)
    throw new CaseFault('a line of `when` is one seat and one command, such as `- red: { type: … }`', at);
  return { seat, command };
};

const REPEATED_FACE = /^[1-9]\d*\*$/;

const faceFault = (face: unknown): string =>
  typeof face === 'string' && REPEATED_FACE.test(face)
    ? `${face}, which is allowed only at the end of dice by name: it repeats from then on`
    : 'not a whole number of at least 1';

const facesOf = (dice: readonly unknown[], at: Path): readonly number[] =>
  dice.map((face, i) => {
    if (Number.isSafeInteger(face) && (face as number) >= 1) return face as number;
    throw new CaseFault(`die ${i + 1} is ${faceFault(face)}`, at);
  });

/** `[12, 5, 20*]`: the starred face repeats from then on. */
const forcedOf = (dice: readonly unknown[], at: Path): ForcedFaces => {
  const last = dice.at(-1);
  if (typeof last !== 'string' || !REPEATED_FACE.test(last)) return { faces: facesOf(dice, at) };
  return { faces: [...facesOf(dice.slice(0, -1), at), Number(last.slice(0, -1))], repeatsLast: true };
};

const diceOf = ({ dice = undefined }: Fields): Case['dice'] => {
  if (dice === undefined || dice === 'any') return dice;
  if (Array.isArray(dice)) return facesOf(dice, ['dice']);
  if (typeof dice !== 'object' || dice === null)
    throw new CaseFault(
      '`dice` is a list such as [5, 2], dice by name such as { corr:Karsk: 13 }, or the word any',
      ['dice'],
    );
  return Object.fromEntries(
    Object.entries(dice).map(([name, faces]) => [name, forcedOf([faces].flat(), ['dice', name])]),
  );
};
