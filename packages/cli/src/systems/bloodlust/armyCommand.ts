import { readFileSync } from 'node:fs';
import { inEnglish } from '@warmoot/kernel';
import {
  ARMY_LISTS,
  type Army,
  type ArmyTerms,
  armyFaults,
  armyPoints,
  commandPoints,
  entryName,
  entryOf,
  readArmyFile,
  STANDARD_TERMS,
  starterArmy,
  unitPoints,
  writeArmyFile,
} from '@warmoot/systems/bloodlust/army';
import { Command } from 'commander';
import { type CommandOutput, commandOf, PROCESS, printOutput } from '../../output/commandOutput.ts';
import { drawColumns } from '../../output/drawColumns.ts';
import { UserError } from '../../output/userError.ts';
import type { Page, Streams } from '../../rules/terminal.ts';

interface CheckOptions {
  readonly points: string;
  readonly late?: true;
  readonly magic: boolean;
  readonly json?: true;
}

const armyIn = (path: string): Army => {
  const reading = readArmyFile(textOf(path));
  if (reading.ok) return reading.value;
  throw new UserError(
    `The file ${path}${reading.at.map((part) => ` ${part}`).join('')}: ${reading.problem}.`,
  );
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UserError(`The file ${path} cannot be read.`);
  }
};

const termsOf = ({ points, late, magic }: CheckOptions): ArmyTerms => {
  if (!/^[1-9]\d{2,4}$/.test(points))
    throw new UserError(`--points is a number from 100 to 99999, not ${points}.`);
  return { ...STANDARD_TERMS, points: Number(points), era: late ? 'LATE' : 'EARLY', magic };
};

const rowsOf = (army: Army): string[][] =>
  army.commands.flatMap((command) => [
    [String(commandPoints(army, command)), '', command.commander],
    ...command.units.map((unit) => {
      const entry = entryOf(army, command.commander, unit.entry);
      const name = entry === undefined ? unit.entry : entryName(entry);
      const points = String(unitPoints(army, command.commander, unit));
      return [points, String(unit.stands), `  ${name}, ${unit.files} wide`];
    }),
  ]);

const checkArmy = (path: string, options: CheckOptions, page: Page): CommandOutput => {
  const [army, terms] = [armyIn(path), termsOf(options)];
  const faults = armyFaults(army, terms).map((fault) => ({ ...fault, because: inEnglish(fault.because) }));
  const heads = [{ head: 'points', figures: true }, { head: 'stands', figures: true }, { head: '' }] as const;
  return {
    failed: faults.length > 0,
    json: { name: army.name, points: armyPoints(army), limit: terms.points, faults },
    lines: [
      `${page.paint('bold', army.name)}, ${army.list.name}: ${armyPoints(army)} of ${terms.points} points`,
      ...drawColumns(heads, rowsOf(army), page),
      ...faults.map(({ because, rule }) => `Not allowed: ${because} (${rule}).`),
      ...(faults.length === 0 ? ['It is legal.'] : []),
    ],
  };
};

const checkCommand = (streams: Streams): Command => {
  const command = new Command('check')
    .description('check and price an army file')
    .argument('<file>', 'an army as text; "warmoot army starter elves" prints one')
    .option('--points <number>', 'the limit', '1500')
    .option('--late', 'the late era, with handguns and cannon')
    .option('--no-magic', 'without magic users')
    .option('--json', 'print JSON for other programs')
    .action((file: string, options: CheckOptions) =>
      printOutput(command, streams, options, (page) => checkArmy(file, options, page)),
    );
  return command;
};

const starterText = (id: string): CommandOutput => {
  const list = ARMY_LISTS.find((each) => each.id === id);
  if (list === undefined)
    throw new UserError(
      `There is no list ${id}; the lists are ${ARMY_LISTS.map((each) => each.id).join(', ')}.`,
    );
  const text = writeArmyFile(starterArmy(list));
  return { lines: text.trimEnd().split('\n'), json: { text } };
};

const starterCommand = (streams: Streams): Command => {
  const command = new Command('starter')
    .description("print a list's starter army as a file to change")
    .argument('<list>', 'such as elves')
    .action((id: string) => printOutput(command, streams, {}, () => starterText(id)));
  return command;
};

const listsText = (page: Page): CommandOutput => ({
  json: ARMY_LISTS,
  lines: drawColumns(
    [{ head: 'list' }, { head: 'setting' }, { head: 'name' }],
    ARMY_LISTS.map(({ id, setting, name }) => [id, setting, name]),
    page,
  ),
});

const listsCommand = (streams: Streams): Command => {
  const command = new Command('lists')
    .description('the army lists; the default')
    .option('--json', 'print JSON for other programs')
    .action((options: { json?: true }) => printOutput(command, streams, options, listsText));
  return command;
};

/** `warmoot army`: army files of Blood Lust. */
export const armyCommand = (streams: Streams = PROCESS): Command =>
  commandOf('army', streams, [
    listsCommand(streams),
    starterCommand(streams),
    checkCommand(streams),
  ]).description('army lists and army files (Blood Lust)');
