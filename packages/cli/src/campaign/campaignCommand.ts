import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { CampaignCommand, CampaignOptions } from '@warmoot/systems/chronopia';
import {
  chronopiaDoor,
  findingSentence,
  isBattleStatement,
  mapSvg,
  PLAYER_RACES,
  readOrdersOf,
  reportHtml,
  reportOf,
  reportText,
  resultForm,
  seatOf,
} from '@warmoot/systems/chronopia/moderator';
import { Command, Option } from 'commander';
import { answering, commandOf, PROCESS, type Said } from '../muster/answering.ts';
import { Unanswerable } from '../muster/unanswerable.ts';
import type { Streams } from '../rules/terminal.ts';
import { faultIn, jsonFile } from '../unit/jsonFile.ts';
import { conductTurn, playBots, type Read, setUpByDefault } from './conduct.ts';
import { beginFolder, type Folder, keepFolder, openFolder, orderTexts, putAway } from './folder.ts';
import { writeReports } from './reports.ts';

const NAMES = [
  'Aldmark',
  'Brakka',
  'Corvane',
  'Duskhold',
  'Estara',
  'Fenwick',
  'Garund',
  'Halvora',
  'Ishmere',
  'Jorvale',
];

interface NewOptions {
  readonly empires: string;
  readonly bots: string;
  readonly seed?: string;
  readonly turns: string;
  readonly battles: CampaignOptions['battles'];
  readonly names?: string;
  readonly races?: string;
  readonly map?: string;
  readonly name: string;
  readonly json?: true;
}

const count = (text: string, what: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Unanswerable(`${what} is a whole number from ${least} to ${most}, not "${text}".`);
  return value;
};

const optionsTyped = (typed: NewOptions): CampaignOptions => {
  const players = count(typed.empires, '--empires', 2, 10);
  const names = typed.names?.split(',').map((name) => name.trim()) ?? NAMES;
  const races = typed.races?.split(',').map((race) => race.trim().toUpperCase()) ?? PLAYER_RACES;
  const empires = Array.from({ length: players }, (_, nth) => {
    const race = races[nth % races.length]!;
    const [id, house] = race.split(':');
    return {
      name: names[nth] ?? NAMES[nth]!,
      race: id,
      ...(id === 'EL' && {
        house: house?.toLowerCase() ?? ['helios', 'crystal-lotus', 'obsidian-serpent'][nth % 3],
      }),
    };
  });
  const reading = chronopiaDoor.readOptions({
    name: typed.name,
    empires,
    moderator: true,
    lastTurn: count(typed.turns, '--turns', 1, 400),
    battles: typed.battles,
    ...(typed.map !== undefined && { map: mapTyped(typed.map) }),
  });
  if (!reading.ok) throw faultIn('campaign new', reading);
  return reading.value as CampaignOptions;
};

const mapTyped = (path: string): unknown =>
  path.endsWith('.json') || path.endsWith('.tmj') ? jsonFile(path) : readText(path);

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Unanswerable(`${path} cannot be read.`);
  }
};

const standing = ({ match, path }: Folder): string[] => {
  const { state } = match;
  if (match.outcome !== undefined) return [`The campaign is over: ${match.outcome.reason}`];
  const asked = state.window?.asked.map((id) => state.empires[id]!.name).join(', ') ?? 'nobody';
  return [
    `Turn ${state.turn}: ${state.window?.name ?? state.step} (${asked}). Orders go into ${join(path, 'orders')}.`,
  ];
};

const begin = (dir: string, typed: NewOptions): Said => {
  const options = optionsTyped(typed);
  const bots = count(typed.bots, '--bots', 0, options.empires.length);
  const seats = options.empires.map((_, nth) => seatOf(nth)).slice(options.empires.length - bots);
  const folder = beginFolder(resolve(dir), options, typed.seed ?? randomBytes(16).toString('hex'), seats);
  setUpByDefault(folder);
  keepFolder(folder);
  const { folder: reports, files } = writeReports(folder);
  return {
    lines: [
      `${options.name}: ${options.empires.map(({ name, race }) => `${name} (${race})`).join(', ')}.`,
      ...standing(folder),
      `${files} reports are in ${reports}.`,
    ],
    json: { turn: folder.match.state.turn, seats: folder.match.seats, bots: seats, reports },
  };
};

const findingLines = ({ file, findings }: Read): string[] =>
  findings.map((finding) => `${file}:${findingSentence(finding)}`);

/** Read with what each empire knows; nothing is sent. */
const check = (dir: string, typed: { readonly empire?: string }): Said => {
  const folder = openFolder(resolve(dir));
  const { byEmpire, strangers } = orderTexts(folder);
  const wanted = typed.empire === undefined ? null : empireTyped(folder, typed.empire);
  const reads = [...byEmpire]
    .filter(([empire]) => wanted === null || empire === wanted)
    .map(([empire, { file, text }]): Read => {
      const { findings } = readOrdersOf(folder.match.viewOf(seatOf(empire)), empire, text);
      return { empire, file, findings };
    });
  const clean = reads
    .filter(({ findings }) => findings.length === 0)
    .map(({ file }) => `${file}: nothing to say against it.`);
  const lost = strangers.map((file) => `orders/${file} is the file of no empire here.`);
  return {
    lines: [
      ...reads.flatMap(findingLines),
      ...clean,
      ...lost,
      ...(reads.length + lost.length === 0 ? ['There are no orders yet.'] : []),
    ],
    json: { files: reads.map(({ file, findings }) => ({ file, findings })), strangers },
  };
};

const turn = (dir: string, typed: { readonly through?: true; readonly deadline?: string }): Said => {
  const folder = openFolder(resolve(dir));
  if (folder.match.outcome !== undefined)
    throw new Unanswerable(`The campaign is over: ${folder.match.outcome.reason}.`);
  const before = folder.match.state.turn;
  const done = conductTurn(folder, typed.through === true);
  if (typed.deadline !== undefined) folder.deadline = typed.deadline;
  keepFolder(folder);
  if (done.reads.length > 0) putAway(folder, before);
  const { folder: reports, files } = writeReports(folder);
  return {
    lines: [
      ...done.reads.flatMap(findingLines),
      ...done.strangers.map((file) => `orders/${file} is the file of no empire here.`),
      ...standing(folder),
      `${files} reports are in ${reports}.`,
    ],
    json: { turn: done.turn, window: done.window, asked: done.asked, reports, findings: done.reads },
  };
};

const empireTyped = ({ match }: Folder, name: string): number => {
  const empire = match.state.empires.find(
    (other) =>
      other.power === 'player' &&
      (other.name.toLowerCase() === name.toLowerCase() || seatOf(other.id) === name),
  );
  if (empire === undefined) {
    const names = match.state.empires.filter(({ power }) => power === 'player').map((other) => other.name);
    throw new Unanswerable(`There is no empire "${name}"; there are ${names.join(', ')}.`);
  }
  return empire.id;
};

const report = (dir: string, name: string | undefined, typed: { readonly format: string }): Said => {
  const folder = openFolder(resolve(dir));
  if (name === undefined) {
    const { folder: reports, files } = writeReports(folder);
    return { lines: [`${files} reports are in ${reports}.`], json: { reports, files } };
  }
  const empire = empireTyped(folder, name);
  const view = folder.match.viewOf(seatOf(empire));
  const made = reportOf(view, empire);
  const formats: Readonly<Record<string, () => string>> = {
    text: () => reportText(made),
    html: () => reportHtml(made, mapSvg(view, empire)),
    svg: () => mapSvg(view, empire),
    json: () => JSON.stringify(made, null, 2),
    knows: () => JSON.stringify(view, null, 2),
  };
  return { lines: [formats[typed.format]!().trimEnd()], json: made };
};

/** One command for one empire, or for the moderator; the folder is kept only if it was taken. */
const give = (folder: Folder, seat: string, command: CampaignCommand): void => {
  const answer = folder.match.submit(seat, command);
  if (!answer.ok) throw new Unanswerable('says' in answer ? answer.says : 'A die is missing.');
  playBots(folder);
  keepFolder(folder);
};

const message = (dir: string, from: string, to: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  const receivers = to.split(',').map((name) => empireTyped(folder, name.trim()));
  give(folder, seatOf(empireTyped(folder, from)), { type: 'message', to: receivers, text });
  return { lines: [`${from} has written to ${to}.`], json: { to: receivers } };
};

const bid = (dir: string, name: string, band: string, guilders: string): Said => {
  const folder = openFolder(resolve(dir));
  give(folder, seatOf(empireTyped(folder, name)), {
    type: 'bid',
    band,
    guilders: count(guilders, 'A bid', 1, 1_000_000),
  });
  return {
    lines: [`${name} bids ${guilders} guilders for ${band}.`],
    json: { band, guilders: Number(guilders) },
  };
};

/** Battle statements in the words of the grammar, one a word group: "Iron Host FIGHT". */
const intent = (dir: string, name: string, lines: readonly string[]): Said => {
  const folder = openFolder(resolve(dir));
  const empire = empireTyped(folder, name);
  const { file, findings } = readOrdersOf(folder.match.viewOf(seatOf(empire)), empire, lines.join('\n'));
  const statements = file.statements.filter(isBattleStatement);
  const [first] = findings;
  if (statements.length < file.statements.length && first !== undefined)
    throw new Unanswerable(findingSentence(first));
  give(folder, seatOf(empire), { type: 'intents', statements });
  return { lines: [`${name} has said what it wants: ${statements.length} lines.`], json: statements };
};

const battle = (
  dir: string,
  id: string | undefined,
  typed: { readonly form?: string; readonly result?: string; readonly by?: string },
): Said => {
  const folder = openFolder(resolve(dir));
  const { battles } = folder.match.state;
  if (id === undefined)
    return {
      lines:
        battles.length === 0
          ? ['No battle is open.']
          : battles.map(({ id: each, mode, order }) => `${each} at ${order.hex} (${mode})`),
      json: battles,
    };
  const open = battles.find((each) => each.id === id);
  if (open === undefined)
    throw new Unanswerable(`No battle ${id} is open; "warmoot campaign battle ${dir}" lists them.`);
  if (typed.result !== undefined) {
    if (typed.by === undefined) throw new Unanswerable('Say whose report it is with --by EMPIRE.');
    const read = chronopiaDoor.readCommand({
      type: 'fileResult',
      battle: id,
      result: jsonFile(typed.result),
    });
    if (!read.ok) throw faultIn(typed.result, read);
    give(folder, seatOf(empireTyped(folder, typed.by)), read.value as CampaignCommand);
    return { lines: [`Battle ${id} is reported.`], json: { battle: id } };
  }
  const form = { order: open.order, result: resultForm(open.order) };
  if (typed.form !== undefined) writeFileSync(typed.form, `${JSON.stringify(form.result, null, 2)}\n`);
  return {
    lines: [
      typed.form === undefined
        ? JSON.stringify(form, null, 2)
        : `The form of battle ${id} is in ${typed.form}.`,
    ],
    json: form,
  };
};

/** Any power of the moderator, as JSON: `{"type":"edit","what":"army","id":3,"change":{"at":17},"reason":"…"}`. */
const moderate = (dir: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    throw new Unanswerable(`The moderator's command is not JSON: ${(problem as Error).message}.`);
  }
  const read = chronopiaDoor.readCommand(json);
  if (!read.ok) throw faultIn('moderate', read);
  give(folder, MODERATOR, read.value as CampaignCommand);
  return {
    lines: ['Done, and logged with its reason.', ...standing(folder)],
    json: folder.match.state.overrides.at(-1),
  };
};

const subcommand = (name: string, description: string): Command =>
  new Command(name).description(description).option('--json', 'for programs');

/** `warmoot campaign`: a Chronopia campaign in a folder, run by mail, without any server. */
export const campaignCommand = (streams: Streams = PROCESS): Command => {
  const made = [
    subcommand('new', 'begin a campaign in a folder')
      .argument('<dir>')
      .option('--empires <n>', 'how many empires', '6')
      .option('--bots <n>', 'how many of them the computer runs', '0')
      .option('--seed <text>', 'for the dice; drawn if not given')
      .option('--turns <n>', 'the last turn', '30')
      .option('--names <list>', 'names of the empires, with commas')
      .option('--races <list>', 'races, such as FB,BB,EL:helios')
      .option('--map <file>', 'a map of your own: Tiled JSON or drawn text')
      .option('--name <text>', 'what the campaign is called', 'Chronopia')
      .addOption(
        new Option('--battles <how>', 'how battles are fought')
          .choices(['auto', 'tabletop', 'external'])
          .default('auto'),
      )
      .action((dir: string, options: NewOptions, command: Command) =>
        answering(command, streams, options, () => begin(dir, options)),
      ),
    subcommand('check', 'read the orders in DIR/orders and say what is wrong with them')
      .argument('<dir>')
      .option('--empire <name>', 'only this one')
      .action((dir: string, options, command: Command) =>
        answering(command, streams, options, () => check(dir, options)),
      ),
    subcommand('turn', 'take the orders and go on to the next decision')
      .argument('<dir>')
      .option('--through', 'to the next turn: defaults stand in for intents and battles')
      .option('--deadline <text>', 'shown at the head of the reports')
      .action((dir: string, options, command: Command) =>
        answering(command, streams, options, () => turn(dir, options)),
      ),
    subcommand('report', 'write all reports, or show what one empire knows')
      .argument('<dir>')
      .argument('[empire]')
      .addOption(
        new Option('--format <kind>', 'of the report shown')
          .choices(['text', 'html', 'svg', 'json', 'knows'])
          .default('text'),
      )
      .action((dir: string, name: string | undefined, options, command: Command) =>
        answering(command, streams, options, () => report(dir, name, options)),
      ),
    subcommand('message', 'a letter from one empire to others')
      .argument('<dir>')
      .argument('<from>')
      .argument('<to>', 'names with commas')
      .argument('<text>')
      .action((dir: string, from: string, to: string, text: string, options, command: Command) =>
        answering(command, streams, options, () => message(dir, from, to, text)),
      ),
    subcommand('bid', 'bid for a band of Dogs of War')
      .argument('<dir>')
      .argument('<empire>')
      .argument('<band>')
      .argument('<guilders>')
      .action((dir: string, name: string, band: string, guilders: string, options, command: Command) =>
        answering(command, streams, options, () => bid(dir, name, band, guilders)),
      ),
    subcommand('intent', 'what an empire wants of its meetings and battles')
      .argument('<dir>')
      .argument('<empire>')
      .argument('<lines...>', 'such as "INTENT Iron Host FIGHT"')
      .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
        answering(command, streams, options, () => intent(dir, name, lines)),
      ),
    subcommand('battle', 'open battles, the form to report one, and reporting it')
      .argument('<dir>')
      .argument('[battle]')
      .option('--form <file>', 'write the form, filled in as if nobody fell')
      .option('--result <file>', 'a filled-in form')
      .option('--by <empire>', 'whose report it is')
      .action((dir: string, id: string | undefined, options, command: Command) =>
        answering(command, streams, options, () => battle(dir, id, options)),
      ),
    subcommand('moderate', 'any power of the moderator, as JSON with a reason')
      .argument('<dir>')
      .argument('<command>')
      .action((dir: string, text: string, options, command: Command) =>
        answering(command, streams, options, () => moderate(dir, text)),
      ),
  ];
  return commandOf('campaign', streams, made).description(
    'a Chronopia campaign in a folder, run by mail without a server',
  );
};
