import type { ClauseId, Reading } from '@warmoot/kernel';

type Fault = Pick<Extract<Reading<never>, { readonly ok: false }>, 'problem' | 'at'>;

/** Why a request failed, in words for its sender, with the clause if a rule was the reason. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: ClauseId | undefined;
  /** Whatever helps the sender continue: the news a stale command missed, or the die that is needed. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    says: string,
    { rule, ...more }: { rule?: ClauseId } & Record<string, unknown> = {},
  ) {
    super(says);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.more = more;
  }
}

/** The same words for what does not exist and for what the sender may not know about. */
export const noSuchMatch = (): Problem =>
  new Problem(404, 'no-such-match', 'There is no match at this address, or it is not open to you.');

export const signInFirst = (): Problem =>
  new Problem(401, 'sign-in', 'You are not signed in: start as a guest or sign in first.');

export const notAllowed = (says: string): Problem => new Problem(403, 'not-allowed', says);
export const badRequest = (says: string): Problem => new Problem(400, 'malformed', says);
/** The clause about a field as a sentence for a person, and the path to the field for a program. */
export const malformed = ({ problem, at }: Fault): Problem =>
  new Problem(400, 'malformed', `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`, { at });
export const conflict = (says: string, more: Record<string, unknown> = {}): Problem =>
  new Problem(409, 'conflict', says, more);
