import type { Seat } from '@warmoot/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../words/language.ts';
import type { AppContext } from './appContext.ts';
import { Json } from './asJson.ts';
import { type Limit, limitOf } from './limits.ts';
import { readPart } from './read.ts';
import { refusalOf } from './refusal.ts';
import type { AnySpokenRoute } from './route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly ask: Ask;
  }
}

/** A sender's connection to one match. */
export interface Sender {
  readonly request: FastifyRequest;
  readonly params: unknown;
  readonly gone: () => AbortSignal;
  readonly hears: (seat: Seat) => boolean;
}

/** The answer that the same request would get over HTTP. */
export interface Answer {
  readonly status: number;
  readonly json: string;
}

/** Calls a route over a socket, with the same identity, limits, body schema and refusals as over HTTP. */
export class Ask {
  readonly #context: AppContext;
  readonly #app: FastifyInstance;
  readonly #parse: ReturnType<FastifyInstance['getDefaultJsonParser']>;
  readonly #limits = new Map<AnySpokenRoute, Limit>();

  constructor(context: AppContext, app: FastifyInstance) {
    this.#context = context;
    this.#app = app;
    this.#parse = app.getDefaultJsonParser('error', 'error');
  }

  /** By the parser of HTTP bodies, which refuses names that could change an object's prototype. */
  parse(request: FastifyRequest, text: string): unknown {
    let parsed: unknown;
    this.#parse(request, text, (problem, value) => {
      if (problem !== null) throw problem;
      parsed = value;
    });
    return parsed;
  }

  async of(route: AnySpokenRoute, sender: Sender, body: unknown): Promise<Answer> {
    const start = performance.now();
    const answer = await this.#answer(route, sender, body).catch((problem) =>
      this.refusal(problem, sender.request, route.method),
    );
    const seconds = (performance.now() - start) / 1000;
    this.#context.metrics.requested('SOCKET', route.path, answer.status, seconds);
    return answer;
  }

  refusal(problem: unknown, { log, headers }: FastifyRequest, method = 'POST'): Answer {
    const language = languageOf(headers['accept-language']);
    const { status, body } = refusalOf(problem, { method, language, log });
    return { status, json: JSON.stringify(body) };
  }

  async #answer(route: AnySpokenRoute, sender: Sender, body: unknown): Promise<Answer> {
    await this.#limitOf(route)(sender.request);
    const answer: unknown = await route.handle({
      ...sender,
      context: this.#context,
      person: await this.#context.identify(sender.request),
      query: undefined,
      body: readPart(route.body, body),
    });
    return { status: 200, json: answer instanceof Json ? answer.text : JSON.stringify(answer) };
  }

  #limitOf(route: AnySpokenRoute): Limit {
    const limit = this.#limits.get(route) ?? limitOf(this.#app, route, this.#context.settings);
    this.#limits.set(route, limit);
    return limit;
  }
}
