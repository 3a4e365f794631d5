import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of ours runs our own scripts alone, talks to us alone, and is nobody's frame: text that looks like a script stays text. */
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

/** On every answer. A link that holds an invitation is told to no other site; what the API says is kept by no cache. */
const MANNERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export const withManners = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers(MANNERS);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
};
