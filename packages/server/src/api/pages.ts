import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../words/language.ts';
import type { AppContext } from './appContext.ts';
import { type Preview, type PreviewOf, withPreview } from './preview.ts';
import { Problem } from './problem.ts';

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

/** The pages whose links are shared: the programs that preview them often ask for any kind of document. */
const SHARED_LINK = /^\/(shared|matches)\/[^/.]+$/;

/** Any request for a page, rather than data or a file, gets the single page, which does its own routing. */
export const isForPage = (app: FastifyInstance, { method, url, headers }: FastifyRequest): boolean => {
  const { accept = '*/*' } = headers;
  const isShared = accept.includes('*/*') && SHARED_LINK.test(url.split('?')[0] ?? '');
  return (
    app.hasReplyDecorator('sendFile') &&
    method === 'GET' &&
    !url.startsWith('/api/') &&
    (accept.includes('text/html') || isShared)
  );
};

/** The page; a link to a match has a preview in its head. */
export const answerPage =
  (context: AppContext, folder: string, previewOf: PreviewOf) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const preview = await previewFor(context, request, previewOf);
    if (preview === undefined) return reply.sendFile('index.html');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const link = { origin: context.settings.origins[0], address: request.url };
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withPreview(html, preview, link));
  };

/** The page opens even if its preview fails. */
const previewFor = async (
  context: AppContext,
  { url, headers }: FastifyRequest,
  previewOf: PreviewOf,
): Promise<Preview | undefined> => {
  try {
    return await previewOf(context, url, languageOf(headers['accept-language']));
  } catch (problem) {
    if (!(problem instanceof Problem)) context.log.warn({ problem }, 'a link has no preview');
    return undefined;
  }
};
