import {
  type Dice,
  firstDifference,
  Match,
  oddsOf,
  randomCommand,
  type Seat,
  seededDice,
} from '@warmoot/kernel';
import { citystates } from '../index.ts';
import type { Game } from '../state/game.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { disguise } from './disguise.ts';

/** Enough to show a difference: the seeds are the same. */
const ODDS = { walks: 5, samples: 4, pairs: 2 };

/** What a seat sees: the true view, or one that a test has made leaky. */
export type Look = (game: Game, seat: Seat) => Game;

interface Found {
  readonly pairs: number;
  readonly leak: string | undefined;
}

/**
 * View, scene, questions, lists, refusals and the odds of battles: everything a seat can find out without changing
 * anything.
 */
const knowable = (look: Look, game: Game, seat: Seat, dice: Dice): Readonly<Record<string, unknown>> => {
  const view = look(game, seat) as ReturnType<typeof citystates.view>;
  const command = randomCommand(citystates, view, seat, dice, 4);
  const isBattle = command?.type === 'attack' || command?.type === 'tactic';
  return {
    view,
    scene: citystates.scene(view, seat),
    questions: citystates.questions?.(view, seat),
    command: command ?? null,
    odds: isBattle ? oddsOf(citystates, view, seat, command, ODDS) : null,
  };
};

const partsOf = (known: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(known).flatMap(([name, value]): [string, unknown][] =>
    value === null || typeof value !== 'object'
      ? [[name, value]]
      : Object.entries(value).map(([key, part]) => [`${name}.${key}`, part]),
  );

/** Part by part: most parts of both are the same object. */
const differenceBetween = (
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): string | undefined => {
  const [parts, others] = [partsOf(a), new Map(partsOf(b))];
  if (parts.length !== others.size) return firstDifference(a, b);
  for (const [name, part] of parts) {
    const difference = firstDifference(part, others.get(name), name);
    if (difference !== undefined) return difference;
  }
  return undefined;
};

const SEED_OF_CHOICE = 7;

/** How this seat could distinguish the state from another that must look the same to it. */
export const leakAt = (look: Look, game: Game, seat: Seat, dice: Dice): string | undefined => {
  const other = disguise(game, seat, dice);
  if (other === undefined) return undefined;
  return differenceBetween(
    knowable(look, game, seat, seededDice(SEED_OF_CHOICE)),
    knowable(look, other, seat, seededDice(SEED_OF_CHOICE)),
  );
};

/** Plays at random and, after every command, compares what each seat may know of two states that it cannot tell apart. */
export const lookForLeaks = (look: Look, options: CstOptions, seed: number, most: number): Found => {
  const dice = seededDice(seed);
  const match = Match.begin(citystates, options, seededDice(seed + 1));
  let pairs = 0;
  while (match.outcome === undefined && pairs < most) {
    for (const seat of match.seats) {
      const leak = leakAt(look, match.state, seat, dice);
      if (leak !== undefined) return { pairs, leak: `${seat}: ${leak}` };
      pairs++;
    }
    const open = match.pending;
    const seat = open[dice.roll(open.length, 'who acts') - 1]?.seat as Seat;
    const command = randomCommand(citystates, match.viewOf(seat), seat, dice, 8);
    if (command === undefined) throw new Error(`${seat} has nothing to do`);
    match.submit(seat, command);
  }
  return { pairs, leak: undefined };
};
