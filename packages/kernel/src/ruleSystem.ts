import type { FightsBattles, OpensBattles } from './battle.ts';
import type { Choice, Drill, NamedDrill } from './choice.ts';
import type { Dice, Roll } from './dice/dice.ts';
import type { Inspection, Layer, SightLine } from './inspection.ts';
import type { Json } from './json.ts';
import type { Modifier } from './modifiers.ts';
import type { Words } from './said.ts';
import type { Place, Scene, SceneSide } from './scene.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';
import type { Line } from './story.ts';
import type { ClauseId, Verdict } from './verdict.ts';

/** What a seat asks for, in the imperative. Small, so that `legal` can list it. */
export interface GameCommand {
  readonly type: string;
}

/** A fact in the past tense, with everything that explains it. */
export interface GameEvent {
  readonly type: string;
  /** The clauses it follows from. */
  readonly rules?: readonly ClauseId[];
  /** Every die behind it, in the order rolled: replay needs no dice. */
  readonly rolls?: readonly Roll[];
  readonly modifiers?: readonly Modifier[];
  /** A secret came out or a segment closed: what led here can no longer be undone (MOT-03). */
  readonly irrevocable?: true;
}

/** How long a decision may take; a match says what each class means in hours. */
export type DeadlineClass = 'setup' | 'turn' | 'reply' | 'orders' | 'battle';

/** A seat that may act now, and what happens if it never does. */
export interface Pending<Command> {
  readonly seat: Seat;
  /** What must be done, in the rulebook's words: `fire`, `retreat`. */
  readonly task: string;
  /** May be a getter: callers that only want to know whose turn it is need not pay for it. */
  readonly standIn: Command;
  readonly deadline: DeadlineClass;
  /** `owner`: the others must not learn that this decision is open. */
  readonly openTo: 'all' | 'owner';
  /**
   * The id of an open battle whose end would settle this. A table that fights the battle waits for it: computer players
   * do not decide meanwhile, and people need not.
   */
  readonly battle?: string;
}

/** Something put to a seat that the match does not wait for, such as an offer. */
export interface Question<Command> {
  /** Unique among all open questions. */
  readonly id: string;
  /** Every answer settles the question and raises no other: computers cannot answer each other endlessly. */
  readonly answers: readonly Command[];
  /** The answer of a computer player that finds none: usually a refusal. */
  readonly standIn: Command;
}

export interface Outcome {
  /** Nobody for a draw, several for a shared victory. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** The reason with its marks (`say`), if it has any. */
  readonly said?: string;
  readonly rules: readonly ClauseId[];
}

/** How serious a word of a gist is. */
export type Tone = 'none' | 'mild' | 'serious' | 'grave';

/** One side of a reading: `Attack 20, Medium Cavalry ×2 and William`. */
export interface ReadingSide {
  readonly label: string;
  readonly value: string;
  readonly says: string;
}

/** A results chart as used for an attack: both sides' figures, the column, and the rows a die can reach. */
export interface ChartReading {
  readonly sides: readonly ReadingSide[];
  readonly columns: readonly string[];
  /** The index of the column that is read. */
  readonly at: number;
  readonly rows: readonly [first: number, last: number];
  readonly rule: ClauseId;
}

/** Named figures that sum up what a command did, such as `{ losses: 1, morale: 'routs' }`. */
export type Gist = Readonly<Record<string, string | number>>;

/** The figure of a gist that says whether it went well, and the values that do. */
export interface Success {
  readonly figure: string;
  readonly values: readonly string[];
}

/** What both sides choose in secret after a command, such as the tactic of a battle. */
export interface SecretChoices<State> {
  /** One's own choices, and the other's. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly rule: ClauseId;
  /** Pairs with the same key come out alike on this state, so that one rehearsal serves for all of them. */
  alike(state: State, assumed: Assumed): string;
}

/** A pair of secret choices that odds assume. */
export interface Assumed {
  readonly own: string;
  readonly other: string;
}

/** One way to picture what is hidden, in a few words: `all Footmen`. */
export interface Picture<State> {
  readonly says: string;
  imagine(dice: Dice): State;
}

/** Exact chances; `tooMany` if there are too many positions; undefined if the command is not worked out this way. */
export type ExactChances =
  | readonly { readonly gist: Gist; readonly chance: number }[]
  | 'tooMany'
  | undefined;

/** A plan that a wish changes. */
export interface Planned<Command> {
  readonly command: Command;
  /** Whether something is added to it, such as a further leg; otherwise its end is changed. */
  readonly adds: boolean;
}

/**
 * Read this first: command -> check -> decide (dice) -> events -> apply -> state -> view. Server, browser, command line
 * and computer players all use this interface; nothing else knows a rule.
 */
export interface RuleSystem<
  State,
  Command extends GameCommand,
  Event extends GameEvent,
  View,
  Options = Json,
> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a golden game would end differently (CONTRIBUTING.md). */
  readonly rulesVersion: number;
  /**
   * What `legal` lists: `every` command that `check` permits except giving up, or `some` of them, where there are too
   * many (every path to a hex, every sheet of orders). With `some`, a surface needs another way to enter commands.
   */
  readonly lists: 'every' | 'some';
  /** The state before the first event. */
  readonly blank: State;

  seats(options: Options): readonly Seat[];
  /** Each seat's name and colour before there is a scene; default: the seat's own name. */
  sides?(options: Options): readonly SceneSide[];
  /** What this seat may know of the options. Starts empty, like a view; the moderator sees all of them. */
  visibleOptions(options: Options, seat: Seat): unknown;
  /** Whether a seat may ever know what another may not. If not, changing seats reveals nothing (MOT-02). */
  hasSecrets(options: Options): boolean;
  /** A match begins with events too. */
  setup(options: Options, dice: Dice): readonly Event[];

  /** What this seat may know. Starts empty and adds only what the seat may see. */
  view(state: State, seat: Seat): Seen<View>;
  /** Who may act now, and the default if they never do. Nobody only when the match is over. */
  pending(state: State): readonly Pending<Command>[];
  /**
   * Questions that others have put to this seat without making the match wait. People answer if they like, computer
   * players do.
   */
  questions?(view: Seen<View>, seat: Seat): readonly Question<Command>[];
  /** May this seat do this? Judged on what it knows, so a refusal reveals no secret. */
  check(view: Seen<View>, seat: Seat, command: Command): Verdict;
  /** The pieces and places about which this seat has something to choose. */
  subjects(view: Seen<View>, seat: Seat): Iterable<string>;
  /** What `check` permits about one subject, enumerated lazily: all of it or a selection, as `lists` says. */
  legal(view: Seen<View>, seat: Seat, subject: string): Iterable<Command>;
  /** What happens. Dice roll only here. */
  decide(state: State, seat: Seat, command: Command, dice: Dice): readonly Event[];
  /** Records an event: cannot roll, cannot refuse, cannot fail. */
  apply(state: State, event: Event): State;
  outcome(state: State): Outcome | undefined;

  /** The command as a player says it, after "Cannot" or "You may": `move Light Foot 4 to 0307`. */
  describe(view: Seen<View>, command: Command): string;
  /** What the command means at the table; also for one that `check` refuses. */
  choice(view: Seen<View>, seat: Seat, command: Command): Choice;
  /** The command by which a seat gives up, if the game has one. `legal` never lists it. */
  readonly resignation?: Command;
  /** Whether a command means the same whatever others did since its sender looked, such as a pause: it is never stale. */
  neverStale?(command: Command): boolean;
  /** The seats that a command writes to by name, such as a letter: whoever is away hears by post that it came. */
  writesTo?(command: Command): readonly Seat[];
  /** This seat's story of an event, given the state before it. */
  story(before: State, event: Event, seat: Seat): readonly Line[];
  scene(view: Seen<View>, seat: Seat): Scene;

  /** A whole state consistent with the view, as a player might imagine it. Odds and computer players start here. */
  imagine(view: Seen<View>, seat: Seat, dice: Dice): State;
  /** The result of a command in a few figures, for odds. */
  gist(before: State, events: readonly Event[], seat: Seat): Gist;
  /** What its dice are read against, known before any roll: `{ column: 30, DC: 4 }`. */
  readAgainst?(events: readonly Event[]): Gist;
  /** The figure of the gist that an event's modifiers decide: `losses`, `morale`. */
  figureOf?(event: Event): string | undefined;
  /** The chart its dice are read on, for surfaces that draw it; the same for every roll. */
  chart?(before: State, events: readonly Event[]): ChartReading | undefined;
  /** How serious the words of a gist are: surfaces order and colour them by this. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What a command would lead to, if `decide` only records it (a declared attack). Default: `decide`. */
  rehearse?(state: State, seat: Seat, command: Command, dice: Dice, assumed?: Assumed): readonly Event[];
  /** What the seat hopes for from a command, if odds are summed up in one chance. */
  success?(view: Seen<View>, seat: Seat, command: Command): Success | undefined;
  /** The secret choices that follow a command: odds then give a figure for every pair of them. */
  secretChoices?(view: Seen<View>, seat: Seat, command: Command): SecretChoices<State> | undefined;
  /** The extreme pictures of what is hidden, where the odds depend much on it. */
  pictures?(view: Seen<View>, seat: Seat, command: Command): readonly Picture<State>[];
  /** The exact odds of a command with many dice, where merging equal positions keeps them few. */
  exactly?(view: Seen<View>, seat: Seat, command: Command, assumed?: Assumed): ExactChances;

  /** Everything this seat knows about one piece or place. */
  inspect?(view: Seen<View>, seat: Seat, subject: string): Inspection | undefined;
  /** What can be shown over the whole board, whatever is selected: zones, supply, who holds what. */
  layers?(view: Seen<View>, seat: Seat): readonly Layer[];
  /** Whether the line from one place to another is clear, as far as this seat knows. */
  sightBetween?(view: Seen<View>, seat: Seat, from: Place, to: Place): SightLine | undefined;
  /** Reminders before a permitted command: who could still act. */
  warnings?(view: Seen<View>, seat: Seat, command: Command): readonly Line[];
  /** While others are on turn: the view at the seat's own next turn if nothing changed until then. Plans are checked on it. */
  ahead?(view: Seen<View>, seat: Seat): Seen<View> | undefined;
  /** What `check` permits about several pieces at once, beyond what `legal` lists about each. */
  together?(view: Seen<View>, seat: Seat, subjects: readonly string[]): Iterable<Command>;
  /** The command meant by selecting these pieces and pointing there, permitted or not: `check` says why not. A pose on
   * a free table is chosen this way, because nobody can list them all. `plan` is what was planned before. */
  meant?(
    view: Seen<View>,
    seat: Seat,
    subjects: readonly string[],
    place: Place,
    plan?: Planned<Command>,
  ): Command | undefined;
  /** What a permitted command uses up, in a few words: `3 points, 2½ left`. */
  cost?(view: Seen<View>, seat: Seat, command: Command): string | undefined;
  /**
   * Orders for many pieces at once: for the named pieces, or for all if none are named. `earlier` are the seat's own
   * latest commands, for a formation that is repeated.
   */
  drills?(
    view: Seen<View>,
    seat: Seat,
    subjects: readonly string[],
    earlier: readonly Command[],
  ): readonly NamedDrill<Command>[];
  /** The commands meant by pointing several pieces there, if no single command does it. */
  drillTo?(
    view: Seen<View>,
    seat: Seat,
    subjects: readonly string[],
    place: Place,
  ): Drill<Command> | undefined;

  /** The same system in another language, if its sentences are marked for translation (`say`). */
  in?(words: Words): RuleSystem<State, Command, Event, View, Options>;
  /** The same system with the marks left in its sentences, for a reader whose language is known later. */
  readonly marked?: RuleSystem<State, Command, Event, View, Options>;

  readonly opensBattles?: OpensBattles<State, Command>;
  readonly fightsBattles?: FightsBattles<State>;
  /**
   * Converts an event of older rules to today's form, often unchanged. With it, matches of older rules are finished
   * under today's; without it, they can only be viewed.
   */
  upgrade?(event: Json, fromVersion: number): Event;
}

/** A system with its own types erased, for the registry, the match store and the casebook. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
export type AnySystem = RuleSystem<any, any, any, any, any>;
