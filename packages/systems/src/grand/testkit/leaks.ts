import { firstDifference, type Seat, SPECTATOR, seededDice } from '@warmoot/kernel';
import { grand } from '../index.ts';
import { legalOrders } from '../orders/orderRules.ts';
import type { Game } from '../state/game.ts';
import type { GrandOptions } from '../state/options.ts';
import { grandKit } from './laws.ts';

/** A play for a view: the true one, or one that leaks, to see that a leak is found. */
type ViewOf = (state: Game, seat: Seat) => Game;

/** Everything that a seat can find out by asking, on one state. */
const knowable = (viewOf: ViewOf, state: Game, seat: Seat): unknown => {
  const view = viewOf(state, seat) as never;
  return {
    view,
    open: grand.pending(state).map(({ seat: who, task }) => [who, task]),
    scene: grand.scene(view, seat),
    offers: [...grand.subjects(view, seat)].flatMap((subject) => [...grand.legal(view, seat, subject)]),
  };
};

interface Looked {
  readonly pairs: number;
  readonly leak: string | undefined;
}

/** How many other states each viewer's is compared with. */
const OTHERS = 4;

/** In sealed phases a kingdom chooses at random, so that there is something to hide; its weeks pass quietly. */
const chosen = (game: Game, seat: Seat, dice: ReturnType<typeof seededDice>) => {
  const open = grand.pending(game).find((each) => each.seat === seat);
  if (open === undefined || game.phase === 'week') return open?.standIn;
  const offers = [...legalOrders(game, grand.seats(game.options).indexOf(seat), 'table')];
  return offers[dice.roll(Math.max(1, offers.length), 'choice') - 1] ?? open.standIn;
};

/** Plays a campaign and compares what each viewer knows of the true state with what he knows of others like it. */
export const lookForLeaks = (viewOf: ViewOf, options: GrandOptions, seed: number, most: number): Looked => {
  const dice = seededDice(`leaks ${seed}`);
  let game = grand.setup(options, dice).reduce(grand.apply, grand.blank) as Game;
  let pairs = 0;
  for (let [open] = grand.pending(game); open !== undefined && pairs < most; [open] = grand.pending(game)) {
    for (const viewer of [...grand.seats(options), SPECTATOR]) {
      for (let nth = 0; nth < OTHERS && pairs < most; nth++) {
        const other = grandKit.disguise?.(game, viewer, dice);
        if (other === undefined || firstDifference(other.sealed, game.sealed) === undefined) break;
        pairs++;
        const leak = firstDifference(knowable(viewOf, game, viewer), knowable(viewOf, other, viewer));
        if (leak !== undefined) return { pairs, leak: `${viewer}: ${JSON.stringify(leak)}` };
      }
    }
    const order = chosen(game, open.seat, dice) ?? open.standIn;
    game = grand.decide(game, open.seat, order, dice).reduce(grand.apply, game);
  }
  return { pairs, leak: undefined };
};
