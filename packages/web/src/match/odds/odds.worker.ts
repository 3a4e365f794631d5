import {
  type AnySystem,
  type GameCommand,
  type Odds,
  OddsInquiry,
  type OddsLimits,
  type Seat,
} from '@warmoot/kernel';
import type { Language } from '../../text/language.ts';
import { loadSystem } from '../systems.ts';

/** Messages to the worker: the view, once for every change; likely next questions; the current question. */
export type OddsRequest =
  | {
      readonly kind: 'view';
      readonly number: number;
      readonly system: string;
      readonly language: Language;
      readonly seat: Seat;
      readonly view: unknown;
    }
  | { readonly kind: 'ahead'; readonly commands: readonly GameCommand[] }
  | { readonly kind: 'now'; readonly command: GameCommand | undefined };

export interface OddsAnswer {
  /** The number of the view that was asked about. */
  readonly number: number;
  readonly command: GameCommand;
  readonly odds: Odds | null;
}

const LIMITS: OddsLimits = { walks: 20_000, samples: 4_000, pairs: 1_600 };

/** A first answer comes while the pointer still moves; better ones follow while one looks. */
const FIRST_MS = 25;
const NEXT_MS = 250;

interface Table {
  readonly number: number;
  readonly system: AnySystem;
  readonly seat: Seat;
  readonly view: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the system are not known here
type Inquiry = OddsInquiry<any, any, any, any, any>;

let table: Table | undefined;
let now: GameCommand | undefined;
let ahead: readonly GameCommand[] = [];
/** The question that somebody looks at, to be refined when nothing is more urgent. */
let rough: { readonly command: GameCommand; readonly inquiry: Inquiry } | undefined;
let isAtWork = false;

const answer = ({ number }: Table, command: GameCommand, odds: Odds | null): void =>
  postMessage({ number, command, odds } satisfies OddsAnswer);

/** For so long, then what is known by then. */
const refine = (seen: Table, command: GameCommand, inquiry: Inquiry, ms: number): void => {
  const until = performance.now() + ms;
  do inquiry.refine();
  while (!inquiry.isDone && performance.now() < until);
  answer(seen, command, inquiry.odds);
};

const weigh = (seen: Table, command: GameCommand): Inquiry | undefined => {
  try {
    const { system, view, seat } = seen;
    const inquiry = new OddsInquiry(system, view as never, seat, command, LIMITS);
    refine(seen, command, inquiry, FIRST_MS);
    return inquiry;
  } catch {
    answer(seen, command, null); // a command that is no longer permitted has no odds
    return undefined;
  }
};

const weighNow = (seen: Table, command: GameCommand): void => {
  now = undefined;
  const inquiry = weigh(seen, command);
  rough = inquiry && { command, inquiry };
};

/** The most urgent first. False when there is nothing left. */
const workOnce = (seen: Table): boolean => {
  const [next, ...later] = ahead;
  if (now !== undefined) weighNow(seen, now);
  else if (rough !== undefined && !rough.inquiry.isDone) refine(seen, rough.command, rough.inquiry, NEXT_MS);
  else if (next !== undefined) {
    ahead = later;
    weigh(seen, next); // nobody has asked for it yet: a first answer is enough
  } else return false;
  return true;
};

/** One question at a time: new messages are read before the next. */
const work = async (): Promise<void> => {
  if (isAtWork) return;
  isAtWork = true;
  while (table !== undefined && workOnce(table)) await new Promise((heard) => setTimeout(heard));
  isAtWork = false;
};

let latest = 0;

const look = async ({
  number,
  system: id,
  language,
  seat,
  view,
}: OddsRequest & { kind: 'view' }): Promise<void> => {
  [latest, table, now, ahead, rough] = [number, undefined, undefined, [], undefined];
  const system = await loadSystem(id, language);
  if (system !== undefined && number === latest) table = { number, system, seat, view };
};

addEventListener('message', async ({ data }: MessageEvent<OddsRequest>) => {
  if (data.kind === 'view') await look(data);
  else if (data.kind === 'ahead') ahead = data.commands;
  else [now, rough] = [data.command, undefined];
  await work();
});
