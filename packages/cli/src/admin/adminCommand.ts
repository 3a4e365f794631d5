import type {
  AbuseReport,
  CreatedReset,
  ListedPerson,
  ListedTable,
  PersonDetails,
} from '@warmoot/server/admin';
import { Command, InvalidArgumentError } from 'commander';
import type { Installation } from '../installation.ts';
import { type CommandOutput, groupOf } from '../output/commandOutput.ts';
import { counted } from '../output/drawColumns.ts';
import { UserError } from '../output/userError.ts';
import { type Page, pageFor, type Streams } from '../rules/terminal.ts';
import { type Ask, askerOf } from './askAdmin.ts';
import { drawPeople, drawPerson } from './drawPeople.ts';
import { drawReports } from './drawReports.ts';
import { drawTables, tableText } from './drawTables.ts';
import { plain } from './words.ts';

const WHERE = `
It works on the server's folder (WARMOOT_DATA) or database (DATABASE_URL), whether the server is running or not.
Run it with the server's settings and as the server's user: docs/self-hosting.md.`;

interface AdminContext {
  readonly ask: Ask;
  readonly streams: Streams;
}

const example = (text: string): string => `\nFor example: warmoot admin ${text}`;

const subcommand = (name: string, says: string, forExample: string): Command =>
  new Command(name)
    .description(says)
    .option('--json', 'print JSON for other programs')
    .addHelpText('after', example(forExample));

/** Prints the result; a failure is one sentence and exit code 1. */
const answer = async (
  { streams }: AdminContext,
  command: Command,
  say: (page: Page) => Promise<CommandOutput>,
): Promise<void> => {
  try {
    const { lines, json } = await say(pageFor(streams));
    streams.stdout.write(
      `${command.opts<{ json?: true }>().json ? JSON.stringify(json, null, 2) : lines.join('\n')}\n`,
    );
  } catch (problem) {
    if (!(problem instanceof UserError)) throw problem;
    command.error(problem.message, { exitCode: 1, code: `warmoot.${command.name()}` });
  }
};

const MAX_LISTED = 10_000;
const count = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > MAX_LISTED)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_LISTED}.`);
  return value;
};

const people = (context: AdminContext): Command =>
  subcommand('people', 'list guests and accounts, most recently seen first', 'people --search ann')
    .option('--search <text>', 'only those with this in their name or e-mail address', '')
    .option('--limit <number>', 'how many at most', count, 50)
    .action((options: { search: string; limit: number }, command: Command) =>
      answer(context, command, async (page) => {
        const { search, limit } = options;
        const found = await context.ask<readonly ListedPerson[]>({ name: 'people', search, limit });
        return { lines: drawPeople(found, page), json: found };
      }),
    );

const person = (context: AdminContext): Command =>
  subcommand('person', 'show one person: sessions, tables, reports', 'person Ann')
    .argument('<who>', 'name or id')
    .action((who: string, _: unknown, command: Command) =>
      answer(context, command, async (page) => {
        const found = await context.ask<PersonDetails>({ name: 'person', who });
        return { lines: drawPerson(found, page), json: found };
      }),
    );

/** Warns before anything that cannot be undone, and does it only after confirmation. */
const requireYes = (isSure: boolean | undefined, what: string): void => {
  if (!isSure) throw new UserError(`Nothing was changed. Add --yes to ${what}.`);
};

const closeAccount = (context: AdminContext): Command =>
  subcommand('close-account', 'close an account or remove a guest, for good', 'close-account Ann --yes')
    .argument('<who>', 'name or id')
    .option('--remove-chat', 'also remove their messages from every chat')
    .option('--yes', 'confirm')
    .addHelpText(
      'after',
      '\nSessions end, seats become free, and their chat lines stay under "a former player". The name stays taken;\nwarmoot admin free-name gives it back.',
    )
    .action((who: string, options: { yes?: true; removeChat?: true }, command: Command) =>
      answer(context, command, async () => {
        const { name, id, tables } = await context.ask<PersonDetails>({ name: 'person', who });
        requireYes(
          options.yes,
          plain(`close the account ${name} (${id}), which has ${counted(tables.length, 'seat')}`),
        );
        const removesChat = options.removeChat === true;
        const closed = await context.ask<ListedPerson>({ name: 'close-account', who: id, removesChat });
        return { lines: [plain(`The account ${closed.name} (${closed.id}) is closed.`)], json: closed };
      }),
    );

const freeName = (context: AdminContext): Command =>
  subcommand('free-name', 'make the name of a closed account available again', 'free-name Ann')
    .argument('<name>', 'the name')
    .action((who: string, _: unknown, command: Command) =>
      answer(context, command, async () => {
        const freed = await context.ask<{ name: string }>({ name: 'free-name', who });
        return { lines: [`The name ${freed.name} is available again.`], json: freed };
      }),
    );

const resetPassword = (context: AdminContext): Command =>
  subcommand('reset-password', 'create a link for choosing a new password', 'reset-password Ann')
    .argument('<who>', 'name or id')
    .action((who: string, _: unknown, command: Command) =>
      answer(context, command, async () => {
        const made = await context.ask<CreatedReset>({ name: 'reset-password', who });
        const says = `Send this link to ${plain(made.name)}, and to nobody else. It works once, within an hour:`;
        return { lines: [says, made.link], json: made };
      }),
    );

const tables = (context: AdminContext): Command =>
  subcommand('tables', 'list tables, most recent move first', 'tables --search hastings')
    .option('--search <text>', 'only those with this in their title, system or id', '')
    .option('--limit <number>', 'how many at most', count, 50)
    .action((options: { search: string; limit: number }, command: Command) =>
      answer(context, command, async (page) => {
        const { search, limit } = options;
        const found = await context.ask<readonly ListedTable[]>({ name: 'tables', search, limit });
        return { lines: drawTables(found, page), json: found };
      }),
    );

const removeTable = (context: AdminContext): Command =>
  subcommand('remove-table', 'remove a table with its log and chat, for good', 'remove-table ID --yes')
    .argument('<id>', 'its id')
    .option('--yes', 'confirm')
    .action((id: string, options: { yes?: true }, command: Command) =>
      answer(context, command, async () => {
        const found = await context.ask<ListedTable>({ name: 'table', id });
        requireYes(options.yes, `remove ${tableText(found)}`);
        const removed = await context.ask<ListedTable>({ name: 'remove-table', id });
        return { lines: [`Removed ${tableText(removed)}.`], json: removed };
      }),
    );

const reports = (context: AdminContext): Command =>
  subcommand('reports', 'show reports of abuse: who reported whom, why, and the chat', 'reports --all')
    .option('--all', 'also those that are settled')
    .option('--limit <number>', 'how many at most', count, 50)
    .action((options: { all?: true; limit: number }, command: Command) =>
      answer(context, command, async (page) => {
        const withSettled = options.all === true;
        const { limit } = options;
        const found = await context.ask<readonly AbuseReport[]>({ name: 'reports', withSettled, limit });
        return { lines: drawReports(found, page), json: found };
      }),
    );

const settleReport = (context: AdminContext): Command =>
  subcommand('settle-report', 'mark a report of abuse as settled', 'settle-report ID --note "warned her"')
    .argument('<id>', 'its id')
    .option('--note <text>', 'what was done about it')
    .action((id: string, options: { note?: string }, command: Command) =>
      answer(context, command, async () => {
        const settled = await context.ask({ name: 'settle-report', id, note: options.note ?? null });
        return { lines: [`The report ${id} is settled.`], json: settled };
      }),
    );

const SUBCOMMANDS = [
  people,
  person,
  closeAccount,
  freeName,
  resetPassword,
  tables,
  removeTable,
  reports,
  settleReport,
];

/** `warmoot admin`: what the operator of a server does about people, tables and reports of abuse. */
export const adminCommand = (installation: Installation, streams: Streams): Command => {
  const context = { ask: askerOf(installation, streams), streams };
  return groupOf(
    'admin',
    streams,
    SUBCOMMANDS.map((each) => each(context)),
  )
    .description('administer a server: people, tables, reports of abuse, forgotten passwords')
    .addHelpText('after', WHERE);
};
