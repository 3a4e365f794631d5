import type { Change, DiceDeclaration, ImportedRolls, Odds, Reading, Seat, Thought } from '@warmoot/kernel';
import type { OrderFinding, ReportFormat } from '@warmoot/systems';
import type { LinesRead } from '../matches/line.ts';
import type { DicePlace } from '../matches/ruled.ts';
import type { News } from '../matches/sight.ts';
import type { Stretch } from '../matches/stretch.ts';
import type { LogRow } from '../store/store.ts';

/** A question about a match as one seat sees it. */
interface Seen {
  readonly system: string;
  readonly seat: Seat;
}

/** Which command should it give? Asked of a computer player, which sees what its seat sees. */
export interface ChooseTask extends Seen {
  readonly kind: 'choose';
  readonly player: string;
  /** The question it answers; absent if the match waits for a command of its own. */
  readonly question?: string;
  readonly seconds: number;
  /** The seed of the player's own dice: the same question gets the same answer on every node. */
  readonly seed: string;
}

/** What would a command do? */
interface OddsTask extends Seen {
  readonly kind: 'odds';
  readonly command: unknown;
}

/** The subjects a seat can choose from or, for one subject, its legal commands. The list stops when time runs out. */
export interface LegalTask extends Seen {
  readonly kind: 'legal';
  readonly subject: string | undefined;
  readonly most: number;
  readonly seconds: number;
}

/** Which commands does an order text contain? */
export interface OrdersTask extends Seen {
  readonly kind: 'orders';
  readonly text: string;
  readonly mostFindings: number;
}

interface ReportTask extends Seen {
  readonly kind: 'report';
  readonly format: ReportFormat;
}

/** A seat's news after a number, or what it saw then. */
export interface PastTask {
  readonly kind: 'news' | 'replay';
  readonly system: string;
  readonly seat: Seat;
  readonly stretch: Stretch;
  readonly number: number;
  readonly most: number;
}

/** Whether every die of a match agrees with its promise. */
export interface DiceTask {
  readonly kind: 'dice';
  readonly system: string;
  readonly rows: readonly LogRow[];
  readonly read: LinesRead;
  readonly dice: DiceDeclaration;
  readonly seed: string | null;
}

/** Was this match played by the rules? The request's body, unparsed. */
interface ImportTask {
  readonly kind: 'import';
  readonly bytes: Uint8Array;
}

/** What does a command do? Asked about the true state, for a match whose system is slow. */
interface DecideTask {
  readonly kind: 'decide';
  readonly system: string;
  readonly options: unknown;
  /** As JSON. */
  readonly state: string;
  readonly seat: Seat;
  readonly command: unknown;
  readonly place: DicePlace;
}

/** How does a match begin? */
interface SetupTask {
  readonly kind: 'setup';
  readonly system: string;
  readonly options: unknown;
  readonly dice: DicePlace['dice'];
}

/** Can a match be played with these options? */
interface OptionsTask {
  readonly kind: 'options';
  readonly system: string;
  readonly options: unknown;
}

/** Tasks that come with a view, and those that contain everything they need. */
export type SeenTask = ChooseTask | OddsTask | LegalTask | OrdersTask | ReportTask;
export type Task = SeenTask | PastTask | DiceTask | ImportTask | DecideTask | SetupTask | OptionsTask;

export interface LegalList {
  readonly subjects?: readonly string[];
  readonly commands?: readonly { readonly command: unknown; readonly says: string }[];
  /** The list may be incomplete. */
  readonly isTruncated: boolean;
}

interface OrdersRead {
  readonly commands: readonly unknown[];
  readonly findings: readonly OrderFinding[];
  /** How many findings are not shown. */
  readonly leftOut: number;
}

/** A match that was replayed. Its lines are JSON: text passes between threads cheaply, objects do not. */
export interface PackedImport {
  readonly head: string;
  readonly lines: readonly string[];
  readonly rolls: readonly ImportedRolls[];
}

/** One news item as JSON, and its number. */
export interface PackedNews {
  readonly number: number;
  readonly json: string;
}

export const packed = (item: News): PackedNews => ({ number: item.number, json: JSON.stringify(item) });

/** The result of each kind of task; null if the seat has none. */
export interface Answers {
  readonly choose: Thought<unknown> | null;
  readonly odds: Odds;
  readonly legal: LegalList;
  readonly orders: OrdersRead | null;
  readonly report: string | null;
  readonly news: readonly PackedNews[];
  /** A sight as JSON. */
  readonly replay: string | null;
  /** What `diceChecked` answers, as JSON. */
  readonly dice: string;
  readonly import: Reading<PackedImport>;
  /** The kernel's answer, as JSON. */
  readonly decide: string;
  /** Events, as JSON. */
  readonly setup: string;
  readonly options: Reading<unknown>;
}
export type Answer = Answers[keyof Answers];

/** A view on its way to a worker: all of it, or what changed since the worker last had it. */
export type Packed = { readonly whole: unknown } | { readonly changes: readonly Change[] };

export interface Request {
  /** The match and seat the view belongs to. */
  readonly view?: { readonly key: string; readonly packed: Packed };
  readonly task: Task;
}

export type Report = { readonly answer: Answer } | { readonly defect: string };

/** A thread says once that its program is loaded. */
export interface Ready {
  readonly ready: true;
}
