import { createHash } from 'node:crypto';
import { say } from '@warmoot/kernel';
import { sayIn } from '../words/language.ts';
import type { Mail } from './mailer.ts';
import type { Notification } from './notification.ts';

export interface Envelope {
  readonly from: string;
  readonly to: string;
  /** Our own host, for the message id. */
  readonly host: string;
  /** Where one click ends these e-mails; null for the confirmation e-mail. */
  readonly unsubscribe: string | null;
}

/** The same message always gets the same message id: if it is sent twice, mail programs show it once. */
export const mailOf = (notification: Notification, { from, to, host, unsubscribe }: Envelope): Mail => ({
  from,
  to,
  subject: oneLine(notification.subject),
  text: textOf(notification, unsubscribe),
  html: htmlOf(notification, unsubscribe),
  messageId: `<${createHash('sha256').update(`${notification.key}|${to}`).digest('hex').slice(0, 40)}@${host}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
});

const unsubscribeHeaders = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A line break in a subject would start a new header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

const UNSUBSCRIBE = say`Unsubscribe`;

const textOf = (
  { says, link, linkSays, language = 'en' }: Notification,
  unsubscribe: string | null,
): string => {
  const end = unsubscribe === null ? [] : [`${sayIn(language, UNSUBSCRIBE)}: ${unsubscribe}`];
  return `${[...says, `${linkSays}: ${link}`, ...end].join('\n\n')}\n`;
};

const htmlOf = (
  { says, link, linkSays, language = 'en' }: Notification,
  unsubscribe: string | null,
): string => {
  const paragraphs = says.map((each) => `<p>${escaped(each)}</p>`).join('\n');
  const end =
    unsubscribe === null
      ? ''
      : `\n<p><small><a href="${escaped(unsubscribe)}">${sayIn(language, UNSUBSCRIBE)}</a></small></p>`;
  return `<!doctype html>\n<html lang="${language}">\n${paragraphs}\n<p><a href="${escaped(link)}">${escaped(linkSays)}</a></p>${end}\n`;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
