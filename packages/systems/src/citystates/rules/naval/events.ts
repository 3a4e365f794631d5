import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { withCharacters, withUnits } from '../../state/units.ts';

export type NavalEvent = {
  readonly type: 'fleetSailed';
  readonly player: PlayerNumber;
  readonly ships: readonly UnitId[];
  /** CST-NAV-12: they spend nothing; allied passengers among them. */
  readonly cargo: readonly UnitId[];
  readonly characters: readonly CharacterId[];
  /** From the node left to the node reached. */
  readonly path: readonly Spot[];
  readonly spent: number;
  readonly isStopped: boolean;
};

export const navalApply: ChapterApply<NavalEvent> = {
  fleetSailed: (game, { ships, cargo, characters, path, spent, isStopped }) => {
    const at = path.at(-1) as Spot;
    const carried = (mover: { at: Spot }): void => {
      mover.at = at;
    };
    const sailed = withUnits(game, ships, (ship) => {
      ship.at = at;
      ship.spent += spent;
      ship.hasMoved = true;
      ship.isStopped = isStopped;
    });
    return withCharacters(withUnits(sailed, cargo, carried), characters, carried);
  },
};
