import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { BOUNDS, checkBounds } from './bounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler passes the bytes on to a worker thread, which parses them. */
    readonly unparsed?: true;
  }
}

/** Bodies are JSON, or the empty forms of links in letters; nothing is parsed before it is known to be within bounds. */
export const readBodies = (app: FastifyInstance, lettersBelow: string): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.routeOptions.config.unparsed === true) return done(null, bytes);
    const text = bytes.toString();
    try {
      checkBounds(text, BOUNDS);
    } catch (problem) {
      return done(problem as Error);
    }
    return parse(request, text, done);
  });
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, async ({ url }: FastifyRequest) => {
    if (!url.startsWith(lettersBelow)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
    return undefined;
  });
};

/** RFC 8058: the buttons behind links in letters are forms, which say all in their address. Nothing else is one. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
