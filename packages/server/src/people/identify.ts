import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { COOKIE } from './cookie.ts';
import type { Person } from './person.ts';
import { hashOf } from './secret.ts';
import { bearerOf, looksLikeToken, type Token } from './sessions.ts';

/**
 * How long we trust a token without asking the store again. An ended session stops at once on the node that ended it,
 * and on the others after this time at the latest.
 */
export const TOKEN_TRUSTED_MS = 5000;
const MAX_KNOWN = 20_000;

/** The sender of a request; nobody if they are not signed in. */
export interface Identify {
  (request: FastifyRequest): Promise<Person | undefined>;
  /** Something about a person changed, so their tokens are looked up again. */
  forget(person: string): void;
}

interface Known {
  readonly person: Person;
  readonly at: number;
}

/**
 * A request's credential. A program's token takes precedence over a cookie; if it is wrong, the cookie is not tried.
 */
export const tokenOf = ({ headers, cookies }: FastifyRequest): Token | undefined => {
  const { authorization } = headers;
  if (authorization !== undefined)
    return { kind: 'program', secret: authorization.replace(/^bearer +/i, '').trim() };
  const secret = cookies[COOKIE];
  return secret === undefined ? undefined : { kind: 'page', secret };
};

/** A credential, and the hash by which we know it. */
interface Claim {
  readonly token: Token;
  readonly key: string;
}

const claimOf = (request: FastifyRequest): Claim | undefined => {
  const token = tokenOf(request);
  return token !== undefined && looksLikeToken(token)
    ? { token, key: `${token.kind} ${hashOf(token.secret)}` }
    : undefined;
};

export const makeIdentify = (store: Store, now: () => number): Identify => {
  const known = new Map<string, Known>();
  const claims = new WeakMap<FastifyRequest, Claim | undefined>();
  let forgotten = 0;
  /** Read once: everything sent over a socket belongs to one request. */
  const claimIn = (request: FastifyRequest): Claim | undefined => {
    if (!claims.has(request)) claims.set(request, claimOf(request));
    return claims.get(request);
  };
  const remember = (key: string, person: Person): void => {
    known.delete(key);
    known.set(key, { person, at: now() });
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  };
  const identify = async (request: FastifyRequest): Promise<Person | undefined> => {
    const claim = claimIn(request);
    if (claim === undefined) return undefined;
    const { key, token } = claim;
    const believed = known.get(key);
    if (believed !== undefined && Math.abs(now() - believed.at) < TOKEN_TRUSTED_MS) return believed.person;
    const before = forgotten;
    const person = await bearerOf(store, now(), token);
    if (person !== undefined && forgotten === before) remember(key, person);
    return person;
  };
  const forget = (id: string): void => {
    forgotten++;
    for (const [key, { person }] of known) if (person.id === id) known.delete(key);
  };
  return Object.assign(identify, { forget });
};
