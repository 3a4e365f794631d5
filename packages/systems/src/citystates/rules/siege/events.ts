import type { ChapterApply } from '../../engine/chapterEvents.ts';
import { changed, type Game, playerOf, withPlayer } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { removeUnits, withUnits } from '../../state/units.ts';
import { breachesIn, type Siege, withoutBreaches } from './state.ts';

export type SiegeEvent =
  | { readonly type: 'siegesChanged'; readonly player: PlayerNumber; readonly sieges: readonly Siege[] }
  | {
      readonly type: 'bombarded';
      readonly player: PlayerNumber;
      readonly unit: UnitId;
      readonly hex: Spot;
      readonly isBreached: boolean;
    }
  | {
      readonly type: 'breachesRepaired';
      readonly player: PlayerNumber;
      readonly hex: Spot;
      readonly gold: number;
    }
  /** CST-SUP-02, CST-SUP-04: who of the player's Units is unsupplied, and the Caravans used up. */
  | {
      readonly type: 'supplyTraced';
      readonly player: PlayerNumber;
      readonly unsupplied: readonly UnitId[];
      readonly caravans: readonly UnitId[];
    };

const bombarded = (
  game: Game,
  { unit, hex, isBreached }: Extract<SiegeEvent, { type: 'bombarded' }>,
): Game => {
  const next = withUnits(game, [unit], (engines) => {
    engines.hasAttacked = true; // CST-R-97
    engines.isRevealed = true;
  });
  if (!isBreached) return next;
  const breaches = [...withoutBreaches(game, hex), { hex, count: breachesIn(game, hex) + 1 }];
  return changed(next, { breaches: breaches.sort((a, b) => a.hex - b.hex) });
};

const traced = (game: Game, event: Extract<SiegeEvent, { type: 'supplyTraced' }>): Game => {
  const { player, unsupplied, caravans } = event;
  const changing = game.units.filter(
    ({ id, owner, isUnsupplied }) => owner === player && isUnsupplied !== unsupplied.includes(id),
  );
  const next = withUnits(
    game,
    changing.map(({ id }) => id),
    (unit) => {
      unit.isUnsupplied = !unit.isUnsupplied;
    },
  );
  return removeUnits(next, caravans);
};

export const siegeApply: ChapterApply<SiegeEvent> = {
  siegesChanged: (game, { sieges }) => changed(game, { sieges }),
  bombarded,
  breachesRepaired: (game, { player, hex, gold }) =>
    changed(withPlayer(game, player, { gold: playerOf(game, player).gold - gold }), {
      breaches: withoutBreaches(game, hex),
    }),
  supplyTraced: traced,
};
