import { gzip } from 'node:zlib';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT_BYTES = 2_000;

/** Long answers are compressed: a whole sight or a rulebook shrinks to a tenth. */
export const compress = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void => {
  const isWorthIt = typeof payload === 'string' && payload.length >= WORTH_IT_BYTES;
  if (isWorthIt && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) zip(reply, payload, done);
  else done(null, payload);
};

const zip = (reply: FastifyReply, payload: string, done: DoneFuncWithErrOrRes): void => {
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
  gzip(payload, { level: 5 }, done);
};
