import type { AnySystem, ClauseId, Line, Mind, Player, Reading, Seat } from '@warmoot/kernel';

/** A position somebody wrote down: where a match can start from. */
export interface Position {
  readonly options: unknown;
  readonly state: unknown;
}

/** A computer player of some system; its types do not matter here. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
export type AnyPlayer = Player<any, any>;

/** A mind of some system. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
type AnyMind = Mind<any, any>;

/** Statistics of a match: how long it lasted, and what each seat lost. */
export interface Count {
  readonly turns: number;
  readonly losses: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}

/** What a system adds to runs of many games (`warmoot sim`); its manifest lists the options. */
interface SimDoor {
  /** The options of a match, from what was typed for each of the system's own options. */
  readonly setUp: (asked: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
  /** What the results are counted by besides seats, such as races: its heading, and what each seat played. */
  readonly group: {
    readonly heading: string;
    readonly of: (state: unknown) => Readonly<Record<Seat, string>>;
  };
  /** The kinds of victory in words, by clause. */
  readonly endings: Readonly<Record<ClauseId, string>>;
  /** For a campaign: which option says who fights its battles out, in which system, and how its players ask for it. */
  readonly board?: {
    readonly option: string;
    readonly system: string;
    readonly wish: (command: unknown) => unknown;
  };
  /** What an event is counted as, such as a naval battle. */
  readonly counted: (event: unknown) => string | undefined;
  /** Sums over all events of a match, such as points lost in battle. */
  readonly sums?: (events: readonly unknown[]) => Readonly<Record<string, number>>;
}

/** A match that is ready to be played, as the shelf lists it. */
export interface ScenarioCard {
  readonly id: string;
  readonly name: string;
  readonly year?: number;
  /** What it is about, in a few sentences. */
  readonly about: string;
  readonly options: unknown;
  readonly sides: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly units?: number;
    /** Its colour in the scene; otherwise that of its seat, otherwise a free one. */
    readonly colour?: string;
  }[];
  readonly turns?: number;
  /** How it is won. */
  readonly victory: string;
}

/** A finding about a line of written orders; line and column are counted from 1. */
export interface OrderFinding {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly clause: ClauseId;
  /** One sentence: what is wrong and what happens instead. */
  readonly text: string;
  /** What was probably meant. */
  readonly nearest?: string;
}

/** Orders as people write them. Both use the seat's own view; undefined for a seat without written orders. */
interface WrittenOrders {
  /**
   * The commands that would send them now, and all findings about them; `lines` names the line of each command for
   * texts that are carried out line by line, 0 for what follows from the text as a whole.
   */
  readonly read: (
    view: unknown,
    seat: Seat,
    text: string,
  ) =>
    | {
        readonly commands: readonly unknown[];
        readonly lines?: readonly number[];
        readonly findings: readonly OrderFinding[];
      }
    | undefined;
  /** The current orders, as text that reads back to the same orders. */
  readonly write: (view: unknown, seat: Seat) => string | undefined;
}

export const REPORT_FORMATS = ['text', 'html', 'json', 'svg'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a view does not remember: what its seat was told since its last report, and what became of its orders. */
export interface SinceReport {
  readonly told: readonly Line[];
  readonly remarks: readonly string[];
}

/** A seat's report after each turn, from its own view; `svg` is the map. Undefined for a seat without reports. */
type ReportOf = (view: unknown, seat: Seat, format: ReportFormat, since?: SinceReport) => string | undefined;

/** What a campaign in a folder needs, for systems whose orders are carried out line by line. */
export interface MailDoor {
  /** What one turn carries out: its name in a path, such as `y1-w12`, and in a sentence. */
  readonly period: (state: unknown) => { readonly id: string; readonly says: string };
  /** What its sides are called: `kingdom`. */
  readonly side: string;
  /** The sides that still play, by seat. */
  readonly sides: (state: unknown) => Readonly<Record<Seat, string>>;
  /** The seats whose orders this turn needs. */
  readonly asked: (state: unknown) => readonly Seat[];
  /** Whose orders a text says it is. */
  readonly author: (text: string) => Seat | undefined;
  /** A form for the next orders; unedited it orders nothing. */
  readonly form: (view: unknown, seat: Seat) => string;
}

/**
 * The edge of a system: outside input is read here, once, or refused in one sentence. The rules behind it take typed
 * values and never check their shape again.
 */
export interface SystemDoor {
  readonly system: AnySystem;
  readonly readOptions: (json: unknown) => Reading<unknown>;
  /** With a state or a view of it, a command may call pieces by their names there. */
  readonly readCommand: (json: unknown, state?: unknown) => Reading<unknown>;
  /** The `given` of a case, in the words of the system's own casebook page. */
  readonly readPosition: (given: unknown) => Reading<Position>;
  /** The position in the same words, so that a case can state the expected one. */
  readonly showPosition: (state: unknown, seat: Seat) => unknown;
  /** An event in the words of a case, if the event itself uses numbers. */
  readonly showEvent?: (event: unknown, state: unknown) => unknown;
  /**
   * For systems whose set-up takes long, and some of whose commands do: a server computes these in another thread.
   * Returns whether a command is one of them.
   */
  readonly takesLong?: (command: unknown) => boolean;
  /** From the first to try to the last. */
  readonly scenarios?: readonly ScenarioCard[];
  /** What the general players need to know beyond the rules; without it they play at random. */
  readonly mind?: AnyMind;
  /** Computer players made for this system, from the weakest to the strongest. */
  readonly players?: Readonly<Record<string, AnyPlayer>>;
  /** For systems whose orders have a grammar. */
  readonly orders?: WrittenOrders;
  /** For systems that report in writing. */
  readonly report?: ReportOf;
  /** For campaigns that are played by mail in a folder. */
  readonly mail?: MailDoor;
  /** For statistics over many matches. */
  readonly count?: (state: unknown) => Count;
  readonly sim?: SimDoor;
}
