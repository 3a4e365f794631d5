import { type Dice, Match, seededDice } from '../../packages/kernel/src/index.ts';
import { grandPlayers } from '../../packages/systems/src/grand/ai/index.ts';
import { grand } from '../../packages/systems/src/grand/index.ts';
import type { OrderOf } from '../../packages/systems/src/grand/orders/orders.ts';
import type { Game } from '../../packages/systems/src/grand/state/game.ts';
import { idOf, spotIn } from '../../packages/systems/src/grand/state/places.ts';
import { numberOf } from '../../packages/systems/src/grand/state/seats.ts';

const OPTIONS = { kingdoms: 4, yearLimit: 1 } as const;
/** A resource stage follows. */
const WEEK = 10;
const PACK = 52;
const MOST_TRIES = 60;

type War = ReturnType<typeof begin>;
const begin = (seed: string) => Match.begin(grand, OPTIONS, seededDice(seed));

/** A position in the tenth week in which Red can attack a computer kingdom, after a card was drawn. */
export interface WarAtTen {
  readonly record: unknown;
  /** The hex of Red's army, and that of the army to attack. */
  readonly from: string;
  readonly to: string;
}

/** The other person's army would ask that person. */
const attackOn = (game: Game, computers: readonly string[]): OrderOf<'attack'> | undefined =>
  [...grand.subjects(game as never, 'red')]
    .flatMap((subject) => [...grand.legal(game as never, 'red', subject)])
    .filter((order): order is OrderOf<'attack'> => order.type === 'attack' && order.part === undefined)
    .find(({ hex }) =>
      game.armies.some(
        ({ at, owner }) => at === spotIn(game, hex) && computers.map(numberOf).includes(owner),
      ),
    );

const wanted = (war: War, computers: readonly string[]): WarAtTen | undefined => {
  const game = war.viewOf('red') as Game;
  const isRedsTurn = game.phase === 'week' && game.battle === null && war.pending[0]?.seat === 'red';
  if (game.week !== WEEK || !isRedsTurn || game.pack.length === PACK) return undefined;
  const attack = attackOn(game, computers);
  const army = game.armies.find(({ id }) => id === attack?.army);
  return attack && army && { record: war.record(), from: idOf(game, army.at), to: attack.hex };
};

/** Computer kingdoms play until the position is there, or the week is over. */
const playTo = (war: War, thoughts: Dice, computers: readonly string[]): WarAtTen | undefined => {
  for (let [open] = war.pending; open !== undefined; [open] = war.pending) {
    const found = wanted(war, computers);
    const { week } = war.viewOf('red') as Game;
    if (found !== undefined || week > WEEK) return found;
    const thought = grandPlayers.duke?.choose(war.viewOf(open.seat), open.seat, { lines: 1 }, thoughts);
    war.submit(open.seat, thought?.command ?? open.standIn);
  }
  return undefined;
};

/** The first of many wars that leads to such a position, whatever the computer kingdoms have learnt meanwhile. */
export const warAtTen = (computers: readonly string[]): WarAtTen => {
  for (let seed = 1; seed <= MOST_TRIES; seed++) {
    const found = playTo(begin(`war ${seed}`), seededDice(`thoughts ${seed}`), computers);
    if (found !== undefined) return found;
  }
  throw new Error('No war came to an attack in the tenth week.');
};
