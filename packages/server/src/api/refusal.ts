import { say } from '@warmoot/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { StoreAway } from '../store/fault.ts';
import { type Language, sayIn } from '../words/language.ts';
import { BOUNDS, tooLong } from './bounds.ts';
import { Problem } from './problem.ts';

/** The parts of the request that a refusal depends on. */
export interface Asked {
  readonly method: string;
  readonly language: Language;
  readonly log: FastifyBaseLogger;
  readonly bodyLimit?: number | undefined;
}

/** The same for every sender, over HTTP or a socket. */
export interface Refusal {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };
}

/** A fault the sender can fix is explained; a fault of ours is logged and reported as ours. */
export const refusalOf = (problem: unknown, asked: Asked): Refusal => {
  const { status, code, said, rule, more } = knownProblem(problem, asked);
  if (status === 500) asked.log.error({ err: problem }, 'a defect');
  if (problem instanceof StoreAway) asked.log.error({ why: problem.message }, 'the store is unavailable');
  const { retryAfterSeconds } = more;
  return {
    status,
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
    body: {
      error: {
        code,
        says: sentence(sayIn(asked.language, said)),
        ...(rule === undefined ? {} : { rule }),
        ...more,
      },
    },
  };
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A brief outage is over by then. */
const RETRY_SECONDS = 5;

const knownProblem = (problem: unknown, asked: Asked): Problem => {
  if (problem instanceof Problem) return problem;
  return problem instanceof StoreAway ? storeAway(problem, asked) : fromFastify(problem, asked);
};

const storeAway = ({ changed }: StoreAway, { method }: Asked): Problem => {
  const isUnknown = changed === 'unknown' && method !== 'GET';
  const says = isUnknown
    ? say`We do not know whether this was saved; check before you repeat it.`
    : say`The database is not available: try again in ${RETRY_SECONDS} seconds.`;
  return new Problem(503, isUnknown ? 'not-known' : 'away', says, { retryAfterSeconds: RETRY_SECONDS });
};

const MALFORMED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: say`The body is not valid JSON.`,
  FST_ERR_CTP_EMPTY_JSON_BODY: say`The body is empty; this request needs JSON.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say`The body must be JSON (content-type: application/json).`,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: say`The body is not as long as its header says.`,
};

const fromFastify = (problem: unknown, { bodyLimit }: Asked): Problem => {
  const { code = '', statusCode = 500 } = problem as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLong(bodyLimit ?? BOUNDS.bytes);
  const says = MALFORMED[code] ?? (statusCode < 500 ? say`This request cannot be read.` : undefined);
  return says === undefined
    ? new Problem(
        500,
        'defect',
        'Something went wrong on our side; check what happened before you try again.',
      )
    : new Problem(statusCode, 'malformed', says);
};
