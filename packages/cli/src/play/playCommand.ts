import { randomInt } from 'node:crypto';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Command, Option } from 'commander';
import { usualStrength } from './computers.ts';
import { playSystem } from './playSystem.ts';
import { doorOf, requestedSetUp } from './requestedSetUp.ts';
import { checkRecordPath } from './saveRecord.ts';
import type { PlayStreams } from './streams.ts';
import { Unplayable } from './unplayable.ts';

interface PlayOptions {
  readonly seat?: string;
  readonly against?: string;
  readonly seed?: string;
  readonly dice: 'seeded' | 'typed';
  readonly watch?: true;
  readonly modules?: string;
  readonly options?: string;
  readonly record?: string;
}

/** `warmoot play SYSTEM`: any system at the terminal, from its scene alone. */
export const playCommand = (projectRoot: string, streams: PlayStreams): Command => {
  const command = new Command('play')
    .description('play a system against the computer, or watch it play')
    .argument('[system]', `one of ${SYSTEMS.map(({ id }) => id).join(', ')}`, SYSTEMS[0]?.id)
    .argument('[scenario]', 'which scenario, if the system has several')
    .option('--modules <list>', 'optional rules, separated by commas')
    .option('--options <file>', 'a JSON file with the whole set-up of the match')
    .option('--seat <seat>', 'the side you play (default: the first)')
    .option('--against <player>', 'who plays the others (default: a good player that moves at once)')
    .option('--seed <seed>', 'the same seed repeats the same dice')
    .addOption(
      new Option('--dice <source>', 'roll your own dice and type them in')
        .choices(['seeded', 'typed'])
        .default('seeded'),
    )
    .option('--watch', 'the computer plays all sides')
    .option('--record <file>', 'save the match in a file, for replays and for warmoot aftermath')
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    });
  return command.action(async (system: string, scenario: string | undefined, options: PlayOptions) => {
    try {
      const door = await doorOf(system);
      const setUp = requestedSetUp(door, { ...options, scenario });
      const setUpWords = wordsOf(scenario, options);
      await playSystem({ ...requestOf(projectRoot, door, options), setUp, setUpWords }, streams);
    } catch (problem) {
      if (!(problem instanceof Unplayable)) throw problem;
      command.error(problem.message, { exitCode: 2, code: 'warmoot.play' });
    }
  });
};

const requestOf = (projectRoot: string, door: SystemDoor, options: PlayOptions) => ({
  projectRoot,
  door,
  seat: options.seat,
  against: options.against ?? usualStrength(door),
  seed: options.seed ?? String(randomInt(1_000_000)),
  typedDice: options.dice === 'typed',
  watch: options.watch === true,
  record: checkRecordPath(options.record),
});

const wordsOf = (scenario: string | undefined, { modules, options }: PlayOptions): string =>
  [
    scenario === undefined ? '' : ` ${scenario}`,
    modules === undefined ? '' : ` --modules ${modules}`,
    options === undefined ? '' : ` --options ${options}`,
  ].join('');
