import { asItIs, type Outcome, type Seat, say } from '@warmoot/kernel';
import type { Absence, Table } from '../matches/table.ts';
import type { Kind } from '../proposals/proposal.ts';
import { seatName } from '../seats/seatName.ts';
import { type Language, sayIn } from '../words/language.ts';
import type { Notification } from './notification.ts';

/** A message's reader: their name and time zone. */
export interface Reader {
  readonly name: string;
  readonly timeZone: string;
  readonly language: Language;
  /** The server's public address. */
  readonly origin: string;
}

interface Due {
  readonly seat: Seat;
  readonly task: string;
  readonly dueAt: number | null;
}

export type Words = Omit<Notification, 'key' | 'kind'>;

/** In the reader's language. */
const saidTo = ({ language }: Reader, { subject, says, linkSays, ...more }: Words): Words => ({
  subject: sayIn(language, subject),
  says: says.map((each) => sayIn(language, each)),
  linkSays: sayIn(language, linkSays),
  ...more,
  language,
});

const matchLink = ({ origin }: Reader, match: string): string => `${origin}/matches/${match}`;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** `Tuesday, 17 November 2026 at 14:00 UTC`. */
const whenText = (at: number, { timeZone, language }: Reader): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

const OTHERWISE: Readonly<Record<Absence, string>> = {
  default: say`After that the default move is played for you.`,
  bot: say`After that a computer player decides for you.`,
  substitute: say`After that your substitute is asked to decide.`,
  resign: say`After that you lose the match.`,
};

const dueText = ({ dueAt }: Due, reader: Reader, otherwise: string): string =>
  dueAt === null ? say`There is no deadline.` : say`You have until ${whenText(dueAt, reader)}. ${otherwise}`;

const about = (table: Table, reader: Reader, { seat, task, dueAt }: Due) => ({
  link: matchLink(reader, table.id),
  linkSays: say`Open the match`,
  facts: { match: table.id, title: table.title, system: table.system, seat, task, dueAt },
});

export const turnWords = (table: Table, reader: Reader, due: Due): Words =>
  saidTo(reader, {
    subject: say`Your turn: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, it is your turn in “${asItIs(table.title)}”.`,
      say`You are playing ${seatName(due.seat)}. Your task: ${due.task}.`,
      dueText(due, reader, OTHERWISE[table.settings.absence]),
    ],
    ...about(table, reader, due),
  });

export const reminderWords = (table: Table, reader: Reader, due: Due): Words =>
  saidTo(reader, {
    subject: say`Time is running out: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, “${asItIs(table.title)}” is still waiting for you.`,
      say`You are playing ${seatName(due.seat)}. Your task: ${due.task}.`,
      dueText(due, reader, OTHERWISE[table.settings.absence]),
    ],
    ...about(table, reader, due),
  });

export const substituteWords = (table: Table, reader: Reader, due: Due, absent: string): Words =>
  saidTo(reader, {
    subject: say`You have been asked to stand in: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, ${asItIs(absent)} did not decide in time in “${asItIs(table.title)}”, and you are the substitute.`,
      say`You may now decide for ${seatName(due.seat)}. Your task: ${due.task}.`,
      dueText(due, reader, say`After that the default move is played instead.`),
    ],
    ...about(table, reader, due),
  });

export const overWords = (table: Table, reader: Reader, seat: Seat, outcome: Outcome): Words =>
  saidTo(reader, {
    subject: say`Match over: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, “${asItIs(table.title)}” is over. You played ${seatName(seat)}.`,
      outcomeText(outcome),
      say`You can now see the full record, including every die roll.`,
    ],
    ...about(table, reader, { seat, task: '', dueAt: null }),
    facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
  });

const outcomeText = ({ winners, reason, said, rules }: Outcome): string => {
  const who =
    winners.length === 0
      ? say`Nobody wins`
      : winners.length === 1
        ? say`${seatName(winners[0] as Seat)} wins`
        : say`${winners.map(seatName).join(' and ')} win`;
  const why = rules.length === 0 ? who : say`${who} (${rules.join(', ')})`;
  return reason.endsWith('.') ? say`${why}: ${said ?? reason}` : say`${why}: ${said ?? reason}.`;
};

export const namedWords = (table: Table, reader: Reader, seat: Seat, by: string): Words =>
  saidTo(reader, {
    subject: say`${asItIs(by)} has named you as their substitute: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, ${asItIs(by)} is playing ${seatName(seat)} in “${asItIs(table.title)}” and has named you as their substitute.`,
      say`You may play for ${seatName(seat)} from now on; if its time runs out, we will let you know.`,
    ],
    link: matchLink(reader, table.id),
    linkSays: say`Open the match`,
    facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
  });

const aboutSeat = (table: Table, reader: Reader, seat: Seat) => ({
  link: matchLink(reader, table.id),
  linkSays: say`Open the match`,
  facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
});

export const talkWords = (table: Table, reader: Reader, seat: Seat, by: string): Words =>
  saidTo(reader, {
    subject: say`${asItIs(by)} wrote to you: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, ${asItIs(by)} wrote in the chat of “${asItIs(table.title)}”. You are playing ${seatName(seat)}.`,
    ],
    ...aboutSeat(table, reader, seat),
  });

const REQUESTS: Readonly<Record<Kind, string>> = {
  takeback: say`asks to take back moves`,
  end: say`offers to end the match`,
  pause: say`asks for a pause`,
  resume: say`asks to resume the match`,
  rematch: say`wants a rematch`,
};

export const proposalWords = (table: Table, reader: Reader, seat: Seat, by: string, kind: Kind): Words =>
  saidTo(reader, {
    subject: say`${asItIs(by)} ${REQUESTS[kind]}: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, ${asItIs(by)} ${REQUESTS[kind]} in “${asItIs(table.title)}”, where you are playing ${seatName(seat)}. Open the match to answer.`,
    ],
    ...aboutSeat(table, reader, seat),
  });

export const battleWords = (table: Table, reader: Reader, seat: Seat, campaign: string): Words =>
  saidTo(reader, {
    subject: say`Your battle has begun: ${asItIs(table.title)}`,
    says: [
      say`${asItIs(reader.name)}, the battle “${asItIs(table.title)}” in the campaign “${asItIs(campaign)}” has begun. You are playing ${seatName(seat)}.`,
    ],
    ...aboutSeat(table, reader, seat),
  });

/** A match that is waiting for somebody. */
export interface Waiting extends Due {
  readonly match: string;
  readonly title: string;
}

export const digestWords = (reader: Reader, waiting: readonly Waiting[]): Words =>
  saidTo(reader, {
    subject:
      waiting.length === 1
        ? say`One match is waiting for you`
        : say`${waiting.length} matches are waiting for you`,
    says: [
      say`${asItIs(reader.name)}, these matches are waiting for you:`,
      ...waiting.map((each) => waitingText(each, reader)),
    ],
    link: reader.origin,
    linkSays: say`Open your matches`,
    facts: null,
  });

const waitingText = ({ match, title, seat, task, dueAt }: Waiting, reader: Reader): string => {
  const until = dueAt === null ? say`no deadline` : say`until ${whenText(dueAt, reader)}`;
  return say`“${asItIs(title)}”: you are playing ${seatName(seat)}; ${task}; ${until}. ${matchLink(reader, match)}`;
};

export const confirmWords = (reader: Reader, link: string): Words =>
  saidTo(reader, {
    subject: say`Is this your address?`,
    says: [
      say`Somebody who plays as ${asItIs(reader.name)} at ${reader.origin} wants to receive e-mails at this address.`,
      say`If that was you, confirm it. If not, do nothing: you will not get any more e-mails.`,
    ],
    link,
    linkSays: say`This is my address`,
    facts: null,
  });

export const resetWords = (reader: Reader, link: string): Words =>
  saidTo(reader, {
    subject: say`Choose a new password`,
    says: [
      say`Somebody asked for a new password for the account ${asItIs(reader.name)} at ${reader.origin}.`,
      say`If that was you, open this link within an hour and choose one. The link works once. You will be signed out everywhere.`,
      say`If it was not you, do nothing: your password stays as it is.`,
    ],
    link,
    linkSays: say`Choose a new password`,
    facts: null,
  });
