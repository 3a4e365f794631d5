import type { Settings } from './settings.ts';

const MASK = '[secret]';
const SECRET_NAMES = /pass(word)?$|token|secret|cookie|authorization|entropy|^key$|^auth$|p256dh/i;

/** Patterns that recognise a secret by its shape, anywhere in a text. */
const SECRET_SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic) +[^\s"',]+/gi, `$1 ${MASK}`],
  [/(:\/\/[^\s:/@]*:)[^\s@/]+@/g, `$1${MASK}@`],
  [/(\/invitations?\/)[^\s/?#"']+/gi, `$1${MASK}`],
  [/([?&#;](?:token|secret|key|password|invitation|session)=)[^\s&"';]+/gi, `$1${MASK}`],
];

/** Nothing deeper than this is logged: it would only be somebody's whole state. */
const MAX_DEPTH = 6;

/** Removes secrets from anything about to be logged: by name, by shape, and those in the settings. */
export const scrubber = (secrets: readonly string[]): ((value: unknown) => unknown) => {
  const text = (words: string): string => {
    const known = secrets.reduce((left, secret) => left.replaceAll(secret, MASK), words);
    return SECRET_SHAPES.reduce((left, [shape, mask]) => left.replace(shape, mask), known);
  };
  const scrub = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return text(value);
    if (value === null || typeof value !== 'object') return value;
    if (depth >= MAX_DEPTH) return '[deeper]';
    if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
    return Object.fromEntries(
      entriesOf(value).map(([name, item]) => [
        name,
        SECRET_NAMES.test(name) && item !== null ? MASK : scrub(item, depth + 1),
      ]),
    );
  };
  return scrub;
};

/** An error keeps its details in properties that are not enumerable. */
const entriesOf = (value: object): [string, unknown][] =>
  value instanceof Error
    ? [
        ['type', value.name],
        ['message', value.message],
        ['stack', value.stack],
        ...('cause' in value ? [['cause', value.cause] as [string, unknown]] : []),
        ...Object.entries(value),
      ]
    : Object.entries(value);

/** The passwords and tokens in the settings, in the forms a database's or mail server's messages may contain. */
export const secretsIn = ({ databaseUrl, smtpUrl, metricsToken }: Settings): string[] => {
  const passwords = [databaseUrl, smtpUrl]
    .filter((address) => address !== null)
    .map((address) => new URL(address).password);
  return [...passwords, ...passwords.map(decodeURIComponent), metricsToken ?? ''].filter(
    (secret) => secret !== '',
  );
};
