import { inEnglish, say } from './said.ts';

/** The stable id of a rulebook clause, such as `CSW-ZOC-04`. */
export type ClauseId = string;

export interface Permit {
  readonly ok: true;
}
export interface Refusal {
  readonly ok: false;
  readonly rule: ClauseId;
  /** Completes the sentence "Cannot ...: <because>". Names, not ids; only what the seat may know. */
  readonly because: string;
}
export type Verdict = Permit | Refusal;

export const permit: Permit = { ok: true };
export const refuse = (rule: ClauseId, because: string): Refusal => ({ ok: false, rule, because });

export type Clause<Subject> = (subject: Subject) => Verdict;

/** In rulebook order: the first refusal is the one the player reads. */
export const firstRefusal = <Subject>(clauses: readonly Clause<Subject>[], subject: Subject): Verdict => {
  for (const clause of clauses) {
    const verdict = clause(subject);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

/** `Cannot move Light Foot 4 to 0307: an enemy unit holds it (CSW-MOV-07).` */
export const refusalSentence = (request: string, refusal: Refusal): string =>
  inEnglish(refusalSaid(request, refusal));

/** The same with its marks. */
export const refusalSaid = (request: string, { because, rule }: Refusal): string =>
  say`Cannot ${request}: ${because} (${rule}).`;
