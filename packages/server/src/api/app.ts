import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Settings } from '../ops/settings.ts';
import { watchRequests } from '../ops/watchRequests.ts';
import { senderOf } from '../people/attempts.ts';
import { StoreAway } from '../store/fault.ts';
import type { AppContext } from './appContext.ts';
import { readBodies } from './bodies.ts';
import { BOUNDS, tooLong } from './bounds.ts';
import { cachedAnswers } from './cachedAnswers.ts';
import { compress } from './compress.ts';
import { openApi } from './openApi.ts';
import { addPages, isForPage } from './pages.ts';
import { Problem } from './problem.ts';
import { Rates } from './rates.ts';
import { readPart } from './read.ts';
import { requestTimeouts } from './requestTimeouts.ts';
import type { AnyRoute } from './route.ts';
import { forgeryIn } from './sameOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';

export const API = '/api/v1';

/** The HTTP server: every route in the list below `/api/v1`, all with the same headers and limits. */
export const makeApp = async (context: AppContext, routes: readonly AnyRoute[]): Promise<FastifyInstance> => {
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
  app.setNotFoundHandler((request, reply) =>
    isForPage(app, request)
      ? reply.sendFile('index.html')
      : answerProblem(new Problem(404, 'no-such-page', 'There is nothing at this address.'), request, reply),
  );
  app.addHook('onRequest', securityHeaders);
  app.addHook('onRequest', (request, _reply, done) => done(forgeryIn(request, context.settings)));
  app.addHook('onSend', compress);
  watchRequests(app, context.metrics);
  await addPages(app, context.page ?? join(context.root, 'packages/web/dist'));
  const description = openApi(routes);
  app.get(`${API}/openapi.json`, async () => description);
  for (const each of routes) addRoute(app, context, each);
  return app;
};

const addRoute = (app: FastifyInstance, context: AppContext, each: AnyRoute): void => {
  const answerTo =
    each.constant === true ? cachedAnswers(answererOf(context, each)) : answererOf(context, each);
  app.route({
    method: each.method,
    url: `${API}${each.path}`,
    ...(each.bodyLimit === undefined ? {} : { bodyLimit: each.bodyLimit }),
    config: {
      rateLimit: rateOf(each, context.settings),
      ...(each.unparsed === undefined ? {} : { unparsed: each.unparsed }),
    },
    handler: async (request, reply) => {
      const answer = await answerTo(request, reply);
      return each.stream === true ? reply : reply.send(answer);
    },
  });
};

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const answererOf =
  (context: AppContext, each: AnyRoute): Answerer =>
  async (request, reply) =>
    each.handle({
      context,
      request,
      reply,
      person: await context.identify(request),
      params: readPart('path', each.params, request.params),
      query: readPart('query', each.query, request.query),
      body: each.unparsed === true ? request.body : readPart('body', each.body, request.body),
    });

/** Routes without a limit of their own still have this one. */
const PER_MINUTE = 1_200;

/** Requests from this machine are not counted: an untrusted proxy there speaks for everybody. */
const rateOf = ({ perMinute }: AnyRoute, { crowd }: Settings) => ({
  max: (perMinute ?? PER_MINUTE) * crowd,
  timeWindow: '1 minute',
  ...(perMinute === undefined ? { allowList: ({ ip }: FastifyRequest) => senderOf(ip) === undefined } : {}),
});

/** We do not reveal how much is left; `Retry-After` says when to try again. */
const NONE = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
const QUIET = { addHeadersOnExceeding: NONE, addHeaders: { ...NONE, 'retry-after': true } };

const tooMany = (_request: FastifyRequest, { after }: { after: string }): Problem =>
  new Problem(429, 'too-many', `Too many requests from here: try again in ${after}.`);

/** A brief outage is over by then. */
const RETRY_SECONDS = 5;

const knownProblem = (problem: unknown, request: FastifyRequest): Problem => {
  if (problem instanceof Problem) return problem;
  return problem instanceof StoreAway ? storeAway(problem, request) : fromFastify(problem, request);
};

const storeAway = ({ changed }: StoreAway, { method }: FastifyRequest): Problem => {
  const isUnknown = changed === 'unknown' && method !== 'GET';
  const says = isUnknown
    ? 'We do not know whether this was saved; check before you repeat it.'
    : `The database is not available: try again in ${RETRY_SECONDS} seconds.`;
  return new Problem(503, isUnknown ? 'not-known' : 'away', says, { retryAfterSeconds: RETRY_SECONDS });
};

/** A fault the sender can fix is explained; a fault of ours is logged and reported as ours. */
const answerProblem = (problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = knownProblem(problem, request);
  if (known.status === 500) request.log.error({ err: problem }, 'a defect');
  if (problem instanceof StoreAway) request.log.error({ why: problem.message }, 'the store is unavailable');
  const { code, message, rule, more } = known;
  if (typeof more.retryAfterSeconds === 'number') reply.header('retry-after', more.retryAfterSeconds);
  return reply
    .code(known.status)
    .send({ error: { code, says: message, ...(rule === undefined ? {} : { rule }), ...more } });
};

const MALFORMED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; this request needs JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type: application/json).',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
};

const fromFastify = (problem: unknown, { routeOptions }: FastifyRequest): Problem => {
  const { code = '', statusCode = 500 } = problem as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLong(routeOptions.bodyLimit ?? BOUNDS.bytes);
  const says = MALFORMED[code] ?? (statusCode < 500 ? 'This request cannot be read.' : undefined);
  return says === undefined
    ? new Problem(
        500,
        'defect',
        'Something went wrong on our side; check what happened before you try again.',
      )
    : new Problem(statusCode, 'malformed', says);
};
