import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { watchRequests } from '../ops/watchRequests.ts';
import { compress } from './compress.ts';
import type { House } from './house.ts';
import { withManners } from './manners.ts';
import { openApi } from './openApi.ts';
import { addPages, isForPage } from './pages.ts';
import { Problem } from './problem.ts';
import { readPart } from './read.ts';
import type { AnyRoute } from './route.ts';
import { refuseForgery } from './sameOrigin.ts';

export const API = '/api/v1';
const BODY_LIMIT = 64 * 1024;

/** The HTTP door: every route of the list below `/api/v1`, with the same manners for all. */
export const makeApp = async (house: House, routes: readonly AnyRoute[]): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: house.log,
    bodyLimit: BODY_LIMIT,
    trustProxy: house.settings.trustProxy as boolean | string,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooMany });
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, leaveUnread);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) =>
    isForPage(app, request)
      ? reply.sendFile('index.html')
      : answerProblem(new Problem(404, 'no-such-page', 'There is nothing at this address.'), request, reply),
  );
  app.addHook('onRequest', withManners);
  app.addHook('onRequest', async (request) => refuseForgery(request, house.settings));
  app.addHook('onSend', compress);
  watchRequests(app, house.metrics);
  await addPages(app, house.root);
  app.get(`${API}/openapi.json`, async () => openApi(routes));
  for (const each of routes) addRoute(app, house, each);
  return app;
};

const addRoute = (app: FastifyInstance, house: House, each: AnyRoute): void => {
  app.route({
    method: each.method,
    url: `${API}${each.path}`,
    ...(each.bodyLimit === undefined ? {} : { bodyLimit: each.bodyLimit }),
    config:
      each.perMinute === undefined
        ? {}
        : { rateLimit: { max: each.perMinute * house.settings.crowd, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const answer = await each.handle({
        house,
        request,
        reply,
        person: await house.identify(request),
        params: readPart('path', each.params, request.params),
        query: readPart('query', each.query, request.query),
        body: readPart('body', each.body, request.body),
      });
      return each.stream === true ? reply : reply.send(answer);
    },
  });
};

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** RFC 8058: the buttons behind links in letters are forms, which say all in their address. Nothing else is one. */
const leaveUnread = async ({ url }: FastifyRequest): Promise<undefined> => {
  if (!url.startsWith(`${API}/post/`)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  return undefined;
};

const tooMany = (_request: FastifyRequest, { after }: { after: string }): Problem =>
  new Problem(429, 'too-many', `Too many requests from here: try again in ${after}.`);

/** What the sender can mend is said in words; what is our fault is logged and said to be ours. */
const answerProblem = (problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = problem instanceof Problem ? problem : fromFastify(problem);
  if (known.status >= 500) request.log.error({ err: problem }, 'a defect');
  const { code, message, rule, more } = known;
  return reply
    .code(known.status)
    .send({ error: { code, says: message, ...(rule === undefined ? {} : { rule }), ...more } });
};

const MALFORMED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; this request needs JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type: application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
};

const fromFastify = (problem: unknown): Problem => {
  const { code = '', statusCode = 500 } = problem as { code?: string; statusCode?: number };
  const says = MALFORMED[code] ?? (statusCode < 500 ? 'This request cannot be read.' : undefined);
  return says === undefined
    ? new Problem(500, 'defect', 'Something went wrong on our side; nothing was changed.')
    : new Problem(statusCode, 'malformed', says);
};
