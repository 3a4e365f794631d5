import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface HealthState {
  /** What is wrong with the store, in one sentence. */
  readonly trouble: () => Promise<string | undefined>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** We were asked to stop, so load balancers should send no more requests. */
  readonly isStopping: () => boolean;
}

/** For the operator: whether the server is alive and ready, and its metrics. */
export const addHealthRoutes = (app: FastifyInstance, body: HealthState): void => {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const trouble = body.isStopping() ? 'The server is stopping.' : await body.trouble();
    return reply
      .code(trouble === undefined ? 200 : 503)
      .send({ ready: trouble === undefined, says: trouble });
  });
  const { metrics, metricsToken } = body;
  if (metricsToken === null) return;
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('Reading the metrics needs the token of this server.\n');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** Takes the same time for any input, so that nobody can find the token letter by letter. */
const isSame = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
};
