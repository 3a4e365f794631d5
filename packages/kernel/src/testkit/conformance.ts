import { randomCommand } from '../choices.ts';
import { pick } from '../dice/dice.ts';
import { seededDice } from '../dice/seeded.ts';
import { firstDifference } from '../json.ts';
import { Match } from '../match.ts';
import type { Seat } from '../seats.ts';
import { everyLossIsReported } from './census.ts';
import { deepFreeze } from './freeze.ts';
import type { AnyKit, Violation } from './kit.ts';
import { MATCH_LAWS, MOMENT_LAWS } from './laws.ts';
import { noLeak, noLeakOfCommands, noLeakOfOptions, withoutSecretsViewsAreEqual } from './leaks.ts';
import { listed, type Moment } from './moment.ts';
import { EVERY_LOSS, STEP_LAWS } from './steps.ts';

const LAWS_AT_A_MOMENT = {
  ...MOMENT_LAWS,
  'no leak of states': noLeak,
  'no leak of commands': noLeakOfCommands,
  'no leak of options': noLeakOfOptions,
  'without secrets all views are equal': withoutSecretsViewsAreEqual,
};

/** Thrown from deep inside a game to say which law broke. */
class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, message: string) {
    super(message);
    this.law = law;
  }
}

const uphold = (law: string, message: string | undefined): void => {
  if (message !== undefined) throw new LawBroken(law, message);
};

const isOver = ({ match }: Moment): boolean => match.outcome !== undefined;

/** One in this many times, a seat acts although the match is not waiting for it, if the rules permit it. */
const UNASKED = 3;

/** Usually a seat that must act; now and then another seat that has a choice: an offer, a standing order. */
const whoActs = (moment: Moment): Seat => {
  const { match, dice } = moment;
  const waitedFor = [...new Set(match.pending.map((open) => open.seat))];
  const others = match.seats.filter((seat) => !waitedFor.includes(seat) && listed(moment, seat).length > 0);
  const unasked = others.length > 0 && dice.roll(UNASKED, 'whether somebody acts unasked') === 1;
  return pick(dice, unasked ? others : waitedFor, 'who acts');
};

/** One random command by one of the seats that may act. */
const playOne = (moment: Moment): void => {
  const { kit, match, dice } = moment;
  const seat = whoActs(moment);
  const command = randomCommand(kit.system, match.viewOf(seat), seat, dice);
  if (command === undefined) throw new LawBroken('someone can always act', `${seat} has no legal command`);
  const before = deepFreeze(match.state);
  const answer = match.submit(seat, command);
  if (!answer.ok)
    throw new LawBroken('legal passes check', `${JSON.stringify(command)} was offered but refused`);
  for (const [law, holds] of Object.entries(STEP_LAWS))
    uphold(law, holds(moment, { before, seat, command, events: answer.events }));
};

const watchMoment = (moment: Moment): void => {
  for (const [law, holds] of Object.entries(LAWS_AT_A_MOMENT)) uphold(law, holds(moment));
};

const watchSetup = (moment: Moment): void => {
  const [first] = moment.match.log;
  const events = first?.kind === 'setup' ? first.events : [];
  uphold(EVERY_LOSS, everyLossIsReported(moment, { before: moment.kit.system.blank, events }));
};

export interface WatchedGame {
  readonly commands: number;
  readonly violations: readonly Violation[];
}

/** Plays one whole match at random and checks every law at every step; stops at the first that is broken. */
export const watchGame = (kit: AnyKit, seed: number): WatchedGame => {
  let step = 0;
  try {
    const moment = openTable(kit, seed);
    watchSetup(moment);
    for (; !isOver(moment); step++) {
      if (step > kit.longestMatch)
        throw new LawBroken('matches end', `still going after ${kit.longestMatch} commands`);
      watchMoment(moment);
      playOne(moment);
    }
    watchMoment(moment);
    for (const [law, holds] of Object.entries(MATCH_LAWS)) uphold(law, holds(moment));
    uphold('a second run gives the same match', secondRun(kit, seed, moment));
    return { commands: step, violations: [] };
  } catch (problem) {
    const law = problem instanceof LawBroken ? problem.law : 'nothing throws';
    const message = problem instanceof Error ? problem.message : String(problem);
    return { commands: step, violations: [{ law, message, seed, step }] };
  }
};

const openTable = (kit: AnyKit, seed: number): Moment => {
  const dice = seededDice(`watching ${seed}`);
  const options = pick(dice, kit.options, 'which options');
  return { kit, dice, match: Match.begin(kit.system, options, seededDice(seed)) };
};

/** The same seed and commands, without checking the laws in between. */
const secondRun = (kit: AnyKit, seed: number, { match }: Moment): string | undefined => {
  const again = Match.begin(kit.system, match.options, seededDice(seed));
  for (const item of match.log) {
    if (item.kind === 'command') again.submit(item.seat, item.command);
    if (item.kind === 'undo') again.undo(item.seat);
  }
  return firstDifference(match.state, again.state);
};

/** Plays matches until at least this many commands were checked, or a law is broken. */
export const watchGames = (kit: AnyKit, commands: number, firstSeed = 1): WatchedGame => {
  let watched = 0;
  for (let seed = firstSeed; watched < commands; seed++) {
    const game = watchGame(kit, seed);
    watched += game.commands;
    if (game.violations.length > 0) return { commands: watched, violations: game.violations };
  }
  return { commands: watched, violations: [] };
};
