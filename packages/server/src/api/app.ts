import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { watchRequests } from '../ops/watchRequests.ts';
import { languageOf } from '../words/language.ts';
import type { AppContext } from './appContext.ts';
import { Json } from './asJson.ts';
import { Ask } from './ask.ts';
import { goneFrom } from './asker.ts';
import { readBodies } from './bodies.ts';
import { BOUNDS } from './bounds.ts';
import { cachedAnswers } from './cachedAnswers.ts';
import { compress } from './compress.ts';
import { rateOf, tooMany } from './limits.ts';
import { openApi } from './openApi.ts';
import { addPages, answerPage, isForPage } from './pages.ts';
import type { PreviewOf } from './preview.ts';
import { Problem } from './problem.ts';
import { Rates } from './rates.ts';
import { readPart } from './read.ts';
import { refusalOf } from './refusal.ts';
import { requestTimeouts } from './requestTimeouts.ts';
import type { AnyRoute } from './route.ts';
import { forgeryIn } from './sameOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';
import { Sockets } from './sockets.ts';

export const API = '/api/v1';

/** The HTTP server: every route in the list below `/api/v1`, all with the same headers and limits. */
export const makeApp = async (
  context: AppContext,
  routes: readonly AnyRoute[],
  previewOf: PreviewOf,
): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: context.log,
    bodyLimit: BOUNDS.bytes,
    ...requestTimeouts(context.settings.requestSeconds),
    trustProxy: context.settings.trustProxy as boolean | string,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    logController: new LogController({ disableRequestLogging: true }),
  });
  readBodies(app, `${API}/post/`);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, store: Rates, errorResponseBuilder: tooMany, ...QUIET });
  app.setErrorHandler(answerProblem);
  const folder = context.page ?? join(context.root, 'packages/web/dist');
  const page = answerPage(context, folder, previewOf);
  app.setNotFoundHandler((request, reply) =>
    isForPage(app, request)
      ? page(request, reply)
      : answerProblem(new Problem(404, 'no-such-page', 'There is nothing at this address.'), request, reply),
  );
  app.addHook('onRequest', securityHeaders);
  app.addHook('onRequest', (request, _reply, done) => done(forgeryIn(request, context.settings)));
  app.addHook('onSend', compress);
  watchRequests(app, context.metrics);
  await addPages(app, folder);
  app.decorate('ask', new Ask(context, app));
  app.decorate('sockets', new Sockets(app));
  const description = openApi(routes);
  app.get(`${API}/openapi.json`, async () => description);
  for (const route of routes) addRoute(app, context, route);
  return app;
};

const addRoute = (app: FastifyInstance, context: AppContext, route: AnyRoute): void => {
  const answerTo =
    route.constant === true ? cachedAnswers(answererOf(context, route)) : answererOf(context, route);
  app.route({
    method: route.method,
    url: `${API}${route.path}`,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    config: {
      rateLimit: rateOf(route, context.settings),
      ...(route.unparsed === undefined ? {} : { unparsed: route.unparsed }),
    },
    handler: async (request, reply) => {
      const answer = await answerTo(request, reply);
      if (route.stream === true) return reply;
      return answer instanceof Json ? reply.type(JSON_TYPE).send(answer.text) : reply.send(answer);
    },
  });
};

const JSON_TYPE = 'application/json; charset=utf-8';

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const answererOf =
  (context: AppContext, route: AnyRoute): Answerer =>
  async (request, reply) =>
    route.handle({
      context,
      request,
      reply,
      gone: () => goneFrom(reply.raw),
      person: await context.identify(request),
      params: readPart(route.params, request.params),
      query: readPart(route.query, request.query),
      body: route.unparsed === true ? request.body : readPart(route.body, request.body),
    });

/** We do not reveal how much is left; `Retry-After` says when to try again. */
const NONE = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
const QUIET = { addHeadersOnExceeding: NONE, addHeaders: { ...NONE, 'retry-after': true } };

const answerProblem = (problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { method, log, routeOptions, headers } = request;
  const { status, body, retryAfterSeconds } = refusalOf(problem, {
    method,
    language: languageOf(headers['accept-language']),
    log,
    bodyLimit: routeOptions.bodyLimit,
  });
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
};
