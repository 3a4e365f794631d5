import { cacheLastTwo } from '@warmoot/kernel';
import type { Question } from '../engine/questions.ts';
import type { Lasting } from '../rules/characters/state.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';

/**
 * CST-R-70: lasting effects and face-up Guardians are open to all. CST-HID-02, CST-R-68: only their owner sees
 * protections, the graveyard and how Barbarians arrived.
 */
const lastingSeenNow = (game: Game, player: PlayerNumber): Lasting => {
  const { effects, protections, graveyard, ruins, entries, fated, staked } = game.lasting;
  const isOwn = (id: string): boolean => findCharacter(game, id)?.owner === player;
  return {
    effects,
    protections: protections.filter(({ rogue }) => isOwn(rogue)),
    graveyard: graveyard.filter(({ character }) => character.owner === player),
    ruins,
    entries: entries.filter(({ character }) => isOwn(character)),
    fated: fated.filter(({ character, by }) => by === player || isOwn(character)),
    staked,
  };
};

interface LastingSeen {
  readonly characters: Game['characters'];
  readonly lasting: Lasting;
}

const lastingSeenBefore = cacheLastTwo((_lasting: Lasting) => new Map<PlayerNumber, LastingSeen>());

/** The same object as long as neither changes. */
export const lastingSeen = (game: Game, player: PlayerNumber): Lasting => {
  const before = lastingSeenBefore(game.lasting);
  const known = before.get(player);
  if (known?.characters === game.characters) return known.lasting;
  const lasting = lastingSeenNow(game, player);
  before.set(player, { characters: game.characters, lasting });
  return lasting;
};

/** Everybody knows who is asked, but only that player knows about what. */
export const questionsSeen = ({ questions }: Game, player: PlayerNumber): readonly Question[] =>
  questions.length === 0
    ? questions
    : questions.map((question) =>
        question.player === player ? question : { kind: question.kind, player: question.player },
      );
