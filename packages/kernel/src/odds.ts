import { type Dice, isOnDie } from './dice/dice.ts';
import { type SeededDice, seededDice } from './dice/seeded.ts';
import type { Modifier } from './modifiers.ts';
import type { ChartReading, GameCommand, GameEvent, Gist, RuleSystem } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** One way a command can come out. */
export interface Chance {
  readonly gist: Gist;
  readonly chance: number;
}

/** The distribution of what a command would do, from what the seat knows. */
export interface Odds {
  /** Every possible roll was enumerated; otherwise `samples` were rolled. */
  readonly exact: boolean;
  readonly samples: number;
  /** The standard error of the least certain chance; 0 when exact. */
  readonly error: number;
  readonly chances: readonly Chance[];
  /** What the dice are read against, where every outcome agrees on it. */
  readonly readAgainst: Gist;
  /** The chart they are read on, if the system draws one. */
  readonly chart?: ChartReading;
  /** Every modifier that played a part, once. */
  readonly modifiers: readonly Modifier[];
}

export interface OddsLimits {
  /** The most rolls to enumerate before sampling takes over. */
  readonly walks: number;
  readonly samples: number;
}
const LIMITS: OddsLimits = { walks: 20_000, samples: 4_000 };

/** Walks the tree of dice: every run follows the faces set for it and takes face 1 from there on. */
class EnumeratingDice implements Dice {
  readonly faces: { sides: number; value: number }[];
  #at = 0;

  constructor(faces: { sides: number; value: number }[]) {
    this.faces = faces;
  }

  roll(sides: number, _why: string): number {
    const face = this.faces[this.#at] ?? { sides, value: 1 };
    this.faces[this.#at++] = face;
    if (!isOnDie(sides, face.value)) throw new Error('decide asked for a different die after the same rolls');
    return face.value;
  }

  get chance(): number {
    return this.faces.reduce((chance, { sides }) => chance / sides, 1);
  }

  /** The next path, like an odometer; undefined after the last. */
  next(): EnumeratingDice | undefined {
    const faces = this.faces.map((face) => ({ ...face }));
    for (let last = faces.pop(); last !== undefined; last = faces.pop()) {
      if (last.value < last.sides) return new EnumeratingDice([...faces, { ...last, value: last.value + 1 }]);
    }
    return undefined;
  }
}

/** A command played out once. */
interface Run {
  readonly gist: Gist;
  readonly readAgainst: Gist;
  readonly chart: ChartReading | undefined;
  readonly events: readonly GameEvent[];
}

class Tally {
  readonly chances = new Map<string, { gist: Gist; chance: number }>();
  readonly modifiers = new Map<string, Modifier>();
  #readAgainst: Gist | undefined;
  #chart: ChartReading | undefined;

  add({ gist, readAgainst, chart, events }: Run, chance: number): void {
    this.#chart ??= chart;
    const key = JSON.stringify(gist);
    const known = this.chances.get(key);
    if (known === undefined) this.chances.set(key, { gist, chance });
    else known.chance += chance;
    this.#readAgainst =
      this.#readAgainst === undefined ? readAgainst : common(this.#readAgainst, readAgainst);
    for (const { modifiers = [] } of events)
      for (const row of modifiers) this.modifiers.set(`${row.rule}|${row.label}|${row.value}`, row);
  }

  odds(exact: boolean, samples: number): Odds {
    const sorted = [...this.chances.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, chance]) => chance);
    const widest = Math.max(0, ...sorted.map(({ chance }) => chance * (1 - chance)));
    const error = exact ? 0 : Math.sqrt(widest / samples);
    return {
      exact,
      samples,
      error,
      chances: sorted,
      readAgainst: this.#readAgainst ?? {},
      ...(this.#chart && { chart: this.#chart }),
      modifiers: [...this.modifiers.values()],
    };
  }
}

const common = (one: Gist, other: Gist): Gist =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] === value));

/**
 * Plays the command on states the seat might picture, with the system's own `decide` (or `rehearse`): exactly where
 * nothing is imagined and the tree of dice is small, else by sampling. Never a second formula.
 */
export const oddsOf = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  command: C,
  limits: OddsLimits = LIMITS,
): Odds => {
  const play: Play<S> = (state, dice) => {
    const events = (system.rehearse ?? system.decide).call(system, state, seat, command, dice);
    return {
      gist: system.gist(state, events, seat),
      readAgainst: system.readAgainst?.(events) ?? {},
      chart: system.chart?.(state, events),
      events,
    };
  };
  return enumeratedOdds(system, view, seat, play, limits) ?? sampledOdds(system, view, seat, play, limits);
};

type Play<S> = (state: S, dice: Dice) => Run;

/** By then one can tell whether the rest of the tree would take far more walks than allowed. */
const PROBE = 500;
const FAR_MORE = 10;
const isHopeless = (walked: number, covered: number, walks: number): boolean =>
  walked === PROBE && covered * walks * FAR_MORE < walked;

/** The dice of `imagine` are enumerated with the others, so the seat's guesses get their proper weight. */
const enumeratedOdds = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  play: Play<S>,
  { walks }: OddsLimits,
): Odds | undefined => {
  const tally = new Tally();
  let dice: EnumeratingDice | undefined = new EnumeratingDice([]);
  let covered = 0;
  for (let walked = 0; dice !== undefined; walked++) {
    if (walked === walks || isHopeless(walked, covered, walks)) return undefined;
    tally.add(play(system.imagine(view, seat, dice), dice), dice.chance);
    covered += dice.chance;
    dice = dice.next();
  }
  return tally.odds(true, 0);
};

/** The same question must always get the same answer, so each sample's seed is just its number. */
const sampledOdds = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  play: Play<S>,
  { samples }: OddsLimits,
): Odds => {
  const tally = new Tally();
  const dice: SeededDice = seededDice('odds');
  for (let i = 0; i < samples; i++) {
    tally.add(play(system.imagine(view, seat, dice), dice), 1 / samples);
  }
  return tally.odds(false, samples);
};

/**
 * The distribution of one figure, whatever the others are: `chancesOf(odds, 'losses')`. What dice are read against is
 * certain.
 */
export const chancesOf = (odds: Odds, figure: string): Map<string | number, number> => {
  const certain = odds.readAgainst[figure];
  if (certain !== undefined) return new Map([[certain, 1]]);
  const chances = new Map<string | number, number>();
  for (const { gist, chance } of odds.chances) {
    const value = gist[figure];
    if (value !== undefined) chances.set(value, (chances.get(value) ?? 0) + chance);
  }
  return chances;
};

/** The average of a figure: `expectedOf(odds, 'losses')`; undefined if it is not a number. */
export const expectedOf = (odds: Odds, figure: string): number | undefined => {
  const counted = [...chancesOf(odds, figure)];
  if (counted.length === 0 || counted.some(([value]) => typeof value !== 'number')) return undefined;
  return counted.reduce((sum, [value, chance]) => sum + (value as number) * chance, 0);
};

/** The figures in words that are the same in every outcome: these are certain. */
export const certainFigures = ({ chances }: Odds): Gist => {
  const [first, ...others] = chances.map(({ gist }) => gist);
  if (first === undefined || others.length === 0) return {};
  const same = others.reduce(common, first);
  return Object.fromEntries(Object.entries(same).filter(([, value]) => typeof value === 'string'));
};
