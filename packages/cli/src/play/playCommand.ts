import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Command, Option } from 'commander';
import { nearest } from '../rules/nearest.ts';
import { STRENGTHS, type Strength } from './computers.ts';
import { setUpFrom } from './dealing.ts';
import { playSystem } from './playSystem.ts';
import type { PlayStreams } from './streams.ts';
import { Unplayable } from './unplayable.ts';

interface PlayOptions {
  readonly seat?: string;
  readonly against: Strength;
  readonly seed?: string;
  readonly dice: 'seeded' | 'typed';
  readonly watch?: true;
  readonly modules?: string;
  readonly options?: string;
}

/** `warmoot play SYSTEM`: any system at the terminal, from its scene alone. */
export const playCommand = (projectRoot: string, streams: PlayStreams): Command => {
  const command = new Command('play')
    .description('play a system against the computer, or watch it play')
    .argument('[system]', `one of ${SYSTEMS.map(({ id }) => id).join(', ')}`, 'practice')
    .argument('[scenario]', 'which battle, where a system has several')
    .option('--modules <list>', 'optional rules, with commas between them')
    .option('--options <file>', 'the whole set-up of the match, as JSON in a file')
    .option('--seat <seat>', 'the side you play (default: the first)')
    .addOption(
      new Option('--against <strength>', 'who plays the others').choices(STRENGTHS).default('greedy'),
    )
    .option('--seed <seed>', 'the same seed gives the same dice again')
    .addOption(
      new Option('--dice <source>', 'roll your own and type them in')
        .choices(['seeded', 'typed'])
        .default('seeded'),
    )
    .option('--watch', 'the computer plays all sides')
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    });
  return command.action(async (system: string, scenario: string | undefined, options: PlayOptions) => {
    try {
      const door = await doorOf(system);
      const setUp = readSetUp(door, scenario, options);
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
  against: options.against,
  seed: options.seed ?? String(randomInt(1_000_000)),
  typedDice: options.dice === 'typed',
  watch: options.watch === true,
});

/** What the match is set up with: a file says all, otherwise the scenario and the optional rules do. */
const readSetUp = (door: SystemDoor, scenario: string | undefined, asked: PlayOptions): unknown => {
  if (asked.options !== undefined) return setUpFrom(door, fileAsJson(asked.options));
  return setUpFrom(door, {
    ...(scenario === undefined ? {} : { scenario }),
    ...(asked.modules === undefined ? {} : { modules: asked.modules.split(',').map((name) => name.trim()) }),
  });
};

const wordsOf = (scenario: string | undefined, { modules, options }: PlayOptions): string =>
  [
    scenario === undefined ? '' : ` ${scenario}`,
    modules === undefined ? '' : ` --modules ${modules}`,
    options === undefined ? '' : ` --options ${options}`,
  ].join('');

const fileAsJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new Unplayable(`${path} cannot be read as JSON: ${(problem as Error).message}.`);
  }
};

const doorOf = async (name: string): Promise<SystemDoor> => {
  const entry = SYSTEMS.find(({ id }) => id === name.toLowerCase());
  if (entry !== undefined) return entry.load();
  const all = SYSTEMS.map(({ id }) => id);
  throw new Unplayable(
    `There is no system ${name}; the nearest is ${nearest(name, all, 1)[0]}, all are ${all.join(', ')}.`,
  );
};
