import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/** Our page runs only our own scripts, connects only to us, and cannot be framed: injected script stays text. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer. No other site learns a link with an invitation, and no cache stores API answers. */
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export const securityHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void => {
  reply.headers(HEADERS);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  done();
};
