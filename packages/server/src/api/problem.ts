import { type ClauseId, faultIn, inEnglish, type Reading, say } from '@warmoot/kernel';

type Fault = Omit<Extract<Reading<never>, { readonly ok: false }>, 'ok'>;

/** Why a request failed, in words for its sender, with the clause if a rule was the reason. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The message with its marks (`say`), for the sender's language. */
  readonly said: string;
  readonly rule: ClauseId | undefined;
  /** Whatever helps the sender continue: the news a stale command missed, or the die that is needed. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    said: string,
    { rule, ...more }: { rule?: ClauseId } & Record<string, unknown> = {},
  ) {
    super(inEnglish(said));
    this.said = said;
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
export const malformed = (fault: Fault): Problem =>
  new Problem(400, 'malformed', say`${faultIn(fault)}.`, { at: fault.at });
export const conflict = (says: string, more: Record<string, unknown> = {}): Problem =>
  new Problem(409, 'conflict', says, more);
