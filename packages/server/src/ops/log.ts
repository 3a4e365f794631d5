import pino, { type DestinationStream, type Logger } from 'pino';
import { scrubber, secretsIn } from './scrub.ts';
import type { Settings } from './settings.ts';

/** One JSON object a line, for a person with `jq` and for machines alike; secrets are removed. */
export const makeLog = (settings: Settings, destination?: DestinationStream): Logger => {
  const scrub = scrubber(secretsIn(settings));
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const facts = first instanceof Error ? { err: first } : first;
      const says = first instanceof Error && rest.length === 0 ? [first.message] : rest;
      method.apply(this, [facts, ...says].map((each) => scrub(each)) as Parameters<typeof method>);
    },
  };
  const serializers = { err: (scrubbed: unknown) => scrubbed };
  const options = {
    level: settings.log,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks,
    serializers,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
