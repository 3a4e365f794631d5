import type { FastifyRequest } from 'fastify';
import type { Settings } from '../ops/settings.ts';
import { notAllowed, type Problem } from './problem.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A request that changes something and comes from a page must come from one of our pages. The browser states the
 * origin, and no other site can fake it. Programs send no origin. Any request can be sent over a socket, so opening one
 * counts as such a request too.
 */
export const forgeryIn = (request: FastifyRequest, settings: Settings): Problem | undefined => {
  if (CHANGES_NOTHING.has(request.method) && request.headers.upgrade === undefined) return undefined;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    origin === undefined ? site === undefined || site === 'same-origin' : isOurs(origin, request, settings);
  return isOwn ? undefined : notAllowed('This request comes from another site and was not carried out.');
};

const isOurs = (origin: string, request: FastifyRequest, { origins }: Settings): boolean =>
  origins.includes(origin) || origin === `${request.protocol}://${request.host}`;
