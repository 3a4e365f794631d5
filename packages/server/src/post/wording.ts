import type { Outcome, Seat } from '@warmoot/kernel';
import type { Absence, Table } from '../matches/table.ts';
import type { Kind } from '../proposals/proposal.ts';
import type { Notification } from './notification.ts';

/** A message's reader: their name and time zone. */
export interface Reader {
  readonly name: string;
  readonly timeZone: string;
  /** The server's public address. */
  readonly origin: string;
}

interface Due {
  readonly seat: Seat;
  readonly task: string;
  readonly dueAt: number | null;
}

export type Words = Omit<Notification, 'key' | 'kind'>;

const matchLink = ({ origin }: Reader, match: string): string => `${origin}/matches/${match}`;

/** `Tuesday, 17 November 2026 at 14:00 UTC`. */
const whenText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
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
  default: 'After that the default is played for you.',
  bot: 'After that a computer player decides for you.',
  substitute: 'After that your substitute is asked to decide.',
  resign: 'After that you lose the match.',
};

const dueText = ({ dueAt }: Due, { timeZone }: Reader, absence: Absence): string =>
  dueAt === null
    ? 'There is no deadline.'
    : `You have until ${whenText(dueAt, timeZone)}. ${OTHERWISE[absence]}`;

const about = (table: Table, reader: Reader, { seat, task, dueAt }: Due) => ({
  link: matchLink(reader, table.id),
  linkSays: 'Open the match',
  facts: { match: table.id, title: table.title, system: table.system, seat, task, dueAt },
});

export const turnWords = (table: Table, reader: Reader, due: Due): Words => ({
  subject: `Your turn: ${table.title}`,
  says: [
    `${reader.name}, it is your turn in “${table.title}”.`,
    `You play ${due.seat}. Your task: ${due.task}.`,
    dueText(due, reader, table.settings.absence),
  ],
  ...about(table, reader, due),
});

export const reminderWords = (table: Table, reader: Reader, due: Due): Words => ({
  subject: `Time is running out: ${table.title}`,
  says: [
    `${reader.name}, “${table.title}” is still waiting for you.`,
    `You play ${due.seat}. Your task: ${due.task}.`,
    dueText(due, reader, table.settings.absence),
  ],
  ...about(table, reader, due),
});

export const substituteWords = (table: Table, reader: Reader, due: Due, absent: string): Words => ({
  subject: `You are asked to stand in: ${table.title}`,
  says: [
    `${reader.name}, ${absent} did not decide in time in “${table.title}”, and you are the substitute.`,
    `You may decide for ${due.seat} now. Your task: ${due.task}.`,
    dueText(due, reader, 'default').replace('for you', 'instead'),
  ],
  ...about(table, reader, due),
});

export const overWords = (table: Table, reader: Reader, seat: Seat, outcome: Outcome): Words => ({
  subject: `Match over: ${table.title}`,
  says: [
    `${reader.name}, “${table.title}” is over. You played ${seat}.`,
    outcomeText(outcome),
    'The whole record is open to you now, with every die.',
  ],
  ...about(table, reader, { seat, task: '', dueAt: null }),
  facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
});

const outcomeText = ({ winners, reason, rules }: Outcome): string => {
  const who =
    winners.length === 0
      ? 'Nobody wins'
      : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${who}: ${reason}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}.`;
};

export const namedWords = (table: Table, reader: Reader, seat: Seat, by: string): Words => ({
  subject: `${by} names you as substitute: ${table.title}`,
  says: [
    `${reader.name}, ${by} plays ${seat} in “${table.title}” and has named you as substitute.`,
    `You may play for ${seat} from now on; if its time runs out, we will tell you.`,
  ],
  link: matchLink(reader, table.id),
  linkSays: 'Open the match',
  facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
});

const aboutSeat = (table: Table, reader: Reader, seat: Seat) => ({
  link: matchLink(reader, table.id),
  linkSays: 'To the match',
  facts: { match: table.id, title: table.title, system: table.system, seat, task: null, dueAt: null },
});

export const talkWords = (table: Table, reader: Reader, seat: Seat, by: string): Words => ({
  subject: `${by} wrote to you: ${table.title}`,
  says: [`${reader.name}, ${by} wrote in the chat of “${table.title}”. You play ${seat}.`],
  ...aboutSeat(table, reader, seat),
});

const REQUESTS: Readonly<Record<Kind, string>> = {
  takeback: 'asks to take back moves',
  end: 'offers to end the match',
  pause: 'asks for a pause',
  resume: 'asks to resume the match',
  rematch: 'wants a rematch',
};

export const proposalWords = (table: Table, reader: Reader, seat: Seat, by: string, kind: Kind): Words => ({
  subject: `${by} ${REQUESTS[kind]}: ${table.title}`,
  says: [
    `${reader.name}, ${by} ${REQUESTS[kind]} in “${table.title}”, where you play ${seat}. Open the match to answer.`,
  ],
  ...aboutSeat(table, reader, seat),
});

/** A match that is waiting for somebody. */
export interface Waiting extends Due {
  readonly match: string;
  readonly title: string;
}

export const digestWords = (reader: Reader, waiting: readonly Waiting[]): Words => ({
  subject:
    waiting.length === 1 ? 'One match is waiting for you' : `${waiting.length} matches are waiting for you`,
  says: [
    `${reader.name}, these matches are waiting for you:`,
    ...waiting.map((each) => waitingText(each, reader)),
  ],
  link: reader.origin,
  linkSays: 'Open your matches',
  facts: null,
});

const waitingText = ({ match, title, seat, task, dueAt }: Waiting, reader: Reader): string => {
  const until = dueAt === null ? 'no deadline' : `until ${whenText(dueAt, reader.timeZone)}`;
  return `“${title}”: you play ${seat}; ${task}; ${until}. ${matchLink(reader, match)}`;
};

export const confirmWords = (reader: Reader, link: string): Words => ({
  subject: 'Is this your address?',
  says: [
    `Somebody who plays as ${reader.name} at ${reader.origin} wants to receive e-mails at this address.`,
    'If that was you, confirm it. If not, do nothing: you will get no other e-mail.',
  ],
  link,
  linkSays: 'This is my address',
  facts: null,
});

export const resetWords = (reader: Reader, link: string): Words => ({
  subject: 'Choose a new password',
  says: [
    `Somebody asked for a new password for the account ${reader.name} at ${reader.origin}.`,
    'If that was you, open this link within an hour and choose one. The link works once. You will be signed out everywhere.',
    'If it was not you, do nothing: your password stays as it is.',
  ],
  link,
  linkSays: 'Choose a new password',
  facts: null,
});
