import {
  type AnySystem,
  type GameCommand,
  type Odds,
  type OddsLimits,
  oddsOf,
  type Seat,
} from '@warmoot/kernel';
import { loadSystem } from '../systems.ts';

/** What is asked: first the view, once for every change; then commands about it. */
export type OddsAsked =
  | { readonly kind: 'view'; readonly system: string; readonly seat: Seat; readonly view: unknown }
  | { readonly kind: 'odds'; readonly number: number; readonly command: GameCommand };

export interface OddsAnswered {
  readonly number: number;
  readonly odds: Odds | null;
  readonly isFinal: boolean;
}

/** A first answer comes while the pointer still moves; a better one follows if that was a sample. */
const QUICK: OddsLimits = { walks: 1_500, samples: 250 };

let table: { readonly system: AnySystem; readonly seat: Seat; readonly view: unknown } | undefined;
let latest = 0;

const answer = (asked: number, odds: Odds | null, isFinal: boolean): void =>
  postMessage({ number: asked, odds, isFinal } satisfies OddsAnswered);

const weigh = async (asked: number, command: GameCommand): Promise<void> => {
  if (table === undefined) return answer(asked, null, true);
  const { system, view, seat } = table;
  try {
    const quick = oddsOf(system, view, seat, command, QUICK);
    answer(asked, quick, quick.exact);
    if (quick.exact) return;
    await new Promise((next) => setTimeout(next));
    if (asked === latest) answer(asked, oddsOf(system, view, seat, command), true);
  } catch {
    answer(asked, null, true); // a command that is no longer permitted has no odds
  }
};

let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<OddsAsked>) => {
  if (data.kind === 'odds') latest = data.number;
  queue = queue.then(async () => {
    if (data.kind === 'odds') return data.number === latest ? weigh(data.number, data.command) : undefined;
    const system = await loadSystem(data.system);
    table = system && { system, seat: data.seat, view: data.view };
  });
});
