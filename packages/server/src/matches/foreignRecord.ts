import {
  type GameCommand,
  type GameEvent,
  type ImportedRolls,
  importedRollsOf,
  Match,
  type MatchRecord,
  type Reading,
  readDice,
  readingOf,
  readRecord,
  rollsOfLog,
  sameJson,
  say,
  dice as scripted,
  unreadable,
  type Verdict,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { AnyMatch } from './logCursor.ts';
import type { AnyItem } from './sight.ts';

export type AnyRecord = MatchRecord<GameCommand, GameEvent, unknown>;

/** A match from outside that follows the rules, and what its file says about its dice (MOT-07). */
export interface ForeignMatch {
  readonly record: AnyRecord;
  readonly rolls: readonly ImportedRolls[];
}

/**
 * Replays a record from outside line by line with the dice it states. Every command must be legal and have the recorded
 * result, so nobody can import an impossible match.
 */
export const readForeign = (
  door: SystemDoor,
  stored: unknown,
  seed: string | null,
): Reading<ForeignMatch> => {
  const read = readRecord(door.system, stored);
  if (!read.ok) return read;
  const options = door.readOptions((read.value as AnyRecord).options);
  if (!options.ok) return unreadable(say`its options cannot be read: ${options.problem}`);
  const dice = readDice((read.value as AnyRecord).dice);
  if (!dice.ok) return dice;
  try {
    const record = { ...(read.value as AnyRecord), options: options.value, dice: dice.value };
    const rolls = importedRollsOf(dice.value, seed, rollsOfLog(record.log).length);
    if (rolls === undefined) return unreadable('it lists more imported dice than were rolled');
    const played = playedAgain(door, record);
    return played.ok ? readingOf({ record, rolls }) : played;
  } catch {
    return unreadable('its lines are damaged');
  }
};

const playedAgain = (door: SystemDoor, record: AnyRecord): Reading<AnyRecord> => {
  const source = scripted(...rollsOfLog(record.log).map(({ value }) => value));
  const match = Match.begin(door.system, record.options, source, record.dice) as AnyMatch;
  for (const [i, item] of record.log.slice(1).entries()) {
    const fault = `line ${i + 2} cannot have happened as recorded`;
    if (item.kind === 'setup') return unreadable(fault);
    if (item.kind !== 'command') {
      if (!decidedAgain(match, item).ok) return unreadable(fault);
      continue;
    }
    const command = door.readCommand(item.command, match.state);
    if (!command.ok || !match.submit(item.seat, command.value as GameCommand).ok) return unreadable(fault);
  }
  return sameJson(match.log, record.log)
    ? readingOf(record)
    : unreadable('it has a different result when replayed');
};

/** A line that is not a command, given again (MOT-03, MOT-13, MOT-14). */
export const decidedAgain = (
  match: AnyMatch,
  item: Exclude<AnyItem, { kind: 'setup' | 'command' }>,
): Verdict => {
  switch (item.kind) {
    case 'undo':
      return match.undo(item.seat);
    case 'takeback':
      return match.takeBack(item.seat, item.to, item.agreed);
    case 'end':
      return match.end(item.seat, item.how, item.winners, item.agreed);
  }
};
