import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import { changed, type Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { addCharacters, withCharacters } from '../../state/units.ts';
import { receive } from '../characters/events.ts';
import { ruinIn, withRuin } from '../characters/lasting.ts';
import { isGuardian } from './cards.ts';

export type RuinEvent =
  | {
      readonly type: 'cardMet';
      readonly player: PlayerNumber;
      readonly character: CharacterId;
      readonly hex: Spot;
      readonly card: string;
    }
  | { readonly type: 'encountersReshuffled'; readonly cards: readonly string[] }
  | {
      readonly type: 'guardianFought';
      readonly player: PlayerNumber;
      readonly character: CharacterId;
      readonly hex: Spot;
      readonly card: string;
      readonly totals: readonly [number, number];
      readonly outcome: 'beaten' | 'drivenOff' | 'killed';
    }
  | {
      readonly type: 'guardianExorcised';
      readonly player: PlayerNumber;
      readonly hex: Spot;
      readonly card: string;
    }
  /** CST-RUI-05, CST-RUI-07: it stays with the discards until somebody takes it. */
  | { readonly type: 'artifactFound'; readonly player: PlayerNumber; readonly artifact: string }
  | { readonly type: 'artifactTaken'; readonly character: CharacterId; readonly artifact: string }
  | { readonly type: 'artifactLost'; readonly character: CharacterId; readonly artifact: string }
  | {
      readonly type: 'testRolled';
      readonly character: CharacterId;
      readonly card: string;
      readonly number: number;
      readonly passes: boolean;
    }
  | { readonly type: 'turnLost'; readonly character: CharacterId }
  | { readonly type: 'explorerStrayed'; readonly character: CharacterId; readonly hex: Spot }
  | { readonly type: 'ruinsClosed'; readonly hex: Spot; readonly through: number }
  /** CST-R-72: only his new owner knows who joined. */
  | { readonly type: 'characterJoined'; readonly character: Character }
  | { readonly type: 'characterCardReturned'; readonly cards: readonly string[] };

const discarded = (game: Game, card: string): Game =>
  changed(game, { decks: { ...game.decks, discards: [...game.decks.discards, card] } });

const withoutGuardian = (game: Game, hex: Spot): Game => {
  const { guardian } = ruinIn(game, hex);
  return guardian === null ? game : discarded(withRuin(game, hex, { guardian: null }), guardian);
};

const without = (cards: readonly string[], card: string): string[] => cards.filter((each) => each !== card);

/** CST-RUI-02, CST-RUI-03: he moves no further; a Guardian stays face up, any other card is discarded. */
const met = (game: Game, { character, hex, card }: Extract<RuinEvent, { type: 'cardMet' }>): Game => {
  const drawn = changed(game, {
    decks: { ...game.decks, encounters: without(game.decks.encounters, card) },
  });
  const explored = withRuin(drawn, hex, { isExplored: true, ...(isGuardian(card) && { guardian: card }) });
  return withCharacters(isGuardian(card) ? explored : discarded(explored, card), [character], (each) => {
    each.isStopped = true;
  });
};

export const ruinApply: ChapterApply<RuinEvent> = {
  cardMet: met,
  encountersReshuffled: (game, { cards }) =>
    changed(game, { decks: { ...game.decks, encounters: cards, discards: [] } }),
  guardianFought: (game, { hex, outcome }) => (outcome === 'beaten' ? withoutGuardian(game, hex) : game),
  guardianExorcised: (game, { hex }) => withoutGuardian(game, hex),
  artifactFound: (game, { artifact }) =>
    discarded(
      changed(game, {
        decks: {
          ...game.decks,
          encounters: without(game.decks.encounters, artifact),
          discards: without(game.decks.discards, artifact),
        },
      }),
      artifact,
    ),
  artifactTaken: (game, { character, artifact }) =>
    withCharacters(
      changed(game, { decks: { ...game.decks, discards: without(game.decks.discards, artifact) } }),
      [character],
      (each) => receive(each, [artifact]),
    ),
  artifactLost: (game, { character, artifact }) =>
    withCharacters(discarded(game, artifact), [character], (each) => {
      each.artifacts = without(each.artifacts, artifact);
    }),
  testRolled: (game) => game,
  turnLost: (game, { character }) =>
    withCharacters(game, [character], (each) => {
      each.lostTurn = 2;
    }),
  explorerStrayed: (game, { character, hex }) =>
    withCharacters(game, [character], (each) => {
      each.at = hex;
    }),
  ruinsClosed: (game, { hex, through }) => withRuin(game, hex, { closedThrough: through }),
  characterJoined: (game, { character }) =>
    addCharacters(
      changed(game, {
        decks: { ...game.decks, characters: without(game.decks.characters, character.id) },
      }),
      [character],
    ),
  characterCardReturned: (game, { cards }) => changed(game, { decks: { ...game.decks, characters: cards } }),
};
