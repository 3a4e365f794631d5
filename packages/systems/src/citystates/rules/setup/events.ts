import type { Race } from '../../data/races.ts';
import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import {
  BLANK,
  changed,
  type Game,
  groundIn,
  NEW_CENTRE,
  NEW_PLAYER,
  nextLayer,
  type Purchase,
  withCentre,
  withPlayer,
} from '../../state/game.ts';
import type { LaidBoard } from '../../state/ground.ts';
import type { MatchOptions } from '../../state/options.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import type { Unit } from '../../state/unit.ts';
import { addCharacters, addUnits } from '../../state/units.ts';

export type SetUpEvent =
  | { readonly type: 'matchOpened'; readonly options: MatchOptions }
  | { readonly type: 'raceTaken'; readonly player: PlayerNumber; readonly race: Race }
  /** CST-BRD-13: everything laid so far is taken up. */
  | { readonly type: 'boardsDrawn'; readonly boards: readonly string[] }
  | { readonly type: 'boardLaid'; readonly laid: LaidBoard; readonly by?: PlayerNumber }
  | { readonly type: 'boardsPutBack'; readonly boards: readonly string[] }
  | { readonly type: 'layerChanged'; readonly player: PlayerNumber }
  | { readonly type: 'mapFinished' }
  | { readonly type: 'homeChosen'; readonly player: PlayerNumber; readonly centre: number }
  /** Nobody may know the new order (CST-HID-08). */
  | {
      readonly type: 'deckShuffled';
      readonly deck: 'characters' | 'encounters';
      readonly cards: readonly string[];
    }
  | {
      readonly type: 'charactersDealt';
      readonly characters: readonly Character[];
      readonly from: readonly CharacterId[];
    }
  /** CST-SET-05: known to its buyer until everybody has bought. */
  | { readonly type: 'forceBought'; readonly player: PlayerNumber; readonly purchase: Purchase }
  | {
      readonly type: 'forcePlaced';
      readonly player: PlayerNumber;
      readonly units: readonly Unit[];
      readonly gold: number;
    };

const opened = (_game: Game, options: MatchOptions): Game => ({
  ...BLANK,
  options,
  players: Array.from({ length: options.players }, (_, player) => ({
    ...NEW_PLAYER,
    bloc: options.teams[player] ?? 0,
  })),
  setUp: { ...BLANK.setUp, purchases: Array.from({ length: options.players }, () => null) },
});

const without = (list: readonly string[], gone: readonly string[]): string[] =>
  list.filter((each) => !gone.includes(each));

/** CST-SET-04: he controls the City and the three Towns of its board. */
const settled = (game: Game, player: PlayerNumber, capital: number): Game => {
  const { centres } = groundIn(game);
  const home = centres[capital]?.board;
  return centres.reduce(
    (next, { board }, centre) => (board === home ? withCentre(next, centre, { controller: player }) : next),
    withPlayer(game, player, { capital }),
  );
};

export const setUpApply: ChapterApply<SetUpEvent> = {
  matchOpened: (game, { options }) => opened(game, options),
  raceTaken: (game, { player, race }) => withPlayer(game, player, { race }),
  boardsDrawn: (game, { boards }) =>
    changed(game, {
      layout: [],
      setUp: { ...game.setUp, boards, layer: nextLayer(game, NOBODY) },
    }),
  boardLaid: (game, { laid }) =>
    changed(game, {
      layout: [...game.layout, laid],
      setUp: { ...game.setUp, boards: without(game.setUp.boards, [laid.board]) },
    }),
  boardsPutBack: (game, { boards }) =>
    changed(game, { setUp: { ...game.setUp, boards: [...without(game.setUp.boards, boards), ...boards] } }),
  layerChanged: (game, { player }) => changed(game, { setUp: { ...game.setUp, layer: player } }),
  mapFinished: (game) => changed(game, { centres: groundIn(game).centres.map(() => NEW_CENTRE), units: [] }),
  homeChosen: (game, { player, centre }) => settled(game, player, centre),
  deckShuffled: (game, { deck, cards }) => changed(game, { decks: { ...game.decks, [deck]: cards } }),
  charactersDealt: (game, { characters, from }) =>
    addCharacters(
      changed(game, { decks: { ...game.decks, characters: without(game.decks.characters, from) } }),
      characters,
    ),
  forceBought: (game, { player, purchase }) =>
    changed(game, {
      setUp: {
        ...game.setUp,
        purchases: game.setUp.purchases.map((own, number) => (number === player ? purchase : own)),
      },
    }),
  forcePlaced: (game, { player, units, gold }) =>
    withPlayer(addUnits(game, units), player, { gold, raised: units.length }),
};
