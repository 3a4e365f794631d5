import { oddsOf, readingOf, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { diceChecked } from '../matches/diceChecked.ts';
import { readImport } from '../matches/importBody.ts';
import { ruledOn, setUpOf } from '../matches/ruled.ts';
import { newsIn, sightIn } from '../matches/stretch.ts';
import { legalIn } from './legalIn.ts';
import { Memory } from './memory.ts';
import { answererOf, playerOf } from './players.ts';
import {
  type Answer,
  type Answers,
  type ChooseTask,
  type OrdersTask,
  type PackedNews,
  type PastTask,
  packed,
  type Report,
  type Request,
  type Task,
} from './task.ts';

/** How many lines are explored at most; the clock may stop it earlier. */
const LINES = 200;

type Clock = () => number;

/** Handles a worker's requests. It keeps the views it was shown, and nothing else. */
export const workOn = (clock: Clock): ((request: Request) => Promise<Report>) => {
  const shown = new Memory();
  return async ({ view: sent, task }) => {
    try {
      const view = sent === undefined ? undefined : shown.unpack(sent.key, sent.packed);
      return { answer: await answerTo(task, view, clock) };
    } catch (problem) {
      return { defect: (problem as Error).message };
    }
  };
};

/** Within the time that a question may take, also for a great battle. */
const ODDS = { walks: 20_000, samples: 600, pairs: 60 };

const answerTo = async (task: Task, view: unknown, clock: Clock): Promise<Answer> => {
  if (task.kind === 'import') return bring(task.bytes);
  const door = await SYSTEMS.find(({ id }) => id === task.system)?.load();
  if (door === undefined) throw new Error(`there is no system ${task.system}`);
  switch (task.kind) {
    case 'choose':
      return choose(door, task, view, clock);
    case 'odds':
      return oddsOf(door.system, view, task.seat, task.command as never, ODDS);
    case 'legal':
      return legalIn(door.system, task, view, clock);
    case 'orders':
      return ordersRead(door, task, view);
    case 'report':
      return door.report?.(view, task.seat, task.format) ?? null;
    case 'news':
      return packedNews(door, task);
    case 'replay':
      return jsonOf(sightIn(door, task.stretch, task.seat, task.number));
    case 'decide':
      return ruledOn(door.system, task.options, task.state, task.seat, task.command, task.place);
    case 'setup':
      return setUpOf(door.system, task.options, task.dice);
    case 'options':
      return door.readOptions(task.options);
    case 'dice':
      return JSON.stringify(diceChecked(door.system, task));
  }
};

const packedNews = (door: SystemDoor, { stretch, seat, number, most }: PastTask): readonly PackedNews[] =>
  newsIn(door, stretch, seat, number, most).map(packed);

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const choose = async (
  door: SystemDoor,
  { player: name, question, seat, seconds, seed }: ChooseTask,
  view: unknown,
  clock: Clock,
): Promise<Answer> => {
  const player = await (question === undefined ? playerOf(door, name) : answererOf(door, name, question));
  if (player === undefined) throw new Error(`${door.system.name} has no computer player called "${name}"`);
  const end = clock() + seconds * 1000;
  const budget = { lines: LINES, timeUp: () => clock() >= end };
  return player.choose(view, seat, budget, seededDice(seed)) ?? null;
};

const ordersRead = (
  { orders }: SystemDoor,
  { seat, text, mostFindings }: OrdersTask,
  view: unknown,
): Answers['orders'] => {
  const read = orders?.read(view, seat, text);
  if (read === undefined) return null;
  const findings = read.findings.slice(0, mostFindings);
  return { commands: read.commands, findings, leftOut: read.findings.length - findings.length };
};

const bring = async (bytes: Uint8Array): Promise<Answers['import']> => {
  const read = await readImport(bytes);
  if (!read.ok) return read;
  const { log, ...head } = read.value.record;
  const lines = log.map((item) => JSON.stringify(item));
  return readingOf({ head: JSON.stringify(head), lines, rolls: read.value.rolls });
};
