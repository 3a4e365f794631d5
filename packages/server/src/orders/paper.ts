import type { FastifyReply } from 'fastify';

/** A standalone document runs no script, loads nothing and cannot be framed, whatever names it contains. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A document in its own text format instead of JSON. */
export const paper = (reply: FastifyReply, kind: string, text: string): string => {
  reply.header('content-type', `${kind}; charset=utf-8`).header('content-security-policy', POLICY);
  return text;
};
