import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameCommand, Seat } from '@warmoot/kernel';
import { findingSentence, type OrderFinding, type ReportFormat } from '@warmoot/systems';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { setAside } from '../folderStore.ts';
import { archiveOrders, bringBackFiles, takenIn, turnFolder } from '../orderFiles.ts';
import { parseCount } from '../parseCount.ts';
import { carryOutTurn } from './carryOutTurn.ts';
import {
  type EarlierPeriod,
  findSide,
  isPerson,
  type MailFolder,
  type MailGame,
  orderTexts,
  periodOf,
} from './mailFolder.ts';
import { reportFor, reportsLine, writeReports } from './mailReports.ts';

const open = ({ store }: MailGame, dir: string): MailFolder => store.open(resolve(dir));
const save = ({ store }: MailGame, folder: MailFolder, then: string): void =>
  store.save(folder as never, then);

const nameOf = ({ mail }: MailGame, { match }: MailFolder, seat: Seat): string =>
  mail.sides(match.state)[seat] ?? seat;

const strangerLine = ({ mail }: MailGame, file: string): string =>
  `orders/${file} does not belong to any ${mail.side} of this campaign.`;

/** The present state of the campaign, in a line. */
const statusLine = (game: MailGame, folder: MailFolder): string => {
  const { match, path } = folder;
  if (match.outcome !== undefined) return `The campaign is over: ${match.outcome.reason}`;
  const asked = game.mail.asked(match.state).filter((seat) => isPerson(folder, seat));
  const names = asked.map((seat) => nameOf(game, folder, seat)).join(', ') || 'nobody';
  return `${periodOf(game, folder).says} (${names}). Put the orders into ${join(path, 'orders')}.`;
};

const silentIn = (game: MailGame, folder: MailFolder, texts: ReadonlyMap<Seat, unknown>): string[] =>
  game.mail
    .asked(folder.match.state)
    .filter((seat) => isPerson(folder, seat) && !texts.has(seat))
    .map((seat) => `${nameOf(game, folder, seat)} has sent no orders.`);

export interface BeginByMail {
  readonly options: unknown;
  readonly seed: string;
  readonly bots: readonly Seat[];
}

/** `campaign new DIR --system …` */
export const beginByMail = (
  game: MailGame,
  dir: string,
  { options, seed, bots }: BeginByMail,
): CommandOutput => {
  const folder = game.store.begin(resolve(dir), options, seed, bots);
  save(game, folder, 'new');
  const written = writeReports(game, folder);
  const sides = Object.values(game.mail.sides(folder.match.state));
  return {
    lines: [`${game.door.system.name}: ${sides.join(', ')}.`, statusLine(game, folder), reportsLine(written)],
    json: { period: periodOf(game, folder).id, seats: folder.match.seats, bots, reports: written.folder },
  };
};

/** `campaign status DIR` */
export const showStatus = (game: MailGame, dir: string): CommandOutput => {
  const folder = open(game, dir);
  const { byAuthor, strangers } = orderTexts(game, folder);
  const sent = [...byAuthor].map(([seat, { file }]) => `${nameOf(game, folder, seat)}: ${file}.`);
  const silent = silentIn(game, folder, byAuthor);
  return {
    lines: [
      statusLine(game, folder),
      ...sent,
      ...silent,
      ...strangers.map((file) => strangerLine(game, file)),
    ],
    json: {
      period: periodOf(game, folder).id,
      outcome: folder.match.outcome ?? null,
      asked: game.mail.asked(folder.match.state),
      sent: [...byAuthor.keys()],
      strangers,
    },
  };
};

/** `campaign check DIR`: read with what each side sees; nothing is sent. Exit code 1: something will not be done. */
export const checkByMail = (game: MailGame, dir: string, only: string | undefined): CommandOutput => {
  const folder = open(game, dir);
  const { byAuthor, strangers } = orderTexts(game, folder);
  const wanted = only === undefined ? undefined : findSide(game, folder, only);
  const reads = [...byAuthor]
    .filter(([seat]) => wanted === undefined || seat === wanted)
    .map(([seat, { file, text }]) => {
      const read = game.orders.read(folder.match.viewOf(seat), seat, text);
      const findings: readonly OrderFinding[] = read?.findings ?? [];
      return { seat, file, findings };
    });
  const lines = reads.flatMap(({ file, findings }) =>
    findings.length === 0
      ? [`${file}: no objections.`]
      : findings.map((finding) => `${file}: ${findingSentence(finding)}`),
  );
  const all = [...lines, ...strangers.map((file) => strangerLine(game, file))];
  return {
    failed: strangers.length > 0 || reads.some(({ findings }) => findings.length > 0),
    lines: all.length === 0 ? ['There are no orders yet.'] : all,
    json: { files: reads.map(({ file, findings }) => ({ file, findings })), strangers },
  };
};

interface TurnTyped {
  readonly anyway?: true;
  readonly deadline?: string;
}

/** `campaign turn DIR`: everything in memory first, then saved in one step. */
export const turnByMail = (game: MailGame, dir: string, typed: TurnTyped): CommandOutput => {
  const folder = open(game, dir);
  const { match } = folder;
  if (match.outcome !== undefined) throw new UserError(`The campaign is over: ${match.outcome.reason}`);
  const { byAuthor, strangers } = orderTexts(game, folder);
  const silent = silentIn(game, folder, byAuthor);
  const period = periodOf(game, folder);
  if (silent.length > 0 && typed.anyway !== true)
    return {
      lines: [
        ...silent,
        'Nothing has been carried out. To use the defaults for all this, run "turn" again with --anyway.',
      ],
      json: { period: period.id, open: silent },
      failed: true,
    };
  folder.since = match.log.length;
  const { sheets } = carryOutTurn(game, folder, byAuthor);
  folder.remarks = Object.fromEntries([...sheets].map(([seat, { remarks }]) => [seat, remarks]));
  folder.deadline = typed.deadline ?? null;
  folder.taken = takenIn(period.id, [...byAuthor.values()]);
  save(game, folder, 'turn');
  archiveOrders(folder);
  const written = writeReports(game, folder);
  return {
    lines: [
      ...[...sheets.values()].flatMap(({ file, remarks }) => remarks.map((remark) => `${file}: ${remark}`)),
      ...strangers.map((file) => strangerLine(game, file)),
      statusLine(game, folder),
      reportsLine(written),
    ],
    json: {
      carriedOut: period.id,
      period: periodOf(game, folder).id,
      outcome: match.outcome ?? null,
      remarks: folder.remarks,
      strangers,
      reports: written.folder,
    },
  };
};

/** `campaign report DIR [SIDE]`: writes all, or shows one. */
export const reportByMail = (
  game: MailGame,
  dir: string,
  name: string | undefined,
  format: ReportFormat | 'knows',
): CommandOutput => {
  const folder = open(game, dir);
  if (name === undefined) {
    const written = writeReports(game, folder);
    return { lines: [reportsLine(written)], json: { reports: written.folder, files: written.files } };
  }
  const seat = findSide(game, folder, name);
  const view = folder.match.viewOf(seat);
  if (format === 'knows') return { lines: [JSON.stringify(view, null, 2)], json: view };
  const json = JSON.parse(reportFor(game, folder, seat, 'json'));
  return { lines: [reportFor(game, folder, seat, format).trimEnd()], json };
};

/** `campaign give DIR SIDE JSON`: any command that the game asks for now. */
export const giveByMail = (game: MailGame, dir: string, name: string, json: unknown): CommandOutput => {
  const folder = open(game, dir);
  const seat = findSide(game, folder, name);
  const reading = game.door.readCommand(json, folder.match.viewOf(seat));
  if (!reading.ok) throw new UserError(`The command cannot be read: ${reading.problem}.`);
  const answer = folder.match.submit(seat, reading.value as never as GameCommand);
  if (!answer.ok) throw new UserError('says' in answer ? answer.says : 'A die is missing.');
  save(game, folder, 'give');
  const written = writeReports(game, folder);
  return {
    lines: [statusLine(game, folder), reportsLine(written)],
    json: { period: periodOf(game, folder).id },
  };
};

const listed = (earlier: readonly EarlierPeriod[]): CommandOutput => ({
  lines:
    earlier.length === 0
      ? ['No earlier state is kept yet.']
      : earlier.toReversed().map(({ says, then }, nth) => `${nth + 1}: ${says}, before "${then}"`),
  json: earlier.toReversed(),
});

/** `campaign back DIR [N]`: the states that are kept, or one of them brought back with the order files of its turn. */
export const backByMail = (game: MailGame, dir: string, typed: string | undefined): CommandOutput => {
  const folder = open(game, dir);
  const { earlier } = folder;
  if (typed === undefined) return listed(earlier);
  if (earlier.length === 0) throw new UserError('No earlier state is kept yet.');
  const nth = parseCount(typed, 'the number of the state', 1, earlier.length);
  const state = earlier.at(-nth) as EarlierPeriod;
  const before = game.store.bringBack(folder as never, state);
  const undone = [
    periodOf(game, folder).id,
    ...earlier.slice(earlier.length - nth + 1).map(({ period }) => period),
  ];
  for (const period of undone.filter((each) => each !== state.period)) removeReports(before.path, period);
  const orders = bringBackFiles(before.path, state.period);
  const written = writeReports(game, before);
  return {
    lines: [
      `The campaign is as it was before "${state.then}"; what it was until now is in ${join(dir, 'set-aside')}.`,
      ...(orders.length === 0 ? [] : [`Among the orders again: ${orders.join(', ')}.`]),
      statusLine(game, before),
      reportsLine(written),
    ],
    json: { period: state.period, orders },
  };
};

/** Reports of a turn that has not happened any more. */
const removeReports = (path: string, period: string): void => {
  const name = join('reports', turnFolder(period));
  if (!existsSync(join(path, name)) || readdirSync(join(path, name)).length === 0) return;
  setAside(path, name);
  rmSync(join(path, name), { recursive: true });
};
