import { Command, Option } from 'commander';
import { groupOf, PROCESS, printOutput } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { checkOrders } from './checkOrders.ts';
import { declareIntent } from './declareIntent.ts';
import { giveOrder } from './giveOrder.ts';
import { goBack } from './goBack.ts';
import { handleBattle } from './handleBattle.ts';
import { moderate } from './moderate.ts';
import { POWERS } from './moderatorWords.ts';
import { newCampaign } from './newCampaign.ts';
import type { NewOptions } from './parseOptions.ts';
import { placeBid } from './placeBid.ts';
import { runTurn } from './runTurn.ts';
import { sendMessage } from './sendMessage.ts';
import { setUp } from './setUp.ts';
import { FORMATS, showReport } from './showReport.ts';
import { submitCreation } from './submitCreation.ts';

const subcommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'print JSON for other programs')
    .argument('<dir>', 'the folder of the campaign');

const newCommand = (streams: Streams): Command =>
  subcommand('new', 'begin a campaign in a folder')
    .option('--empires <n>', 'how many empires', '6')
    .option('--bots <n>', 'how many of them the computer runs', '0')
    .option('--seed <text>', 'seed for the dice (default: random)')
    .option('--turns <n>', 'the last turn', '30')
    .option('--set-up', 'players place their cities and muster their armies')
    .option('--late <n>', 'seats kept free for newcomers', '0')
    .option('--names <list>', 'names of the empires, separated by commas')
    .option('--races <list>', 'races, such as FB,BB,EL:helios')
    .option('--map <file>', 'your own map: Tiled JSON or drawn text')
    .option('--name <text>', 'name of the campaign', 'Chronopia')
    .addOption(
      new Option('--battles <how>', 'how battles are fought')
        .choices(['auto', 'tabletop', 'external'])
        .default('auto'),
    )
    .action((dir: string, options: NewOptions, command: Command) =>
      printOutput(command, streams, options, () => newCampaign(dir, options)),
    );

const checkCommand = (streams: Streams): Command =>
  subcommand('check', 'read the orders in DIR/orders; nothing is sent')
    .option('--empire <name>', 'only this one')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () => checkOrders(dir, options)),
    );

const turnCommand = (streams: Streams): Command =>
  subcommand('turn', 'read the orders and continue to the next decision')
    .option('--anyway', 'use the defaults for everybody who has sent nothing')
    .option('--through', 'continue to the next turn: intents and battles use defaults')
    .option('--deadline <text>', 'shown at the top of the reports')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () => runTurn(dir, options)),
    );

const backCommand = (streams: Streams): Command =>
  subcommand('back', 'list earlier states of the campaign, or bring one back')
    .argument('[number]', 'of the state; 1 takes back the last command')
    .action((dir: string, nth: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () => goBack(dir, nth)),
    );

const reportCommand = (streams: Streams): Command =>
  subcommand('report', 'write all reports, or show one')
    .argument('[empire]', 'or "moderator"')
    .addOption(new Option('--format <kind>', 'of the report shown').choices(FORMATS).default('text'))
    .action((dir: string, name: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () => showReport(dir, name, options)),
    );

const messageCommand = (streams: Streams): Command =>
  subcommand('message', 'send a message from one empire to others')
    .argument('<from>', 'the empire that writes')
    .argument('<to>', 'names, separated by commas')
    .argument('<text>', 'the message')
    .action((dir: string, from: string, to: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () => sendMessage(dir, from, to, text)),
    );

const bidCommand = (streams: Streams): Command =>
  subcommand('bid', 'bid for a band of Dogs of War')
    .argument('<empire>', 'the empire that bids')
    .argument('<band>', 'such as dow-besiegers')
    .argument('<guilders>', 'how many guilders')
    .action((dir: string, name: string, band: string, guilders: string, options, command: Command) =>
      printOutput(command, streams, options, () => placeBid(dir, name, band, guilders)),
    );

const intentCommand = (streams: Streams): Command =>
  subcommand('intent', 'say what an empire intends at its meetings and battles')
    .argument('<empire>', 'the empire')
    .argument('<lines...>', 'such as "INTENT Iron Host FIGHT"')
    .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () => declareIntent(dir, name, lines)),
    );

const battleCommand = (streams: Streams): Command =>
  subcommand('battle', 'open battles, the form to report one, and its report')
    .argument('[battle]', 'its id; without one they are listed')
    .option('--form <file>', 'write the form, filled in with no losses')
    .option('--result <file>', 'a filled-in form')
    .option('--by <empire>', 'whose report it is')
    .action((dir: string, id: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () => handleBattle(dir, id, options)),
    );

const creationCommand = (streams: Streams): Command =>
  subcommand('creation', 'submit custom troops for the moderator to judge')
    .argument('<empire>', 'the empire they belong to')
    .argument('<file>', 'a JSON file with the draft')
    .option('--like <profile>', 'write a draft based on these troops')
    .action((dir: string, name: string, file: string, options, command: Command) =>
      printOutput(command, streams, options, () => submitCreation(dir, name, file, options)),
    );

const setUpCommand = (streams: Streams): Command =>
  subcommand('set-up', 'what the set-up asks of an empire, or its answer in words')
    .argument('<empire>', 'the empire')
    .argument('[lines...]', 'such as "CITIES 3 3 3 3" or "PLACE Highmark IN 0505, 0707"')
    .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () => setUp(dir, name, lines)),
    );

const giveCommand = (streams: Streams): Command =>
  subcommand('give', 'give any other command of an empire: set-up, patrols, cities')
    .argument('<empire>', 'the empire that gives it')
    .argument('<command>', 'JSON such as {"type":"keepCity","city":"Karsk"}, or @file')
    .action((dir: string, name: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () => giveOrder(dir, name, text)),
    );

const moderateCommand = (streams: Streams): Command =>
  subcommand('moderate', 'use a power of the moderator, with a reason')
    .argument('<words...>', 'the power and what it needs; also a command as JSON, or @file')
    .option('--reason <text>', 'why; it is logged')
    .addHelpText(
      'after',
      `\nPowers:\n${POWERS.map(({ form, does }) => `  ${form}\n      ${does}`).join('\n')}\n`,
    )
    .action((dir: string, words: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () => moderate(dir, words, options)),
    );

const SUBCOMMANDS = [
  newCommand,
  checkCommand,
  turnCommand,
  backCommand,
  reportCommand,
  messageCommand,
  bidCommand,
  intentCommand,
  battleCommand,
  creationCommand,
  setUpCommand,
  giveCommand,
  moderateCommand,
];

/** `warmoot campaign`: a Chronopia campaign in a folder, run by mail, without any server. */
export const campaignCommand = (streams: Streams = PROCESS): Command =>
  groupOf(
    'campaign',
    streams,
    SUBCOMMANDS.map((each) => each(streams)),
  ).description('run a Chronopia campaign by mail, in a folder, without a server');
