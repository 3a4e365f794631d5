import type { AnySystem, Lesson, Reference, Words } from '@warmoot/kernel';
import type { AnyKit, GoldenKit } from '@warmoot/kernel/testkit';
import type { SystemDoor } from './door.ts';

/** A rulebook on the shelf, whether or not it can be played here yet. */
export interface Book {
  /** Also its folder's name here, in the casebook and among the page's systems. */
  readonly id: string;
  readonly name: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** Its name, if different, and what it is about, in other languages. */
  readonly shownIn: { readonly de: { readonly name?: string; readonly about: string } };
  /** The prefix of its clause ids, such as `CSW`. */
  readonly prefix: string;
  /** Its files in `rulebooks/`, in reading order. */
  readonly files: readonly string[];
  /** Symbols that show what it is about. */
  readonly emblems: readonly string[];
}

/** How the laws are checked for a system in random play. */
interface Laws {
  readonly kit: AnyKit;
  /** How many random commands each check plays. */
  readonly commands: number;
  /** How many additional random seeds are checked. */
  readonly seeds: number;
}

/** A lesson as it is offered; the rest is loaded when somebody takes it. */
export interface LessonCard {
  /** Also the last part of its address: no other lesson has it. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly about: string;
  readonly minutes: number;
  readonly load: () => Promise<Lesson>;
}

/** An option of its own that a system adds to `warmoot sim`; `door.ts` reads it. */
export interface SimOption {
  readonly name: string;
  /** The placeholder for its value: `number`. */
  readonly value: string;
  readonly about: string;
}

/** What is needed to play it. */
export type SystemEntry = Pick<SystemManifest, 'id' | 'name' | 'load'>;

/** Everything the rest of the project needs to know about a system; all other code reads it from here. */
export interface SystemManifest extends Book {
  /** The rules alone, for the browser. */
  readonly rules: () => Promise<AnySystem>;
  /** The rules with their edge: whatever comes from outside is read there. */
  readonly load: () => Promise<SystemDoor>;
  /** Its sentences in other languages, keyed by the English ones. */
  readonly words?: { readonly de: () => Promise<Words> };
  /** Guided battles, in the order to take them. */
  readonly lessons?: readonly LessonCard[];
  /** Charts, tables and diagrams to look at beside the board. */
  readonly reference?: () => Promise<Reference>;
  /** Its own options for a run of many games, besides those of every system. */
  readonly simOptions?: readonly SimOption[];
  readonly laws: () => Promise<Laws>;
  /** Which golden games are recorded; the files are in `<id>/golden/<rules version>/`. */
  readonly golden: () => Promise<GoldenKit>;
}
