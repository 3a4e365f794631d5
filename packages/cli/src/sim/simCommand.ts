import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Command } from 'commander';
import type { Installation } from '../installation.ts';
import { BUDGET, playerOf, usualStrength } from '../play/computers.ts';
import { doorOf, requestedSetUp } from '../play/requestedSetUp.ts';
import type { PlayStreams } from '../play/streams.ts';
import { Unplayable } from '../play/unplayable.ts';
import { type Asked, gamesAsked, type SimOptions } from './asked.ts';
import { drawSummary } from './drawSummary.ts';
import { endInterrupted, untilInterrupted } from './interrupted.ts';
import { simulateMatrix } from './matrix/simulateMatrix.ts';
import { BrokenGame, coresAsked, playOnWorkers } from './pool.ts';
import { Progress } from './progress.ts';
import type { GameResult, SimRequest } from './request.ts';
import { inJson, summarize } from './summary.ts';

/** `warmoot sim SYSTEM SCENARIO`: many games of computer against computer, on all cores, and their results. */
export const simCommand = (installation: Installation, streams: PlayStreams): Command => {
  const command = new Command('sim')
    .description('let computer players play many games and count the results')
    .argument('<system>', `one of ${SYSTEMS.map(({ id }) => id).join(', ')}`)
    .argument('[scenario]', 'which scenario, if the system has several')
    .option('--games <number>', 'how many', '100')
    .option('--seed <seed>', 'the same seed repeats the same games')
    .option('--a <player>', 'who has the first seat (default: a good player)')
    .option('--b <player>', 'who has the second (default: the same player)')
    .option('--swap', 'swap seats every second game, with the same dice')
    .option('--modules <list>', 'optional rules, separated by commas')
    .option('--options <file>', 'a JSON file with the whole set-up of the match')
    .option('--cores <number>', 'how many to use (default: all)')
    .option('--json', 'print JSON for other programs')
    .option(
      '--matrix <file>',
      'every scenario by every player; the games are kept in this file, and the same command continues there',
    );
  for (const { id, simOptions = [] } of SYSTEMS)
    for (const { name, value, about } of simOptions)
      command.option(`--${name} <${value}>`, `${id}: ${about}`);
  return command.action(async (system: string, scenario: string | undefined, options: SimOptions) => {
    try {
      const run = options.matrix === undefined ? simulate : simulateMatrix;
      await run(installation, streams, system, { ...options, scenario });
    } catch (problem) {
      if (problem instanceof Unplayable) command.error(problem.message, { exitCode: 2, code: 'warmoot.sim' });
      if (problem instanceof BrokenGame) command.error(problem.message, { exitCode: 1, code: 'warmoot.sim' });
      throw problem;
    }
  });
};

/** What was typed for the system's own options; one that belongs to another system is refused. */
const ownOptions = (system: string, asked: SimOptions): Record<string, string> => {
  const known = SYSTEMS.flatMap(({ id, simOptions = [] }) => simOptions.map(({ name }) => ({ id, name })));
  const typed = known.flatMap(({ id, name }) => (asked[name] === undefined ? [] : [{ id, name }]));
  const foreign = typed.find(({ name }) => !known.some((each) => each.id === system && each.name === name));
  if (foreign !== undefined) throw new Unplayable(`${system} has no option --${foreign.name}: leave it out.`);
  return Object.fromEntries(typed.map(({ name }) => [name, asked[name] as string]));
};

/** Who fights a campaign's battles out, if somebody was named: a player of the other system. */
const foughtBy = async (
  { sim }: SystemDoor,
  own: Readonly<Record<string, string>>,
): Promise<Pick<SimRequest, 'fought'>> => {
  const fought = sim?.board && own[sim.board.option];
  if (sim?.board === undefined || fought === undefined) return {};
  await playerOf(await doorOf(sim.board.system), fought);
  return { fought };
};

/** Reads and checks everything before the first game. */
const readRequest = async (system: string, asked: Asked) => {
  const door = await doorOf(system);
  const a = asked.a ?? usualStrength(door);
  const b = asked.b ?? a;
  for (const name of [a, b]) await playerOf(door, name);
  const own = ownOptions(door.system.id, asked);
  const setUp = requestedSetUp(door, { ...asked, own });
  const request: SimRequest = {
    system: door.system.id,
    setUp,
    games: gamesAsked(asked.games),
    seed: asked.seed ?? String(randomInt(1_000_000)),
    a,
    b,
    swap: asked.swap === true,
    lines: BUDGET.lines,
    ...(await foughtBy(door, own)),
  };
  return { request, door, seats: door.system.seats(setUp) };
};

const simulate = async (
  installation: Installation,
  streams: PlayStreams,
  system: string,
  asked: Asked,
): Promise<void> => {
  const { request, door, seats } = await readRequest(system, asked);
  const cores = coresAsked(asked.cores, availableParallelism());
  const script = await installation.part('simWorker');
  const began = performance.now();
  const { results, interrupted } = await run(
    script,
    request,
    cores,
    new Progress(streams.stderr, request.games),
  );
  const seconds = (performance.now() - began) / 1000;
  const summary = summarize(seats, results);
  const lines = asked.json
    ? [JSON.stringify(inJson(request, summary, seconds), undefined, 2)]
    : drawSummary(request, summary, seconds, door.sim);
  for (const line of lines) streams.stdout.write(`${line}\n`);
  if (interrupted) endInterrupted();
};

const run = async (script: string, request: SimRequest, cores: number, progress: Progress) => {
  const results: GameResult[] = [];
  const { interrupted } = await untilInterrupted(progress, (signal) =>
    playOnWorkers(script, request, cores, {
      signal,
      onGame: (result) => {
        results.push(result);
        progress.step();
      },
    }),
  );
  return { results, interrupted };
};
