import { createTransport } from 'nodemailer';
import type { Settings } from '../ops/settings.ts';

/** A message as an e-mail. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Throws if the e-mail was not accepted; `isFinal` says that it never will be. */
  send(mail: Mail): Promise<void>;
}

/** The other side will never accept this e-mail: no such address. */
export class Undeliverable extends Error {}

const SECONDS = 1000;
const TIMEOUTS = {
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 30 * SECONDS,
} as const;

export const makeMailer = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Mailer | undefined => {
  if (smtpUrl === null) return undefined;
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mail, headers: { ...mail.headers } });
      } catch (problem) {
        throw isFinal(problem) ? new Undeliverable((problem as Error).message) : problem;
      }
    },
  };
};

/** RFC 5321: 5yz for the recipient is permanent. A refusal of our connection or login may be temporary. */
const isFinal = (problem: unknown): boolean => {
  const { responseCode = 0, command = '' } = problem as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && command === 'RCPT TO';
};
