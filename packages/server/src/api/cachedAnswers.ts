import type { FastifyReply, FastifyRequest } from 'fastify';

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** An answer as it is sent, with the header that tells caches how long to keep it. */
interface Kept {
  readonly text: string;
  readonly cacheControl: string;
}

/** Computes each constant answer once. Refusals are not kept, so only real resources take up memory. */
export const cachedAnswers = (answer: Answerer): Answerer => {
  const kept = new Map<string, Promise<Kept>>();
  return async (request, reply) => {
    const key = JSON.stringify(request.params);
    const known = kept.get(key) ?? workedOut(answer, request, reply);
    kept.set(key, known);
    const { text, cacheControl } = await known.catch((problem) => {
      kept.delete(key);
      throw problem;
    });
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', cacheControl);
    return text;
  };
};

const workedOut = async (answer: Answerer, request: FastifyRequest, reply: FastifyReply): Promise<Kept> => ({
  text: JSON.stringify(await answer(request, reply)),
  cacheControl: String(reply.getHeader('cache-control') ?? 'no-store'),
});
