import {
  type AnySystem,
  type GameCommand,
  type Odds,
  type OddsLimits,
  oddsOf,
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

/** A first answer comes while the pointer still moves; a better one follows if that was a sample. */
const QUICK: OddsLimits = { walks: 1_500, samples: 250 };

interface Table {
  readonly number: number;
  readonly system: AnySystem;
  readonly seat: Seat;
  readonly view: unknown;
}

let table: Table | undefined;
let now: GameCommand | undefined;
let ahead: readonly GameCommand[] = [];
/** A sampled answer, to be refined when nothing is more urgent. */
let rough: GameCommand | undefined;
let isAtWork = false;

const weigh = ({ number, system, view, seat }: Table, command: GameCommand, limits?: OddsLimits): void => {
  const answer = (odds: Odds | null): void => postMessage({ number, command, odds } satisfies OddsAnswer);
  try {
    const odds = oddsOf(system, view, seat, command, limits);
    answer(odds);
    if (!odds.exact && limits !== undefined) rough = command;
  } catch {
    answer(null); // a command that is no longer permitted has no odds
  }
};

/** The most urgent first. False when there is nothing left. */
const workOnce = (seen: Table): boolean => {
  const [next, ...later] = ahead;
  if (now !== undefined) {
    weigh(seen, now, QUICK);
    now = undefined;
  } else if (rough !== undefined) {
    weigh(seen, rough);
    rough = undefined;
  } else if (next !== undefined) {
    ahead = later;
    weigh(seen, next, QUICK);
    rough = undefined; // nobody has asked for it yet
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
