import type { Name } from './given.ts';
import type { Settings } from './settings.ts';

const MASK = '***';
/** Database and mail server URLs may carry passwords there too. */
const SECRET_PARAMETERS = /pass|secret|token|key/i;

const masked = (address: string): string => {
  const url = new URL(address);
  if (url.password !== '') url.password = MASK;
  for (const name of [...url.searchParams.keys()])
    if (SECRET_PARAMETERS.test(name)) url.searchParams.set(name, MASK);
  return url.href;
};

const maskedOr = (address: string | null, otherwise: string): string =>
  address === null ? otherwise : masked(address);

/** The settings as shown at the start, under the names they are set by, without secrets. */
export const printable = (settings: Settings): Readonly<Record<Name, string>> => ({
  PORT: String(settings.port),
  HOST: settings.host,
  WARMOOT_DATA: settings.data,
  DATABASE_URL: maskedOr(settings.databaseUrl, 'none, everything is in the data folder'),
  SMTP_URL: maskedOr(settings.smtpUrl, 'none, no e-mails are sent'),
  WARMOOT_MAIL_FROM: settings.mailFrom,
  WARMOOT_ORIGIN: settings.origins.join(', '),
  WARMOOT_LOG: settings.log,
  WARMOOT_BOT_SECONDS: String(settings.botSeconds),
  WARMOOT_WORKERS: String(settings.workers),
  WARMOOT_REQUEST_SECONDS: String(settings.requestSeconds),
  WARMOOT_MEMORY_MB: String(settings.memoryMb),
  WARMOOT_SYNC: settings.sync,
  WARMOOT_CROWD: String(settings.crowd),
  WARMOOT_TRUST_PROXY: trustText(settings.trustProxy),
  WARMOOT_METRICS_TOKEN: settings.metricsToken === null ? 'none, metrics are not shown' : MASK,
  WARMOOT_PRIVATE_HOOKS: settings.privateHooks ? 'yes' : 'no',
  WARMOOT_KEEPERS: typeof settings.keepers === 'string' ? settings.keepers : settings.keepers.join(', '),
  WARMOOT_KEEP_GUESTS: daysText(settings.keep.guestsDays),
  WARMOOT_KEEP_WAITING: daysText(settings.keep.waitingDays),
  WARMOOT_KEEP_ABANDONED: daysText(settings.keep.abandonedDays),
  WARMOOT_KEEP_FINISHED: daysText(settings.keep.finishedDays),
});

const daysText = (days: number | null): string => (days === null ? 'forever' : String(days));

const trustText = (trust: Settings['trustProxy']): string =>
  typeof trust === 'boolean' ? (trust ? 'yes' : 'no') : String(trust);
