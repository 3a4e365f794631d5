import type { Asker } from '../bots/workers.ts';
import type { Call } from './route.ts';

/** Who waits for an answer, and whether they still do. */
export const askerOf = ({ person, request, reply }: Call<unknown, unknown, unknown>): Asker => {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return { id: person?.id ?? `from ${request.ip}`, signal: left.signal };
};
