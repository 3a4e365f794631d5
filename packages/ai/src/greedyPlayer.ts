import {
  type Budget,
  type Dice,
  type GameCommand,
  type GameEvent,
  legalCommands,
  type Mind,
  type Player,
  pick,
  type RuleSystem,
  type Seat,
  type Seen,
  seededDice,
  type Terms,
} from '@warmoot/kernel';
import { gained, meanOf, termsText, totalOf } from './terms.ts';

/** How many states are sampled for what the seat cannot see and for the dice. */
const SAMPLES = 6;

/** A state the seat imagines, and the dice it imagines for it: the same for every candidate, so luck favours none. */
interface Sample<State> {
  readonly state: State;
  readonly seed: string;
}

interface Prospect<Command> {
  readonly command: Command;
  readonly gain: Terms;
}

/** Looks one command ahead: plays each candidate on what it can imagine, and takes what leaves it best off. */
export const greedyPlayer = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  mind: Mind<V, C>,
): Player<V, C> => ({
  name: 'greedy',
  choose(view, seat, budget, dice) {
    const now = mind.evaluate(view, seat);
    const samples = sampleStates(system, view, seat, dice);
    const prospects: Prospect<C>[] = [];
    for (const command of mind.candidates?.(view, seat) ?? legalCommands(system, view, seat)) {
      if (prospects.length > 0 && isSpent(budget, prospects.length)) break;
      const then = meanOf(samples.map((sample) => evaluateAfter(system, mind, seat, command, sample)));
      prospects.push({ command, gain: gained(now, then) });
    }
    return prospects.length === 0 ? undefined : thoughtOf(bestOf(prospects, dice));
  },
});

const isSpent = ({ lines, timeUp }: Budget, seen: number): boolean => seen >= lines || timeUp?.() === true;

const sampleStates = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  dice: Dice,
): Sample<S>[] =>
  Array.from({ length: SAMPLES }, () => ({
    state: system.imagine(view, seat, dice),
    seed: `greedy ${dice.roll(1_000_000, 'how the dice may fall')}`,
  }));

const evaluateAfter = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  mind: Mind<V, C>,
  seat: Seat,
  command: C,
  { state, seed }: Sample<S>,
): Terms => {
  const play = system.rehearse ?? system.decide;
  const events = play.call(system, state, seat, command, seededDice(seed));
  const after = events.reduce((reached, event) => system.apply(reached, event), state);
  return mind.evaluate(system.view(after, seat), seat);
};

/** Chance decides among equals. */
const bestOf = <C>(prospects: readonly Prospect<C>[], dice: Dice): Prospect<C> => {
  const most = Math.max(...prospects.map(({ gain }) => totalOf(gain)));
  const best = prospects.filter(({ gain }) => totalOf(gain) >= most - 1e-9);
  return pick(dice, best, 'which of the best');
};

const thoughtOf = <C>({ command, gain }: Prospect<C>): { command: C; reasons: string[] } => ({
  command,
  reasons: [termsText(gain)].filter((text) => text !== ''),
});
