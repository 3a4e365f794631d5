import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import { changed, type Game, nextLayer, withPlayer } from '../../state/game.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { removeUnits } from '../../state/units.ts';
import { withoutPlayer } from '../alliances/state.ts';

export type VictoryEvent = {
  readonly type: 'playerEliminated';
  readonly player: PlayerNumber;
  readonly hasResigned: boolean;
  readonly units: readonly UnitId[];
  readonly characters: readonly CharacterId[];
  /** CST-VIC-02: both decks with his cards and Artifacts back in them, in their new order. */
  readonly deck: readonly string[];
  readonly encounters: readonly string[];
};

/** CST-VIC-02, CST-TER-15: Units, Characters, forts and control are removed; he leaves his bloc. */
const vanished = (game: Game, event: VictoryEvent): Game => {
  const { player, units, characters, deck, encounters } = event;
  return changed(
    removeUnits(withPlayer(game, player, { outInTurn: Math.max(1, game.turn), bloc: 0 }), units),
    {
      characters: game.characters.filter(({ id }) => !characters.includes(id)),
      decks: { ...game.decks, characters: deck, encounters },
      centres: game.centres.map((centre) =>
        centre.controller === player ? { ...centre, controller: NOBODY } : centre,
      ),
      forts: game.forts.filter(({ owner }) => owner !== player),
      works: game.works.filter(({ unit }) => !units.includes(unit)),
      setUp: {
        ...game.setUp,
        layer: game.setUp.layer === player ? nextLayer(game, player) : game.setUp.layer,
        purchases: game.setUp.purchases.map((purchase, buyer) => (buyer === player ? null : purchase)),
      },
      questions: game.questions.filter((question) => question.player !== player),
      diplomacy: withoutPlayer(game.diplomacy, player),
    },
  );
};

/** CST-VIC-07: the turn of the active player goes straight to END. */
const straightToEnd = (game: Game, player: PlayerNumber): Game =>
  game.active === player && game.phase !== 'end'
    ? changed(game, { phase: 'combat', isPhaseOver: true, questions: [] })
    : game;

export const victoryApply: ChapterApply<VictoryEvent> = {
  playerEliminated: (game, event) => straightToEnd(vanished(game, event), event.player),
};
