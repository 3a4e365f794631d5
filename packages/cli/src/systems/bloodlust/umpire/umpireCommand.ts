import { Command } from 'commander';
import { commandOf, groupOf, PROCESS, printOutput } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { type ArtilleryOptions, artilleryOutput, type FireOptions, fireOutput } from './fire.ts';
import { type MeleeOptions, meleeOutput } from './melee.ts';
import {
  type ControlOptions,
  controlOutput,
  gradeOutput,
  type MoveOptions,
  meetOutput,
  moveOutput,
  type PriceOptions,
  priceOutput,
  type RemovalOptions,
  removalOutput,
  stagesOutput,
} from './others.ts';
import { type TermOptions, withJson, withScale, withSetting } from './terms.ts';

type Make = (streams: Streams) => Command;

const melee: Make = (streams) => {
  const command = withSetting(withJson(new Command('melee')))
    .description('a melee, both ways at once (BLD-SEQ-07)')
    .argument('<first>', 'such as "ROM1, 4 in contact, 2 ranks, charging"')
    .argument('<second>', 'such as "DRILL, LS, Light, 32 castings"')
    .option('--dice <rule>', 'NONE, D6 or TYPED; each side then says "die 4"', 'NONE')
    .action((first: string, second: string, options: MeleeOptions) =>
      printOutput(command, streams, options, (page) => meleeOutput(first, second, options, page)),
    );
  return command;
};

const fire: Make = (streams) => {
  const command = withScale(withJson(new Command('fire')))
    .description('bows at one target (BLD-FIR-09, BLD-FIR-13)')
    .argument('<shooters...>', 'each such as "LB, 24 castings, volley" or "ROM4, 16 castings"')
    .requiredOption('--at <target>', 'such as "Metal", "ROM1, testudo, cover", "Troll" or "Slow"')
    .option('--range <inches>', 'if you have measured it')
    .option('--dice <numbers>', 'your d10s for attempts at a model, such as "8 7"')
    .action((shooters: readonly string[], options: FireOptions) =>
      printOutput(command, streams, options, (page) => fireOutput(shooters, options, page)),
    );
  return command;
};

const artillery: Make = (streams) => {
  const command = withScale(withJson(new Command('artillery')))
    .description('what a piece needs on a d10 (BLD-FIR-10)')
    .argument('<kind>', 'bolt thrower, lightning, catapult, cannon, rocks or breath')
    .requiredOption('--at <target>', 'such as "ROM1, testudo" or "Elephant"')
    .option('--pieces <number>', 'how many shoot', '1')
    .option('--uphill', 'they stand uphill of the target')
    .option('--range <inches>', 'if you have measured it')
    .option('--dice <numbers>', 'your d10s, one for each piece')
    .action((kind: string, options: ArtilleryOptions) =>
      printOutput(command, streams, options, (page) => artilleryOutput(kind, options, page)),
    );
  return command;
};

const move: Make = (streams) => {
  const command = withScale(withJson(new Command('move')))
    .description('how far something moves (BLD-MOV-02)')
    .argument('<who>', 'a class such as DRILL, a model such as Troll, or COMMAND')
    .option('--formation <name>', 'individual, pair, column, line, mass or testudo', 'column')
    .option('--rough', 'through rough or wooded ground')
    .option('--water', 'across a stream or ford')
    .option('--away', 'a column that ends farther from the closest enemy')
    .option('--airborne', 'in flight')
    .option('--impaired', 'a model with one body hit left')
    .option('--reformed', 'a drilled unit that reformed first')
    .action((who: string, options: MoveOptions) =>
      printOutput(command, streams, options, (page) => moveOutput(who, options, page)),
    );
  return command;
};

const meet: Make = (streams) => {
  const command = withJson(new Command('meet'))
    .description('where a counter-charge meets its charger (BLD-R-09)')
    .argument('<gap>', 'between the two, in inches')
    .argument('<own>', 'allowance of the charged unit')
    .argument('<chargers>', 'allowance of the charger')
    .action((gap: string, own: string, chargers: string, options: TermOptions) =>
      printOutput(command, streams, options, (page) => meetOutput(gap, own, chargers, page)),
    );
  return command;
};

const control: Make = (streams) => {
  const command = withJson(new Command('command'))
    .description('control points of a commander (BLD-CMD-03)')
    .argument('<rank>', 'C-in-C, sub-general, allied general or magic user')
    .option('--near', 'within 6 inches of an enemy unit')
    .option('--disrupted', 'he or the unit he has joined is Disrupted')
    .option('--melee', 'locked in melee')
    .action((rank: string, options: ControlOptions) =>
      printOutput(command, streams, options, (page) => controlOutput(rank, options, page)),
    );
  return command;
};

const points: Make = (streams) => {
  const command = withSetting(withJson(new Command('points')))
    .description('what a stand costs, line by line (BLD-PTS-01)')
    .argument('<stand>', 'ELF6, Elephant, C-in-C, or "DRILL, 4, IM, -, Metal, yes, Elite, te"')
    .option('--race <race>', 'of your own stand', 'human')
    .action((stand: string, options: PriceOptions) =>
      printOutput(command, streams, options, (page) => priceOutput(stand, options, page)),
    );
  return command;
};

const stages: Make = (streams) => {
  const command = withScale(withJson(new Command('stages')))
    .description('what hits do to a creature, machine or chariot (BLD-CAS-03)')
    .argument('<model>', 'such as Elephant')
    .argument('<hits>', 'all it has taken so far')
    .action((model: string, hits: string, options: TermOptions) =>
      printOutput(command, streams, options, (page) => stagesOutput(model, hits, options, page)),
    );
  return command;
};

const losses: Make = (streams) => {
  const command = withJson(new Command('losses'))
    .description('which stands lose the castings (BLD-R-89)')
    .argument('<block>', 'files x ranks, such as 6x2')
    .argument('<hits>', 'castings to remove')
    .option('--castings <number>', 'on a stand', '4')
    .option('--contact <files>', 'first and last file in contact, such as 1-4; none under fire')
    .option('--ranks <number>', 'how deep it fights', '2')
    .option('--no-overlaps', 'the stands beside those in contact do not fight')
    .action((block: string, hits: string, options: RemovalOptions) =>
      printOutput(command, streams, options, (page) => removalOutput(block, hits, options, page)),
    );
  return command;
};

const grade: Make = (streams) => {
  const command = withJson(new Command('grade'))
    .description('what a morale grade of another system is here (BLD-MOR-03)')
    .argument('<grade>', 'A, B, C, D, Superior, Ordinary, Inferior')
    .option('--class <class>', 'of the unit', 'DRILL')
    .action((given: string, options: TermOptions & { class: string }) =>
      printOutput(command, streams, options, (page) => gradeOutput(given, options.class, page)),
    );
  return command;
};

const QUESTIONS: readonly Make[] = [
  melee,
  fire,
  artillery,
  move,
  meet,
  control,
  points,
  stages,
  losses,
  grade,
];

/** `warmoot umpire`: answers for games with real miniatures (BLD-PLY-16). */
export const umpireCommand = (streams: Streams = PROCESS): Command =>
  commandOf('umpire', streams, [
    groupOf(
      'bloodlust',
      streams,
      QUESTIONS.map((make) => make(streams)),
    ).description('melee, fire, moves, command, points and losses (Blood Lust)'),
  ]).description('answers for a game with real miniatures (Blood Lust)');
