import { type Dice, MODERATOR, type Seat } from '@warmoot/kernel';
import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { GrandEvent } from '../engine/events.ts';
import { TABLE } from '../engine/orderRule.ts';
import { grand } from '../index.ts';
import { legalOrders } from '../orders/orderRules.ts';
import type { GrandOrder, SealedOrder } from '../orders/orders.ts';
import { changed, type Game } from '../state/game.ts';
import type { GrandOptions } from '../state/options.ts';
import { numberOf } from '../state/seats.ts';
import { census } from './census.ts';

/** GRD-SET-09, GRD-R-55: other choices that another kingdom might have sealed. */
const otherChoice = (game: Game, kingdom: number, dice: Dice): SealedOrder => {
  const open = changed(game, {
    sealed: game.sealed.map((order, each) => (each === kingdom ? null : order)),
    end: null,
  });
  const offered = [...legalOrders(open, kingdom, TABLE)];
  return offered[dice.roll(offered.length, 'another choice') - 1] as SealedOrder;
};

const disguise = (game: Game, seat: Seat, dice: Dice): Game | undefined => {
  if (seat === MODERATOR || game.end !== null) return undefined;
  const own = numberOf(seat);
  return changed(game, {
    sealed: game.sealed.map((order, kingdom) =>
      order === null || kingdom === own || order === 'hidden' ? order : otherChoice(game, kingdom, dice),
    ),
  });
};

const SEALED = ['setUp', 'stage', 'hire', 'place'];

/** Choices of another kingdom that a seat must not distinguish, as long as somebody else still has to choose. */
const alike = (game: Game, _seat: Seat, first: GrandOrder, second: GrandOrder): boolean =>
  first.type === second.type &&
  SEALED.includes(first.type) &&
  game.order.filter(
    (kingdom) => game.sealed[kingdom] === null && (game.phase !== 'market' || game.realms[kingdom]?.mayHire),
  ).length > 1;

export const grandKit: ConformanceKit<Game, GrandOrder, GrandEvent, Game, GrandOptions> = {
  system: grand,
  options: [
    { kingdoms: 2, yearLimit: 1 },
    { kingdoms: 3, yearLimit: 1, weather: true, fastArmies: true },
    { kingdoms: 4, yearLimit: 1, battleSystem: 'scaled' },
    { kingdoms: 2, yearLimit: 1, battleSystem: 'csw' },
    { kingdoms: 3, yearLimit: 1, battleSystem: 'csw', fastArmies: true, tacticalOptions: ['mercenaries'] },
  ],
  longestMatch: 6_000,
  disguise,
  alike,
  census,
};
