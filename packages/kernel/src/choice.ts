import type { Place } from './scene.ts';

/**
 * What a command means at the table, stated by its system: everything a page, a terminal or a screen reader needs to
 * offer it. Surfaces never look inside a command.
 */
export interface Choice {
  /** The word on its button: "Charge", "Fire", "Done declaring". */
  readonly verb: string;
  /** Distinguishes it from other choices with the same verb and actors: `0307`, `NE`, `Blue spears`. */
  readonly goal?: string;
  /** The pieces that carry it out; none if it concerns a whole side. */
  readonly actors: readonly string[];
  /** Where it leads, or what it points at. */
  readonly place?: Place;
  /** The places entered on the way, with `place` last; empty if nobody moves. */
  readonly way: readonly Place[];
  /** The subjects it strikes, pieces or a hex with its wall: worth a look at the odds before it is given. */
  readonly strikes: readonly string[];
  /** It ends the step, so surfaces first show who could still act. */
  readonly endsStep: boolean;
  /** It gives something up for good, so surfaces first ask, with the system's warnings. */
  readonly asksFirst?: true;
  /**
   * Seldom wanted, such as an offer to another seat: not among the main actions, and not offered at a place where there
   * is anything else to do.
   */
  readonly isAside?: true;
  /** The direction (one of six) that the pieces face afterwards, if the choice sets it. */
  readonly faces?: number;
}

/**
 * Several commands given as one: a line that enters, stacks that march together. As far as the seat can foresee, each
 * is permitted after those before it; the match still judges them one by one.
 */
export interface Drill<Command> {
  readonly choice: Choice;
  /** After "You may": `bring 47 units onto the map in line`. */
  readonly says: string;
  /** The path of each piece that moves, from its start if that is on the map. */
  readonly ways: readonly (readonly Place[])[];
  readonly commands: readonly Command[];
}

/** A drill by the word on its button; computing it takes a while, so it is computed on demand. */
export interface NamedDrill<Command> {
  readonly verb: string;
  drill(): Drill<Command> | undefined;
}

/** A choice with this verb; fields that are not given stay empty. */
export const choiceOf = (verb: string, more: Partial<Omit<Choice, 'verb'>> = {}): Choice => ({
  verb,
  actors: [],
  way: [],
  strikes: [],
  endsStep: false,
  ...more,
});
