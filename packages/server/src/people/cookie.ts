import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../ops/settings.ts';

export const COOKIE = 'warmoot';
/** Shows that this browser has been here, not who uses it; it survives signing out. */
const BROWSER_COOKIE = 'warmoot-browser';
/** As long as browsers keep any cookie; the store decides how long the session lives. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Hidden from scripts and from other sites' requests; sent without TLS only if the server has none. */
const cookieOptions = (request: FastifyRequest, { origins }: Settings) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || origins.some((origin) => origin.startsWith('https:')),
  }) as const;

interface Door {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: { readonly settings: Settings };
}

export const setSessionCookie = ({ request, reply, context }: Door, secret: string): void => {
  reply.setCookie(COOKIE, secret, { ...cookieOptions(request, context.settings), maxAge: MAX_AGE_SECONDS });
};

export const clearSessionCookie = ({ request, reply, context }: Door): void => {
  reply.clearCookie(COOKIE, cookieOptions(request, context.settings));
};

export const browserIn = ({ cookies }: FastifyRequest): string | undefined => {
  const secret = cookies[BROWSER_COOKIE];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

export const setBrowserCookie = ({ request, reply, context }: Door, secret: string): void => {
  reply.setCookie(BROWSER_COOKIE, secret, {
    ...cookieOptions(request, context.settings),
    maxAge: MAX_AGE_SECONDS,
  });
};
