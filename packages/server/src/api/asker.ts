import type { ServerResponse } from 'node:http';
import type { Asker } from '../bots/workers.ts';
import type { Asking } from './route.ts';

/** The client waiting for an answer, and whether it is still connected. */
export const askerOf = ({
  person,
  request,
  gone,
}: Pick<Asking<unknown, unknown, unknown>, 'person' | 'request' | 'gone'>): Asker => ({
  id: person?.id ?? `from ${request.ip}`,
  signal: gone(),
});

/** Aborted when the connection closes before the answer is sent. */
export const goneFrom = (response: ServerResponse): AbortSignal => {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
};
