import { type Dice, isOnDie } from './dice/dice.ts';
import type { Chance, Figures, Odds, OddsModifier } from './odds.ts';
import type { Assumed, ChartReading, GameCommand, GameEvent, Gist, RuleSystem } from './ruleSystem.ts';
import type { Seat } from './seats.ts';

/** Walks the tree of dice: every run follows the faces set for it, then rolls face 1. */
export class EnumeratingDice implements Dice {
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
export interface Run {
  readonly gist: Gist;
  readonly readAgainst: Gist;
  readonly chart: ChartReading | undefined;
  readonly modifiers: readonly OddsModifier[];
}

/** How a seat's command is played out once, with the system's own `rehearse` or `decide`. */
export type Play<S> = (state: S, dice: Dice, assumed?: Assumed) => Run;

export const playOf =
  <S, C extends GameCommand, E extends GameEvent, V, O>(
    system: RuleSystem<S, C, E, V, O>,
    seat: Seat,
    command: C,
  ): Play<S> =>
  (state, dice, assumed) => {
    const events = (system.rehearse ?? system.decide).call(system, state, seat, command, dice, assumed);
    return {
      gist: system.gist(state, events, seat),
      readAgainst: system.readAgainst?.(events) ?? {},
      chart: system.chart?.(state, events),
      modifiers: events.flatMap((event) => modifiersOf(event, system.figureOf?.(event))),
    };
  };

const modifiersOf = ({ modifiers = [] }: GameEvent, figure: string | undefined): readonly OddsModifier[] =>
  figure === undefined ? modifiers : modifiers.map((row) => ({ ...row, figure }));

export const common = (one: Gist, other: Gist): Gist =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] === value));

/** Outcomes as they come, weighted; chances are their share of the whole weight. */
export class Tally {
  readonly #outcomes = new Map<string, { gist: Gist; weight: number }>();
  readonly #modifiers = new Map<string, OddsModifier>();
  #readAgainst: Gist | undefined;
  #chart: ChartReading | undefined;
  #weight = 0;

  add({ gist, readAgainst, chart, modifiers }: Run, weight = 1): void {
    this.#chart ??= chart;
    this.#count(gist, weight);
    this.#readAgainst =
      this.#readAgainst === undefined ? readAgainst : common(this.#readAgainst, readAgainst);
    for (const row of modifiers)
      this.#modifiers.set(`${row.figure}|${row.rule}|${row.label}|${row.value}`, row);
  }

  #count(gist: Gist, weight: number): void {
    const key = JSON.stringify(gist);
    const known = this.#outcomes.get(key);
    if (known === undefined) this.#outcomes.set(key, { gist, weight });
    else known.weight += weight;
    this.#weight += weight;
  }

  /** The samples so far, if each weighed 1. */
  get samples(): number {
    return this.#weight;
  }

  figures(exact: boolean): Figures {
    const whole = exact ? 1 : this.#weight;
    const chances = [...this.#outcomes.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { gist, weight }]): Chance => ({ gist, chance: weight / whole }));
    return exact ? certain(chances) : { exact, samples: whole, error: errorOf(chances, whole), chances };
  }

  odds(exact: boolean): Odds {
    return {
      ...this.figures(exact),
      readAgainst: this.#readAgainst ?? {},
      ...(this.#chart && { chart: this.#chart }),
      modifiers: [...this.#modifiers.values()],
    };
  }
}

export const certain = (chances: readonly Chance[]): Figures => ({
  exact: true,
  samples: 0,
  error: 0,
  chances,
});

/** The standard error of the least certain chance of any figure's value, whatever the other figures are. */
const errorOf = (chances: readonly Chance[], samples: number): number => {
  const shares = new Map<string, number>();
  for (const { gist, chance } of chances)
    for (const [figure, value] of Object.entries(gist))
      shares.set(`${figure}|${value}`, (shares.get(`${figure}|${value}`) ?? 0) + chance);
  const widest = Math.max(0, ...[...shares.values()].map((share) => share * Math.max(0, 1 - share)));
  return Math.sqrt(widest / Math.max(1, samples));
};

/** By then it is clear whether the rest of the tree would take far more walks than allowed. */
const PROBE = 500;
const FAR_MORE = 10;

/** The tree of dice, one path after another; those of `imagine` too, so that guesses get their proper weight. */
export class Enumeration<S> {
  readonly #imagine: (dice: Dice) => S;
  readonly #play: Play<S>;
  readonly #walks: number;
  readonly #tally = new Tally();
  #dice: EnumeratingDice | undefined = new EnumeratingDice([]);
  #walked = 0;
  #covered = 0;

  constructor(imagine: (dice: Dice) => S, play: Play<S>, walks: number) {
    [this.#imagine, this.#play, this.#walks] = [imagine, play, walks];
  }

  /** The odds once the tree is walked, `tooLarge` once it is clear that it never will be. */
  walk(): Odds | 'tooLarge' | undefined {
    if (this.#dice === undefined) return this.#tally.odds(true);
    if (this.#walked === this.#walks || this.#isHopeless()) return 'tooLarge';
    this.#tally.add(this.#play(this.#imagine(this.#dice), this.#dice), this.#dice.chance);
    this.#covered += this.#dice.chance;
    this.#walked++;
    this.#dice = this.#dice.next();
    return this.#dice === undefined ? this.#tally.odds(true) : undefined;
  }

  #isHopeless(): boolean {
    return this.#walked === PROBE && this.#covered * this.#walks * FAR_MORE < this.#walked;
  }
}
