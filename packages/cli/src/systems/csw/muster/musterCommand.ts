import { SETTLEMENTS, TRAINING, VICTIMS } from '@warmoot/systems/csw/campaign';
import { Command, Option } from 'commander';
import { commandOf, PROCESS, printOutput } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { type DiceOptions, withDiceOptions } from './diceOptions.ts';
import type { MusterOptions } from './parseAdvertisement.ts';
import { rollOrders } from './rollOrders.ts';
import { type ImpressOptions, runImpress } from './runImpress.ts';
import { runMuster } from './runMuster.ts';
import { runTraining, type TrainOptions } from './runTraining.ts';
import { type ArmsOptions, showArms } from './showArms.ts';
import { showListings } from './showListings.ts';
import { ROLE_TITLES, showRole } from './showRole.ts';
import { showUpkeep, type UpkeepOptions } from './showUpkeep.ts';

const bonusOption = (): Option =>
  new Option('--bonus <bonus>', 'pay in advance').choices(['none', 'ordinary', 'triple']).default('none');
const payOption = (): Option =>
  new Option('--pay <pay>', 'the going rate, three times as much, or a reputation for poor pay')
    .choices(['poor', 'ordinary', 'triple'])
    .default('ordinary');

const advertiseCommand = (streams: Streams): Command => {
  const command = withDiceOptions(new Command('advertise'))
    .description('post notices and see who comes; the default')
    .argument(
      '[settlement]',
      `one of ${Object.keys(SETTLEMENTS).join(', ')}; without it, the listings are shown`,
    )
    .argument('[listings...]', 'who to advertise for, such as "trained footmen"')
    .option('--weeks <weeks>', 'weeks of advertising at most', '1')
    .addOption(bonusOption())
    .addOption(payOption())
    .option('--of <people>', 'a people to ask for, or men or elves')
    .addOption(
      new Option('--alignment <alignment>', 'alignment to ask for').choices(['law', 'neutral', 'chaotic']),
    )
    .option('--defence <class>', 'a Defence Class to ask for, 0 to 4')
    .option('--multi-level', 'ask for specialists of several levels')
    .option('--coastal', 'the settlement lies on the coast')
    .option('--inhabitants <number>', 'how many live there; a village under 300 is small')
    .option('--other-alignment', 'the settlement has a different alignment from yours')
    .option(
      '--hire <listing=number>',
      'hire only this many of those who come; repeat for each listing',
      (each: string, before: readonly string[] = []) => [...before, each],
    )
    .option('--months <months>', 'months of pay to include', '1')
    .action((settlement: string | undefined, listings: readonly string[], options: MusterOptions) =>
      printOutput(command, streams, options, (page) =>
        settlement === undefined ? showListings(page) : runMuster(settlement, listings, options, page),
      ),
    );
  return command;
};

const impressCommand = (streams: Streams): Command => {
  const command = withDiceOptions(new Command('impress'))
    .description('seize men by force')
    .argument('<ground>', `one of ${Object.keys(VICTIMS).join(', ')}`)
    .addOption(
      new Option('--alignment <alignment>', 'alignment of the people there compared with yours')
        .choices(['same', 'similar', 'different'])
        .default('different'),
    )
    .option('--squad <units>', 'regular units in the goon squad', '4')
    .option('--treasury <gold>', 'gold available for fines', '1000')
    .option('--held <men>', 'men impressed earlier who are not in a unit yet', '0')
    .action((ground: string, options: ImpressOptions) =>
      printOutput(command, streams, options, (page) => runImpress(ground, options, page)),
    );
  return command;
};

const trainCommand = (streams: Streams): Command => {
  const command = withDiceOptions(new Command('train'))
    .description('train a unit, step by step')
    .argument('<to>', `one of ${TRAINING.map(({ name }) => name).join(', ')}`)
    .option('--from <training>', 'the training it already has', 'None')
    .option('--impressed', 'its men were impressed: say whether they stay')
    .option('--battle <day>', 'the day after they were formed on which a battle begins')
    .action((to: string, options: TrainOptions) =>
      printOutput(command, streams, options, (page) => runTraining(to, options, page)),
    );
  return command;
};

const upkeepCommand = (streams: Streams): Command => {
  const command = new Command('upkeep')
    .description('what an army costs')
    .argument('<troops...>', 'units by code, such as HF=4 LC=2')
    .option('--months <months>', 'for how long', '1')
    .option('--battles <months>', 'how many of those months have a battle', '0')
    .option('--new', 'include arms, armour, equipment and bonus')
    .addOption(bonusOption())
    .addOption(payOption())
    .option('--json', 'print JSON for other programs')
    .action((troops: readonly string[], options: UpkeepOptions) =>
      printOutput(command, streams, options, (page) => showUpkeep(troops, options, page)),
    );
  return command;
};

const armsCommand = (streams: Streams): Command => {
  const command = new Command('arms')
    .description('what arms and armour cost, piece by piece')
    .argument('[pieces...]', 'such as sword shield "military pick"; without it, the prices are shown')
    .option('--men <number>', 'for how many men', '20')
    .option('--json', 'print JSON for other programs')
    .action((pieces: readonly string[], options: ArmsOptions) =>
      printOutput(command, streams, options, (page) => showArms(pieces, options, page)),
    );
  return command;
};

const roleCommand = (streams: Streams): Command => {
  const command = withDiceOptions(new Command('role'))
    .description('roll on a role table: officers, reasons to enlist and others')
    .argument('<table>', `one of ${ROLE_TITLES.join(', ')}`)
    .action((table: string, options: DiceOptions) =>
      printOutput(command, streams, options, (page) => showRole(table, options, page)),
    );
  return command;
};

const ordersCommand = (streams: Streams): Command => {
  const command = withDiceOptions(new Command('orders'))
    .description('orders and neighbours of a character who does not command')
    .action((options: DiceOptions) =>
      printOutput(command, streams, options, (page) => rollOrders(options, page)),
    );
  return command;
};

/** `warmoot muster SETTLEMENT LISTING...`: raises an army for a campaign of City State Warfare. */
export const musterCommand = (streams: Streams = PROCESS): Command =>
  commandOf('muster', streams, [
    advertiseCommand(streams),
    impressCommand(streams),
    trainCommand(streams),
    armsCommand(streams),
    upkeepCommand(streams),
    roleCommand(streams),
    ordersCommand(streams),
  ]).description('raise, impress, train and pay an army (City State Warfare)');
