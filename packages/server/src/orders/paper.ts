import type { FastifyReply } from 'fastify';

/** What is written to be read by itself brings no script, loads nothing and is nobody's frame, whatever names stand in it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A text that is not an answer in JSON but a paper of its own kind. */
export const paper = (reply: FastifyReply, kind: string, text: string): string => {
  reply.header('content-type', `${kind}; charset=utf-8`).header('content-security-policy', POLICY);
  return text;
};
