import type { Dice } from './dice/dice.ts';
import { seededDice } from './dice/seeded.ts';
import type { Figures, Odds, OddsTable } from './odds.ts';
import { certain, Enumeration, type Play, playOf, Tally } from './oddsRun.ts';
import type {
  Assumed,
  ExactChances,
  GameCommand,
  GameEvent,
  Picture,
  RuleSystem,
  SecretChoices,
  Success,
} from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

export interface OddsLimits {
  /** The most rolls to enumerate before sampling takes over. */
  readonly walks: number;
  readonly samples: number;
  /** The most samples for each pair of secret choices and for each picture; default: 200. */
  readonly pairs?: number;
}
const PAIRS = 200;

/** Enough for a first figure; whether the command can be worked out exactly is asked after these. */
const FIRST = 8;
const FIRST_PAIRS = 4;

/** A question that is answered by sampling until its exact answer is known. */
class Part {
  readonly tally = new Tally();
  exact: Figures | undefined;

  get figures(): Figures {
    return this.exact ?? this.tally.figures(false);
  }
}

interface Cell extends Part {
  readonly assumed: Assumed;
}

/**
 * A question about the odds of a command that is answered better and better: `refine` does a little more work, `odds`
 * are the figures so far. The same work always gives the same figures: the samples follow from a fixed seed.
 */
export class OddsInquiry<S, C extends GameCommand, E extends GameEvent, V, O> {
  readonly #play: Play<S>;
  readonly #imagine: (dice: Dice) => S;
  readonly #exactly: (assumed?: Assumed) => ExactChances;
  readonly #limits: Required<OddsLimits>;
  readonly #success: Success | undefined;
  readonly #secrets: SecretChoices<S> | undefined;
  readonly #pictures: readonly { readonly picture: Picture<S>; readonly part: Part }[];
  readonly #cells: readonly Cell[];
  readonly #whole = new Part();
  readonly #dice = seededDice('odds');
  #enumeration: Enumeration<S> | undefined;
  #settled: Odds | undefined;
  #turn = 0;
  /** Parts whose exact answer has not been looked for yet. */
  #unasked: Part[];

  constructor(system: RuleSystem<S, C, E, V, O>, view: Seen<V>, seat: Seat, command: C, limits: OddsLimits) {
    this.#limits = { pairs: Math.min(PAIRS, limits.samples), ...limits };
    this.#play = playOf(system, seat, command);
    this.#imagine = (dice) => system.imagine(view, seat, dice);
    this.#exactly = (assumed) => system.exactly?.(view, seat, command, assumed);
    this.#success = system.success?.(view, seat, command);
    this.#secrets = system.secretChoices?.(view, seat, command);
    this.#cells = cellsOf(this.#secrets);
    this.#pictures = (system.pictures?.(view, seat, command) ?? []).map((picture) => ({
      picture,
      part: new Part(),
    }));
    this.#unasked = [this.#whole, ...this.#cells];
    this.#enumeration = new Enumeration(this.#imagine, this.#play, limits.walks);
  }

  /** Nothing is left to do. */
  get isDone(): boolean {
    return this.#unasked.length === 0 && this.#enumeration === undefined && !this.#wantsSamples;
  }

  get #wantsSamples(): boolean {
    const parts = [...this.#cells, ...this.#pictures.map(({ part }) => part)];
    return this.#wantsWhole || parts.some((part) => wants(part, this.#limits.pairs));
  }

  get #wantsFirstPairs(): boolean {
    const most = Math.min(FIRST_PAIRS, this.#limits.pairs);
    return this.#cells.some((cell) => wants(cell, most));
  }

  /** Exact chances name no modifiers: a few runs do. */
  get #wantsWhole(): boolean {
    const { exact, tally } = this.#whole;
    const most = exact === undefined ? this.#limits.samples : Math.min(FIRST, this.#limits.samples);
    return this.#settled === undefined && tally.samples < most;
  }

  /** First samples; then what can be known exactly; then more samples of the rest. */
  refine(): void {
    const isFirst = this.#wantsWhole && this.#whole.tally.samples < FIRST;
    if (isFirst) this.#sampleWhole(this.#imagine(this.#dice));
    else if (this.#wantsFirstPairs) this.#samplePairs(this.#imagine(this.#dice));
    else if (this.#unasked.length > 0 || this.#enumeration !== undefined) this.workOutExactly();
    else this.#sampleNext();
  }

  /** One step towards exact figures; false when none is left. */
  workOutExactly(): boolean {
    const part = this.#unasked.shift();
    if (part !== undefined) this.#ask(part);
    else if (this.#enumeration !== undefined) this.#walk(this.#enumeration);
    return this.#unasked.length > 0 || this.#enumeration !== undefined;
  }

  #ask(part: Part): void {
    const chances = this.#exactly(isCell(part) ? part.assumed : undefined);
    if (chances !== undefined && part === this.#whole) this.#enumeration = undefined;
    if (chances === 'tooMany' || chances === undefined) return;
    part.exact = certain(chances);
  }

  #walk(enumeration: Enumeration<S>): void {
    const found = enumeration.walk();
    if (found === undefined) return;
    this.#enumeration = undefined;
    if (found !== 'tooLarge') this.#settled = found;
  }

  /** In turn: the whole command with every pair of choices on the same imagined state, and every picture. */
  #sampleNext(): void {
    this.#turn++;
    if (this.#turn % 2 === 0 && this.#pictures.length > 0) this.#samplePictures();
    else {
      const state = this.#imagine(this.#dice);
      this.#sampleWhole(state);
      this.#samplePairs(state);
    }
  }

  #sampleWhole(state: S): void {
    if (this.#wantsWhole) this.#whole.tally.add(this.#play(state, this.#dice));
  }

  #samplePictures(): void {
    for (const { picture, part } of this.#pictures)
      if (wants(part, this.#limits.pairs))
        part.tally.add(this.#play(picture.imagine(this.#dice), this.#dice));
  }

  /** Pairs that come out alike are played once. */
  #samplePairs(state: S): void {
    const runs = new Map<string, ReturnType<Play<S>>>();
    for (const cell of this.#cells) {
      if (!wants(cell, this.#limits.pairs)) continue;
      const key = this.#secrets?.alike(state, cell.assumed) ?? JSON.stringify(cell.assumed);
      const run = runs.get(key) ?? this.#play(state, this.#dice, cell.assumed);
      runs.set(key, run);
      cell.tally.add(run);
    }
  }

  get odds(): Odds {
    const played = this.#settled ?? this.#whole.tally.odds(false);
    const table = this.#table;
    return {
      ...played,
      ...this.#whole.exact,
      ...(this.#success && { success: this.#success }),
      ...(table && { table }),
      ...(this.#pictures.length > 0 && {
        pictured: this.#pictures.map(({ picture: { says }, part }) => ({ says, ...part.figures })),
      }),
    };
  }

  get #table(): OddsTable | undefined {
    if (this.#secrets === undefined) return undefined;
    const { rows, columns, rule } = this.#secrets;
    const at = (row: number): Figures[] =>
      this.#cells.slice(row * columns.length, (row + 1) * columns.length).map(({ figures }) => figures);
    return { rows, columns, rule, cells: rows.map((_, row) => at(row)) };
  }
}

const wants = ({ exact, tally }: Part, most: number): boolean => exact === undefined && tally.samples < most;

const isCell = (part: Part): part is Cell => 'assumed' in part;

const cellsOf = (secrets: Pick<SecretChoices<never>, 'rows' | 'columns'> | undefined): Cell[] =>
  (secrets?.rows ?? []).flatMap((own) =>
    (secrets?.columns ?? []).map((other) => Object.assign(new Part(), { assumed: { own, other } })),
  );
