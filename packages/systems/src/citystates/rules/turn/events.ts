import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { PhaseName } from '../../engine/sequence.ts';
import { changed, type Game, withPlayer } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { forgettingEmptied } from '../../state/sightings.ts';

export type TurnEvent =
  | { readonly type: 'phaseBegun'; readonly phase: PhaseName; readonly player: PlayerNumber }
  | { readonly type: 'phaseEnded'; readonly player: PlayerNumber }
  /** A new game turn (CST-GEN-06). */
  | { readonly type: 'turnBegun'; readonly turn: number }
  /** CST-TRN-02: movement points, strikes and actions of the active player. */
  | { readonly type: 'refreshed'; readonly player: PlayerNumber }
  | {
      readonly type: 'matchEnded';
      readonly winners: readonly PlayerNumber[];
      readonly reason: string;
    };

/** CST-TRN-02: refreshes all of the player's pieces, and records where they were (CST-ECO-03, CST-MOV-13). */
const refreshed = (game: Game, player: PlayerNumber): Game => ({
  ...withPlayer(game, player, { hasHired: false, hasTraded: false }),
  units: game.units.map((unit) =>
    unit.owner === player
      ? {
          ...unit,
          spent: 0,
          hasMoved: false,
          isStopped: false,
          startedAt: unit.at,
          hasAttacked: false,
          isForced: false,
        }
      : unit,
  ),
  characters: game.characters.map((character) =>
    character.owner === player
      ? {
          ...character,
          spent: 0,
          hasMoved: false,
          isStopped: false,
          startedAt: character.at,
          hasActed: false,
          lostTurn: character.lostTurn === 2 ? 1 : 0, // CST-R-87
        }
      : character,
  ),
  centres: game.centres.map((centre) =>
    centre.raised > 0 || centre.ships > 0 ? { ...centre, raised: 0, ships: 0 } : centre,
  ),
});

export const turnApply: ChapterApply<TurnEvent> = {
  phaseBegun: (game, { phase, player }) => changed(game, { phase, active: player, isPhaseOver: false }),
  phaseEnded: (game) => changed(game, { isPhaseOver: true }),
  turnBegun: (game, { turn }) => changed(game, { turn }),
  refreshed: (game, { player }) => forgettingEmptied(refreshed(game, player)),
  matchEnded: (game, event) =>
    changed(game, {
      end: {
        winners: event.winners,
        reason: event.reason,
        rule: (event as { readonly rules?: readonly string[] }).rules?.[0] ?? 'CST-VIC-01',
      },
      questions: [],
    }),
};
