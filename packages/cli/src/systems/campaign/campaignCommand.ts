import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type CommandOutput, groupOf, PROCESS, printOutput } from '../../output/commandOutput.ts';
import { UserError } from '../../output/userError.ts';
import type { Streams } from '../../rules/terminal.ts';
import { checkOrders } from '../chronopia/campaign/checkOrders.ts';
import { declareIntent } from '../chronopia/campaign/declareIntent.ts';
import { giveOrder } from '../chronopia/campaign/giveOrder.ts';
import { goBack } from '../chronopia/campaign/goBack.ts';
import { handleBattle } from '../chronopia/campaign/handleBattle.ts';
import { moderate } from '../chronopia/campaign/moderate.ts';
import { POWERS } from '../chronopia/campaign/moderatorWords.ts';
import { newCampaign } from '../chronopia/campaign/newCampaign.ts';
import type { NewOptions } from '../chronopia/campaign/parseOptions.ts';
import { placeBid } from '../chronopia/campaign/placeBid.ts';
import { runTurn } from '../chronopia/campaign/runTurn.ts';
import { sendMessage } from '../chronopia/campaign/sendMessage.ts';
import { setUp } from '../chronopia/campaign/setUp.ts';
import { FORMATS, showReport } from '../chronopia/campaign/showReport.ts';
import { showStatus } from '../chronopia/campaign/showStatus.ts';
import { submitCreation } from '../chronopia/campaign/submitCreation.ts';
import { grandByMail, type NewGrand, newGrandCampaign } from '../grand/newCampaign.ts';
import {
  backByMail,
  checkByMail,
  giveByMail,
  reportByMail,
  showStatus as statusByMail,
  turnByMail,
} from './byMail/commands.ts';
import type { MailGame } from './byMail/mailFolder.ts';
import { systemIn } from './folderStore.ts';
import { jsonArgument } from './jsonArgument.ts';

const subcommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'print JSON for other programs')
    .argument('<dir>', 'the folder of the campaign');

/** The games whose campaigns are carried out line by line; Chronopia has a conduct of its own. */
const BY_MAIL: Readonly<Record<string, MailGame>> = { grand: grandByMail };

/** What a subcommand does, for each kind of campaign; the folder says which it is. */
interface Ways {
  readonly chronopia: () => CommandOutput;
  readonly byMail: (game: MailGame) => CommandOutput;
}

const inFolder = (dir: string, { chronopia, byMail }: Ways): CommandOutput => {
  const game = BY_MAIL[systemIn(resolve(dir))];
  return game === undefined ? chronopia() : byMail(game);
};

/** For what only Chronopia has. */
const inChronopia = (dir: string, name: string, does: () => CommandOutput): CommandOutput =>
  inFolder(dir, {
    chronopia: does,
    byMail: ({ door: { system } }) => {
      throw new UserError(
        `"campaign ${name}" belongs to Chronopia, and this is a campaign of another game: ${system.name}. Its orders go into ${dir}/orders.`,
      );
    },
  });

const newCommand = (streams: Streams): Command =>
  subcommand('new', 'begin a campaign in a folder')
    .addOption(
      new Option('--system <game>', 'which game').choices(['chronopia', 'grand']).default('chronopia'),
    )
    .option('--bots <n>', 'how many sides the computer runs', '0')
    .option('--seed <text>', 'seed for the dice (default: random)')
    .option('--map <file>', 'your own map: Tiled JSON or drawn text')
    .option('--empires <n>', 'Chronopia: how many empires', '6')
    .option('--turns <n>', 'Chronopia: the last turn', '30')
    .option('--set-up', 'Chronopia: players place their cities and muster their armies')
    .option(
      '--computers <list>',
      'Chronopia: bailiff, steward or emperor for each, such as emperor,steward:builder',
    )
    .option('--late <n>', 'Chronopia: seats kept free for newcomers', '0')
    .option('--names <list>', 'Chronopia: names of the empires, separated by commas')
    .option('--races <list>', 'Chronopia: races, such as FB,BB,EL:helios')
    .option('--name <text>', 'Chronopia: name of the campaign', 'Chronopia')
    .addOption(
      new Option('--battles <how>', 'Chronopia: how battles are fought')
        .choices(['auto', 'tabletop', 'external'])
        .default('auto'),
    )
    .option('--kingdoms <n>', 'Grand: how many kingdoms (default: 4)')
    .option('--years <n>', 'Grand: campaign years until the standing decides, 0 for no limit (default: 3)')
    .addOption(
      new Option('--troops <how>', 'Grand: how armies are counted; csw is units').choices([
        'points',
        'scaled',
        'csw',
      ]),
    )
    .option('--weather', 'Grand: with weather')
    .option('--fast-armies', 'Grand: with mounted troops')
    .action((dir: string, options: NewOptions & NewGrand & { readonly system: string }, command: Command) =>
      printOutput(command, streams, options, () =>
        options.system === 'grand' ? newGrandCampaign(dir, options) : newCampaign(dir, options),
      ),
    );

const statusCommand = (streams: Streams): Command =>
  subcommand('status', 'where the campaign stands, and who has sent orders').action(
    (dir: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, { chronopia: () => showStatus(dir), byMail: (game) => statusByMail(game, dir) }),
      ),
  );

const checkCommand = (streams: Streams): Command =>
  subcommand('check', 'read the orders in DIR/orders; nothing is sent')
    .option('--empire <name>', 'only this one')
    .option('--only <name>', 'the same for any game')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, {
          chronopia: () => checkOrders(dir, { empire: options.empire ?? options.only }),
          byMail: (game) => checkByMail(game, dir, options.only ?? options.empire),
        }),
      ),
    );

const turnCommand = (streams: Streams): Command =>
  subcommand('turn', 'read the orders and continue to the next decision')
    .option('--anyway', 'use the defaults for everybody who has sent nothing')
    .option('--through', 'Chronopia: continue to the next turn: intents and battles use defaults')
    .option('--deadline <text>', 'shown at the top of the reports')
    .action((dir: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, {
          chronopia: () => runTurn(dir, options),
          byMail: (game) => turnByMail(game, dir, options),
        }),
      ),
    );

const backCommand = (streams: Streams): Command =>
  subcommand('back', 'list earlier states of the campaign, or bring one back')
    .argument('[number]', 'of the state; 1 takes back the last command')
    .action((dir: string, nth: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, { chronopia: () => goBack(dir, nth), byMail: (game) => backByMail(game, dir, nth) }),
      ),
    );

const reportCommand = (streams: Streams): Command =>
  subcommand('report', 'write all reports, or show one')
    .argument('[side]', 'an empire, a kingdom, or "moderator"')
    .addOption(new Option('--format <kind>', 'of the report shown').choices(FORMATS).default('text'))
    .option('--turn <n>', 'Chronopia: as an earlier turn began')
    .action((dir: string, name: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, {
          chronopia: () => showReport(dir, name, options),
          byMail: (game) => reportByMail(game, dir, name, options.format),
        }),
      ),
    );

const messageCommand = (streams: Streams): Command =>
  subcommand('message', 'send a message from one empire to others')
    .argument('<from>', 'the empire that writes')
    .argument('<to>', 'names, separated by commas')
    .argument('<text>', 'the message')
    .action((dir: string, from: string, to: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'message', () => sendMessage(dir, from, to, text)),
      ),
    );

const bidCommand = (streams: Streams): Command =>
  subcommand('bid', 'bid for a band of Dogs of War')
    .argument('<empire>', 'the empire that bids')
    .argument('<band>', 'such as dow-besiegers')
    .argument('<guilders>', 'how many guilders')
    .action((dir: string, name: string, band: string, guilders: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'bid', () => placeBid(dir, name, band, guilders)),
      ),
    );

const intentCommand = (streams: Streams): Command =>
  subcommand('intent', 'say what an empire intends at its meetings and battles')
    .argument('<empire>', 'the empire')
    .argument('<lines...>', 'such as "INTENT Iron Host FIGHT"')
    .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'intent', () => declareIntent(dir, name, lines)),
      ),
    );

const battleCommand = (streams: Streams): Command =>
  subcommand('battle', 'open battles, the form to report one, and its report')
    .argument('[battle]', 'its id; without one they are listed')
    .option('--form <file>', 'write the form, filled in with no losses')
    .option('--result <file>', 'a filled-in form')
    .option('--by <empire>', 'whose report it is')
    .action((dir: string, id: string | undefined, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'battle', () => handleBattle(dir, id, options)),
      ),
    );

const creationCommand = (streams: Streams): Command =>
  subcommand('creation', 'submit custom troops for the moderator to judge')
    .argument('<empire>', 'the empire they belong to')
    .argument('<file>', 'a JSON file with the draft')
    .option('--like <profile>', 'write a draft based on these troops')
    .action((dir: string, name: string, file: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'creation', () => submitCreation(dir, name, file, options)),
      ),
    );

const setUpCommand = (streams: Streams): Command =>
  subcommand('set-up', 'what the set-up asks of an empire, or its answer in words')
    .argument('<empire>', 'the empire')
    .argument('[lines...]', 'such as "CITIES 3 3 3 3" or "PLACE Highmark IN 0505, 0707"')
    .action((dir: string, name: string, lines: readonly string[], options, command: Command) =>
      printOutput(command, streams, options, () => inChronopia(dir, 'set-up', () => setUp(dir, name, lines))),
    );

const giveCommand = (streams: Streams): Command =>
  subcommand('give', 'give any other command of an empire: set-up, patrols, cities')
    .argument('<empire>', 'the empire that gives it')
    .argument('<command>', 'JSON such as {"type":"keepCity","city":"Karsk"}, or @file')
    .action((dir: string, name: string, text: string, options, command: Command) =>
      printOutput(command, streams, options, () =>
        inFolder(dir, {
          chronopia: () => giveOrder(dir, name, text),
          byMail: (game) => giveByMail(game, dir, name, jsonArgument(text, 'give')),
        }),
      ),
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
      printOutput(command, streams, options, () =>
        inChronopia(dir, 'moderate', () => moderate(dir, words, options)),
      ),
    );

const SUBCOMMANDS = [
  newCommand,
  statusCommand,
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

/** `warmoot campaign`: a campaign in a folder, run by mail, without any server. */
export const campaignCommand = (streams: Streams = PROCESS): Command =>
  groupOf(
    'campaign',
    streams,
    SUBCOMMANDS.map((each) => each(streams)),
  ).description('run a campaign by mail, in a folder, without a server');
