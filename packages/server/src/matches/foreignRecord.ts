import {
  type GameCommand,
  type GameEvent,
  Match,
  type MatchRecord,
  type Reading,
  readingOf,
  readRecord,
  rollsIn,
  sameJson,
  dice as scripted,
  unreadable,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';

export type AnyRecord = MatchRecord<GameCommand, GameEvent, unknown>;

/**
 * A record that came from outside, played again line by line with the dice it tells of: every command must be legal and
 * come out as written, so that nobody brings in a match that could not have happened.
 */
export const readForeign = (door: SystemDoor, stored: unknown): Reading<AnyRecord> => {
  const read = readRecord(door.system, stored);
  if (!read.ok) return read;
  const options = door.readOptions((read.value as AnyRecord).options);
  if (!options.ok) return unreadable(`its options cannot be read: ${options.problem}`);
  try {
    return playedAgain(door, { ...(read.value as AnyRecord), options: options.value });
  } catch {
    return unreadable('its lines are damaged');
  }
};

const playedAgain = (door: SystemDoor, record: AnyRecord): Reading<AnyRecord> => {
  const rolls = record.log.flatMap((item) => (item.kind === 'undo' ? [] : rollsIn(item.events)));
  const source = scripted(...rolls.map(({ value }) => value));
  const match = Match.begin(door.system, record.options, source, record.dice) as Match<
    unknown,
    GameCommand,
    GameEvent,
    unknown,
    unknown
  >;
  for (const [i, item] of record.log.slice(1).entries()) {
    const fault = `line ${i + 2} could not have happened as it is written`;
    if (item.kind === 'setup') return unreadable(fault);
    if (item.kind === 'undo') {
      if (!match.undo(item.seat).ok) return unreadable(fault);
      continue;
    }
    const command = door.readCommand(item.command, match.state);
    if (!command.ok || !match.submit(item.seat, command.value as GameCommand).ok) return unreadable(fault);
  }
  return sameJson(match.log, record.log)
    ? readingOf(record)
    : unreadable('played again it comes out differently');
};
