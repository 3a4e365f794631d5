import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The pattern of the route, never the address: addresses may hold invitations. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Live connections last for hours and would distort the figures for requests. */
const isLive = (request: FastifyRequest): boolean => /\/(live|socket)$/.test(routeOf(request));

/**
 * Gives every request an id that appears in its log lines and its answer, so that people can quote it in a complaint.
 * Call it before the server listens.
 */
export const watchRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.setGenReqId(() => randomUUID());
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    if (!isLive(request))
      metrics.requested(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const facts = {
    method: request.method,
    route: routeOf(request),
    match: (request.params as { id?: string } | undefined)?.id,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (reply.statusCode >= 500) request.log.error(facts, 'request failed');
  else request.log.debug(facts, 'request');
};
