import type { Dice } from '../dice/dice.ts';
import { seededDice } from '../dice/seeded.ts';
import { digestOf } from '../digest.ts';
import { type Json, keySortedJson } from '../json.ts';
import { type LogItem, Match, type MatchRecord } from '../match.ts';
import type { AnySystem, Outcome } from '../ruleSystem.ts';
import type { Seat } from '../seats.ts';
import type { Any } from './kit.ts';

export type AnyMatch = Match<Any, Any, Any, Any, Any>;

/** A line of a golden game; `text` is the written order from which the command was read. */
export type GoldenLine = LogItem<Any, Any> & { readonly text?: string };

/** A whole match as it was once played. Its events are kept too, so that later rules can upgrade them. */
export interface Golden {
  /** Also the seed of its dice. */
  readonly name: string;
  /** Of the state at the end. */
  readonly digest: string;
  readonly outcome: Outcome | null;
  readonly record: Omit<MatchRecord<Any, Any, Any>, 'log'> & { readonly log: readonly GoldenLine[] };
}

export type GoldenOrder =
  | { readonly seat: Seat; readonly command: Any }
  | { readonly seat: Seat; readonly text: string };

/** How to play a golden game for recording. Afterwards only the file counts. */
export interface GoldenPlan {
  readonly name: string;
  readonly options: Any;
  /** Every order is given before the next one is requested. */
  readonly orders: (match: AnyMatch, thoughts: Dice) => Iterable<GoldenOrder>;
}

export interface GoldenKit {
  readonly games: readonly GoldenPlan[];
  /** Events and commands without what they say to people: a new wording is not a new rule. */
  readonly withoutWords?: (value: Json) => Json;
}

/** The part of a system's door that a golden game uses. */
export interface GoldenDoor {
  readonly system: AnySystem;
  readonly orders?: {
    readonly read: (
      view: unknown,
      seat: Seat,
      text: string,
    ) => { readonly commands: readonly unknown[] } | undefined;
  };
}

/** The one command that a written order means. */
export const commandIn = ({ orders }: GoldenDoor, match: AnyMatch, seat: Seat, text: string): Any => {
  const { commands = [] } = orders?.read(match.viewOf(seat), seat, text) ?? {};
  if (commands.length === 1) return commands[0];
  throw new Error(`the text of ${seat} must give one command, not ${commands.length}: ${text}`);
};

export const stateDigest = (state: unknown): string => digestOf(keySortedJson(state));

/** Plays a game by its plan and records all of it. */
export const recordGolden = (door: GoldenDoor, { name, options, orders }: GoldenPlan): Golden => {
  const match: AnyMatch = Match.begin(door.system, options, seededDice(name));
  const texts = new Map<number, string>();
  for (const order of orders(match, seededDice(`${name} thinks`))) {
    const { seat } = order;
    if ('text' in order) texts.set(match.log.length, order.text);
    const command = 'text' in order ? commandIn(door, match, seat, order.text) : order.command;
    const answer = match.submit(seat, command);
    if (!answer.ok) throw new Error(`${name}, line ${match.log.length}: ${JSON.stringify(answer)}`);
  }
  const record = match.record();
  const log = record.log.map((item, at) => (texts.has(at) ? { ...item, text: texts.get(at)! } : item));
  const outcome = match.outcome ?? null;
  return { name, digest: stateDigest(match.state), outcome, record: { ...record, log } };
};

/** A header, then each line of the log. */
export const printGolden = ({ record: { log, ...record }, ...golden }: Golden): string =>
  [JSON.stringify({ ...golden, record }), ...log.map((item) => JSON.stringify(item)), ''].join('\n');

export const readGolden = (text: string): Golden => {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const { record, ...golden } = JSON.parse(header) as Golden;
  return { ...golden, record: { ...record, log: lines.map((line) => JSON.parse(line) as GoldenLine) } };
};
