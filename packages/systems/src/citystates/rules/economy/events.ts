import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Character } from '../../state/character.ts';
import { changed, type Game, playerOf, withCentre, withPlayer } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { addCharacters, addUnits, removeUnits } from '../../state/units.ts';

export type EconomyEvent =
  | { readonly type: 'incomeCollected'; readonly player: PlayerNumber; readonly gold: number }
  | {
      readonly type: 'unitRecruited';
      readonly unit: Unit;
      readonly centre: number;
      readonly gold: number;
      readonly isShip: boolean;
    }
  /** CST-ECO-08: only the hirer knows who came. */
  | { readonly type: 'characterHired'; readonly character: Character; readonly gold: number }
  | { readonly type: 'unitsDisbanded'; readonly player: PlayerNumber; readonly units: readonly UnitId[] }
  | {
      readonly type: 'caravanTraded';
      readonly player: PlayerNumber;
      readonly caravan: UnitId;
      readonly gold: number;
    }
  /** CST-ECO-12: they change owner and get new numbers (CST-R-69). */
  | { readonly type: 'caravansCaptured'; readonly taken: readonly UnitId[]; readonly as: readonly Unit[] }
  | { readonly type: 'controlTaken'; readonly centre: number; readonly player: PlayerNumber };

const paid = (game: Game, player: PlayerNumber, gold: number): Game =>
  withPlayer(game, player, { gold: playerOf(game, player).gold + gold });

export const economyApply: ChapterApply<EconomyEvent> = {
  incomeCollected: (game, { player, gold }) =>
    withPlayer(game, player, { gold: playerOf(game, player).gold + gold, income: gold }),
  unitRecruited: (game, { unit, centre, gold, isShip }) => {
    const { raised, ships } = game.centres[centre] as Game['centres'][number];
    const next = addUnits(withCentre(game, centre, { raised: raised + 1, ships: ships + (isShip ? 1 : 0) }), [
      unit,
    ]);
    const { gold: had, raised: ever } = playerOf(game, unit.owner);
    return withPlayer(next, unit.owner, { gold: had - gold, raised: ever + 1 });
  },
  characterHired: (game, { character, gold }) =>
    withPlayer(
      addCharacters(
        changed(game, {
          decks: {
            ...game.decks,
            characters: game.decks.characters.filter((id) => id !== character.id),
          },
        }),
        [character],
      ),
      character.owner,
      { gold: playerOf(game, character.owner).gold - gold, hasHired: true },
    ),
  unitsDisbanded: (game, { units }) => removeUnits(game, units),
  caravanTraded: (game, { player, caravan, gold }) =>
    withPlayer(paid(removeUnits(game, [caravan]), player, gold), player, { hasTraded: true }),
  caravansCaptured: (game, { taken, as }) => {
    const owner = as[0]?.owner ?? 0;
    const { raised } = playerOf(game, owner);
    return withPlayer(addUnits(removeUnits(game, taken), as), owner, { raised: raised + as.length });
  },
  controlTaken: (game, { centre, player }) => withCentre(game, centre, { controller: player }),
};
