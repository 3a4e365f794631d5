import { z } from 'zod';

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const number = (from: number, to: number, whole: boolean) => {
  const isInRange = (text: string) => {
    const value = Number(text);
    return value >= from && value <= to && (!whole || Number.isInteger(value));
  };
  return z
    .string()
    .refine(isInRange, `a ${whole ? 'whole ' : ''}number from ${from} to ${to}`)
    .transform(Number);
};

/** How many days something is kept before it is removed; null means forever. */
const days = () =>
  z
    .string()
    .regex(/^([1-9]\d{0,4}|forever)$/, 'a number of days from 1 to 99999, or forever')
    .transform((text) => (text === 'forever' ? null : Number(text)));

const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.enum(words, { error: `one of ${words.join(', ')}` });

const address = (example: string, ...protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.includes(parsed(text)?.protocol ?? ''), `an address such as ${example}`);

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Browsers send origins without a path, so a setting with one would never match. */
const isOrigin = (text: string): boolean => {
  const url = parsed(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
};
const Origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((all) => all.every(isOrigin), 'addresses such as https://warmoot.example, separated by commas')
  .transform((all) => all.map((text) => new URL(text).origin) as [string, ...string[]]);

const TrustedProxy = z
  .string()
  .regex(/^(yes|no|\d{1,2}|[\d.:/a-f, ]+|loopback)$/i, 'yes, no, a number of proxies, or their addresses')
  .transform((text) => {
    if (/^(yes|no)$/i.test(text)) return text.toLowerCase() === 'yes';
    return /^\d+$/.test(text) ? Number(text) : text;
  });

const MailFrom = z
  .string()
  .regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'a sender such as Warmoot <war@moot.example>');
const Token = z.string().min(16, 'at least 16 characters long');

/** Every setting as the environment gives it, under its only name; the error text completes "PORT must be". */
export const Given = z.object({
  PORT: number(0, 65_535, true).prefault('4040'),
  HOST: z.string().default('127.0.0.1'),
  WARMOOT_DATA: z.string().default('./warmoot-data'),
  DATABASE_URL: address(
    'postgres://warmoot:password@localhost/warmoot',
    'postgres:',
    'postgresql:',
  ).optional(),
  SMTP_URL: address('smtps://user:password@mail.example', 'smtp:', 'smtps:').optional(),
  WARMOOT_MAIL_FROM: MailFrom.optional(),
  WARMOOT_ORIGIN: Origins.optional(),
  WARMOOT_LOG: oneOf(...LEVELS).default('info'),
  WARMOOT_BOT_SECONDS: number(0.1, 600, false).prefault('5'),
  WARMOOT_WORKERS: number(1, 256, true).optional(),
  WARMOOT_REQUEST_SECONDS: number(1, 3_600, false).prefault('60'),
  WARMOOT_MEMORY_MB: number(1, 1_000_000, true).optional(),
  WARMOOT_SYNC: oneOf('full', 'normal').default('full'),
  WARMOOT_TRUST_PROXY: TrustedProxy.prefault('no'),
  WARMOOT_CROWD: number(1, 1_000_000, true).prefault('1'),
  WARMOOT_METRICS_TOKEN: Token.optional(),
  WARMOOT_PRIVATE_HOOKS: oneOf('yes', 'no').default('no'),
  WARMOOT_KEEPERS: z.string().default('accounts'),
  WARMOOT_KEEP_GUESTS: days().prefault('90'),
  WARMOOT_KEEP_WAITING: days().prefault('30'),
  WARMOOT_KEEP_ABANDONED: days().prefault('365'),
  WARMOOT_KEEP_FINISHED: days().prefault('forever'),
});

export type Name = keyof z.infer<typeof Given>;
export const NAMES = Object.keys(Given.shape) as readonly Name[];

const SECRETS: readonly Name[] = ['DATABASE_URL', 'SMTP_URL', 'WARMOOT_METRICS_TOKEN'];
export const isSecret = (name: Name): boolean => SECRETS.includes(name);
