import type { FastifyRequest } from 'fastify';
import { notAllowed, signInFirst } from '../api/problem.ts';
import { browserIn } from './cookie.ts';
import { tokenOf } from './identify.ts';
import type { Person } from './person.ts';
import { newSecret } from './secret.ts';
import type { Token } from './sessions.ts';

const BROWSER_BYTES = 32;

/** The client making a request: its address, its browser, and who it was so far. */
export interface Visitor {
  readonly ip: string;
  readonly agent: string;
  readonly person: Person | undefined;
  readonly token: Token | undefined;
  /** The secret of a returning browser. */
  readonly browser: string | undefined;
}

interface AnyCall {
  readonly request: FastifyRequest;
  readonly person: Person | undefined;
}

export const visitorOf = ({ request, person }: AnyCall): Visitor => ({
  ip: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, 200),
  person,
  token: tokenOf(request),
  browser: browserIn(request),
});

/** A visitor whose browser the account will know from now on. */
export const knownVisitor = (call: AnyCall): Visitor & { readonly browser: string } => {
  const visitor = visitorOf(call);
  return { ...visitor, browser: visitor.browser ?? newSecret(BROWSER_BYTES) };
};

/** Only the owner, at a page, can change the account itself; a program with a token never can. */
export const ownerOf = ({ request, person }: AnyCall): Person => {
  if (person === undefined) throw signInFirst();
  if (tokenOf(request)?.kind !== 'page')
    throw notAllowed('A program cannot do this: sign in with a browser.');
  return person;
};
