import { seededDice } from '../dice/seeded.ts';
import { firstDifference, type Json, keySortedJson } from '../json.ts';
import { eventsIn, Match } from '../match.ts';
import { readRecord } from '../replay.ts';
import type { AnySystem } from '../ruleSystem.ts';
import {
  type AnyMatch,
  commandIn,
  type Golden,
  type GoldenDoor,
  type GoldenKit,
  type GoldenLine,
  stateDigest,
} from './golden.ts';

/** Plays a golden game again and says where today's rules play it differently; undefined if they do not. */
export const divergenceFrom = (
  { name, record, digest }: Golden,
  door: GoldenDoor,
  withoutWords: WithoutWords = (value) => value,
): string | undefined => {
  const again: AnyMatch = Match.begin(door.system, record.options, seededDice(name));
  const changed = (was: unknown, is: unknown): string | undefined =>
    firstDifference(plain(was, withoutWords), plain(is, withoutWords));
  for (const [at, line] of record.log.entries()) {
    const fault = at === 0 ? undefined : resubmit(line, again, door, changed);
    const divergence = fault ?? changed(eventsIn(line), eventsIn(again.log[at] as GoldenLine));
    if (divergence !== undefined) return `line ${at} (${labelOf(line)}): ${divergence}`;
  }
  const replayed: AnyMatch = Match.replay(door.system, record, seededDice(name));
  return stateDigest(replayed.state) === digest ? undefined : 'its log now leads to a different final state';
};

type WithoutWords = NonNullable<GoldenKit['withoutWords']>;

const plain = (value: unknown, withoutWords: WithoutWords): Json =>
  JSON.parse(keySortedJson(withoutWords(value as Json)));

const labelOf = (line: GoldenLine): string =>
  line.kind === 'command' ? `${line.seat}: ${line.command.type}` : line.kind;

/** Why a line cannot be repeated as it was; undefined if it can. */
const resubmit = (
  line: GoldenLine,
  match: AnyMatch,
  door: GoldenDoor,
  changed: (was: unknown, is: unknown) => string | undefined,
): string | undefined => {
  if (line.kind === 'setup') return 'a match is set up only once';
  if (line.kind === 'takeback' || line.kind === 'end') return 'no golden game has one';
  if (line.kind === 'undo') {
    const verdict = match.undo(line.seat);
    return verdict.ok ? undefined : `it can no longer be undone: ${verdict.because}`;
  }
  const { seat, command, text } = line;
  const misread = text && changed(command, commandIn(door, match, seat, text));
  if (misread) return `its text is read differently: ${misread}`;
  const answer = match.submit(seat, command);
  return answer.ok ? undefined : `it is no longer accepted: ${JSON.stringify(answer)}`;
};

/** Enough commands to finish the second half of any golden game. */
const MAX_STAND_INS = 5_000;

/**
 * What goes wrong with a golden game of older rules under `upgrade`; undefined if nothing does. The whole game must
 * have the same winners, and it must be possible to finish its first half.
 */
export const faultInOlderGame = (golden: Golden, system: AnySystem): string | undefined => {
  const reading = readRecord(system, golden.record);
  if (!reading.ok) return reading.problem;
  const record = reading.value as Golden['record'];
  const whole: AnyMatch = Match.replay(system, record, seededDice('whole'));
  const otherWinners = firstDifference(golden.outcome?.winners, whole.outcome?.winners);
  if (otherWinners !== undefined) return `it now has different winners: ${otherWinners}`;
  const half = record.log.slice(0, Math.ceil(record.log.length / 2));
  return finish(Match.replay(system, { ...record, log: half }, seededDice('half')));
};

const finish = (match: AnyMatch): string | undefined => {
  for (let given = 0; given < MAX_STAND_INS; given++) {
    const [open] = match.pending;
    if (open === undefined) return match.outcome === undefined ? 'nobody can act in it' : undefined;
    const answer = match.submit(open.seat, open.standIn);
    if (!answer.ok) return `it cannot go on: ${JSON.stringify(answer)}`;
  }
  return `it does not end after ${MAX_STAND_INS} commands`;
};
