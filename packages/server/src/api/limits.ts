import { say } from '@warmoot/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../ops/settings.ts';
import { senderOf } from '../people/attempts.ts';
import { Problem } from './problem.ts';
import type { AnyRoute } from './route.ts';

/** Routes without a limit of their own still have this one. */
const PER_MINUTE = 1_200;

/** Requests from this machine are not counted: an untrusted proxy there speaks for everybody. */
export const rateOf = ({ method, path, perMinute }: AnyRoute, { crowd }: Settings) => ({
  counter: `${method} ${path}`,
  max: (perMinute ?? PER_MINUTE) * crowd,
  timeWindow: '1 minute',
  ...(perMinute === undefined ? { allowList: ({ ip }: FastifyRequest) => senderOf(ip) === undefined } : {}),
});

const tooManyFor = (seconds: number): string =>
  seconds === 1
    ? say`Too many requests from here: try again in 1 second.`
    : say`Too many requests from here: try again in ${seconds} seconds.`;

export const tooMany = (_request: FastifyRequest, { ttl }: { ttl: number }): Problem =>
  new Problem(429, 'too-many', tooManyFor(Math.ceil(ttl / 1000)));

/** Refuses if the sender has asked too often. */
export type Limit = (request: FastifyRequest) => Promise<void>;

/** Requests over a socket count together with the same route's requests over HTTP. */
export const limitOf = (app: FastifyInstance, route: AnyRoute, settings: Settings): Limit => {
  const count = app.createRateLimit(rateOf(route, settings));
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const seconds = counted.ttlInSeconds;
    throw new Problem(429, 'too-many', tooManyFor(seconds), { retryAfterSeconds: seconds });
  };
};
