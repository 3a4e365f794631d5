import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT_BYTES = 2_000;
const zip = promisify(gzip);

/** Long answers are compressed: a whole sight or a rulebook shrinks to a tenth. */
export const compress = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload;
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
  return zip(payload, { level: 5 });
};
