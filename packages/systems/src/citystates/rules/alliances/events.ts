import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { removeUnits, withCharacters, withUnits } from '../../state/units.ts';

export type AllianceEvent =
  /** CST-DIP-04: to nowhere if it is destroyed. */
  | {
      readonly type: 'visitorMoved';
      readonly player: PlayerNumber;
      readonly unit: UnitId;
      readonly from: Spot;
      readonly to: Spot;
    }
  | { readonly type: 'characterPutAshore'; readonly character: CharacterId; readonly to: Spot };

export const allianceApply: ChapterApply<AllianceEvent> = {
  visitorMoved: (game, { unit, to }) =>
    to === NOWHERE
      ? removeUnits(game, [unit])
      : withUnits(game, [unit], (mover) => {
          mover.at = to;
        }),
  characterPutAshore: (game, { character, to }) =>
    withCharacters(game, [character], (mover) => {
      mover.at = to;
    }),
};
