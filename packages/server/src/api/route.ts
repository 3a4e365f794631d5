import type { Seat } from '@warmoot/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Person } from '../people/person.ts';
import type { AppContext } from './appContext.ts';

/** A request over HTTP or a socket, with its parts parsed by their schemas. */
export interface Asking<Params, Query, Body> {
  readonly context: AppContext;
  readonly person: Person | undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For a socket, the request that opened it. */
  readonly request: FastifyRequest;
  /** Aborted when the sender's connection closes. */
  readonly gone: () => AbortSignal;
  /** Whether the sender gets this seat's news as events on the same connection, so that no answer need repeat them. */
  readonly hears?: (seat: Seat) => boolean;
}

interface Call<Params, Query, Body> extends Asking<Params, Query, Body> {
  readonly reply: FastifyReply;
}

/**
 * One endpoint, described once: its purpose, input and output. The server validates with it, and the OpenAPI document
 * is generated from it.
 */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, with `:names` for the values that `params` reads. */
  readonly path: string;
  readonly tag: string;
  readonly says: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Not JSON: the handler writes the reply itself (a live stream, a file). */
  readonly stream?: true;
  /** The text types it answers with, if not JSON made from `answer`. */
  readonly gives?: readonly string[];
  readonly bodyLimit?: number;
  /** The body reaches the handler as bytes, for a worker thread to parse; `body` only describes it. */
  readonly unparsed?: true;
  /** The answer depends on the address alone and never changes, so it is computed once. */
  readonly constant?: true;
  /** The most requests one sender may make in a minute. */
  readonly perMinute?: number;
  handle(call: Call<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<z.input<Answer>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of routes does not know the shapes of each
export type AnyRoute = Route<any, any, any, any>;

export const route = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Route<P, Q, B, A>,
): AnyRoute => definition;

/** A route that can also be called over a match's socket, so it does not use the HTTP reply. */
export interface SpokenRoute<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Route<Params, Query, Body, Answer> {
  handle(asking: Asking<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<z.input<Answer>>;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnySpokenRoute = SpokenRoute<any, any, any, any>;

export const spokenRoute = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  definition: SpokenRoute<P, Q, B, A>,
): AnySpokenRoute => definition;
