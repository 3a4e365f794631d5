import { cacheByKey, cacheLastTwo, MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import { standingOf } from '../rules/standing/standingOf.ts';
import { NO_STANDING_ORDERS, type StandingOrders } from '../rules/standing/state.ts';
import { type Character, newCharacter } from '../state/character.ts';
import type { Decks, Game, Player, SetUp } from '../state/game.ts';
import { cachePerPlayer } from '../state/perPlayer.ts';
import { bitOf, NOBODY, numberOf, type PlayerNumber } from '../state/seats.ts';
import { isAlly } from '../state/sides.ts';
import type { Sighting } from '../state/sightings.ts';
import { battleSeen } from './battle.ts';
import { lastingSeen, questionsSeen } from './lasting.ts';
import { unitsSeenBy } from './stacks.ts';

/** A card that nobody may see. */
export const FACE_DOWN = '?';

const faceDown = cacheByKey((cards: number): readonly string[] =>
  Array.from({ length: cards }, () => FACE_DOWN),
);

/** CST-HID-03: the owner has chosen to show his Characters to his allies. */
const isSharedWith = (game: Game, player: PlayerNumber, { owner }: Character): boolean =>
  player !== NOBODY && isAlly(game, player, owner) && standingOf(game, owner).sharesCharacters;

/** CST-HID-03: whether a player knows a Character of another; spectators know what everybody knows. */
export const knows = (game: Game, player: PlayerNumber, character: Character): boolean => {
  if (character.owner === player || character.isLeader) return true;
  if (isSharedWith(game, player, character)) return true;
  const everybody = (1 << game.players.length) - 1;
  return player === NOBODY
    ? (character.knownTo | bitOf(character.owner)) === everybody
    : (character.knownTo & bitOf(player)) !== 0;
};

/** CST-R-68: place, name, class, level, curse, Artifacts and lost turn; nothing else. */
const known = (character: Character, player: PlayerNumber): Character =>
  newCharacter(character, character.owner, character.at, {
    isLeader: character.isLeader,
    isCursed: character.isCursed,
    artifacts: character.artifacts,
    lostTurn: character.lostTurn,
    knownTo: player === NOBODY ? 0 : bitOf(player),
  });

const charactersSeenNow = (game: Game, player: PlayerNumber): Character[] => {
  const seen: Character[] = [];
  for (const character of game.characters)
    if (character.owner === player) seen.push(character);
    else if (knows(game, player, character)) seen.push(known(character, player));
  return seen;
};

/** CST-HID-03: the allies who show this player their Characters, as bits. */
const sharersWith = (game: Game, player: PlayerNumber): number => {
  let bits = 0;
  for (let owner = 0; owner < game.standing.length; owner++)
    if (standingOf(game, owner).sharesCharacters && isAlly(game, player, owner)) bits |= bitOf(owner);
  return player === NOBODY ? 0 : bits;
};

interface CharactersSeen {
  readonly sharers: number;
  readonly characters: readonly Character[];
}

const charactersSeenBefore = cacheLastTwo(
  (_characters: readonly Character[]) => new Map<PlayerNumber, CharactersSeen>(),
);

/** The same object as long as neither the Characters nor those who show them change. */
const charactersSeen = (game: Game, player: PlayerNumber): readonly Character[] => {
  const before = charactersSeenBefore(game.characters);
  const sharers = sharersWith(game, player);
  const known = before.get(player);
  if (known?.sharers === sharers) return known.characters;
  const characters = charactersSeenNow(game, player);
  before.set(player, { sharers, characters });
  return characters;
};

/** The number of Units he ever raised would reveal how many Caravans he bought. */
const playersSeen = cachePerPlayer((players: readonly Player[], player) =>
  players.map((each, number) => (number === player ? each : { ...each, raised: 0 })),
);

/** CST-SET-05: others see that somebody has bought, not what; CST-BRD-14: only the next board is public. */
const setUpSeen = cachePerPlayer(
  ({ boards, layer, purchases }: SetUp, player): SetUp => ({
    boards: boards.map((board, at) => (at === 0 ? board : FACE_DOWN)),
    layer,
    purchases: purchases.map((purchase, buyer) =>
      purchase === null || buyer === player ? purchase : 'hidden',
    ),
  }),
);

const decksSeen = cachePerPlayer(
  ({ characters, encounters, discards }: Decks): Decks => ({
    characters: faceDown(characters.length),
    encounters: faceDown(encounters.length),
    discards,
  }),
);

/** CST-R-111: what the player saw alone, and what everybody saw. */
const sightingsSeen = cachePerPlayer((sightings: readonly Sighting[], player) =>
  sightings.filter(({ by, owner }) => owner !== player && (by === player || by === NOBODY)),
);

/** CST-PLY-05: private to their owner. */
const standingSeen = cachePerPlayer((standing: readonly StandingOrders[], player) =>
  standing.map((orders, each) => (each === player ? orders : NO_STANDING_ORDERS)),
);

/** CST-HID-02. A field added to the game stays secret until someone adds it here. */
export const view = (game: Game, seat: Seat): Seen<Game> => {
  if (seat === MODERATOR) return seen(game);
  const player = numberOf(seat);
  const { units, stacks } = unitsSeenBy(game, player);
  return seen({
    options: game.options,
    layout: game.layout,
    setUp: setUpSeen(game.setUp, player),
    phase: game.phase,
    isPhaseOver: game.isPhaseOver,
    turn: game.turn,
    active: game.active,
    players: playersSeen(game.players, player),
    units,
    stacks,
    characters: charactersSeen(game, player),
    centres: game.centres,
    hexsides: game.hexsides,
    forts: game.forts,
    sieges: game.sieges,
    breaches: game.breaches,
    works: game.active === player ? game.works : [],
    sightings: sightingsSeen(game.sightings, player),
    decks: decksSeen(game.decks, player),
    battle: battleSeen(game.battle, player),
    diplomacy: game.diplomacy,
    standing: standingSeen(game.standing, player),
    lasting: lastingSeen(game, player),
    questions: questionsSeen(game, player),
    end: game.end,
  });
};
