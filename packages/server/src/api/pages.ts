import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The browser client, if it has been built. */
export const addPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const keeps = path.includes('/assets/') ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache';
      response.setHeader('cache-control', keeps);
    },
  });
};

/** Any request for a page, rather than data or a file, gets the single page, which does its own routing. */
export const isForPage = (app: FastifyInstance, { method, url, headers }: FastifyRequest): boolean =>
  app.hasReplyDecorator('sendFile') &&
  method === 'GET' &&
  !url.startsWith('/api/') &&
  (headers.accept ?? '').includes('text/html');
