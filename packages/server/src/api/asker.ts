import type { Asker } from '../bots/workers.ts';
import type { Call } from './route.ts';

/** The client waiting for an answer, and whether it is still connected. */
export const askerOf = ({ person, request, reply }: Call<unknown, unknown, unknown>): Asker => {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return { id: person?.id ?? `from ${request.ip}`, signal: left.signal };
};
