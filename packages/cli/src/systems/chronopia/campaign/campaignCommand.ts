import { Command, Option } from 'commander';
import { printOutput, groupOf, PROCESS } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { handleBattle } from './handleBattle.ts';
import { placeBid } from './placeBid.ts';
import { checkOrders } from './checkOrders.ts';
import { submitCreation } from './submitCreation.ts';
import { giveOrder } from './giveOrder.ts';
import { declareIntent } from './declareIntent.ts';
import { sendMessage } from './sendMessage.ts';
import { moderate } from './moderate.ts';
import { newCampaign } from './newCampaign.ts';
import type { NewOptions } from './parseOptions.ts';
import { FORMATS, showReport } from './showReport.ts';
import { runTurn } from './runTurn.ts';

const subcommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'for programs')
    .argument('<dir>', 'the folder of the campaign');

const newCommand = (streams: Streams): Command =>
  subcommand('new', 'begin a campaign in a folder')
    .option('--empires <n>', 'how many empires', '6')
    .option('--bots <n>', 'how many of them the computer runs', '0')
    .option('--seed <text>', 'for the dice; drawn if not given')
    .option('--turns <n>', 'the last turn', '30')
    .option('--set-up', 'players place their cities and muster their armies')
    .option('--late <n>', 'chairs kept free for newcomers', '0')
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
      printOutput(command, streams, options, () => newCampaign(dir, options)),
    );

const checkCommand = (streams: Streams): Command =>
  subcommand('check', 'read the orders in DIR/orders; nothing is sent')
    .option('--empire <name>', 'only this one')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () => checkOrders(dir, options)),
    );

const turnCommand = (streams: Streams): Command =>
  subcommand('turn', 'take the orders and go on to the next decision')
    .option('--through', 'to the next turn: defaults stand in for intents and battles')
    .option('--deadline <text>', 'shown at the head of the reports')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () => runTurn(dir, options)),
    );

const reportCommand = (streams: Streams): Command =>
  subcommand('report', 'write all reports, or show one')
    .argument('[empire]', 'or "moderator"')
    .addOption(new Option('--format <kind>', 'of the report shown').choices(FORMATS).default('text'))
    .action((dir: string, name: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () => showReport(dir, name, options)),
    );

const messageCommand = (streams: Streams): Command =>
  subcommand('message', 'a letter from one empire to others')
    .argument('<from>', 'the empire that writes')
    .argument('<to>', 'names with commas')
    .argument('<text>', 'what it says')
    .action((dir: string, from: string, to: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () => sendMessage(dir, from, to, text)),
    );

const bidCommand = (streams: Streams): Command =>
  subcommand('bid', 'bid for a band of Dogs of War')
    .argument('<empire>', 'that bids')
    .argument('<band>', 'such as dow-besiegers')
    .argument('<guilders>', 'how much')
    .action((dir: string, name: string, band: string, guilders: string, options, command: Command) =>
      printOutput(command, streams, options, () => placeBid(dir, name, band, guilders)),
    );

const intentCommand = (streams: Streams): Command =>
  subcommand('intent', 'what an empire wants of its meetings and battles')
    .argument('<empire>', 'that is asked')
    .argument('<lines...>', 'such as "INTENT Iron Host FIGHT"')
    .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () => declareIntent(dir, name, lines)),
    );

const battleCommand = (streams: Streams): Command =>
  subcommand('battle', 'open battles, the form to report one, and its report')
    .argument('[battle]', 'its id; without one they are listed')
    .option('--form <file>', 'write the form, filled in as if nobody fell')
    .option('--result <file>', 'a filled-in form')
    .option('--by <empire>', 'whose report it is')
    .action((dir: string, id: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () => handleBattle(dir, id, options)),
    );

const creationCommand = (streams: Streams): Command =>
  subcommand('creation', 'troops of one’s own, for the moderator to judge')
    .argument('<empire>', 'whose they are')
    .argument('<file>', 'with the draft')
    .option('--like <profile>', 'write the draft, begun from these troops')
    .action((dir: string, name: string, file: string, options, command: Command) =>
      printOutput(command, streams, options, () => submitCreation(dir, name, file, options)),
    );

const giveCommand = (streams: Streams): Command =>
  subcommand('give', 'whatever else an empire may say: set-up, patrols, cities')
    .argument('<empire>', 'that says it')
    .argument('<command>', 'JSON such as {"type":"keepCity","city":"Karsk"}, or @file')
    .action((dir: string, name: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () => giveOrder(dir, name, text)),
    );

const moderateCommand = (streams: Streams): Command =>
  subcommand('moderate', 'any power of the moderator, with a reason')
    .argument('<command>', 'as JSON, such as {"type":"pause","reason":"holidays"}, or @file')
    .action((dir: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () => moderate(dir, text)),
    );

const SUBCOMMANDS = [
  newCommand,
  checkCommand,
  turnCommand,
  reportCommand,
  messageCommand,
  bidCommand,
  intentCommand,
  battleCommand,
  creationCommand,
  giveCommand,
  moderateCommand,
];

/** `warmoot campaign`: a Chronopia campaign in a folder, run by mail, without any server. */
export const campaignCommand = (streams: Streams = PROCESS): Command =>
  groupOf(
    'campaign',
    streams,
    SUBCOMMANDS.map((each) => each(streams)),
  ).description('a Chronopia campaign in a folder, run by mail without a server');
