import type { FastifyReply } from 'fastify';

/** An answer that is already JSON: a worker thread or the store serialised it, so this thread need not. */
export const asJson = (reply: FastifyReply, json: string): never => {
  reply.header('content-type', 'application/json; charset=utf-8');
  return json as never;
};
