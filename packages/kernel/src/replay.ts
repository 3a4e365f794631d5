import type { Json } from './json.ts';
import type { LogItem, Match, MatchRecord } from './match.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';
import type { GameCommand, GameEvent, RuleSystem } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Line } from './story.ts';

/** Reads a stored record, also one of older rules if the system can; otherwise says in a sentence why not. */
export const readRecord = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  stored: unknown,
): Reading<MatchRecord<C, E, O>> => {
  const record = stored as MatchRecord<C, E, O> | null;
  if (record?.format !== 'warmoot-match/1' || !Array.isArray(record.log))
    return unreadable('this is not the record of a Warmoot match');
  if (record.system !== system.id) return unreadable(`this is a match of ${record.system}, not ${system.id}`);
  if (record.rulesVersion === system.rulesVersion) return readingOf(record);
  if (record.rulesVersion > system.rulesVersion)
    return unreadable(
      `this match was played with version ${record.rulesVersion} of the rules, which is newer than this program`,
    );
  const { upgrade } = system;
  if (upgrade === undefined)
    return unreadable(
      `this match was played with version ${record.rulesVersion} of the rules of ${system.name}; this program has version ${system.rulesVersion} and cannot continue it`,
    );
  const log = record.log.map((item: LogItem<C, E>) => upgradedItem(upgrade, item, record.rulesVersion));
  return readingOf({ ...record, rulesVersion: system.rulesVersion, log });
};

/** A line of older rules as today's rules read it. */
export const upgradedItem = <C, E>(
  upgrade: (event: Json, fromVersion: number) => E,
  item: LogItem<C, E>,
  fromVersion: number,
): LogItem<C, E> =>
  item.kind === 'setup' || item.kind === 'command'
    ? { ...item, events: item.events.map((event) => upgrade(event as Json, fromVersion)) }
    : item;

/** A seat's story of some events, starting from the state `before`. */
export const storyOfEvents = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  before: S,
  events: readonly E[],
  seat: Seat,
): Line[] => storyAlong(system, statesBefore(system, before, events), events, seat);

/** The state before each of these events; the same for every reader. */
export const statesBefore = <S, E extends GameEvent>(
  system: Pick<RuleSystem<S, never, E, never, never>, 'apply'>,
  before: S,
  events: readonly E[],
): readonly S[] => {
  const states = [before];
  for (let i = 1; i < events.length; i++) states.push(system.apply(states[i - 1] as S, events[i - 1] as E));
  return states;
};

/** The same story, if the states before the events are known. */
export const storyAlong = <S, E extends GameEvent>(
  system: Pick<RuleSystem<S, never, E, never, never>, 'story'>,
  states: readonly S[],
  events: readonly E[],
  seat: Seat,
): Line[] => events.flatMap((event, i) => system.story(states[i] as S, event, seat));

/** A line that was not undone, with its number. */
interface StandingLine<C, E> {
  readonly line: number;
  readonly item: Extract<LogItem<C, E>, { kind: 'setup' | 'command' }>;
}

/** The log without the lines that were undone or taken back. */
export const withoutUndone = <C, E>(log: readonly LogItem<C, E>[]): StandingLine<C, E>['item'][] =>
  standingLines(log).map(({ item }) => item);

/** Also for the last part of a log: the lines before it are left out. */
export const standingLines = <C, E>(log: readonly LogItem<C, E>[], linesBefore = 0): StandingLine<C, E>[] => {
  let kept: StandingLine<C, E>[] = [];
  for (const [i, item] of log.entries()) {
    if (item.kind === 'undo') kept.pop();
    else if (item.kind === 'takeback')
      kept = standingLines(log.slice(0, Math.max(0, item.to - linesBefore)), linesBefore);
    else if (item.kind !== 'end') kept.push({ line: linesBefore + i + 1, item });
  }
  return kept;
};

/** The whole story of a match so far, as one seat may read it. */
export const storyOf = <S, C extends GameCommand, E extends GameEvent, V, O>(
  match: Match<S, C, E, V, O>,
  seat: Seat,
): Line[] =>
  storyOfEvents(
    match.system,
    match.system.blank,
    withoutUndone(match.log).flatMap(({ events }) => events),
    seat,
  );
