import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import { type Game, withCentre } from '../../state/game.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { withCharacters, withUnits } from '../../state/units.ts';
import { knownToAll, paid } from '../characters/events.ts';
import { withLasting } from '../characters/lasting.ts';
import type { Entry } from '../characters/state.ts';

export type BarbarianEvent =
  /** CST-BAR-02: only the player himself needs to know. */
  | { readonly type: 'centreEntered'; readonly player: PlayerNumber; readonly entry: Entry }
  | {
      readonly type: 'centrePillaged';
      readonly player: PlayerNumber;
      readonly character: CharacterId;
      readonly centre: number;
      readonly gold: number;
      /** They neither move nor attack any more this turn. */
      readonly units: readonly UnitId[];
    }
  | { readonly type: 'centresRecovered'; readonly centres: readonly number[] };

/**
 * CST-BAR-05, CST-BAR-06, CST-R-55: no allegiance, and the terrain stays as printed; the Units there are done for this
 * turn (CST-BAR-04).
 */
const pillaged = (game: Game, event: Extract<BarbarianEvent, { type: 'centrePillaged' }>): Game => {
  const { player, character, centre, gold, units } = event;
  const next = withCentre(paid(game, player, gold), centre, {
    controller: NOBODY,
    pillagedInTurn: game.turn,
  });
  const done = withUnits(next, units, (unit) => {
    unit.isStopped = true;
    unit.hasAttacked = true;
  });
  return withCharacters(done, [character], (each) => {
    each.hasActed = true;
    each.isStopped = true;
    each.knownTo = knownToAll(game);
  });
};

export const barbarianApply: ChapterApply<BarbarianEvent> = {
  centreEntered: (game, { entry }) => withLasting(game, { entries: [...game.lasting.entries, entry] }),
  centrePillaged: pillaged,
  centresRecovered: (game, { centres }) =>
    centres.reduce((next, centre) => withCentre(next, centre, { pillagedInTurn: 0 }), game),
};
