import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { BOUNDS, checkBounds } from './bounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler passes the bytes to a worker thread, which parses them. */
    readonly unparsed?: true;
  }
}

/** Bodies are JSON, or the empty forms behind links in e-mails. Nothing is parsed before its size has been checked. */
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

/**
 * RFC 8058: the buttons behind links in e-mails are forms whose address says everything. No other forms are accepted.
 */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
